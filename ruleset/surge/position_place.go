package surge

import (
	"fray/space"
	"fray/table"
)

// put moves a combatant on the map, without a word.
func (g *Game) put(a table.Who, c space.Cell) {
	g.mark(a, table.Nobody)
	g.units[a].cell = c
	g.mark(a, a)
}

// mark notes in the squares of a combatant who stands there.
func (g *Game) mark(a, who table.Who) {
	s := g.field.squares
	if s == nil || g.units[a].presence != healthHere {
		return
	}
	x, y, z := s.Place(g.units[a].cell)
	for dy := range g.span(a) {
		for dx := range g.span(a) {
			if c := s.At(x+dx, y+dy, z); c != space.None && (who != table.Nobody && g.at[c] < 0 || who == table.Nobody && g.at[c] == a) {
				g.at[c] = who
			}
		}
	}
}

// fits reports whether a combatant can end in a place: on the map, no square blocked or taken by another.
func (g *Game) fits(a table.Who, c space.Cell) bool {
	s := g.field.squares
	if s == nil {
		return c >= 0
	}
	switch {
	case c == space.None || !s.Fits(c, g.span(a)):
		return false
	case g.span(a) == 1:
		return g.freeFor(a, c)
	}
	x, y, z := s.Place(c)
	for dy := range g.span(a) {
		for dx := range g.span(a) {
			if !g.freeFor(a, s.At(x+dx, y+dy, z)) {
				return false
			}
		}
	}
	return true
}

// freeFor reports whether a square is neither blocked nor taken by another.
func (g *Game) freeFor(a table.Who, c space.Cell) bool {
	return !g.sc.walls.Has(c) && (g.at[c] < 0 || g.at[c] == a)
}

// haven is the place nearest to a cell where a combatant fits, the lowest of equals; None if there is none.
func (g *Game) haven(a table.Who, near space.Cell) space.Cell {
	s := g.field.squares
	if s == nil {
		return near
	}
	best, least := space.None, 0
	for c := range space.Cell(s.Size()) {
		if d := s.Distance(c, near); (best == space.None || d < least) && g.fits(a, c) {
			best, least = c, d
		}
	}
	return best
}
