package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// surgeOff uses Surge Resistance outside the usual options.
func (g *Game) surgeOff(t *table.Table, a table.Who, o table.Option) {
	g.react(a)
	g.tire(a, true)
	g.sayReaction(t, a, table.Nobody, o)
	g.resistOff(t, a, o)
}

func (g *Game) resistOff(t *table.Table, a table.Who, o table.Option) {
	if i := g.ailment(a, int(o.Item)-1); i >= 0 {
		g.shakeOff(t, i)
	}
}

// chooseTrait asks which trait a Boost raises (surge.surge.boost).
func (g *Game) chooseTrait(t *table.Table, a table.Who) trait {
	q := g.ask(t, askTrait, rule.SurgeBoost, a, table.Nobody)
	add := func(tr trait) { q.Add(table.Do(vBoost).Of(int16(tr))) }
	for i := range g.def.skills {
		add(trait(i))
	}
	for i := range trait(4) {
		add(traitDefense + i)
		add(traitResist + i)
	}
	for m := range trait(modeCount) {
		if g.sheets[a].modes>>m&1 != 0 {
			add(traitSpeed + m)
		}
	}
	for i := range g.deedsOf(a) {
		add(g.deedTrait(a, i))
	}
	q.SetDefault(table.Do(vBoost).Of(int16(traitResist) + int16(resistToughness)))
	return trait(t.Choose(q).N)
}

// chooseEdge asks which Edge a Surge raises (surge.surge.edge).
func (g *Game) chooseEdge(t *table.Table, a table.Who) edge {
	q := g.ask(t, askEdge, rule.SurgeEdge, a, table.Nobody)
	for e := range edgeCount {
		q.Add(table.Do(vWith).As(uint8(e)))
	}
	q.SetDefault(table.Do(vWith).As(uint8(edgeGuard)))
	return edge(t.Choose(q).Mode)
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
