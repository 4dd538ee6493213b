package draw

import (
	"strings"

	"fray/table"
)

// twoColumns is the minimum width of a roster in two columns.
const twoColumns = 112

// columns returns the roster in two columns with one line for each combatant, the first half of the turn order on the left.
func columns(v table.View, o Options) []string {
	const gap = 3
	height := o.Height
	o.Width = (o.Width - gap) / 2
	s := newRoster(v, o)
	s.brevity = bare
	lines, active := s.lines()
	lines = clipAll(around(lines, active, 2*height, o), o)
	half := (len(lines) + 1) / 2
	out := make([]string, half)
	for i := range out {
		out[i] = lines[i]
		if half+i < len(lines) {
			out[i] = fit(lines[i], o.Width, o) + strings.Repeat(" ", gap) + lines[half+i]
		}
	}
	return out
}
