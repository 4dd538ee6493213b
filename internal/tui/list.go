package tui

import (
	"fmt"
	"slices"
	"strings"

	"fray/internal/draw"
	"fray/places"
	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// rows returns the lines of the list, one for each entry, with the name of a group at its first entry. The odds beside an entry are as
// many as fit whole: half a number would say something else.
func (m model) rows(w int) []string {
	list := m.entries()
	groupW := 0
	for _, e := range list {
		groupW = max(groupW, min(ansi.StringWidth(e.Group), 16))
	}
	var out []string
	group := "\x00"
	for i, e := range list {
		head := ""
		if e.Group != group {
			head, group = e.Group, e.Group
		}
		head = ansi.Truncate(head, groupW, m.pick("…", "~"))
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
		line := " " + m.faint(head) + strings.Repeat(" ", groupW-ansi.StringWidth(head)) + " " + m.bold(mark) + m.faint(number) + "  " + label
		if !e.Family() {
			if glance := whole(m.now.glances[e.Choices[0].Key].Text, w-ansi.StringWidth(line)-2); glance != "" {
				line += m.faint("  " + glance)
			}
		}
		out = append(out, line)
	}
	return out
}

// whole returns as many parts of a text, which commas divide, as fit into a width.
func whole(text string, w int) string {
	for ansi.StringWidth(text) > w {
		text = text[:max(strings.LastIndex(text, ", "), 0)]
		if text == "" {
			break
		}
	}
	return text
}

// several says how many choices a family has, and where to choose.
func several(e draw.Entry) string {
	if e.Places() {
		return fmt.Sprintf("%d places, choose on the map", len(e.Choices))
	}
	return fmt.Sprintf("%d targets", len(e.Choices))
}

// listLines returns the choices around the cursor, and details of the current one.
func (m model) listLines(w, h int) []string {
	switch {
	case m.now.over:
		return split(draw.Wrap(" "+m.bold(m.now.result)+"\n\n "+m.now.farewell, " ", m.drawing(w, 0)))
	case m.now.faces > 0:
		return split(draw.Wrap(" "+m.now.dice+"\n", " ", m.drawing(w, 0)) + "\n " + m.bold("faces: ") + m.words + m.pick("▏", "_"))
	case m.now.question == "" && len(m.now.choices) == 0:
		return []string{m.faint(" no question is open for you")}
	}
	rows := m.rows(w)
	about, above := m.about(w), m.wholeQuestion(w)
	if h-len(above) < 3 {
		above = nil
	}
	h -= len(above)
	room := max(h-len(about), 1)
	if len(about) > 1 && room < 3 {
		about = about[:1]
		room = max(h-1, 1)
	}
	if len(rows) == 0 {
		rows = []string{m.faint(" " + m.emptyText())}
	}
	from := 0
	if len(rows) > room {
		from = min(max(m.cursor-room/2, 0), len(rows)-room)
		more := m.faint(fmt.Sprintf("%d of %d", m.cursor+1, len(rows)))
		about[len(about)-1] = between(about[len(about)-1], more, w)
	}
	return slices.Concat(above, pane(rows[from:], w, room), about)
}

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

// about describes the choice under the cursor: cost, path, odds, rule and warnings. On the map it also describes the cell.
func (m model) about(w int) []string {
	var first []string
	if m.mode == pointing {
		first = append(first, m.ground(m.cell)...)
	}
	e, ok := m.entry()
	if c, one := m.current(); one {
		first = append(first, m.facts(c)...)
	} else if ok && e.Family() && m.mode != pointing {
		first = append(first, strings.Join(e.Aims(), "  "))
	}
	out := []string{" " + m.faint(strings.Join(first, m.pick(" · ", " | ")))}
	if c, one := m.current(); one && len(c.Warnings) > 0 {
		out = append(out, " "+m.warn(draw.MarkWarn+" "+strings.Join(c.Warnings, "; ")))
	}
	for i := range out {
		out[i] = ansi.Truncate(out[i], w, m.pick("…", "~"))
	}
	return out
}

// facts returns the cost of a choice, where it leads, its path, its odds and its rule.
func (m model) facts(c table.Choice) []string {
	var out []string
	if c.Cost != "" && c.Cost != c.Group {
		out = append(out, c.Cost)
	}
	if way := places.NewWays(&m.now.view, m.now.who).Of(&c); way != "" {
		out = append(out, way)
	}
	if k, ok := m.odds[c.Key]; ok && k.brief != "" {
		out = append(out, k.brief)
	}
	if c.Rule != "" {
		out = append(out, m.titled(c.Rule))
	}
	return out
}

// titled returns the title of a rule with its id, or the id alone.
func (m model) titled(id string) string {
	if m.o.Title == nil {
		return id
	}
	if title := m.o.Title(id); title != "" {
		return title + " (" + id + ")"
	}
	return id
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
