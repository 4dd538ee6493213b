package flank

import (
	"fray/space"
	"fray/table"
)

// walkOf is how a combatant moves by a kind of movement (flank.move.advance, flank.move.through_creatures,
// flank.dash.difficult).
func (g *Game) walkOf(a table.Who, how going, dash bool) space.Walk {
	blocked, _ := g.crowdBlocks(a)
	if dash {
		blocked.Union(g.def.ground.difficult)
	}
	span := g.span(a)
	return space.Walk{
		From: g.units[a].cell, Span: span, Barrier: g.def.barrier(how), Blocked: blocked, Footing: g.def.ground.footing[how][span], Ground: g.def.ground.cost,
	}
}

// way is the path to a square: without leaving threatened squares if the points allow, else the cheapest. It is written
// over buf.
func (g *Game) way(a table.Who, how going, to space.Cell, points int, dash bool, buf []space.Cell) []space.Cell {
	if g.flees(a) {
		g.trekTo(&g.sc.flight, a, how, points, dash, g.fleeing(a))
		return g.sc.flight.way(to, buf[:0])
	}
	path := g.ways(a, how, points, dash).Path(to, buf[:0])
	if len(path) < 2 { // the start can always be left
		return path
	}
	hold := g.threatened(a)
	if hold == nil || !g.leaves(path, g.span(a), hold) {
		return path
	}
	w := g.walkOf(a, how, dash)
	w.Hold = hold
	if g.sc.safe.Run(w, points); g.sc.safe.Cells().Has(to) {
		return g.sc.safe.Path(to, path)
	}
	return path
}

// leaves reports whether a body leaves squares of a set on its path, besides those where it starts.
func (g *Game) leaves(path []space.Cell, span int, set *space.Set) bool {
	for _, c := range path[:len(path)-1] {
		if g.meetsSet(c, span, set) {
			return true
		}
	}
	return false
}

// trip is how somebody moves, in a scene.
type trip struct {
	who    table.Who
	how    going
	points int
	dash   bool
	scene  uint32 // 0: it holds only for one question
}

// ways finds all ways of a combatant by a kind of movement: those of its question, if nothing has happened since then.
func (g *Game) ways(a table.Who, how going, points int, dash bool) *space.SquareFlood {
	g.watch()
	now := trip{a, how, points, dash, g.lasts(a)}
	if now.scene != 0 && g.sc.flooded == now {
		return g.sc.flood
	}
	g.sc.safe.Run(g.walkOf(a, how, dash), points)
	return g.sc.safe
}

// threatened is the anchors from which a step would provoke some foe that can react; nil if there are none.
func (g *Game) threatened(a table.Who) *space.Set {
	if g.isCalm(a) {
		return nil
	}
	hold, any := g.sc.hold, false
	hold.Clear()
	for _, f := range g.opponents(a) {
		if !g.canThreaten(f) || g.friendlyTo(f, a) || !g.hasReaction(f) || !g.perceives(f, a) || !g.perceives(a, f) {
			continue
		}
		any = true
		g.squares.AddWithin(hold, g.units[f].cell, g.span(f), 1, int(g.units[f].reach))
	}
	if !any {
		return nil
	}
	return hold
}

// runner is the kind of movement that a combatant goes by where an option names none: the one that keeps it where it is, or else its
// fastest there.
func (g *Game) runner(a table.Who) going {
	u, sh := &g.units[a], &g.sheets[a]
	if sh.speeds[u.going] > 0 && g.hasFooting(u.going, u.cell, g.span(a)) {
		return u.going
	}
	best := goingWalk
	for how := range goingCount {
		if sh.speeds[how] > sh.speeds[best] && g.hasFooting(how, u.cell, g.span(a)) {
			best = how
		}
	}
	return best
}

// kindOf is the kind of movement that an option names, or that of a runner (flank.move.advance).
func (g *Game) kindOf(a table.Who, named uint8) going {
	switch named {
	case 0:
		return g.runner(a)
	case namedWalk:
		return goingWalk
	default:
		return going(named)
	}
}

// kindOfMove is the kind of movement of an option, walking where it moves nobody.
func (g *Game) kindOfMove(a table.Who, o table.Option) going {
	switch o.Verb {
	case vAdvance:
		return going(o.Mode)
	case vDash, vCharge, vOverrun, vTumble:
		return g.kindOf(a, o.Also)
	case vTrace:
		if o.Also == modeTraceAdvance {
			return going(o.Mode)
		}
		return g.kindOf(a, o.Mode)
	default:
		return goingWalk
	}
}

// named is how an option names a kind of movement: not, where it is that of a runner.
func (g *Game) named(a table.Who, how going) uint8 {
	switch how {
	case g.runner(a):
		return 0
	case goingWalk:
		return namedWalk
	default:
		return uint8(how)
	}
}
