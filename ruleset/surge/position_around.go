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
	aroundCourt              // and at conversation range
)

// lookAnew has the next [Game.look] work everything out: a question begins with it.
func (g *Game) lookAnew() { g.sc.looked, g.sc.ranging.fresh, g.sc.crowded = false, false, false }

// look works out what a combatant finds around it, once for a question: its lists ask for it again and again.
func (g *Game) look(a table.Who) {
	if g.sc.looked {
		return
	}
	g.sc.looked, g.sc.near, g.sc.gaps = true, g.sc.near[:0], g.sc.gaps[:0]
	side, blind := g.sideOf(a), g.units[a].cond.has(condUnaware)
	for i := range g.units {
		b, is, far := table.Who(i), uint8(0), 0
		if g.isHere(b) {
			x := g.sight(a, b)
			is, far = aroundHere, int(x.gap)
			switch of := g.sideOf(b); {
			case of == side && a != b:
				is |= aroundFriend
			case of != side && int8(of) != g.neutral && int8(side) != g.neutral:
				is |= aroundFoe
			}
			if !blind && x.clear {
				is |= aroundSeen
			}
			if g.inCourtAt(far) {
				is |= aroundCourt
			}
		}
		g.sc.near, g.sc.gaps = append(g.sc.near, is), append(g.sc.gaps, int16(far))
	}
}

// sight is how far apart two bodies are, and whether nothing blocks the line between them.
type sight struct {
	from, to     space.Cell
	span, spanTo int8
	closed       uint8 // as scratch.closed was
	clear        bool
	gap          int16
}

// sight returns what lies between two combatants where they stand. It is worked out once until one of them moves, or a door does.
func (g *Game) sight(a, b table.Who) *sight {
	k := int(a)*len(g.units) + int(b)
	for k >= len(g.sc.between) {
		g.sc.between = append(g.sc.between, sight{})
	}
	x, from, to := &g.sc.between[k], g.units[a].cell, g.units[b].cell
	span, spanTo, closed := int8(g.span(a)), int8(g.span(b)), uint8(g.sc.closed)
	if x.from != from || x.to != to || x.span != span || x.spanTo != spanTo || x.closed != closed {
		x.from, x.to, x.span, x.spanTo, x.closed = from, to, span, spanTo, closed
		x.gap, x.clear = int16(g.distance(a, b)), g.sees(a, b)
	}
	return x
}

// around reports whether all these bits are set for a combatant.
func (g *Game) around(b table.Who, bits uint8) bool { return g.sc.near[b]&bits == bits }
