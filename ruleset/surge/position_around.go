package surge

import (
	"fray/space"
	"fray/table"
)

// What a combatant finds in another: bits of [scratch.near].
const (
	aroundHere   = 1 << iota // it is in play
	aroundFoe                // and an enemy
	aroundFriend             // and a friend
	aroundSeen               // and perceived
	aroundCourt              // and at conversation range of one that is not unaware
)

// lookAnew has the next [Game.look] work everything out: a question begins with it.
func (g *Game) lookAnew() { g.sc.looked, g.sc.ranging.fresh, g.sc.crowded = false, false, false }

// look works out what a combatant finds around it, once for a question: its lists ask for it again and again.
func (g *Game) look(a table.Who) {
	if g.sc.looked {
		return
	}
	g.sc.looked, g.sc.near, g.sc.gaps = true, g.sc.near[:0], g.sc.gaps[:0]
	side, blind := g.sideOf(a), g.unaware(a)
	for i := range g.units {
		b, is, far := table.Who(i), uint8(0), int16(0)
		if g.isHere(b) {
			x := g.sight(a, b)
			is, far = aroundHere, x.gap
			switch of := g.sideOf(b); {
			case of == side && a != b:
				is |= aroundFriend
			case of != side && int8(of) != g.neutral && int8(side) != g.neutral:
				is |= aroundFoe
			}
			if !blind && g.spotsBy(x, a, b) {
				is |= aroundSeen
			}
			if !blind && g.inCourtAt(int(far)) {
				is |= aroundCourt
			}
		}
		g.sc.near, g.sc.gaps = append(g.sc.near, is), append(g.sc.gaps, far)
	}
}

// sight is how far apart two bodies are, and whether nothing blocks the line between them.
type sight struct {
	from, to space.Cell // where they stand
	form     uint32     // what else it follows from: their sizes, and scratch.closed
	gap      int16
	known    bool // whether the line between them is clear
	clear    bool
}

// sight returns what is known of what lies between two combatants where they stand, and their distance.
func (g *Game) sight(a, b table.Who) *sight {
	k := int(a)*len(g.units) + int(b)
	if k >= len(g.sc.between) {
		g.sc.between = append(g.sc.between, make([]sight, k+1-len(g.sc.between))...)
	}
	x := &g.sc.between[k]
	from, to := g.units[a].cell, g.units[b].cell
	form := uint32(g.sheets[a].size)<<24 | uint32(g.sheets[b].size)<<16 | uint32(g.sc.closed)
	if x.from != from || x.to != to || x.form != form {
		*x = sight{from: from, to: to, form: form, gap: int16(g.distance(a, b))}
	}
	return x
}

// gap is the distance of two combatants where they stand.
func (g *Game) gap(a, b table.Who) int { return int(g.sight(a, b).gap) }

// spots is sees, worked out once until one of them moves, or a door does.
func (g *Game) spots(a, b table.Who) bool { return g.spotsBy(g.sight(a, b), a, b) }

func (g *Game) spotsBy(x *sight, a, b table.Who) bool {
	if !x.known {
		x.known, x.clear = true, g.sees(a, b)
	}
	return x.clear
}

// around reports whether all these bits are set for a combatant.
func (g *Game) around(b table.Who, bits uint8) bool { return g.sc.near[b]&bits == bits }
