package flank

import "fray/table"

// What the greedy bot works out about others is found once and kept: numbers that several options and questions share are added up once,
// how others stand holds for the scene.

// sizeUp settles which of the combatant whose options are listed and another has the better position. It holds for the scene.
func (g *Game) sizeUp(a, b table.Who) *other {
	o := &g.sc.others[b]
	if !o.sized {
		o.sized = true
		o.better, o.behind = g.advantages(a, b)
	}
	return o
}

// hasFlanked settles whether the combatant whose options are listed flanks another: see flanks. It holds for the scene.
func (g *Game) hasFlanked(a, b table.Who) bool {
	o := &g.sc.others[b]
	if !o.turned {
		o.turned, o.flanks = true, g.threateners(b).Has(a) && !g.units[a].conds.has(condConfused) && g.wouldFlank(a, b, g.units[a].cell)
	}
	return o.flanks
}

// threateners returns those that threaten a combatant. Only those that have changed are looked at again.
func (g *Game) threateners(b table.Who) *table.Crowd {
	s := &g.sc.scene
	u := &s.under[b]
	if u.found == s.number {
		return &u.by
	}
	for _, c := range g.opponents(b) {
		if u.found != 0 && s.changed[c] <= u.found {
			continue
		}
		if g.threatens(c, b) {
			u.by.Add(c)
		} else {
			u.by.Drop(c)
		}
	}
	u.found = s.number
	return &u.by
}
