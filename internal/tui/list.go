package tui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fray/internal/draw"
	"fray/places"
	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

const mostHead = 22 // columns of headings

// rows returns the lines of the list, one for each entry, with a heading at its first entry. The odds beside an entry are as many as fit
// whole: half a number would say something else.
func (m model) rows(w int) []string {
	list := m.entries()
	headW := 0
	for _, e := range list {
		headW = max(headW, min(ansi.StringWidth(e.Heading()), mostHead))
	}
	var out []string
	heading := "\x00"
	for i, e := range list {
		head := ""
		if e.Heading() != heading {
			head, heading = e.Heading(), e.Heading()
		}
		head = ansi.Truncate(head, headW, m.pick("…", "~"))
		mark := "  "
		number := fmt.Sprintf("%3d", e.Number)
		label := e.Label
		if e.Family() {
			label += m.faint(" " + m.pick("…", "...") + " " + several(e))
		}
		if i == m.cursor && m.mode != pointing || m.mode == pointing && len(list) == 1 {
			mark, label = m.pick("▸ ", "> "), m.bold(e.Label)+strings.TrimPrefix(label, e.Label)
		}
		if len(e.Choices[0].Warnings) > 0 && !e.Family() {
			label += m.warn(" " + draw.MarkWarn)
		}
		if cost := e.Cost(); cost != "" {
			label += m.faint(" (" + cost + ")")
		}
		line := " " + m.faint(head) + strings.Repeat(" ", headW-ansi.StringWidth(head)) + " " + m.bold(mark) + m.faint(number) + "  " + label
		if !e.Family() {
			if glance := m.now.glances[e.Choices[0].Key].Within(w - ansi.StringWidth(line) - 2); glance != "" {
				line += m.faint("  " + glance)
			}
		}
		out = append(out, line)
	}
	return out
}

// several says how many choices a family has, and where to choose.
func several(e draw.Entry) string {
	switch {
	case e.Places():
		return fmt.Sprintf("%d places, choose on the map", len(e.Choices))
	case e.Choices[0].Target == "":
		return fmt.Sprintf("%d choices", len(e.Choices))
	}
	return fmt.Sprintf("%d targets", len(e.Choices))
}

// listLines returns the choices around the cursor, and details of the current one.
func (m model) listLines(w, h int) []string {
	switch {
	case m.now.over:
		return m.endLines(w)
	case m.now.faces > 0:
		return split(draw.Wrap(" "+m.now.dice+"\n", " ", m.drawing(w, 0)) + "\n " + m.bold("faces: ") + m.words + m.pick("▏", "_"))
	case m.now.question == "" && len(m.now.rows) == 0:
		return []string{m.faint(" no question is open for you")}
	}
	rows, above := m.rows(w), m.wholeQuestion(w)
	if h-len(above) < 3 {
		above = nil
	}
	h -= len(above)
	if len(rows) == 0 {
		rows = []string{m.faint(" " + m.emptyText())}
	}
	about := m.about(w, h-len(rows))
	room := max(h-len(about), 1)
	if len(about) > 1 && room < 3 {
		about = about[:1]
		room = max(h-1, 1)
	}
	from := 0
	if len(rows) > room {
		from = min(max(m.cursor-room/2, 0), len(rows)-room)
		last := len(about) - 1
		about[last] = between(about[last], m.faint(m.position(len(rows))), w)
	}
	return slices.Concat(above, pane(rows[from:], w, room), about)
}

// endLines tells how the fight ended, and where its record is.
func (m model) endLines(w int) []string {
	return split(draw.Wrap(" "+m.bold(m.now.result)+"\n\n "+m.now.farewell, " ", m.drawing(w, 0)))
}

// position says where the cursor is in a list of so many rows.
func (m model) position(rows int) string { return fmt.Sprintf("%d of %d", m.cursor+1, rows) }

// emptyText explains an empty list.
func (m model) emptyText() string {
	if m.mode == pointing {
		return "no choice here; n goes to the next cell with one"
	}
	return "no choice matches; esc shows all choices"
}

