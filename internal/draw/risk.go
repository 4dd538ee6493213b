package draw

import (
	"slices"
	"strings"
)

// risk groups the targets or cells of a family that have the same warnings.
type risk struct {
	what string // the warnings, each once
	at   []int  // the choices that have them
}

// risks divides the targets or cells of a family into those without warnings and groups with the same warnings, fewest warnings first.
func (e Entry) risks() (safe []int, out []risk) {
	place := map[string]int{}
	for at := range e.Choices {
		what := strings.Join(e.warnings(at), "; ")
		if what == "" {
			safe = append(safe, at)
			continue
		}
		i, ok := place[what]
		if !ok {
			i = len(out)
			place[what] = i
			out = append(out, risk{what: what})
		}
		out[i].at = append(out[i].at, at)
	}
	slices.SortStableFunc(out, func(a, b risk) int { return strings.Count(a.what, "; ") - strings.Count(b.what, "; ") })
	return safe, out
}

// warnings returns the warnings of a choice, each once, without one that is the heading.
func (e Entry) warnings(at int) []string {
	list := slices.Compact(slices.Sorted(slices.Values(e.Choices[at].Warnings)))
	return slices.DeleteFunc(list, func(w string) bool { return w == e.Heading() })
}
