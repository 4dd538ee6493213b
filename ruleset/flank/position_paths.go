package flank

import (
	"fray/space"
	"fray/table"
)

// goals are the squares that a combatant can end a movement in. They are computed when a host looks, while the question is
// open.
type goals struct {
	g      *Game
	who    table.Who
	how    going
	points int
	dash   bool
	side   bool // they are those of a Side Step
	known  bool
	scene  uint32 // in which they hold; 0: only for this question
	set    *space.Set
}

// How many sets of goals a question may have: an Advance and a Dash for each kind of movement, a Tumble, and a Side Step.
const (
	goalTumble   = 2 * int(goingCount)
	goalSideStep = goalTumble + 1
	goalKinds    = goalSideStep + 1
)

// from makes the goals those of a combatant where it stands.
func (s *goals) from(g *Game, who table.Who, how going, points int, dash bool) *goals {
	return s.begin(g, goals{who: who, how: how, points: points, dash: dash})
}

// beside makes the goals those of a Side Step.
func (s *goals) beside(g *Game, who table.Who) *goals {
	return s.begin(g, goals{who: who, how: g.units[who].going, points: 1, dash: true, side: true})
}

// begin makes the goals these, if they are not those of the scene already.
func (s *goals) begin(g *Game, of goals) *goals {
	of.g, of.set, of.scene = g, s.set, g.lasts(of.who)
	same := of
	if same.known = true; of.scene == 0 || *s != same {
		*s = of
	}
	return s
}

// cells computes the set.
func (s *goals) cells() *space.Set {
	if s.known {
		return s.set
	}
	s.known = true
	s.set.Clear()
	g := s.g
	if s.side {
		g.sideSteps(s.who, s.set)
		return s.set
	}
	if s.points <= 0 || s.dash && g.stands(s.who, g.def.ground.difficult) {
		return s.set
	}
	if g.flees(s.who) {
		g.trekTo(&g.sc.flight, s.who, s.how, s.points, s.dash, g.fleeing(s.who))
		s.set.CopyFrom(g.sc.flight.set)
		g.keepFarther(s.who, s.set)
		return s.set
	}
	w := g.walkOf(s.who, s.how, s.dash)
	g.sc.flood.Run(w, s.points)
	s.set.CopyFrom(g.sc.flood.Cells())
	if span := g.span(s.who); span > 1 {
		g.squares.Touching(g.sc.area, g.sc.taken, span)
		s.set.Subtract(g.sc.area)
	} else {
		s.set.Subtract(g.sc.taken)
	}
	return s.set
}

// Empty reports whether there is nowhere to go.
func (s *goals) Empty() bool {
	g := s.g
	if s.known || s.points <= 0 || g.units[s.who].conds.has(condFrightened) || s.dash && g.stands(s.who, g.def.ground.difficult) || g.sheets[s.who].speeds[s.how] == 0 {
		return s.points <= 0 || s.cells().Empty()
	}
	return !g.hasRoom(s.who, s.how) && s.cells().Empty()
}

// Count is the number of squares.
func (s *goals) Count() int { return s.cells().Count() }

// Kth is the k-th square in the order of their numbers.
func (s *goals) Kth(k int) int32 { return s.cells().Kth(k) }

// Has reports whether a square is among them.
func (s *goals) Has(c int32) bool { return s.cells().Has(c) }

// walkOf is how a combatant moves by a kind of movement (flank.move.advance, flank.move.through_creatures,
// flank.dash.difficult).
func (g *Game) walkOf(a table.Who, how going, dash bool) space.Walk {
	blocked, _ := g.crowdBlocks(a, false)
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
	w := g.walkOf(a, how, dash)
	if hold := g.threatened(a); hold != nil {
		w.Hold = hold
		if g.sc.safe.Run(w, points); g.sc.safe.Cells().Has(to) {
			return g.sc.safe.Path(to, buf[:0])
		}
		w.Hold = nil
	}
	g.sc.safe.Run(w, points)
	return g.sc.safe.Path(to, buf[:0])
}

// threatened is the anchors from which a step would provoke some foe that can react; nil if there are none.
func (g *Game) threatened(a table.Who) *space.Set {
	if g.isCalm(a) {
		return nil
	}
	hold, any := g.sc.hold, false
	hold.Clear()
	for i := range g.units {
		f := table.Who(i)
		if f == a || !g.canThreaten(f) || !g.foes(f, a) || !g.hasReaction(f) || !g.perceives(f, a) || !g.perceives(a, f) {
			continue
		}
		any = true
		g.squares.AddWithin(hold, g.units[i].cell, g.span(f), 1, int(g.units[i].reach))
	}
	if !any {
		return nil
	}
	return hold
}

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

// runner is the kind of movement that a combatant runs by: the one that keeps it where it is, or else its fastest there.
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
