package draw

import (
	"fmt"
	"strings"

	"fray/internal/present"
	"fray/places"
)

// Beside is what is known of choices besides themselves. The zero value is nothing.
type Beside struct {
	Odds map[string]present.Glance // by the key of the choice
	Ways *places.Ways              // of the combatant that is asked; nil: places have only their names
	By   present.Order
}

// Choices lists the rows that are possible under their headings. Idle ones stand side by side.
func Choices(rows []present.Row, beside Beside, o Options) string {
	var lines, idle []string
	flush := func() {
		if len(idle) > 0 {
			lines, idle = append(lines, broken(indent, idle, indent, o)...), nil
		}
	}
	heading, why := "", ""
	var base Entry
	sorted := beside.By != "" && beside.By != present.ByNumber // then no line stands below the one whose words it adds to
	for i, e := range entries(present.Sorted(rows, beside.By, beside.Odds), beside) {
		if e.Heading() != heading || i == 0 {
			flush()
			heading, why = e.Heading(), ""
			if heading != "" {
				lines = append(lines, o.paint(strong, heading))
			}
		}
		adds := i > 0 && !sorted && e.Adds(base)
		if !adds {
			base = e
		}
		switch {
		case e.Choices[0].Idle:
			text := e.brief(adds)
			if e.Group != heading && e.Group != why {
				text, why = e.Group+": "+text, e.Group
			}
			idle = append(idle, text)
			continue
		case adds:
			flush()
			lines = append(lines, e.added(o)...)
		default:
			flush()
			lines = append(lines, e.lines(o)...)
		}
	}
	flush()
	return strings.Join(lines, "\n")
}

const indent = "      " // of what belongs to a numbered line

// brief returns the number, label and targets of an entry as a part of a line; of one that adds words to the one before it, these words
// and the letters.
func (e Entry) brief(adds bool) string {
	switch text := fmt.Sprintf("%d %s", e.Number, e.Label); {
	case adds:
		return strings.TrimSpace(fmt.Sprintf("%d %s %s", e.Number, e.more(), e.letters()))
	case e.Family():
		return text + ": " + strings.Join(e.Aims(), " ")
	default:
		return text
	}
}

// more returns the words that an entry adds to another one.
func (e Entry) more() string { return strings.TrimLeft(e.Choices[0].More, ", ") }

// added returns the line of an entry that adds words to the one above it.
func (e Entry) added(o Options) []string {
	text := fmt.Sprintf("%4d    %s", e.Number, e.more())
	if letters := e.letters(); letters != "" {
		text += "  " + o.paint(quiet, letters)
	}
	return wrapLine(text, indent+"  ", widthOr(o.Width))
}

// lines returns the lines of one entry: its number and label, its cost if the heading does not name it, the targets or cells of a
// family, and the warnings.
func (e Entry) lines(o Options) []string {
	text := fmt.Sprintf("%4d  %s", e.Number, e.Label)
	if cost := e.Cost(); cost != "" {
		text += "  " + o.paint(quiet, "("+cost+")")
	}
	if e.Family() {
		return e.family(text, o)
	}
	if brief := e.odds[e.Choices[0].Key].Text; brief != "" {
		text += "  " + o.paint(quiet, brief)
	}
	lines := wrapLine(text, indent, widthOr(o.Width))
	for _, w := range e.warnings(0) {
		lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+w), indent+"  ", widthOr(o.Width))...)
	}
	return lines
}

// family returns the lines of an entry with several targets or cells. Those with the same warnings are grouped.
func (e Entry) family(text string, o Options) []string {
	safe, risks := e.risks()
	if !e.Places() {
		text += ":"
	}
	first := e.aims(safe)
	switch {
	case len(risks) == 1 && len(safe) == 0:
		return append(broken(text+"  ", e.aims(risks[0].at), indent, o),
			wrapLine(indent+o.paint(fair, MarkWarn+" all of them: "+risks[0].what), indent+"  ", widthOr(o.Width))...)
	case len(risks) > 0 && len(safe) > 0:
		text = strings.TrimSuffix(text, ":") + "  safe:"
	case len(risks) > 0:
		text, first = strings.TrimSuffix(text, ":"), []string{"none is safe:"}
	}
	lines := broken(text+"  ", first, indent, o)
	for _, r := range risks {
		lines = append(lines, wrapLine(indent+o.paint(fair, MarkWarn+" "+r.what), indent+"  ", widthOr(o.Width))...)
		lines = append(lines, broken(indent+"    ", e.aims(r.at), indent+"    ", o)...)
	}
	return lines
}

// broken puts aims side by side in lines. An aim that is wider than a line is broken at its spaces.
func broken(first string, aims []string, indent string, o Options) []string {
	var out []string
	for _, line := range flow(first, aims, "  ", indent, o.Width) {
		out = append(out, wrapLine(line, indent+"  ", widthOr(o.Width))...)
	}
	return out
}
