package tui

import (
	"slices"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/table"
)

// candidates returns the choices that the map offers.
func (m model) candidates() []table.Choice {
	if m.among == 0 {
		return present.Choices(m.now.rows)
	}
	for _, r := range m.now.rows {
		if r.Number == m.among {
			return r.Choices
		}
	}
	return nil
}

// pointed returns the candidates that lead to the cell.
func (m model) pointed(cell string) []table.Choice {
	var out []table.Choice
	for _, c := range m.candidates() {
		if cell != "" && m.leads(c, cell) {
			out = append(out, c)
		}
	}
	return out
}

// leads reports whether a choice leads to a cell, or to any cell that its target fills.
func (m model) leads(c table.Choice, cell string) bool {
	return m.aim(c) == cell || c.Cell == "" && m.fills(c.Target, cell)
}

// fills reports whether a combatant fills a cell.
func (m model) fills(id, cell string) bool {
	v := m.now.view
	return slices.ContainsFunc(v.Tokens, func(t table.Token) bool { return t.ID == id && draw.Fills(v.Map, t, cell) })
}

// underCursor returns the choice at the map's cursor, if there is exactly one.
func (m model) underCursor() (table.Choice, bool) {
	list := m.pointed(m.cell)
	if len(list) != 1 {
		return table.Choice{}, false
	}
	return list[0], true
}

// aim returns the cell of a choice or of its target, or "".
func (m model) aim(c table.Choice) string {
	if c.Cell != "" {
		return c.Cell
	}
	return m.cellOf(c.Target)
}

// marked returns the choices to mark on the map: all candidates while pointing, or else the entry under the list's cursor.
func (m model) marked() []table.Choice {
	if m.mode == pointing {
		return m.candidates()
	}
	e, _ := m.entry()
	return e.Choices
}

// aims returns the marks of targets, by id.
func (m model) aims() map[string]string {
	out := map[string]string{}
	for _, c := range m.marked() {
		if c.Cell == "" && c.Target != "" {
			out[c.Target] = draw.MarkTarget
		}
	}
	return out
}

// marks returns the marks of cells: of destinations, targets, and the path of a single choice.
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
