package draw

import (
	"slices"
	"strings"

	"fray/table"
)

// risk groups the targets or cells of a family that have the same warnings.
type risk struct {
	what string // the warnings, each once, without the places on the path
	aims []string
}

// risks divides the targets or cells of a family into those without warnings and groups with the same warnings, fewest warnings first.
func (e Entry) risks() (safe []string, out []risk) {
	place := map[string]int{}
	for at := range e.Choices {
		what := warned(e.Choices[at])
		if what == "" {
			safe = append(safe, e.aim(at))
			continue
		}
		i, ok := place[what]
		if !ok {
			i = len(out)
			place[what] = i
			out = append(out, risk{what: what})
		}
		out[i].aims = append(out[i].aims, e.aim(at))
	}
	slices.SortStableFunc(out, func(a, b risk) int { return strings.Count(a.what, "; ") - strings.Count(b.what, "; ") })
	return safe, out
}

// warned returns the warnings of a choice, each once. It leaves out the places on the path, because they differ for almost
// every cell.
func warned(c table.Choice) string {
	var out []string
	for _, w := range c.Warnings {
		if w = placeless(w); !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

// placeless removes "at q,r" from a text.
func placeless(text string) string {
	words := strings.Split(text, " ")
	var out []string
	for i := 0; i < len(words); i++ {
		if words[i] == "at" && i+1 < len(words) {
			name := strings.TrimRight(words[i+1], ":;.")
			if _, ok := first(name); ok {
				if mark := strings.TrimPrefix(words[i+1], name); len(out) > 0 {
					out[len(out)-1] += mark
				}
				i++
				continue
			}
		}
		out = append(out, words[i])
	}
	return strings.Join(out, " ")
}
