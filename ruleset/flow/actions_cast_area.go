package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// castCells returns the hexes that an area can be centered on: in range and in sight.
func (g *Game) castCells(a table.Who, d *abilityDef) table.Members {
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
	who    table.Who
	triple bool // critical hit against a fumbled defense
}

// castArea resolves an area by one check and one damage roll. Each combatant in it reacts; FP come once, if an enemy is hit
// (flow.spell.fire_burst).
func (g *Game) castArea(t *table.Table, a table.Who, o table.Option, d *abilityDef, spent table.Crowd) {
	l := degreeNormal
	if d.skill != skillNone {
		c := g.check(a, d.skill, d.ruleOf())
		l = g.roll(t, &c)
	}
	if l < degreeNormal {
		g.sayNothing(t, d.ruleOf(), a)
		return
	}
	g.caught(t, a, o, d, spent, l)
	if d.attack {
		g.areaFP(t, a, l)
	}
	rolled, healed := 0, 0
	if len(g.sc.hits) > 0 && d.damage.given() {
		rolled = max(0, g.rollAmount(t, &d.damage, a, rule.DamageRoll))
	}
	if len(g.sc.hits) > 0 && d.heal.given() {
		healed = g.scaled(t, a, table.Nobody, g.rollAmount(t, &d.heal, a, d.ruleOf()), 0, l, false)
	}
	for _, hit := range g.sc.hits {
		if d.attack {
			t.Tell(table.Hit, d.ruleOf(), a, hit.who, int(l))
		}
		if d.damage.given() {
			g.wound(t, a, hit.who, g.scaled(t, a, hit.who, rolled, 0, l, hit.triple), d.noArmor, false)
		}
		g.heal(t, a, hit.who, healed, d.ruleOf())
		if g.units[hit.who].health == healthUp {
			g.applyTo(t, a, hit.who, d, false)
		}
	}
	if len(g.sc.hits) > 0 {
		g.applyTo(t, a, a, d, true)
	}
}

// caught finds the combatants that an area affects, in initiative order: those that do not beat it by a reaction or an
// opposing check.
func (g *Game) caught(t *table.Table, a table.Who, o table.Option, d *abilityDef, spent table.Crowd, l degree) {
	hits := g.sc.hits[:0]
	for _, i := range g.order {
		if !g.standsThere(i) || g.hexes.Distance(g.units[i].cell, o.Cell) > int(d.radius) {
			continue
		}
		s := strike{by: a, on: i, item: -1, spell: d, ranged: true, spent: spent, bare: true, level: l}
		if d.attack && g.defends(t, &s) || !d.attack && d.against != skillNone && !g.beats(t, a, i, d, l) {
			continue
		}
		hits = append(hits, areaHit{i, s.triple})
	}
	g.sc.hits = hits
}

// areaFP gives the FP of a hit once, if an enemy is hit.
func (g *Game) areaFP(t *table.Table, a table.Who, l degree) {
	for _, hit := range g.sc.hits {
		if !g.foes(a, hit.who) {
			continue
		}
		if l == degreeCritical {
			g.gainFP(t, a, 3, rule.FpFromCrit)
		} else {
			g.gainFP(t, a, 2, rule.FpFromHit)
		}
		return
	}
}
