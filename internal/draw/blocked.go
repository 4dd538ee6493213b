package draw

import (
	"strings"

	"fray/table"
)

// Blocked lists the blocked choices, grouped by the rules that block them.
func Blocked(bs []table.BlockedChoice, o Options) string {
	var reasons []string
	by := map[string][]table.Choice{}
	rules := map[string][]string{}
	for _, b := range bs {
		key := strings.Join(b.Rules, " ")
		if by[key] == nil {
			reasons = append(reasons, key)
			rules[key] = b.Rules
		}
		by[key] = append(by[key], b.Choice)
	}
	var lines []string
	for _, key := range reasons {
		lines = append(lines, wrapLine(reason(rules[key], o), "  ", widthOr(o.Width))...)
		var labels []string
		for _, e := range Entries(by[key]) {
			text := e.Label
			if e.Family() {
				text += " " + strings.Join(e.Aims(), " ")
			}
			labels = append(labels, text)
		}
		for i := range len(labels) - 1 {
			labels[i] += ";"
		}
		for _, l := range flow("    ", labels, "  ", "    ", o.Width) {
			lines = append(lines, wrapLine(l, "      ", widthOr(o.Width))...)
		}
	}
	return strings.Join(lines, "\n")
}

// reason names rules by their titles and ids, or by their ids alone.
func reason(ids []string, o Options) string {
	var out []string
	for _, id := range ids {
		title := ""
		if o.Title != nil {
			title = o.Title(id)
		}
		if title == "" {
			out = append(out, o.paint(strong, id))
			continue
		}
		out = append(out, o.paint(strong, title)+" "+o.paint(quiet, "("+id+")"))
	}
	return strings.Join(out, ", and ")
}
