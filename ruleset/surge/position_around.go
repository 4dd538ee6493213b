package surge

import "fray/table"

// What a combatant finds in another: bits of [scratch.near].
const (
	aroundHere   = 1 << iota // it is in play
	aroundFoe                // and an enemy
	aroundFriend             // and a friend
	aroundSeen               // and perceived
	aroundCourt              // and at conversation range
)

// look works out what a combatant finds around it: the lists of a question ask for it again and again.
func (g *Game) look(a table.Who) {
	g.sc.near, g.sc.gaps, g.sc.ranging.fresh, g.sc.crowded = g.sc.near[:0], g.sc.gaps[:0], false, false
	side, blind := g.sideOf(a), g.units[a].cond.has(condUnaware)
	for i := range g.units {
		b, is, far := table.Who(i), uint8(0), 0
		if g.isHere(b) {
			is, far = aroundHere, g.distance(a, b)
			switch of := g.sideOf(b); {
			case of == side && a != b:
				is |= aroundFriend
			case of != side && int8(of) != g.neutral && int8(side) != g.neutral:
				is |= aroundFoe
			}
			if !blind && g.sees(a, b) {
				is |= aroundSeen
			}
			if g.inCourtAt(far) {
				is |= aroundCourt
			}
		}
		g.sc.near, g.sc.gaps = append(g.sc.near, is), append(g.sc.gaps, int16(far))
	}
}

// around reports whether all these bits are set for a combatant.
func (g *Game) around(b table.Who, bits uint8) bool { return g.sc.near[b]&bits == bits }
