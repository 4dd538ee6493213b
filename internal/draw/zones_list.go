package draw

import (
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// list lists the areas for a low screen, each in few lines. If they do not fit, it shows those around the cursor or the acting
// combatant.
func (z *zones) list() []string {
	var lines []string
	focus, room := 0, 0
	for _, c := range z.cells {
		if c != nil {
			room = max(room, z.nameRoom(c))
		}
	}
	if z.o.Width > 0 {
		room = min(room, max(z.o.Width/3, 6))
	}
	for _, c := range z.cells {
		if c == nil {
			continue
		}
		if c.Name == z.focus() {
			focus = len(lines)
		}
		for _, line := range z.item(c, room).lines(widthOr(z.o.Width), z.o) {
			lines = append(lines, z.painted(line))
		}
	}
	for _, signs := range []bool{true, false} {
		if legend := z.legend(signs); len(lines)+len(legend) <= z.o.Height {
			return append(lines, legend...)
		}
	}
	return clipAll(around(lines, focus, z.o.Height, z.o), z.o)
}

// item returns the paragraph of an area, with a name column of this width.
func (z *zones) item(c *table.CellView, room int) para {
	p := para{indent: room + 1}
	head, look := clip(z.head(c), room, z.o), strong
	if c.Name == z.o.Cursor {
		look = picked
	}
	p.words = append(p.words, word{spans: []span{{head, look}, {text: strings.Repeat(" ", max(room-ansi.StringWidth(head), 0))}}})
	parts := z.inside(c)
	if c.Kind != "" {
		kind := para{}
		kind.add(quiet, c.Kind)
		parts = append([]para{kind}, parts...)
	}
	if !z.links.all && len(c.Links) > 0 {
		parts = append(parts, z.leads(c.Links))
	}
	for _, part := range parts {
		for i, w := range part.words {
			switch {
			case i == 0 && strings.TrimSpace(w.spans[0].text) == "":
				continue // the label "free" is already there
			case i == 0 && len(p.words) > 1:
				w.blanks = 3
			}
			p.words = append(p.words, w)
		}
	}
	return p
}

// focus returns the area that must be visible.
func (z *zones) focus() string {
	if z.o.Cursor != "" {
		return z.o.Cursor
	}
	for i := range z.v.Tokens {
		if t := &z.v.Tokens[i]; t.ID == z.v.Turn {
			return t.Cell
		}
	}
	return ""
}

func (z *zones) painted(line []span) string {
	var b strings.Builder
	for _, s := range line {
		b.WriteString(z.o.paint(s.s, s.text))
	}
	return strings.TrimRight(b.String(), " ")
}
