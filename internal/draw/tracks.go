package draw

import (
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// tracks lists the tracks of a view: name, progress and what it stands at in words.
func tracks(v table.View, o Options) []string {
	name := 0
	for i := range v.Tracks {
		name = max(name, ansi.StringWidth(v.Tracks[i].Name))
	}
	var out []string
	for i := range v.Tracks {
		t := &v.Tracks[i]
		title := t.Name + strings.Repeat(" ", name-ansi.StringWidth(t.Name)) + " "
		line := pips(table.Meter{Name: title, Value: t.Value, Max: t.Goal}, o)
		if t.Text != "" {
			line += "  " + t.Text
		}
		out = append(out, wrapLine(line, "  ", widthOr(o.Width))...)
	}
	return out
}
