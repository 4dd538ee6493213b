package table

import (
	"slices"
	"strconv"
	"strings"
)

// OneOf returns the end of an error about an unknown word: the name that was probably meant, or all names. Empty names are
// left out.
func OneOf(word string, names []string) string {
	if hint := DidYouMean(word, names); hint != "" {
		return hint
	}
	known := slices.DeleteFunc(slices.Clone(names), func(s string) bool { return s == "" })
	return "; expected one of " + strings.Join(known, ", ")
}

// DidYouMean returns the end of an error about an unknown word: the name that was probably meant, or "".
func DidYouMean(word string, names []string) string {
	if name := Nearest(word, names); name != "" {
		return "; did you mean " + strconv.Quote(name) + "?"
	}
	return ""
}

// Nearest returns the known name that differs from the word by the fewest letters, or "" if none is near.
func Nearest(word string, known []string) string {
	if len(word) > 64 {
		return ""
	}
	best, least := "", max(1, len([]rune(word))/3)+1
	for _, name := range known {
		if abs(len(name)-len(word)) >= 2*least {
			continue
		}
		if d := distance([]rune(word), []rune(name)); d < least {
			best, least = name, d
		}
	}
	return best
}

// distance returns how many letters have to be added, left out, changed or swapped with a neighbor to turn a into b.
func distance(a, b []rune) int {
	rows := [3][]int{make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, now := rows[(i+1)%3], rows[(i+2)%3], rows[i%3]
		now[0] = i
		for j := 1; j <= len(b); j++ {
			change := last[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			now[j] = min(change, last[j]+1, now[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				now[j] = min(now[j], before[j-2]+1)
			}
		}
	}
	return rows[len(a)%3][len(b)]
}

func abs(x int) int { return max(x, -x) }
