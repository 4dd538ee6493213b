package flank

import (
	"fray/space"
	"fray/table"
)

// flees reports whether a combatant may only move away from what it fears (flank.condition.frightened.behavior).
func (g *Game) flees(a table.Who) bool {
	if !g.units[a].conds.has(condFrightened) {
		return false
	}
	for i := range g.effects {
		if e := &g.effects[i]; e.on == a && e.gives(condFrightened) && e.against != table.Nobody && g.present(e.against) {
			return true
		}
	}
	return false
}

// fleeing returns the condition on each step of a combatant that flees: never nearer to what it fears.
func (g *Game) fleeing(a table.Who) func(from, to space.Cell) bool {
	return func(from, to space.Cell) bool { return g.fearsLess(a, from, to, 0) }
}

// fearsLess reports whether a cell is at least so much farther than another from all that a combatant fears.
func (g *Game) fearsLess(a table.Who, from, to space.Cell, more int) bool {
	for i := range g.effects {
		e := &g.effects[i]
		if e.on != a || !e.gives(condFrightened) || e.against == table.Nobody || !g.present(e.against) {
			continue
		}
		u, span := &g.units[e.against], g.span(e.against)
		if g.squares.DistanceBetween(to, g.span(a), u.cell, span) < g.squares.DistanceBetween(from, g.span(a), u.cell, span)+more {
			return false
		}
	}
	return true
}

// keepFarther drops from a set the cells that are not farther from what a combatant fears.
func (g *Game) keepFarther(a table.Who, set *space.Set) {
	for c := set.First(); c != space.None; c = set.Next(c) {
		if !g.fearsLess(a, g.units[a].cell, c, 1) {
			set.Remove(c)
		}
	}
}
