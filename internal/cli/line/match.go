package line

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/places"
	"fray/table"
)

// pick finds the choice with this number in the list. If the number lists several targets or cells, aim selects one.
func pick(rows []present.Row, ways *places.Ways, n int, aim string) (table.Choice, error) {
	at := slices.IndexFunc(rows, func(r present.Row) bool { return r.Number == n })
	if at < 0 {
		return table.Choice{}, fmt.Errorf("there is no choice %d: the highest number is %d", n, highest(rows))
	}
	if rows[at].Gone() {
		return table.Choice{}, fmt.Errorf("choice %d is not possible now: %s", n, rows[at].Label)
	}
	e := draw.Entries(rows[at : at+1])[0]
	switch {
	case !e.Family() && aim == "":
		return e.Choices[0], nil
	case !e.Family():
		return table.Choice{}, fmt.Errorf("choice %d takes no place, got %q: type just %d", n, aim, n)
	case aim == "" && e.Places():
		such := fmt.Sprintf("%d %s", n, e.Choices[0].Cell)
		if words := ways.Of(&e.Choices[0]); words != "" {
			such += fmt.Sprintf(" or %d %s", n, words)
		}
		return table.Choice{}, fmt.Errorf("%s where? Type the place too, such as %s", e.Label, such)
	case aim == "":
		return table.Choice{}, fmt.Errorf("%s: which one? Type the target too, such as %d%s: %s", e.Label, n, cmp.Or(e.Letter(0), " "+present.Aim(&e.Choices[0])), strings.Join(e.Aims(), "  "))
	}
	c, ok := e.Find(aim)
	if !ok && e.Places() {
		return placed(e, ways, n, aim)
	}
	if !ok {
		return table.Choice{}, fmt.Errorf("%s %s is not possible; choose one of %s", e.Label, aim, strings.Join(e.Aims(), "  "))
	}
	return c, nil
}

// highest returns the highest number of the rows. Numbers may have gaps.
func highest(rows []present.Row) (n int) {
	for _, r := range rows {
		n = max(n, r.Number)
	}
	return n
}

// placed finds the place of an entry that words describe: all that is said of it, or a part such as "2 spaces east" or "next to Grik".
func placed(e draw.Entry, ways *places.Ways, n int, aim string) (table.Choice, error) {
	var fits []table.Choice
	for i := range e.Choices {
		said := ways.Of(&e.Choices[i])
		if said != "" && (strings.EqualFold(said, aim) || slices.ContainsFunc(strings.Split(said, ", "), func(part string) bool { return strings.EqualFold(part, aim) })) {
			fits = append(fits, e.Choices[i])
		}
	}
	switch len(fits) {
	case 0:
		return table.Choice{}, fmt.Errorf("%s %s is not possible; choose one of %s", e.Label, aim, strings.Join(e.Aims(), "  "))
	case 1:
		return fits[0], nil
	}
	cells := make([]string, len(fits))
	for i := range fits {
		cells[i] = fits[i].Cell
	}
	return table.Choice{}, fmt.Errorf("%d %s could be several places: type %d and one of %s", n, aim, n, strings.Join(draw.Ranges(cells), "  "))
}

// Find finds the one choice that the words match: by its key, by its label, or by words of both that match no other choice, or no other
// that begins with the first word. Ways adds the words for places.
func Find(cs []table.Choice, ways *places.Ways, words string) (table.Choice, error) {
	fits := fitting(cs, ways, words)
	if c, ok := plainest(fits); ok {
		return c, nil
	}
	if c, ok := plainest(begun(fits, words)); ok {
		return c, nil
	}
	if len(fits) == 0 {
		return table.Choice{}, fmt.Errorf("no choice matches %q%s", words, hint(cs, ways, words))
	}
	labels := make([]string, 0, len(fits))
	for _, c := range fits {
		label := ways.Label(&c)
		if label != c.Label { // several places may be described alike
			label += " (" + c.Cell + ")"
		}
		labels = append(labels, label)
	}
	return table.Choice{}, fmt.Errorf("%q matches several choices: %s", words, some(labels))
}

// some lists the first of the labels, and says how many more there are.
func some(labels []string) string {
	const most = 6
	if len(labels) <= most {
		return strings.Join(labels, "; ")
	}
	return fmt.Sprintf("%s, and %d more", strings.Join(labels[:most], "; "), len(labels)-most)
}

// begun returns the choices whose label begins with the first of the words: "attack orc" is an attack rather than a second attack.
func begun(fits []table.Choice, words string) []table.Choice {
	first, _, _ := strings.Cut(strings.ToLower(words), " ")
	var out []table.Choice
	for i := range fits {
		if strings.HasPrefix(strings.ToLower(fits[i].Label), first) {
			out = append(out, fits[i])
		}
	}
	return out
}

// plainest returns the choice whose key starts the keys of all others, such as an attack among the same attack with additions.
func plainest(fits []table.Choice) (table.Choice, bool) {
	for i := range fits {
		if !slices.ContainsFunc(fits, func(c table.Choice) bool {
			return c.Key != fits[i].Key && !strings.HasPrefix(c.Key, fits[i].Key+":")
		}) {
			return fits[i], true
		}
	}
	return table.Choice{}, false
}

// fitting returns the choices that the words match. A key or a whole label matches only its own choice. What is said of places counts
// only where nothing else fits: "next to Grik" names Grik too.
func fitting(cs []table.Choice, ways *places.Ways, words string) []table.Choice {
	for i := range cs {
		if strings.EqualFold(cs[i].Key, words) || strings.EqualFold(cs[i].Label, words) || strings.EqualFold(ways.Label(&cs[i]), words) {
			return cs[i : i+1]
		}
	}
	want := strings.Fields(strings.ToLower(words))
	aims := aimsOnly(cs)
	that := func(more func(*table.Choice) string) (fits []table.Choice) {
		for _, c := range cs {
			aimOnly := !aims && c.AimOnly(func(aim string) bool { return fit(want, strings.Fields(strings.ToLower(aim))) })
			if !aimOnly && fit(want, strings.Fields(strings.ToLower(c.Label+" "+more(&c)+" "+strings.ReplaceAll(c.Key, ":", " ")))) {
				fits = append(fits, c)
			}
		}
		return fits
	}
	fits := that(func(*table.Choice) string { return "" })
	if len(fits) == 0 && len(want) > 1 {
		return that(ways.Of)
	}
	return fits
}

// aimsOnly reports whether the choices differ in nothing but their aims, such as the skills for a check: then words of an aim mean it.
func aimsOnly(cs []table.Choice) bool {
	return !slices.ContainsFunc(cs, func(c table.Choice) bool { return !c.AimOnly(func(string) bool { return true }) })
}

// fit reports whether every wanted word is one of the words of a choice, or the start of one, whatever stands around them. A word that ends
// in a digit is a name or a place, so it has to match a whole word.
func fit(want, words []string) bool {
	const around = ",;:()"
	for _, w := range want {
		if w = strings.Trim(w, around); w == "" {
			continue
		}
		found := false
		for _, l := range words {
			l = strings.Trim(l, around)
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

// hint returns the end of an error: the label that was probably meant, or what there is.
func hint(cs []table.Choice, ways *places.Ways, words string) string {
	labels := make([]string, 0, len(cs))
	for i := range cs {
		labels = append(labels, ways.Label(&cs[i]))
	}
	if near := table.DidYouMean(words, labels); near != "" {
		return near
	}
	labels = labels[:0]
	for _, r := range present.Rows(slices.Clone(cs)) {
		labels = append(labels, r.Label)
	}
	return "; the choices are " + some(labels)
}
