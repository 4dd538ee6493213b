package surge

import "fray/table"

// areaWorth is what an area at a place takes from enemies, less what it takes from friends.
func (g *Game) areaWorth(a table.Who, i int, at int32) int {
	d := g.deed(a, i)
	sum := 0
	for k := range g.units {
		b := table.Who(k)
		if !g.isHere(b) || !g.covers(d, at, b) || b == a && d.reach == reachPersonal {
			continue
		}
		w := g.harmWorth(a, b, i, 0) * 3 / 4
		if !g.foes(a, b) {
			w = -w * 2
		}
		sum += w
	}
	return sum
}

// bestPoint is the place for an area: one where an enemy stands.
func (g *Game) bestPoint(a table.Who, x *table.Group) (best table.Option, worth int) {
	i := int(x.Option.Item) - 1
	for k := range g.units {
		b := table.Who(k)
		c := g.units[k].cell
		if g.foes(a, b) && g.standing(b) && x.Members.Has(c) {
			if w := g.areaWorth(a, i, c); w > worth {
				best, worth = x.Option.To(c), w
			}
		}
	}
	return best, worth
}
