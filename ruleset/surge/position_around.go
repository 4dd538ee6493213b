package surge

import (
	"fray/space"
	"fray/table"
)

// isFoe reports whether another combatant is an enemy in play.
func (g *Game) isFoe(a, b table.Who) bool { return g.isHere(b) && g.foes(a, b) }

// isFriend reports whether another combatant is a friend in play.
func (g *Game) isFriend(a, b table.Who) bool { return g.isHere(b) && g.friends(a, b) }

// finds reports whether another combatant is in play and perceived.
func (g *Game) finds(a, b table.Who) bool { return g.isHere(b) && !g.unaware(a) && g.spots(a, b) }

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
func (g *Game) spots(a, b table.Who) bool {
	x := g.sight(a, b)
	if !x.known {
		x.known, x.clear = true, g.sees(a, b)
	}
	return x.clear
}
