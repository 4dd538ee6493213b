package present

import (
	"strings"

	"fray/table"
)

// lettered is how many choices of a family have a letter.
const lettered = 26

// Letter is what players may type in place of the target of the i-th choice of a family: a, b and so on. It is empty for cells,
// which have short names, and where the name of a target could be meant.
func (r Row) Letter(i int) string {
	if r.nth != nil {
		i = r.nth[i]
	}
	if !r.Family() || i >= lettered {
		return ""
	}
	for k := range r.Choices {
		c := &r.Choices[k]
		if c.Cell != "" || len(c.Target) == 1 || len(c.Aim) == 1 {
			return ""
		}
	}
	return string(rune('a' + i))
}

// Find returns the choice of a family that the words mean, and whether there is one: by letter, by cell, by the target's id or
// name, or by words of a name that no other target has.
func (r Row) Find(words string) (table.Choice, bool) {
	words = strings.Join(strings.Fields(words), " ")
	place := strings.ReplaceAll(words, " ", "")
	fits, found := 0, table.Choice{}
	for i := range r.Choices {
		c := &r.Choices[i]
		if letter := r.Letter(i); letter != "" && strings.EqualFold(letter, words) || c.Cell != "" && c.Cell == place {
			return *c, true
		}
		if strings.EqualFold(c.Target, words) || strings.EqualFold(Aim(c), words) {
			return *c, true
		}
		if c.Cell == "" && hasWords(Aim(c)+" "+c.Target, words) {
			fits, found = fits+1, *c
		}
	}
	return found, fits == 1
}

// hasWords reports whether each of the words begins a word of the name; one that ends in a digit has to be a whole word.
func hasWords(name, words string) bool {
	have := strings.Fields(strings.ToLower(table.InWords(name)))
	for w := range strings.FieldsSeq(strings.ToLower(table.InWords(words))) {
		found, last := false, w[len(w)-1]
		for _, h := range have {
			found = found || h == w || strings.HasPrefix(h, w) && (last < '0' || last > '9')
		}
		if !found {
			return false
		}
	}
	return words != ""
}