// between puts one text at the left end of a line and one at the right end.
func between(left, right string, w int) string {
	left = ansi.Truncate(left, max(w-ansi.StringWidth(right)-2, 0), "…")
	return left + strings.Repeat(" ", max(w-ansi.StringWidth(left)-ansi.StringWidth(right)-1, 1)) + right
}

// about describes the choice under the cursor: cost, path, odds, rule and warnings. On the map it also describes the cell. It takes the
// spare lines of the list; with one line, the ids of rules give way first.
func (m model) about(w, spare int) []string {
	var warning []string
	c, one := m.current()
	if one && len(c.Warnings) > 0 {
		warning = m.within(m.warn(draw.MarkWarn+" "+strings.Join(c.Warnings, "; ")), w, spare-1)
	}
	room := w - 1
	if spare < 1 && len(warning) == 0 { // the line ends with the position in the list
		room -= len(m.position(len(m.entries()))) + 2
	}
	first := m.sentence(m.titled)
	if ansi.StringWidth(first) > room && spare-len(warning) < 2 {
		first = m.sentence(m.title)
	}
	return append(m.within(m.faint(first), w, spare-len(warning)), warning...)
}

// within returns a text in as many lines as there are, at least one, and cuts what is left.
func (m model) within(text string, w, lines int) []string {
	cut := m.pick("…", "~")
	if lines <= 1 {
		return []string{ansi.Truncate(" "+text, w, cut)}
	}
	out := split(draw.Wrap(" "+text, " ", m.drawing(w, 0)))
	if len(out) > lines {
		out = out[:lines]
		out[lines-1] = ansi.Truncate(out[lines-1]+" "+cut, w, cut)
	}
	return out
}

// sentence joins what is known of the choice or the cell under the cursor. titled says how rules are called.
func (m model) sentence(titled func(rule string) string) string {
	var out []string
	if m.mode == pointing {
		out = append(out, m.ground(m.cell)...)
	}
	e, ok := m.entry()
	if c, one := m.current(); one {
		out = append(out, m.facts(c, e.Heading())...)
		if c.Rule != "" {
			out = append(out, titled(c.Rule))
		}
	} else if ok && e.Family() && m.mode != pointing {
		out = append(out, strings.Join(e.Aims(), "  "))
	}
	return strings.Join(out, m.pick(" · ", " | "))
}

// facts returns the cost of a choice if its heading does not say it, where it leads, its path and its odds.
func (m model) facts(c table.Choice, heading string) []string {
	var out []string
	if c.Cost != "" && c.Cost != heading {
		out = append(out, c.Cost)
	}
	if way := places.NewWays(&m.now.view, m.now.who).Of(&c); way != "" {
		out = append(out, way)
	}
	if k, ok := m.odds[c.Key]; ok && k.brief != "" {
		out = append(out, k.brief)
	}
	return out
}

// titled returns the title of a rule with its id, or the id alone.
func (m model) titled(id string) string {
	if title := m.title(id); title != id {
		return title + " (" + id + ")"
	}
	return id
}

// title returns the title of a rule, or its id if it has none.
func (m model) title(id string) string {
	if m.o.Title == nil {
		return id
	}
	return cmp.Or(m.o.Title(id), id)
}

// ground describes a cell and everyone in it.
func (m model) ground(cell string) []string {
	var out []string
	for i := range m.now.view.Tokens {
		t := &m.now.view.Tokens[i]
		if !draw.Fills(m.now.view.Map, *t, cell) {
			continue
		}
		text := t.Name + " (" + m.now.view.SideName(t.Side) + ")"
		if len(t.Meters) > 0 {
			text += fmt.Sprintf(" %s %d/%d", t.Meters[0].Name, t.Meters[0].Value, t.Meters[0].Max)
		}
		about := []string{text}
		for _, g := range t.Tags {
			about = append(about, g.Name)
		}
		out = append(out, strings.Join(about, ", "))
	}
	if i := m.index(cell); i >= 0 {
		c := m.now.view.Map.Cells[i]
		if c.Kind != "" {
			out = append(out, c.Kind)
		}
		out = append(out, c.Holds...)
		if len(c.Links) > 0 {
			out = append(out, "leads to "+strings.Join(c.Links, ", "))
		}
	}
	if len(out) == 0 {
		out = append(out, "open ground")
	}
	return out
}
