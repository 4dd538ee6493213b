package flank

import (
	"slices"

	"fray/table"
)

// What combatants know of each other follows from where they stand and how they are. It is found once and kept until one of these
// changes: a turn has several questions, and most of what is done changes neither.

// stance is what others see of a combatant, but for what it holds: its place and conditions, and the rest of what decides who reaches,
// sees and threatens it.
type stance [2]uint64

// stance returns how a combatant stands.
func (u *unit) stance() stance {
	return stance{
		uint64(uint32(u.cell)) | uint64(u.conds)<<32,
		uint64(u.presence) | uint64(u.going)<<8 | uint64(u.limbs)<<16 | uint64(table.Bit(u.hp <= 0))<<24 | uint64(table.Bit(u.sq > 0))<<25 | uint64(uint8(u.reach))<<32 | uint64(u.armed)<<40,
	}
}

// scene is how all stood when somebody last looked around.
type scene struct {
	def     *def // nil: what somebody holds has changed
	stances []stance
	spotted []table.Crowd
	number  uint32        // of the scene: it counts the changes
	looker  table.Who     // who looked around last
	looked  uint32        // in which scene
	viewed  uint32        // in which scene seen was settled
	seen    bool          // the looker knows of a foe with an open view of it
	under   []threatening // by combatant
}

// copied begins a new scene: the state comes from elsewhere.
func (g *Game) copied(bool) { g.sc.scene.def = nil }

// threatening is those that threaten a combatant.
type threatening struct {
	scene uint32 // in which that was found
	by    table.Crowd
}

// watch begins a new scene if anything has changed that decides who reaches, sees and threatens the others.
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
		if now := u.stance(); *old != now {
			*old, same = now, false
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
