package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/space"
	"fray/table"
)

// fall has a creature without footing come down to the ground; the GM says what that does, by default nothing
// (flank.space.grid).
func (g *Game) fall(t *table.Table, who table.Who) {
	u := &g.units[who]
	if u.presence != healthHere || !g.ground.levels {
		return
	}
	held := g.awake(who) && u.going != goingWalk && g.def.room(u.going, u.cell, g.span(who))
	if held || g.def.room(goingWalk, u.cell, g.span(who)) {
		return
	}
	to := u.cell
	for {
		x, y, z := g.squares.Place(to)
		below := g.squares.At(x, y, z-1)
		if below == space.None || g.def.room(goingWalk, to, g.span(who)) || !g.squares.Room(g.def.ground.swim, below, g.span(who)) || g.field.Walls.Edge(below, to) {
			break
		}
		to = below
	}
	if to == u.cell {
		return
	}
	to = g.landing(who, to)
	g.relocate(t, who, to, goingWalk, rule.SpaceGrid)
	g.partGrapples(t, who)
	if g.sc.ruling {
		return
	}
	q := g.askGM(t, askFall, rule.SpaceGrid, who)
	for n := range int16(61) {
		q.Add(table.Do(vNumber).Of(n))
	}
	q.SetDefault(table.Do(vNumber).Of(0))
	if n := t.Choose(q).N; n > 0 {
		g.lose(t, table.Nobody, who, int(n), rule.SpaceGrid, &total.Sum{})
	}
}

// landing is the free place nearest to where a falling creature would land.
func (g *Game) landing(who table.Who, at space.Cell) space.Cell {
	if !g.takenAt(who, at) {
		return at
	}
	best, found := -1, at
	for c := range space.Cell(g.squares.Size()) {
		if d := g.squares.Distance(at, c); (best < 0 || d < best) && g.def.room(goingWalk, c, g.span(who)) && !g.takenAt(who, c) {
			best, found = d, c
		}
	}
	return found
}

// keepsOr is how a combatant keeps its place at a cell, as it did before if it can.
func (g *Game) keepsOr(a table.Who, at space.Cell) going {
	if how := g.units[a].going; g.def.room(how, at, g.span(a)) {
		return how
	}
	return g.keeps(a, at)
}
