package flank

import (
	"slices"

	"fray/space"
	"fray/table"
)

// What combatants know of each other follows from where they stand and how they are. It is found once and kept until one of these
// changes: a turn has several questions, and most of what is done changes neither.

// stance is what others see of a combatant: what decides who reaches, sees and threatens whom.
type stance struct {
	cell     space.Cell
	conds    condSet
	presence presence
	going    going
	limbs    limbs
	down     bool // it has no hit points left
	reach    int8
	armed    uint8
	arms     [mostArms]arm
}

func (u *unit) stance() stance {
	return stance{u.cell, u.conds, u.presence, u.going, u.limbs, u.hp <= 0, u.reach, u.armed, u.arms}
}

// scene is how all stood when somebody last looked around.
type scene struct {
	def     *def
	stances []stance
	spotted []table.Crowd
	number  uint32        // of the scene: it counts the changes
	looker  table.Who     // who looked around last
	looked  uint32        // in which scene
	under   []threatening // by combatant
}

// threatening is those that threaten a combatant.
type threatening struct {
	scene uint32 // in which that was found
	by    table.Crowd
}

// watch begins a new scene if anything has changed that decides who reaches, sees and threatens whom.
func (g *Game) watch() {
	s := &g.sc.scene
	same := s.def == g.def && len(s.stances) == len(g.units)
	if !same {
		s.def, s.stances, s.under = g.def, slices.Grow(s.stances[:0], len(g.units))[:len(g.units)], slices.Grow(s.under[:0], len(g.units))[:len(g.units)]
	}
	var all condSet
	for i := range g.units {
		u, old := &g.units[i], &s.stances[i]
		all |= u.conds
		if old.cell != u.cell || old.conds != u.conds || old.presence != u.presence || old.down != (u.hp <= 0) || old.going != u.going || old.limbs != u.limbs ||
			old.armed != u.armed || old.reach != u.reach || old.arms != u.arms {
			*old, same = u.stance(), false
		}
	}
	switch {
	case all.any(condFriendly.in() | condBlind.in()): // these depend on more
		same = false
	case all.has(condCover) && !(same && slices.Equal(s.spotted, g.spotted)):
		s.spotted, same = append(s.spotted[:0], g.spotted...), false
	}
	if !same {
		s.number++
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

// threateners returns those that threaten a combatant.
func (g *Game) threateners(b table.Who) *table.Crowd {
	u := &g.sc.scene.under[b]
	if u.scene != g.sc.scene.number {
		u.scene, u.by = g.sc.scene.number, table.Crowd{}
		for i := range g.units {
			if c := table.Who(i); c != b && g.threatens(c, b) {
				u.by.Add(c)
			}
		}
	}
	return &u.by
}
