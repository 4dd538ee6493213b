package line

import (
	"fmt"
	"strings"

	"fray/internal/draw"
	"fray/table"
)

// pick finds the choice with a number of the list, and a cell where the number stands for several.
func pick(cs []table.Choice, n int, cell string) (table.Choice, error) {
	entries := draw.Entries(cs)
	if n > len(entries) {
		return table.Choice{}, fmt.Errorf("found %d; the list has %s", n, plural(len(entries), "entry", "entries"))
	}
	e := entries[n-1]
	switch {
	case !e.Family() && cell == "":
		return e.Choices[0], nil
	case !e.Family():
		return table.Choice{}, fmt.Errorf("found %q after %d; nothing was expected there", cell, n)
	case cell == "":
		return table.Choice{}, fmt.Errorf("%s which of them? Expected for example %d %s", e.Label, n, e.Choices[0].Cell)
	}
	c, ok := e.At(strings.Join(strings.Fields(cell), ""))
	if !ok {
		return table.Choice{}, fmt.Errorf("%s %s is not open; open are %s", e.Label, cell, strings.Join(e.Cells(), "  "))
	}
	return c, nil
}

// Find finds the only choice that is meant by the words: its key, its label, or words that fit no other.
func Find(cs []table.Choice, words string) (table.Choice, error) {
	fits := fitting(cs, words)
	switch len(fits) {
	case 1:
		return fits[0], nil
	case 0:
		return table.Choice{}, fmt.Errorf("nothing that may be answered fits %q%s; type list to see the choices, or help", words, nearest(cs, words))
	}
	const most = 6
	labels := make([]string, 0, most)
	for _, c := range fits[:min(most, len(fits))] {
		labels = append(labels, c.Label)
	}
	more := ""
	if len(fits) > most {
		more = fmt.Sprintf(", and %d more", len(fits)-most)
	}
	return table.Choice{}, fmt.Errorf("%q fits several: %s%s", words, strings.Join(labels, "; "), more)
}

// fitting are the choices that the words fit: one alone if they are its key or its label.
func fitting(cs []table.Choice, words string) []table.Choice {
	for i := range cs {
		if strings.EqualFold(cs[i].Key, words) || strings.EqualFold(cs[i].Label, words) {
			return cs[i : i+1]
		}
	}
	want := strings.Fields(strings.ToLower(words))
	var fits []table.Choice
	for _, c := range cs {
		if fit(want, strings.Fields(strings.ToLower(c.Label))) {
			fits = append(fits, c)
		}
	}
	return fits
}

// fit reports whether every wanted word is one of the label's, or the beginning of one. A word that ends in a digit is
// a name or a place: it has to be all of one.
func fit(want, label []string) bool {
	for _, w := range want {
		found := false
		for _, l := range label {
			l = strings.Trim(l, ",;:()")
			last := w[len(w)-1]
			if l == w || strings.HasPrefix(l, w) && (last < '0' || last > '9') {
				found = true
				break
			}
		}
		if !found {
			return false
		}
	}
	return len(want) > 0
}

// nearest is a hint at the label that was meant, or "".
func nearest(cs []table.Choice, words string) string {
	labels := make([]string, 0, len(cs))
	for _, c := range cs {
		labels = append(labels, c.Label)
	}
	if near := table.Nearest(words, labels); near != "" {
		return fmt.Sprintf("; did you mean %q?", near)
	}
	return ""
}
