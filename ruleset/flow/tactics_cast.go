package flow

import (
	"fray/space"
	"fray/table"
)

// castWorth returns the worth of a spell or ability at its target.
func (g *Game) castWorth(s *scene, o table.Option) int {
	d := g.ability(o)
	c := g.check(s.a, skillCasting, 0)
	if d.skill != skillNone {
		c = g.check(s.a, d.skill, 0)
	}
	success := chance(c.target(), c.dice)
	if d.skill == skillNone {
		success = 100
	}
	danger := 0
	if d.provokes {
		danger = 25 * s.pressed
	}
	switch {
	case d.attack:
		if g.units[o.Who].health != healthUp {
			return 0
		}
		st := strike{by: s.a, on: o.Who, spell: d, ranged: !d.touch}
		return max(0, g.strikeWorth(&st, c.target(), c.dice)-danger-5*int(d.fp))
	case d.heal.given():
		return max(0, g.healWorth(o.Who, d)*success/100-danger)
	default:
		return max(0, g.effectWorth(s, o.Who, d)*success/100-danger-8*int(d.fp))
	}
}

// healWorth returns the value of healing: hit points regained, more for a combatant that gets up.
func (g *Game) healWorth(on table.Who, d *abilityDef) int {
	v, sh := &g.units[on], &g.sheets[on]
	gain := min(mean(&d.heal), 10*int(sh.hpMax-v.hp))
	if v.health != healthUp {
		if int(v.hp)*10+gain > 0 {
			return gain + 60
		}
		return gain / 2
	}
	if 2*v.hp > sh.hpMax {
		return 0
	}
	return gain
}

// effectWorth returns a rough value of the conditions and pools that an ability changes.
func (g *Game) effectWorth(s *scene, on table.Who, d *abilityDef) int {
	w := mean10(&d.damage)
	if on < 0 {
		return w
	}
	v := &g.units[on]
	for _, e := range d.effects {
		switch e.do {
		case condWard:
			if v.ward == 0 && (s.pressed > 0 || s.nearestAt <= 8) {
				w += 8 * int(e.value)
			}
		case condNextAP:
			if !v.quickened {
				w += 30
			}
		case condSlowed, condPinned:
			if !v.slowed && !v.pinned && g.distance(s.a, on) > 3 {
				w += 25
			}
		case condLoseAP:
			if !v.rattled {
				w += 20 * int(e.value)
			}
		case condProne:
			if !v.prone {
				w += 30
			}
		case condBleeding, condPoison:
			w += 15 * int(e.value)
		case condGainAP: // an ability without FP could repeat for ever
			if d.fp > 0 {
				w += 15 * int(e.value)
			}
		default:
		}
	}
	return w
}

// bestCenter picks the center of an area that affects most enemies and fewest allies: one of the enemies.
func (g *Game) bestCenter(s *scene, o table.Option, cells table.Members) (space.Cell, int) {
	d := g.ability(o)
	best, worth := space.None, 0
	for i := range g.units {
		c := g.units[i].cell
		if !g.foes(s.a, table.Who(i)) || g.units[i].health != healthUp || !cells.Has(c) {
			continue
		}
		w := 0
		for k := range g.units {
			v := &g.units[k]
			if v.health != healthUp || g.hexes.Distance(v.cell, c) > int(d.radius) {
				continue
			}
			each := 10 * min(mean10(&d.damage)/10, max(1, int(v.hp)))
			if g.foes(s.a, table.Who(k)) {
				w += each * 6 / 10
			} else {
				w -= each
			}
		}
		if w -= 25*s.pressed + 5*int(d.fp); w > worth {
			best, worth = c, w
		}
	}
	return best, worth
}
