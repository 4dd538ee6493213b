package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// castCells are the hexes an area can be centred on: in range and in sight.
func (g *Game) castCells(a int16, d *abilityDef) table.Cells {
	u, cells := &g.units[a], g.sc.nextArea(g.def)
	cells.Clear()
	g.hexes.AddDisk(cells, u.cell, int(d.rng))
	if g.def.opaque || g.def.doors {
		for c := cells.First(); c >= 0; c = cells.Next(c) {
			if !g.hexes.Sight(u.cell, c, g.sc.opaque) {
				cells.Remove(c)
			}
		}
	}
	return cells
}

// areaHit is one combatant caught in an area.
type areaHit struct {
	who    int16
	triple bool // critical hit against a fumbled defence
}

// castArea is an area: one check and one damage roll; everybody in it is asked and compared singly, and the FP of a
// hit come once, if an enemy is hit (flow.spell.fire_burst).
func (g *Game) castArea(t *table.Table, a int16, o table.Option, d *abilityDef, spent crowd) {
	l := normal
	if d.skill != noSkill {
		c := g.check(a, d.skill, d.ruleOf())
		l = g.roll(t, &c)
	}
	if l < normal {
		g.sayNothing(t, d.ruleOf(), a)
		return
	}
	hits, foe := g.sc.hits[:0], false
	for _, i := range g.order {
		v := &g.units[i]
		if v.health == dead || v.health == gone || g.hexes.Distance(v.cell, o.Cell) > int(d.radius) {
			continue
		}
		s := strike{by: a, on: i, item: -1, spell: d, ranged: true, spent: spent, bare: true, level: l}
		if d.attack && g.defends(t, &s) {
			continue
		}
		hits, foe = append(hits, areaHit{i, s.triple}), foe || g.foes(a, i)
	}
	g.sc.hits = hits
	if d.attack && foe {
		if l == critical {
			g.gainFP(t, a, 3, rule.FpFromCrit)
		} else {
			g.gainFP(t, a, 2, rule.FpFromHit)
		}
	}
	rolled := 0
	if len(hits) > 0 && d.damage.given() {
		rolled = max(0, g.rollAmount(t, &d.damage, a, rule.DamageRoll))
	}
	for _, hit := range hits {
		if t.Heard() {
			t.Say(event(table.Hit, d.ruleOf(), a, hit.who, int(l)))
		}
		if d.damage.given() {
			g.wound(t, a, hit.who, factor(rolled, l, hit.triple), d.noArmor, false)
		}
		if g.units[hit.who].health == up {
			g.applyEffects(t, a, hit.who, d)
		}
	}
}
