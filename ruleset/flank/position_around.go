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

	sized          bool // these have been settled: see sizeUp
	better, behind bool
	turned, flanks bool // flanks has been settled: see hasFlanked

	foreseen   bool // these have been settled: see foresee
	trip, push int32
	wins       int8 // see winsOver; 0: it has not been settled
}

// lookFor says whether people are asked: bots have no use for attacks on those that are no foes.
func (g *Game) lookFor(people bool) {
	if s := &g.sc.scene; s.people != people {
		s.people, s.looked = people, 0
	}
}

// enterScene finds out whether what is known of a combatant still holds, once for a question with many options.
func (g *Game) enterScene(a table.Who) {
	sc := g.sc
	if sc.current {
		return
	}
	sc.current = true
	g.watch()
	if s := &sc.scene; s.looker != a || s.looked != s.number {
		s.looker, s.looked, s.viewed = a, s.number, 0
		sc.around, sc.surveyed, sc.aimed, sc.grasped, sc.rooms = false, false, 0, false, rooms{}
	}
	if g.lasts(a) == 0 {
		sc.surveyed, sc.rooms = false, rooms{}
	}
}

// lookOnce notes what a combatant knows of all others, once for a scene.
func (g *Game) lookOnce(a table.Who) {
	if g.enterScene(a); !g.sc.around {
		g.sc.around = true
		g.lookAround(a)
	}
}

// lookAround notes what a combatant knows of all others. It holds for the scene.
func (g *Game) lookAround(a table.Who) {
	if len(g.sc.others) < len(g.units) {
		g.sc.others = make([]other, len(g.units))
	}
	sc := g.sc
	sc.close, sc.beset, sc.joined, sc.danger = sc.close[:0], false, false, 0
	open, far := g.field.Opaque.Empty(), max(g.farthest(a), 1)
	units, at := g.units, g.units[a].cell
	others, figures := sc.others[:len(units)], g.figures[:len(units)]
	me, befriends := figures[a], units[a].conds.has(condFriendly)
	for i := range units {
		b, u, o, f := table.Who(i), &units[i], &others[i], figures[i]
		*o = other{}
		if b == a || u.presence != healthHere || !g.perceives(a, b) {
			continue
		}
		d, friend := int16(g.squares.DistanceBetween(at, int(me.span), u.cell, int(f.span))), befriends && g.friendlyTo(a, b)
		foe := !friend && me.fights(f)
		fights := foe && !g.pitied(b)
		o.known, o.friend, o.foe, o.dist, o.asked, o.clear = true, friend, fights, d, open, open
		if d <= far {
			sc.close = append(sc.close, b)
			sc.beset, sc.joined = sc.beset || fights, sc.joined || !foe
		}
		if foe && d <= int16(u.reach) && g.canThreaten(b) {
			sc.danger++
		}
	}
}

// things returns the items that a combatant has, looked for once for a question with many options.
func (g *Game) things(a table.Who) []int16 {
	sc := g.sc
	if !sc.counted {
		sc.counted, sc.mine = true, sc.mine[:0]
		for i := range g.items {
			if it := &g.items[i]; it.holder == a && it.where <= placeBag {
				sc.mine = append(sc.mine, int16(i))
			}
		}
	}
	return sc.mine
}

// farthest is how far a combatant reaches in melee, with what it has ready or with its hands, in squares.
func (g *Game) farthest(a table.Who) int16 {
	u, most := &g.units[a], g.sheets[a].reach
	for i := range u.armed {
		if g.attackOf(u.arms[i]).melee {
			most = max(most, g.reachOf(a, u.arms[i]))
		}
	}
	return int16(most)
}

// clearTo reports whether there is a line of effect to another that lookAround has noted.
func (g *Game) clearTo(a table.Who, b int) bool {
	o := &g.sc.others[b]
	if !o.asked {
		o.asked, o.clear = true, g.inSight(a, table.Who(b))
	}
	return o.clear
}

// around notes the combatants to which an attack or a maneuver in melee can reach, foes and others apart.
func (g *Game) around(a table.Who, into *aims, reaches func(d int) bool) {
	*into = aims{}
	for _, b := range g.sc.close {
		if reaches(int(g.sc.others[b].dist)) {
			g.sort(a, b, into)
		}
	}
}

// inView is whether the combatant whose options are listed knows that some foe has an open view of it. It holds for the scene.
func (g *Game) inView(a table.Who) bool {
	if s := &g.sc.scene; s.viewed != s.number {
		s.viewed, s.seen = s.number, g.exposed(a, true)
	}
	return g.sc.scene.seen
}

// sort notes a combatant that an attack or a maneuver reaches among foes or others, if it can be a target of somebody who is asked.
func (g *Game) sort(a, b table.Who, into *aims) {
	switch o := &g.sc.others[b]; {
	case !o.known || o.friend || !o.foe && !g.sc.scene.people || !g.clearTo(a, int(b)):
	case o.foe:
		into.foes.Add(b)
	default:
		into.others.Add(b)
	}
}

// surveyOnce is survey, once for a question with many options.
func (g *Game) surveyOnce(a table.Who) {
	if !g.sc.surveyed {
		g.survey(a)
		g.sc.surveyed = true
	}
}

// hasRoom reports whether a combatant that has entered the scene can surely end a movement one step from where it stands, on ground that is
// easy to walk. It holds for the scene, as the survey does.
func (g *Game) hasRoom(a table.Who, how going) bool {
	r := &g.sc.rooms
	if r.known>>how&1 == 0 {
		r.known |= 1 << how
		if g.stepsAside(a, how) {
			r.found |= 1 << how
		}
	}
	return r.found>>how&1 != 0
}

// rooms is by which kinds of movement the combatant that looks around has room beside it, as bits; known are those that have been settled.
type rooms struct{ known, found uint8 }

// stepsAside is hasRoom, found again.
func (g *Game) stepsAside(a table.Who, how going) bool {
	at, span := g.units[a].cell, g.span(a)
	for open := g.openSteps(how, at, span); open != 0; open &= open - 1 {
		to := g.squares.Step(at, bits.TrailingZeros32(open))
		if !g.meetsSet(to, span, g.def.ground.difficult) && !g.knowsTaken(a, to) {
			return true
		}
	}
	return false
}
