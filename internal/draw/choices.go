package draw

import (
	"fmt"
	"strings"

	"fray/table"
)

// Choices lists the choices with the numbers of [Entries], under a heading for each group. Odds has what is known of the odds of choices
// in brief, by their keys.
func Choices(cs []table.Choice, odds map[string]string, o Options) string {
	var lines []string
	group := ""
	var base Entry
	for i, e := range Entries(cs) {
		e.odds = odds
		if e.Group != group || i == 0 {
			group = e.Group
			if group != "" {
				lines = append(lines, o.paint(strong, group))
			}
		}
		if i > 0 && e.Adds(base) {
			lines = append(lines, e.added(o)...)
			continue
		}
		base = e
		lines = append(lines, e.lines(o)...)
	}
	return strings.Join(lines, "\n")
}

const indent = "      " // of what belongs to a numbered line

// added returns the line of an entry that adds words to the one above it.
func (e Entry) added(o Options) []string {
	text := fmt.Sprintf("%4d    %s", e.Number, strings.TrimLeft(e.Choices[0].More, ", "))
	if letters := e.letters(); letters != "" {
		text += "  " + o.paint(quiet, letters)
	}
	return wrapLine(text, indent+"  ", widthOr(o.Width))
}

// lines returns the lines of one entry: its number and label, its cost if the group does not name it, the targets or cells of a
// family, and the warnings.
func (e Entry) lines(o Options) []string {
	text := fmt.Sprintf("%4d  %s", e.Number, e.Label)
	cost := e.Cost()
	if cost != "" {
		cost = o.paint(quiet, "("+cost+")")
	}
	if !e.Family() {
		if cost != "" {
			text += "  " + cost
		}
		if brief := e.odds[e.Choices[0].Key]; brief != "" {
			text += "  " + o.paint(quiet, brief)
		}
		lines := wrapLine(text, indent, widthOr(o.Width))
		for _, w := range e.Choices[0].Warnings {
			lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+w), indent+"  ", widthOr(o.Width))...)
		}
		return lines
	}
	return e.family(text, cost, o)
}

// family returns the lines of an entry with several targets or cells. The cost, if any, follows the first ones. Those with the
// same warnings are grouped.
func (e Entry) family(text, cost string, o Options) []string {
	safe, risks := e.risks()
	priced := func(aims []string) []string {
		if cost == "" {
			return e.short(aims)
		}
		return append(e.short(aims), cost)
	}
	if !e.Places() {
		text += ":"
	}
	switch {
	case len(risks) == 1 && len(safe) == 0:
		return append(flow(text+"  ", priced(risks[0].aims), "  ", indent, o.Width),
			wrapLine(indent+o.paint(fair, MarkWarn+" all of them: "+risks[0].what), indent+"  ", widthOr(o.Width))...)
	case len(risks) > 0 && len(safe) > 0:
		text = strings.TrimSuffix(text, ":") + "  safe:"
	}
	lines := flow(text+"  ", priced(safe), "  ", indent, o.Width)
	for _, r := range risks {
		lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+r.what), indent+"  ", widthOr(o.Width))...)
		lines = append(lines, flow(indent+"    ", e.short(r.aims), "  ", indent+"    ", o.Width)...)
	}
	return lines
}
