package flank

import (
	"fray/space"
	"fray/table"
)

// A straight Dash goes in one of the directions of the grid. Its ends are found by walking along each of them.

// runs are the ends of straight Dashes of a combatant by one kind of movement.
type runs struct {
	rays
	sets [runKinds]*space.Set
	ends [runKinds]dashEnds // the same, found when a host looks
}

// rays says in which directions the ends of straight Dashes have been found.
type rays struct {
	who   table.Who
	steps int    // of a whole Dash
	done  uint32 // directions
	scene uint32 // in which they hold; 0: only for this question
}

// runAnew makes ready for finding the ends of straight Dashes of a combatant in the middle of its action: those of its question, if
// nothing has happened since then.
func (g *Game) runAnew(a table.Who, how going) {
	g.sc.current = false
	g.lookOnce(a)
	g.beginRuns(a, how, g.lasts(a))
}

// beginRuns makes ready for finding ends in a scene: in Difficult Terrain there are none (flank.dash.difficult).
func (g *Game) beginRuns(a table.Who, how going, scene uint32) {
	r := &g.sc.runs[how]
	if scene != 0 && r.scene == scene && r.who == a {
		return
	}
	for _, set := range r.sets {
		set.Clear()
	}
	r.rays = rays{who: a, steps: 2 * g.speed(a, how) / 5, scene: scene}
	if g.stands(a, g.def.ground.difficult) {
		r.steps = 0
	}
}

// runIn finds the ends in one direction, once.
func (g *Game) runIn(how going, dir int) {
	r := &g.sc.runs[how]
	if r.done>>dir&1 != 0 {
		return
	}
	r.done |= 1 << dir
	g.surveyOnce(r.who)
	g.run(r.who, how, dir, r.steps)
}

// barredAhead reports whether a foe stands in the way of some straight Dash, 10 ft or more from its start.
func (g *Game) barredAhead(how going) bool {
	r := &g.sc.runs[how]
	for i := range g.units {
		o, b := &g.sc.others[i], table.Who(i)
		if o.known && o.dist >= 3 && int(o.dist) < r.steps && g.bars(r.who, b) && (g.span(r.who) > 1 || g.span(b) > 1 || g.aligned(g.units[r.who].cell, g.units[i].cell)) {
			return true
		}
	}
	return false
}

// aligned reports whether two cells lie exactly straight from each other.
func (g *Game) aligned(a, b space.Cell) bool {
	x, y, z := g.squares.Place(a)
	u, v, w := g.squares.Place(b)
	dx, dy, dz := max(u-x, x-u), max(v-y, y-v), max(w-z, z-w)
	n := max(dx, dy, dz)
	return n > 0 && (dx == 0 || dx == n) && (dy == 0 || dy == n) && (dz == 0 || dz == n)
}

// run walks along one direction.
func (g *Game) run(a table.Who, how going, dir, steps int) {
	sc, gr, span := g.sc, &g.def.ground, g.span(a)
	at, kind, sets := g.units[a].cell, runPlain, &sc.runs[how].sets
	flees := g.units[a].conds.has(condFrightened) && g.flees(a)
	for i := range steps {
		open := g.stepOpen(how, at, dir, span)
		if !open && !(how == goingWalk && gr.hurdles) {
			return
		}
		to := g.squares.Step(at, dir)
		if to == space.None || g.meetsSet(to, span, gr.difficult) {
			return
		}
		if !open {
			if !g.stepOpen(goingFly, at, dir, span) || !g.obstructed(a, to) && !g.obstructed(a, at) || !g.squares.Fits(to, span) {
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
		if held || passing || how == goingWalk && gr.hurdles && g.obstructed(a, to) || flees && !g.fearsLess(a, g.units[a].cell, to, 1) {
			continue // it may not end here
		}
		sets[kind].Add(to)
		if kind == runPlain && i >= 1 {
			sets[runCharge].Add(to)
		}
	}
}

// survey finds where the body of a combatant would be in the squares of others, as far as it knows, or of something solid.
func (g *Game) survey(a table.Who) {
	sc, span := g.sc, g.span(a)
	g.bodies(a, sc.held, sc.passing)
	sc.solid.Clear()
	g.addSolids(sc.solid)
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
