package tui

import (
	"slices"

	"fray/internal/draw"
	"fray/table"

	tea "charm.land/bubbletea/v2"
)

// point handles a key on the map.
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

// toMap switches to the map, at the target of the current choice or else at the acting combatant.
func (m model) toMap() model {
	if !slices.ContainsFunc(m.now.view.Map.Cells, func(c table.CellView) bool { return c.Name != "" }) {
		m.say = "this fight has no map"
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
	m.mode, m.cell, m.among, m.opened, m.here, m.find, m.words = pointing, cell, 0, 0, "", "", ""
	return m
}

// takeHere answers with the choice at the cell. If there are several, the list shows them.
func (m model) takeHere() (tea.Model, tea.Cmd) {
	switch list := m.pointed(m.cell); len(list) {
	case 0:
		m.say = "no choice at " + m.cell + "; n goes to the next cell with one, b shows what is blocked and why"
		return m, nil
	case 1:
		return m.answer(list[0])
	}
	m.mode, m.here, m.cursor, m.among, m.opened, m.picked = choosing, m.cell, 0, 0, 0, true
	return m, nil
}

// cellOf returns the cell of a combatant, or "".
func (m model) cellOf(id string) string {
	for i := range m.now.view.Tokens {
		if t := &m.now.view.Tokens[i]; id != "" && t.ID == id {
			return t.Cell
		}
	}
	return ""
}

// index returns the index of a cell of the map, or -1. A gap between areas has no name and is no cell.
func (m model) index(cell string) int {
	for i := range m.now.view.Map.Cells {
		if cell != "" && m.now.view.Map.Cells[i].Name == cell {
			return i
		}
	}
	return -1
}

// step moves the map's cursor by columns and rows of the picture, or else from cell to cell.
func (m model) step(dc, dr int) model {
	m.cell = draw.Step(m.now.view, m.picture(divide(m.w, m.h, m.wants())), m.cell, dc, dr)
	return m
}

// nextMark moves the map's cursor to the next or previous cell with a choice.
func (m model) nextMark(by int) model {
	cells := m.now.view.Map.Cells
	useful := map[string]bool{}
	for _, c := range m.candidates() {
		useful[m.aim(c)] = true
	}
	delete(useful, "") // the name of a gap between areas
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

// level returns the level of the map on the screen, from 1, or 0 if the map has one level.
func (m model) level() int {
	v := m.now.view
	switch {
	case v.Map.Levels < 2:
		return 0
	case m.mode == pointing:
		return draw.LevelOf(v.Map, m.cell) + 1
	case m.floor > 0:
		return m.floor
	}
	return max(draw.LevelOf(v.Map, m.cellOf(v.Turn))+1, 1)
}

// climb shows the level above or below, and moves the map's cursor there.
func (m model) climb(by int) model {
	to := m.level() + by
	switch {
	case m.now.view.Map.Levels < 2:
		m.say = "the map has one level"
	case to < 1 || to > m.now.view.Map.Levels:
		m.say = "there is no further level"
	case m.mode == pointing:
		m.cell = draw.Climb(m.now.view.Map, m.cell, by)
	default:
		m.floor = to
	}
	return m
}
