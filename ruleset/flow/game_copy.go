package flow

import (
	"fray/table"
)

// settle fills in what follows from the sheets before the first beat.
func (g *Game) settle() {
	g.active, g.runner, g.winner = table.Nobody, table.Nobody, -1
	g.at = make([]int16, g.hexes.Size())
	for i := range g.at {
		g.at[i] = table.Nobody
	}
	g.units, g.tried = make([]unit, len(g.sheets)), make([]crowd, len(g.sheets))
	for i := range g.sheets {
		sh := &g.sheets[i]
		g.units[i] = newUnit(sh)
		if g.units[i].health == up {
			g.at[sh.start] = int16(i)
		}
	}
	for i := range g.units {
		g.handle(int16(i))
	}
	g.rewall()
}

// newUnit is a combatant as its sheet has it at the start.
func newUnit(sh *sheet) unit {
	u := unit{hp: sh.hp, cell: sh.start, prone: sh.prone, holds: table.Nobody, heldBy: table.Nobody, initiative: sh.initiative}
	if sh.hidden {
		u.health = hidden
	}
	return u
}

// CopyFrom makes this state like src's, with the definitions that it goes by: who has joined is in them.
func (g *Game) CopyFrom(src table.Game) {
	from, had := &src.(*Game).state, g.state
	g.def, g.state = src.(*Game).def, *from
	g.refused = refill(had.refused, from.refused)
	g.units = refill(had.units, from.units)
	g.order = refill(had.order, from.order)
	g.shifts = refill(had.shifts, from.shifts)
	g.items = refill(had.items, from.items)
	g.objects = refill(had.objects, from.objects)
	g.effects = refill(had.effects, from.effects)
	g.feints = refill(had.feints, from.feints)
	g.tried = refill(had.tried, from.tried)
	g.at = refill(had.at, from.at)
	if g.doors {
		g.rewall()
	}
}

// Clone is a new buffer with the same state.
func (g *Game) Clone() table.Game {
	c := &Game{def: g.def, sc: newScratch(g.def)}
	c.CopyFrom(g)
	c.rewall()
	return c
}

// refill copies a slice into the room that one had.
func refill[T any](had, from []T) []T { return append(had[:0], from...) }
