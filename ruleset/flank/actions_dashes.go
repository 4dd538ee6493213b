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

// rays says in which directions the ends of straight Dashes have been found.
type rays struct {
	who   table.Who
	how   going
	steps int    // of a whole Dash
	done  uint32 // directions
	scene uint32 // in which they hold; 0: only for this question
}

// dashEnds are the ends of one kind of straight Dashes, as the members of an entry.
type dashEnds struct {
	g    *Game
	kind int
}

// dashes makes the entries for the straight Dashes of a combatant. They are found when a host looks, while the question is open.
func (g *Game) dashes(a table.Who, how going) *[runKinds]dashEnds {
	g.beginRuns(a, how, g.lasts(a))
	for kind := range g.sc.dashes {
		g.sc.dashes[kind] = dashEnds{g, kind}
	}
	return &g.sc.dashes
}

// Empty reports whether there is no such end. It looks in as few directions as it needs.
func (d *dashEnds) Empty() bool {
	g, set := d.g, d.g.sc.runs[d.kind]
	if !set.Empty() {
		return false
	}
	if d.kind == runJump && !g.ground.hurdles || d.kind == runOverrun && !g.barredAhead() {
		return true
	}
	for dir := range g.squares.Directions() {
		if g.runIn(dir); !set.Empty() {
			return false
		}
	}
	return true
}

// Count is the number of ends.
func (d *dashEnds) Count() int { return d.all().Count() }

// Kth is the k-th end in the order of the squares.
func (d *dashEnds) Kth(k int) int32 { return d.all().Kth(k) }

// Has reports whether a square is one of them.
func (d *dashEnds) Has(c int32) bool { return d.all().Has(c) }

func (d *dashEnds) all() *space.Set {
	for dir := range d.g.squares.Directions() {
		d.g.runIn(dir)
	}
	return d.g.sc.runs[d.kind]
}

// runAnew makes ready for finding the ends of straight Dashes of a combatant in the middle of its action.
func (g *Game) runAnew(a table.Who, how going) {
	g.sc.surveyed = false
	g.beginRuns(a, how, 0)
}

// beginRuns makes ready for finding ends in a scene: in Difficult Terrain there are none (flank.dash.difficult).
func (g *Game) beginRuns(a table.Who, how going, scene uint32) {
	r := &g.sc.ray
	if scene != 0 && r.scene == scene && r.who == a && r.how == how {
		return
	}
	for i := range g.sc.runs {
		g.sc.runs[i].Clear()
	}
	*r = rays{who: a, how: how, steps: 2 * g.speed(a, how) / 5, scene: scene}
	if g.stands(a, g.def.ground.difficult) {
		r.steps = 0
	}
}

// runIn finds the ends in one direction, once.
func (g *Game) runIn(dir int) {
	r := &g.sc.ray
	if r.done>>dir&1 != 0 {
		return
	}
	r.done |= 1 << dir
	g.surveyOnce(r.who)
	g.run(r.who, r.how, dir, r.steps)
}

// barredAhead reports whether a foe stands in the way of some straight Dash, 10 ft or more from its start.
func (g *Game) barredAhead() bool {
	r := &g.sc.ray
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

// canCharge reports whether a straight Dash of 10 ft or more can end where an attack reaches a foe.
func (g *Game) canCharge(a, b table.Who, x arm) (can bool) {
	g.chargeEnds(a, b, x, func(space.Cell) bool {
		can = true
		return false
	})
	return can
}

// chargeEnds calls found with the ends of straight Dashes of 10 ft or more from which an attack reaches a foe, until that returns false
// (flank.charge.attack).
func (g *Game) chargeEnds(a, b table.Who, x arm, found func(c space.Cell) bool) {
	w := g.attackOf(x)
	most := int(g.reachOf(a, x))
	if w.manner == mannerThrown {
		most = max(most, int(w.rng))
	}
	s := strike{by: a, on: b, arm: x, w: w, thing: -1, how: w.manner}
	near := g.squares.Vicinity(g.units[b].cell, g.span(b), most, g.span(a))
	for dir := range g.squares.Directions() {
		first, last := g.squares.Within(&near, g.units[a].cell, dir, 2, g.sc.ray.steps)
		if first > last {
			continue
		}
		g.runIn(dir)
		for n := first; n <= last; n++ {
			if c := g.squares.Ahead(g.units[a].cell, dir, n); g.sc.runs[runCharge].Has(c) && g.chargesFrom(&s, c) && !found(c) {
				return
			}
		}
	}
}

// chargesFrom reports whether an attack reaches its target from the end of a Dash.
func (g *Game) chargesFrom(s *strike, c space.Cell) bool {
	u, span := &g.units[s.on], g.span(s.by)
	d := g.squares.DistanceBetween(c, span, u.cell, g.span(s.on))
	return d > 0 && (g.within(s, d) || s.how == mannerThrown && g.armReaches(s.by, s.arm, d)) && g.lineFree(c, span, u.cell, g.span(s.on))
}

// run walks along one direction.
func (g *Game) run(a table.Who, how going, dir, steps int) {
	sc, gr, span := g.sc, &g.def.ground, g.span(a)
	at, kind := g.units[a].cell, runPlain
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
	g.addSolids(sc.solid)
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
