package surge

import "fray/table"

// foe is an enemy that stands, and how far away it is.
type foe struct {
	who table.Who
	gap int
}

// rivalry is the enemies of a combatant that stand.
type rivalry struct {
	of   table.Who
	foes []foe
}

// foesOf lists the enemies of a combatant that stand. It is worked out once for a choice.
func (g *Game) foesOf(a table.Who) []foe {
	x := &g.sc.rivalry
	if x.of == a {
		return x.foes
	}
	x.of, x.foes = a, x.foes[:0]
	for i := range g.units {
		if b := table.Who(i); g.standing(b) && g.foes(a, b) {
			x.foes = append(x.foes, foe{b, g.gap(a, b)})
		}
	}
	return x.foes
}
