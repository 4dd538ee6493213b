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

// How many sets of goals a question may have: an Advance, a Dash and a Tumble for each kind of movement, and a Side Step.
const (
	goalDash     = int(goingCount)
	goalTumble   = 2 * int(goingCount)
	goalSideStep = 3 * int(goingCount)
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
	g.sc.flooded = trip{s.who, s.how, s.points, s.dash, s.scene}
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
