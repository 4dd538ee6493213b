package flank

import (
	"math/bits"

	"fray/table"
)

// other is what a combatant knows of another when its options are listed.
type other struct {
	known  bool  // it is there, and perceived
	foe    bool  // taken for a foe, and not out of the fight
	friend bool  // the combatant is Friendly to it
	asked  bool  // clear has been settled
	clear  bool  // there is a line of effect
	dist   int16 // in squares
}

// lookAround notes what a combatant knows of all others, once for a question with many options.
func (g *Game) lookAround(a table.Who) {
	if len(g.sc.others) < len(g.units) {
		g.sc.others = make([]other, len(g.units))
	}
	open := g.field.Opaque.Empty()
	for i := range g.units {
		b, o := table.Who(i), &g.sc.others[i]
		*o = other{}
		if b != a && g.units[i].presence == healthHere && g.perceives(a, b) {
			*o = other{
				known: true, foe: g.foes(a, b) && !g.pitied(b), friend: g.friendlyTo(a, b), asked: open, clear: open, dist: int16(g.distance(a, b)),
			}
		}
	}
	g.sc.surveyed = false
}

// clearTo reports whether there is a line of effect to another that lookAround has noted.
func (g *Game) clearTo(a table.Who, b int) bool {
	o := &g.sc.others[b]
	if !o.asked {
		o.asked, o.clear = true, g.inSight(a, table.Who(b))
	}
	return o.clear
}

// around notes the combatants to which an attack or a maneuver can reach, foes and others apart.
func (g *Game) around(a table.Who, into *aims, reaches func(d int) bool) {
	*into = aims{}
	for i := range g.units {
		o := &g.sc.others[i]
		if !o.known || o.friend || !reaches(int(o.dist)) || !g.clearTo(a, i) {
			continue
		}
		if o.foe {
			into.foes.Add(table.Who(i))
		} else {
			into.others.Add(table.Who(i))
		}
	}
}

// surveyOnce is survey, once for a question with many options.
func (g *Game) surveyOnce(a table.Who) {
	if !g.sc.surveyed {
		g.survey(a)
		g.sc.surveyed = true
	}
}

// hasRoom reports whether a combatant can surely end a movement one step from where it stands, on ground that is easy to walk.
func (g *Game) hasRoom(a table.Who, how going) bool {
	sc, at, span := g.sc, g.units[a].cell, g.span(a)
	for open := g.openSteps(how, at, span); open != 0; open &= open - 1 {
		to := g.squares.Step(at, bits.TrailingZeros32(open))
		if !sc.held.Has(to) && !sc.passing.Has(to) && !sc.solid.Has(to) && !g.meetsSet(to, span, g.def.ground.difficult) {
			return true
		}
	}
	return false
}
