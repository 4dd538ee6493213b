package flank

import (
	"slices"

	"fray/space"
	"fray/table"
)

// What combatants know of each other follows from where they stand and how they are. It is found once and kept until one of these
// changes: a turn has several questions, and most of what is done changes neither.

// stance is what others see of a combatant, but for what it holds and its Ability Damage: its place and conditions, and the rest of what
// decides who reaches, sees and threatens it.
type stance struct {
	cell  space.Cell
	conds condSet
	how   uint32
}

// stance returns how a combatant stands.
func (u *unit) stance() stance {
	return stance{u.cell, u.conds, uint32(u.presence) | uint32(u.going)<<8 | uint32(table.Bit(u.hp <= 0))<<16 | uint32(table.Bit(u.sq > 0))<<17}
}

// stir notes that a combatant may stand otherwise than when somebody last looked around. Whatever changes a stance, or who sleeps, in the middle
// of a fight says so.
func (g *Game) stir() { g.sc.scene.stirs++ }

// setPresence takes a combatant into the fight or out of it, and does nothing that follows from it.
func (g *Game) setPresence(who table.Who, p presence) {
	g.units[who].presence = p
	g.stir()
}

// setHP sets hit points, and does nothing that follows from them.
func (g *Game) setHP(who table.Who, n int16) {
	u := &g.units[who]
	if (u.hp <= 0) != (n <= 0) {
		g.stir()
	}
	u.hp = n
}

// setSQ sets Spell Quantity.
func (g *Game) setSQ(who table.Who, n int16) {
	u := &g.units[who]
	if (u.sq > 0) != (n > 0) {
		g.stir()
	}
	u.sq = n
}

// setAsleep puts a combatant to sleep or wakes it, and does nothing that follows from it.
func (g *Game) setAsleep(who table.Who, is bool) {
	g.units[who].asleep = is
	g.stir()
}

// scene is how all stood when somebody last looked around.
type scene struct {
	def     *def // nil: what somebody holds has changed, or its Ability Damage
	stances []stance
	spotted []table.Crowd
	totals  []totals      // by combatant
	stirs   uint64        // how often stir was called
	watched uint64        // how often when somebody last looked around
	rivals  uint64        // how often when two foes were found that can fight: see settled
	loose   bool          // more than that decides: somebody is Friendly, Blind or in Cover
	number  uint32        // of the scene: it counts the changes
	looker  table.Who     // who looked around last
	looked  uint32        // in which scene
	people  bool          // and that people are asked
	viewed  uint32        // in which scene seen was settled
	seen    bool          // the looker knows of a foe with an open view of it
	changed []uint32      // by combatant: the scene that began with a change of it
	under   []threatening // by combatant
}

// copied begins a new scene: the state comes from elsewhere.
func (g *Game) copied(bool) {
	g.sc.scene.def = nil
	g.stir()
}

// threatening is those that threaten a combatant.
type threatening struct {
	found uint32 // in which scene; 0: it has not been
	by    table.Crowd
}

// watch begins a new scene if anything has changed that decides who reaches, sees and threatens the others.
func (g *Game) watch() {
	if s := &g.sc.scene; s.def != g.def || s.watched != s.stirs || s.loose {
		g.watchAll(s)
	}
}

// watchAll is watch where something may have changed.
func (g *Game) watchAll(s *scene) {
	same := s.def == g.def && len(s.stances) == len(g.units)
	if !same {
		s.begin(g)
	}
	var all condSet
	units, stances := g.units, s.stances
	for i := range units {
		u := &units[i]
		all |= u.conds
		if now := u.stance(); now != stances[i] {
			same = false
			s.change(i, now)
		}
	}
	switch {
	case all.any(condFriendly.in() | condBlind.in()): // these depend on more
		same = false
		s.forgetThreats()
	case all.has(condCover) && !(same && slices.Equal(s.spotted, g.spotted)):
		s.spotted, same = append(s.spotted[:0], g.spotted...), false
		s.forgetThreats()
	}
	s.watched, s.loose = s.stirs, all.any(condFriendly.in()|condBlind.in()|condCover.in())
	if !same {
		s.number++
	}
}

// begin forgets all that was found.
func (s *scene) begin(g *Game) {
	n := len(g.units)
	s.def = g.def
	s.stances, s.under, s.totals = slices.Grow(s.stances[:0], n)[:n], slices.Grow(s.under[:0], n)[:n], slices.Grow(s.totals[:0], n)[:n]
	s.changed = slices.Grow(s.changed[:0], n)[:n]
	s.forgetThreats()
	clear(s.totals)
}

// change notes how one combatant stands in the scene that begins, and forgets who threatens it.
func (s *scene) change(i int, now stance) {
	if now.conds != s.stances[i].conds {
		s.totals[i].forget(^number(0))
	}
	s.stances[i], s.changed[i], s.under[i].found = now, s.number+1, 0
}

// forgetThreats forgets all that threaten others.
func (s *scene) forgetThreats() {
	for i := range s.under {
		s.under[i].found = 0
	}
}

// lasts returns the number of the scene if what is found of a combatant's ways holds for it, else 0: what is solid can break or be
// pushed, and where one flees to follows from what it fears.
func (g *Game) lasts(a table.Who) uint32 {
	if g.def.solids || g.units[a].conds.has(condFrightened) {
		return 0
	}
	return g.sc.scene.number
}
