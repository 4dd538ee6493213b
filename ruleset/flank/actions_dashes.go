package flank

import (
	"fray/space"
	"fray/table"
)

// A straight Dash goes in one of the directions of the grid. Its ends are found by walking along each of them.

// The ends of straight Dashes, by what the Move Action adds.
const (
	runPlain = iota
	runJump
	runOverrun
	runCharge // ends of a plain Dash of 10 ft or more
	runKinds
)

// runs finds the ends of straight Dashes of a combatant (flank.dash.straight, flank.jump.requires, flank.overrun.requires,
// flank.charge.requires).
func (g *Game) runs(a table.Who, how going) {
	sc := g.sc
	for i := range sc.runs {
		sc.runs[i].Clear()
	}
	gr := &g.def.ground
	if g.stands(a, gr.difficult) {
		return
	}
	g.survey(a)
	steps := 2 * g.speed(a, how) / 5
	for dir := range g.squares.Directions() {
		g.run(a, how, dir, steps)
	}
	if g.flees(a) {
		for i := range sc.runs {
			g.keepFarther(a, sc.runs[i])
		}
	}
}

// run walks along one direction.
func (g *Game) run(a table.Who, how going, dir, steps int) {
	sc, gr, span := g.sc, &g.def.ground, g.span(a)
	at, kind := g.units[a].cell, runPlain
	flees, barrier := g.units[a].conds.has(condFrightened) && g.flees(a), g.def.barrier(how)
	for i := range steps {
		to := g.squares.Step(at, dir)
		if to == space.None || g.meetsSet(to, span, gr.difficult) {
			return
		}
		open := g.squares.Passage(barrier, at, dir, span) && g.def.room(how, to, span)
		if !open {
			if how != goingWalk || !g.squares.Passage(gr.fly, at, dir, span) || !g.obstructed(a, to) && !g.obstructed(a, at) || !g.squares.Fits(to, span) {
				return
			}
			if kind == runOverrun || i < 2 && kind == runPlain {
				return
			}
			kind = runJump
		}
		if flees && !g.fearsLess(a, at, to, 0) {
			return
		}
		held, passing := sc.held.Has(to), sc.passing.Has(to)
		if held {
			if kind == runJump || i < 2 && kind == runPlain {
				return
			}
			kind = runOverrun
		}
		if sc.solid.Has(to) {
			return
		}
		at = to
		if held || passing || g.obstructed(a, to) && how == goingWalk {
			continue // it may not end here
		}
		sc.runs[kind].Add(to)
		if kind == runPlain && i >= 1 {
			sc.runs[runCharge].Add(to)
		}
	}
}

// survey finds where the body of a combatant would be in the squares of others, as far as it knows, or of something solid.
func (g *Game) survey(a table.Who) {
	sc, span := g.sc, g.span(a)
	sc.held.Clear()
	sc.passing.Clear()
	sc.solid.Clear()
	for i := range g.items {
		if it := &g.items[i]; it.where == placeGround && it.hp > 0 && g.itemDefs[it.def].solid {
			sc.solid.Add(it.cell)
		}
	}
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.present(b) || !g.perceives(a, b) {
			continue
		}
		if g.bars(a, b) {
			g.addBody(sc.held, b)
		} else {
			g.addBody(sc.passing, b)
		}
	}
	if span == 1 {
		return
	}
	for _, set := range [3]*space.Set{sc.held, sc.passing, sc.solid} {
		sc.area.CopyFrom(set)
		g.squares.Touching(set, sc.area, span)
	}
}

// straightTo is the straight path to a cell, written over buf.
func (g *Game) straightTo(a table.Who, to space.Cell, buf []space.Cell) []space.Cell {
	buf = buf[:0]
	at := g.units[a].cell
	dir, straight := g.squares.Direction(at, to)
	for straight && at != to {
		at = g.squares.Step(at, dir)
		buf = append(buf, at)
	}
	return buf
}
