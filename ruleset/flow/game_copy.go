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
		g.units[i] = unit{hp: sh.hp, cell: sh.start, prone: sh.prone, holds: table.Nobody, heldBy: table.Nobody, initiative: sh.initiative}
		g.at[sh.start] = int16(i)
	}
	for i := range g.units {
		g.handle(int16(i))
	}
	g.rewall()
}

// CopyFrom makes this state like src's.
func (g *Game) CopyFrom(src table.Game) {
	from, had := &src.(*Game).state, g.state
	g.state = *from
	g.units = append(had.units[:0], from.units...)
	g.order = append(had.order[:0], from.order...)
	g.shifts = append(had.shifts[:0], from.shifts...)
	g.items = append(had.items[:0], from.items...)
	g.objects = append(had.objects[:0], from.objects...)
	g.effects = append(had.effects[:0], from.effects...)
	g.feints = append(had.feints[:0], from.feints...)
	g.tried = append(had.tried[:0], from.tried...)
	g.at = append(had.at[:0], from.at...)
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
