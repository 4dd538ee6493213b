package draw

import (
	"strings"

	"fray/table"
)

// Card returns a card as text: its name and kind, its price, its effect, the flavor, and more lines.
func Card(c table.Card, o Options) string {
	head := o.paint(strong, c.Name)
	if c.ID != c.Name && c.ID != "" {
		head += o.paint(quiet, " ("+c.ID+")")
	}
	head += o.paint(quiet, ", "+c.Kind)
	if c.Price != "" {
		head += o.paint(quiet, ", "+c.Price)
	}
	const indent = "  "
	lines := wrapLine(head, indent, widthOr(o.Width))
	for _, text := range append([]string{c.Effect, c.About}, c.Lines...) {
		if text != "" {
			lines = append(lines, wrapLine(indent+text, indent+indent, widthOr(o.Width))...)
		}
	}
	if c.Rule != "" {
		lines = append(lines, wrapLine(indent+o.paint(quiet, "rule "+c.Rule), indent+indent, widthOr(o.Width))...)
	}
	return strings.Join(lines, "\n")
}

// CardNames lists the ids of cards, kind by kind.
func CardNames(cards []table.Card, o Options) string {
	var kinds []string
	ids := map[string][]string{}
	for i := range cards {
		c := &cards[i]
		if _, known := ids[c.Kind]; !known {
			kinds = append(kinds, c.Kind)
		}
		ids[c.Kind] = append(ids[c.Kind], c.ID)
	}
	const indent = "  "
	var lines []string
	for _, kind := range kinds {
		lines = append(lines, o.paint(strong, kind))
		lines = append(lines, flow(indent, ids[kind], "  ", indent, o.Width)...)
	}
	return strings.Join(lines, "\n")
}
