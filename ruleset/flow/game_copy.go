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
	s, d := &src.(*Game).state, &g.state
	units, order, shifts, items, objects := d.units, d.order, d.shifts, d.items, d.objects
	effects, feints, tried, at := d.effects, d.feints, d.tried, d.at
	*d = *s
	d.units, d.order = append(units[:0], s.units...), append(order[:0], s.order...)
	d.shifts, d.items = append(shifts[:0], s.shifts...), append(items[:0], s.items...)
	d.objects, d.effects = append(objects[:0], s.objects...), append(effects[:0], s.effects...)
	d.feints, d.tried, d.at = append(feints[:0], s.feints...), append(tried[:0], s.tried...), append(at[:0], s.at...)
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
