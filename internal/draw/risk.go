package draw

import (
	"slices"
	"strings"

	"fray/table"
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
		what := warned(e.Choices[at])
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

// warned returns the warnings of a choice, each once.
func warned(c table.Choice) string {
	return strings.Join(slices.Compact(slices.Sorted(slices.Values(c.Warnings))), "; ")
}
