package draw

import (
	"fmt"
	"strings"

	"fray/table"
)

// Choices lists what may be answered, numbered as [Entries] numbers it, under a heading for each group.
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

// Lines are the lines of one entry: number and label, its cost where the group does not say it, the cells of a family,
// and the warnings.
func (e Entry) Lines(o Options) []string {
	const indent = "      "
	text := fmt.Sprintf("%4d  %s", e.Number, e.Label)
	if cost := e.cost(); cost != "" {
		text += o.paint(quiet, "  ("+cost+")")
	}
	if !e.Family() {
		lines := wrapLine(text, indent, widthOr(o.Width))
		for _, w := range e.Choices[0].Warnings {
			lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+w), indent+"  ", widthOr(o.Width))...)
		}
		return lines
	}
	var cells []string
	warned := map[string][]string{}
	var order []string
	for _, c := range e.Choices {
		cells = append(cells, c.Cell)
		for _, w := range c.Warnings {
			if warned[w] == nil {
				order = append(order, w)
			}
			warned[w] = append(warned[w], c.Cell)
		}
	}
	lines := flow(text+"  ", Ranges(cells), "  ", indent, o.Width)
	for _, w := range order {
		head := indent + o.paint(fair, MarkWarn+" "+w+":") + "  "
		for _, l := range flow(head, Ranges(warned[w]), "  ", indent+"  ", o.Width) {
			lines = append(lines, wrapLine(l, indent+"  ", widthOr(o.Width))...)
		}
	}
	return lines
}

// cost is what the entry costs if the heading of its group does not say just that.
func (e Entry) cost() string {
	c := e.Choices[0].Cost
	for _, x := range e.Choices {
		if x.Cost != c {
			return ""
		}
	}
	if c == e.Group {
		return ""
	}
	return c
}
