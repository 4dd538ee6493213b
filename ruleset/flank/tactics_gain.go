package flank

import (
	"fray/ruleset/total"
	"fray/table"
)

// spellGain is what a spell does to one creature; it is below 0 if that is on the wrong side.
func (g *Game) spellGain(a, on table.Who, d *abilityDef) int {
	u := &g.units[on]
	foe := g.foes(a, on)
	if foe && g.pitied(on) {
		return 0
	}
	hits, part := 20, 0
	if d.attack {
		s := strike{by: a, on: on, spell: d, thing: -1, how: d.attackBy}
		hits = g.chance(&s)
	}
	fails := hits
	if d.save != saveNone {
		var dc total.Sum
		g.spellDC(&dc, a, d)
		fails = hits * min(max(dc.Total()-1-g.saveOf(on, a, d.save), 0), 20) / 20
		if d.half {
			part = hits - fails
		}
	}
	var h harm
	for i := range d.damage {
		h.add(d.damage[i].kind, g.average(&d.damage[i].dice, a)/2)
	}
	gain := 0
	if h.n > 0 {
		n := min(g.taken(on, &h, nil), int(u.hp)+5)
		gain = 2*n*fails + n*part
		if n >= int(u.hp) {
			gain += 5 * fails
		}
	}
	if d.heals.given() {
		gain -= g.healGain(on, g.average(&d.heals, a)/2)
	}
	for i := range d.effects {
		e := &d.effects[i]
		n := g.effectGain(a, on, e, d) * fails / 20
		if e.self {
			if n = g.effectGain(a, a, e, d) * fails / 20; foe {
				n = -n
			}
		}
		gain += n
	}
	if !foe {
		return -gain * (1 + table.Bit(gain > 0))
	}
	return gain
}

// healGain is what it is worth to give a combatant so many hit points back: most if that brings it back into the fight.
func (g *Game) healGain(on table.Who, n int) int {
	u, sh := &g.units[on], &g.sheets[on]
	missing := int(sh.hpMax - u.hp)
	switch {
	case u.hp <= 0 && int(u.hp)+n > 0:
		return 30*min(missing, n) + 30*g.menace(on)
	case u.hp > 0 && 2*missing >= int(sh.hpMax):
		return 30 * min(missing, n)
	default:
		return 0
	}
}

// gulpGain is what it is worth to a combatant to get so many hit points back by the way.
func (g *Game) gulpGain(a table.Who, n int) int {
	missing := int(g.sheets[a].hpMax - g.units[a].hp)
	return (40 + 20*table.Bit(2*missing >= int(g.sheets[a].hpMax))) * min(missing, n)
}

// wreckGain is what it is worth to break something solid: it stands between fighters of one's side and the foes that they go for.
func (g *Game) wreckGain(a table.Who, thing int, d *abilityDef) int {
	it := &g.items[thing]
	def := &g.itemDefs[it.def]
	if !def.solid {
		return 0
	}
	blow := -2 * int(def.resistance)
	for i := range d.damage {
		blow += g.average(&d.damage[i].dice, a)
	}
	gain := 0
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.allies(a, b) || !g.awake(b) || g.ranges(b) {
			continue
		}
		foe := g.nearestFoe(b)
		if foe == table.Nobody {
			continue
		}
		apart, near := g.distance(b, foe), int(g.units[b].reach)
		to := g.squares.DistanceBetween(g.units[b].cell, g.span(b), it.cell, 1)
		from := g.squares.DistanceBetween(g.units[foe].cell, g.span(foe), it.cell, 1)
		if apart > near && to+from <= apart {
			gain += 30 * g.menace(b)
		}
	}
	return gain * min(max(blow, 0), 2*int(it.hp)) / (2 * int(it.hp))
}
