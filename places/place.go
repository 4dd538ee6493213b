package places

import "strings"

// Placed returns a sentence with words in place of the name of a cell: "walks to 3,4" becomes "walks 2 spaces east", and "throws a
// lamp at 3,4" becomes "throws a lamp 2 spaces east". It reports whether the sentence names the cell. Without words it stays.
func Placed(text, cell, words string) (string, bool) {
	i := index(text, cell)
	if i < 0 || words == "" {
		return text, i >= 0
	}
	before := text[:i]
	for _, word := range []string{" to ", " at ", " by "} {
		if cut, ok := strings.CutSuffix(before, word); ok {
			before = cut + " "
			break
		}
	}
	return before + words + text[i+len(cell):], true
}

// index returns where a text names a cell, or -1. The names of cells are numbers with commas: "2,3" is not in "12,3".
func index(text, cell string) int {
	part := func(c byte) bool { return c == '-' || c == ',' || c >= '0' && c <= '9' }
	for from := 0; cell != ""; {
		i := strings.Index(text[from:], cell)
		if i < 0 {
			return -1
		}
		i += from
		if end := i + len(cell); (i == 0 || !part(text[i-1])) && (end == len(text) || text[end] != '-' && (text[end] < '0' || text[end] > '9')) {
			return i
		}
		from = i + 1
	}
	return -1
}
