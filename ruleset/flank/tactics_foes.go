package flank

import "fray/table"

// What the greedy bot works out about others is found once and kept: numbers that several options and questions share are added up once,
// how others stand holds for the scene.

// sizeUp settles how the combatant whose options are listed stands to another.
func (g *Game) sizeUp(a, b table.Who) *other {
	o := &g.sc.others[b]
	if !o.sized {
		under := g.threateners(b)
		o.sized, o.flanks, o.better, o.behind = true, under.Has(a) && g.wouldFlank(a, b, g.units[a].cell) && g.flanks(a, b), g.advantage(a, b), g.advantage(b, a)
	}
	return o
}
