package surge

import "fray/table"

// eachBoost goes through the traits that a Boost can raise (surge.surge.boost).
func (g *Game) eachBoost(a table.Who, f func(tr trait)) {
	for i := range g.def.skills {
		f(trait(i))
	}
	for i := range trait(4) {
		f(traitDefense + i)
		f(traitResist + i)
	}
	for m := range trait(modeCount) {
		if g.sheets[a].modes>>m&1 != 0 {
			f(traitSpeed + m)
		}
	}
	for i := range g.deedsOf(a) {
		f(g.deedTrait(a, i))
	}
}

// bringIn makes an alternate effect the active one of its array (surge.surge.alternate_effect).
func (g *Game) bringIn(t *table.Table, a table.Who, i int) {
	g.arm(a, i).gained = true
	g.activate(t, a, i)
}

// activate makes a deed the active one of its array; a sustained power that is switched off ends (surge.quick.switch).
func (g *Game) activate(t *table.Table, a table.Who, i int) {
	d := g.deed(a, i)
	for k := range g.deedsOf(a) {
		if o := g.deed(a, k); d.array != 0 && o.array == d.array {
			x := g.arm(a, k)
			if x.active && k != i {
				g.endPower(t, a, g.sheets[a].first+int16(k))
			}
			x.active = k == i
		}
	}
	g.handle(a)
}
