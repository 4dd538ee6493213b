package draw

import (
	"strings"

	"fray/internal/present"
	"fray/table"
)

// Blocked lists the blocked choices, grouped by the rules and facts that block them.
func Blocked(bs []table.BlockedChoice, o Options) string {
	var reasons []string
	by := map[string][]table.Choice{}
	text := map[string]string{}
	for _, b := range bs {
		key := strings.Join(b.Rules, " ") + "\n" + strings.Join(b.Facts, "; ")
		if by[key] == nil {
			reasons = append(reasons, key)
			text[key] = reason(b, o)
		}
		by[key] = append(by[key], b.Choice)
	}
	var lines []string
	for _, key := range reasons {
		lines = append(lines, wrapLine(text[key], "  ", widthOr(o.Width))...)
		var labels []string
		for _, e := range Entries(present.Rows(by[key])) {
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

// reason names the rules that block a choice by their titles and ids, or by their ids alone, with the facts.
func reason(b table.BlockedChoice, o Options) string {
	var out []string
	for _, id := range b.Rules {
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
	text := strings.Join(out, ", and ")
	if len(b.Facts) > 0 {
		text += ": " + strings.Join(b.Facts, "; ")
	}
	return text
}
