package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// quickRest heals a combatant by Recoveries, restores its Encounter abilities, and rolls for those that recharge
// (escalation.rest.quick_heal, escalation.rest.quick_encounter, escalation.rest.quick_recharge).
func (g *Game) quickRest(t *table.Table, a table.Who) {
	u, sh := &g.units[a], &g.sheets[a]
	if u.health > healthStabilized {
		return
	}
	for i, n := range sh.list {
		place := uint8(i + 1)
		if u.spent>>i&1 == 0 {
			continue
		}
		switch d := &g.def.abilities[n]; d.freq {
		case freqEncounter:
			g.replenish(t, a, place, rule.RestQuickEncounter)
		case freqRecharge: // an unmodified 3d6, no save (escalation.ability.recharge)
			c := check{rule: rule.AbilityRecharge, who: a, on: table.Nobody}
			c.need(rule.AbilityRecharge, int(d.recharge))
			if g.pass(t, &c) {
				g.replenish(t, a, place, rule.RestQuickRecharge)
			}
		default:
		}
	}
	if u.hp <= 0 || u.health != healthUp { // nobody leaves a rest at 0
		u.hp = 0
		g.recover(t, a, a, recoverySpend, rule.RestQuickHeal)
		if u.health != healthUp {
			u.hp = max(u.hp, 1)
			g.setHealth(t, a, healthUp, rule.RestQuickHeal)
		}
	}
	for sh.recovers() && u.hp < sh.hpMax {
		q := g.ask(t, askRest, rule.RestQuickHeal, a)
		q.Add(table.Do(vRecover))
		q.AddDefault(table.Do(vNone))
		if u.recoveries > 0 && g.worthRecovery(a) {
			q.SetDefault(table.Do(vRecover))
		}
		if t.Choose(q).Verb == vNone {
			break
		}
		g.recover(t, a, a, recoverySpend, rule.RestQuickHeal)
	}
	u.waits = false
}

// restHidden restores the Encounter abilities of hidden combatants. They heal and roll nothing, because questions, dice and
// beats would betray them (escalation.rest.quick_encounter, docs/decisions/0014-out-of-sight-and-late.md).
func (g *Game) restHidden(t *table.Table) {
	for c := g.sides[sidePCs] & g.hiding; c != 0; c = c.rest() {
		a := c.first()
		for i, n := range g.sheets[a].list {
			if g.units[a].spent>>i&1 != 0 && g.def.abilities[n].freq == freqEncounter {
				g.replenish(t, a, uint8(i+1), rule.RestQuickEncounter)
			}
		}
	}
}

// worthRecovery reports whether at least half of a Recovery would heal.
func (g *Game) worthRecovery(a table.Who) bool {
	u, sh := &g.units[a], &g.sheets[a]
	d := &sh.recovery
	return 2*int(sh.hpMax-u.hp) >= int(d.count)*int((d.sides+1)/2)+int(d.bonus)
}

// replenish restores a spent ability.
func (g *Game) replenish(t *table.Table, a table.Who, place uint8, r table.Rule) {
	g.units[a].spent &^= 1 << (place - 1)
	g.tellOption(t, table.Do(vUse).With(place), evReplenished, r, a, table.Nobody)
}
