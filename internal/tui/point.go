package tui

import (
	"slices"

	"fray/internal/draw"
	"fray/table"

	tea "charm.land/bubbletea/v2"
)

// point takes a key while a cell of the map is pointed at.
func (m model) point(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch k.String() {
	case "esc", "tab":
		m.mode, m.among = choosing, 0
		return m, nil
	case "up":
		return m.step(0, -1), nil
	case "down":
		return m.step(0, 1), nil
	case "left":
		return m.step(-1, 0), nil
	case "right":
		return m.step(1, 0), nil
	case "n", "space":
		return m.nextMark(1), nil
	case "p", "N":
		return m.nextMark(-1), nil
	case "enter":
		return m.takeHere()
	}
	return m.command(k)
}

// toMap begins to point: at whoever acts, or where the choice in the list leads.
func (m model) toMap() model {
	if !slices.ContainsFunc(m.now.view.Map.Cells, func(c table.CellView) bool { return c.Name != "" }) {
		m.say = "there is no map to point at"
		return m
	}
	cell := m.cellOf(m.now.view.Turn)
	if e, ok := m.entry(); ok && !e.Family() {
		if at := m.aim(e.Choices[0]); at != "" {
			cell = at
		}
	}
	for i := 0; m.index(cell) < 0; i++ {
		cell = m.now.view.Map.Cells[i].Name
	}
	m.mode, m.cell, m.among, m.here, m.find, m.words = pointing, cell, 0, "", "", ""
	return m
}

// takeHere answers with the choice at the cell; if there are several, the list shows them.
func (m model) takeHere() (tea.Model, tea.Cmd) {
	switch list := m.pointed(m.cell); len(list) {
	case 0:
		m.say = "nothing can be done at " + m.cell + "; n goes to where something can, b says what may not be done and why"
		return m, nil
	case 1:
		return m.answer(list[0])
	}
	m.mode, m.here, m.cursor, m.among = choosing, m.cell, 0, 0
	return m, nil
}

// candidates are the choices that may be taken on the map now.
func (m model) candidates() []table.Choice {
	if m.among == 0 {
		return m.now.choices
	}
	for _, e := range draw.Entries(m.now.choices) {
		if e.Number == m.among {
			return e.Choices
		}
	}
	return nil
}

// pointed are the candidates that lead to the cell.
func (m model) pointed(cell string) []table.Choice {
	var out []table.Choice
	for _, c := range m.candidates() {
		if cell != "" && m.aim(c) == cell {
			out = append(out, c)
		}
	}
	return out
}

// underCursor is the choice at the cell that is pointed at, if there is just one.
func (m model) underCursor() (table.Choice, bool) {
	list := m.pointed(m.cell)
	if len(list) != 1 {
		return table.Choice{}, false
	}
	return list[0], true
}

// aim is the cell a choice leads to: its own, or that of its target; "" if it has none.
func (m model) aim(c table.Choice) string {
	if c.Cell != "" {
		return c.Cell
	}
	return m.cellOf(c.Target)
}

// cellOf is where a combatant is, or "".
func (m model) cellOf(id string) string {
	for i := range m.now.view.Tokens {
		if t := &m.now.view.Tokens[i]; id != "" && t.ID == id {
			return t.Cell
		}
	}
	return ""
}

// index is the place of a cell on the map, or -1. A gap between areas has no name and is no cell.
func (m model) index(cell string) int {
	for i := range m.now.view.Map.Cells {
		if cell != "" && m.now.view.Map.Cells[i].Name == cell {
			return i
		}
	}
	return -1
}

// step moves the map's cursor by columns and rows of the picture; where there are none, from cell to cell.
func (m model) step(dc, dr int) model {
	m.cell = draw.Step(m.now.view, m.picture(divide(m.w, m.h, m.wants())), m.cell, dc, dr)
	return m
}

// nextMark moves the map's cursor to the next cell, or the one before, where something can be done.
func (m model) nextMark(by int) model {
	cells := m.now.view.Map.Cells
	useful := map[string]bool{}
	for _, c := range m.candidates() {
		useful[m.aim(c)] = true
	}
	delete(useful, "") // that is also what a gap between areas is called
	at := max(m.index(m.cell), 0)
	for range cells {
		at = (at + by + len(cells)) % len(cells)
		if useful[cells[at].Name] {
			m.cell = cells[at].Name
			return m
		}
	}
	return m
}

// marked are the choices that the map shows: while pointing all of them, else the one under the list's cursor.
func (m model) marked() []table.Choice {
	if m.mode == pointing {
		return m.candidates()
	}
	e, _ := m.entry()
	return e.Choices
}

// aims are the marks of those who may be chosen as targets, by id.
func (m model) aims() map[string]string {
	out := map[string]string{}
	for _, c := range m.marked() {
		if c.Cell == "" && c.Target != "" {
			out[c.Target] = draw.MarkTarget
		}
	}
	return out
}

// marks are those of the cells where a choice leads, or has its target, and of the cells on the way.
func (m model) marks() map[string]string {
	out := map[string]string{}
	list := m.marked()
	one := list
	if m.mode == pointing {
		one = m.pointed(m.cell)
	} else if len(one) != 1 {
		one = nil
	}
	for _, c := range list {
		switch {
		case c.Cell == "":
			out[m.cellOf(c.Target)] = draw.MarkTarget
		case len(c.Warnings) > 0:
			out[c.Cell] = draw.MarkWarn
		case out[c.Cell] == "":
			out[c.Cell] = draw.MarkReach
		}
	}
	for _, c := range one {
		for _, cell := range c.Path {
			if cell != c.Cell {
				out[cell] = draw.MarkPath
			}
		}
	}
	return out
}
