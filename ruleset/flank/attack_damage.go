package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/space"
	"fray/table"
)

// rollDamage rolls the damage of a weapon that hits (flank.attack.damage, flank.attack.critical_multiplier,
// flank.attack.damage_minimum).
func (g *Game) rollDamage(t *table.Table, s *strike, h *harm) {
	w, times, r := s.w, 1, rule.AttackDamage
	if s.critical {
		times, r = int(w.times), rule.AttackCriticalMultiplier
	}
	n := g.throwAmount(t, &w.dice, s.by, times, rule.AttackDamage)
	var sum total.Sum
	g.damageBonus(&sum, s)
	dealt := n.value + sum.Total()
	if dealt < 1 {
		sum.Add(rule.AttackDamageMinimum, 1-dealt)
		dealt = 1
	}
	g.sayDice(t, s.by, 0, r, &n, &sum)
	h.weapon, h.tags = true, w.tags
	h.add(w.kind, dealt)
	for i := range w.more {
		h.add(w.more[i].kind, max(g.rollAmount(t, &w.more[i].dice, s.by, 0, rule.AttackDamage), 0))
	}
}

// damageBonus adds up what a weapon that hits adds to its dice (flank.attack.damage).
func (g *Game) damageBonus(sum *total.Sum, s *strike) {
	g.addMod(sum, s.by, s.w.damageBy, g.first(s.by, condFatigued))
	sum.Add(rule.AttackDamage, int(s.w.dmg))
	g.addLasting(sum, s.by, bonusDamage)
	if s.charge {
		sum.Named(uint16(nameCharge), 0, rule.ChargeBonus, 2)
	}
}

// hitThing attacks an object that nobody holds or wears (flank.attack.unattended_object).
func (g *Game) hitThing(t *table.Table, s *strike) bool {
	var atk, ac total.Sum
	g.attackRoll(&atk, s)
	d := &g.itemDefs[g.items[s.thing].def]
	ac.Base(rule.AttackUnattendedObject, int(d.ac))
	if !g.rollAttack(t, s, &atk, &ac, rule.AttackUnattendedObject) {
		t.Tell(table.Missed, rule.AttackUnattendedObject, s.by, table.Nobody, 0)
		return false
	}
	t.Tell(table.Hit, rule.AttackUnattendedObject, s.by, table.Nobody, 1+table.Bit(s.critical))
	if s.w == nil {
		return true
	}
	var h harm
	g.rollDamage(t, s, &h)
	g.batter(t, s.by, s.thing, &h, rule.AttackUnattendedObject)
	return true
}

// nearest returns the cell of a combatant that is nearest to another cell.
func (g *Game) nearest(who table.Who, to space.Cell) space.Cell {
	best, found := -1, g.units[who].cell
	for c := range g.body(who).Each() {
		if d := g.squares.Distance(c, to); best < 0 || d < best {
			best, found = d, c
		}
	}
	return found
}
