package draw

import (
	"fmt"
	"strings"

	"fray/table"
)

// Choices lists the choices with the numbers of [Entries], under a heading for each group.
func Choices(cs []table.Choice, o Options) string {
	var lines []string
	group := ""
	for i, e := range Entries(cs) {
		if e.Group != group || i == 0 {
			group = e.Group
			if group != "" {
				lines = append(lines, o.paint(strong, group))
			}
		}
		lines = append(lines, e.Lines(o)...)
	}
	return strings.Join(lines, "\n")
}

// Lines returns the lines of one entry: its number and label, its cost if the group does not name it, the cells of a family,
// and the warnings.
func (e Entry) Lines(o Options) []string {
	const indent = "      "
	text := fmt.Sprintf("%4d  %s", e.Number, e.Label)
	cost := e.Cost()
	if cost != "" {
		cost = o.paint(quiet, "("+cost+")")
	}
	if !e.Family() {
		if cost != "" {
			text += "  " + cost
		}
		lines := wrapLine(text, indent, widthOr(o.Width))
		for _, w := range e.Choices[0].Warnings {
			lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+w), indent+"  ", widthOr(o.Width))...)
		}
		return lines
	}
	return e.family(text, cost, indent, o)
}

// family returns the lines of an entry with several cells. The cost, if any, follows the first cells. Cells with the same
// warnings are grouped.
func (e Entry) family(text, cost, indent string, o Options) []string {
	safe, risks := e.risks()
	priced := func(cells []string) []string {
		if cost == "" {
			return Ranges(cells)
		}
		return append(Ranges(cells), cost)
	}
	switch {
	case len(risks) == 1 && len(safe) == 0:
		return append(flow(text+"  ", priced(risks[0].cells), "  ", indent, o.Width),
			wrapLine(indent+o.paint(fair, MarkWarn+" all of them: "+risks[0].what), indent+"  ", widthOr(o.Width))...)
	case len(risks) > 0 && len(safe) > 0:
		text += "  safe:"
	}
	lines := flow(text+"  ", priced(safe), "  ", indent, o.Width)
	for _, r := range risks {
		lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+r.what), indent+"  ", widthOr(o.Width))...)
		lines = append(lines, flow(indent+"    ", Ranges(r.cells), "  ", indent+"    ", o.Width)...)
	}
	return lines
}
