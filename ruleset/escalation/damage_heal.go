package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// recover heals by a Recovery: the combatant's own, a free one, or an npc's dice by level (escalation.check.heal,
// escalation.recovery.spend, escalation.recovery.npc_healing).
func (g *Game) recover(t *table.Table, by, on table.Who, from source, r table.Rule) {
	if !g.healable(on) {
		return
	}
	short := false
	if from == recoverySpend {
		short = g.spendRecovery(t, on, r)
	}
	g.heal(t, by, on, g.recoveryAmount(t, on), short, r)
}

// healable reports whether a combatant can be healed: not the dead, the lost, and those in their last gasp
// (escalation.lastgasp.no_healing). Hidden combatants heal in a rest.
func (g *Game) healable(on table.Who) bool {
	return (g.units[on].health <= healthStabilized || g.hiding.has(on)) && !g.sheets[on].object
}

// spendRecovery spends a Recovery, and reports whether none was left (escalation.recovery.maximum,
// escalation.recovery.none_left).
func (g *Game) spendRecovery(t *table.Table, on table.Who, r table.Rule) (short bool) {
	u := &g.units[on]
	if !g.sheets[on].recovers() {
		return false
	}
	if u.recoveries == 0 {
		return true
	}
	u.recoveries--
	g.sayGained(t, on, meterRecoveries, -1, int(u.recoveries), r)
	return false
}

// recoveryAmount returns what a Recovery heals: rolled or averaged as the healed combatant's seat chooses, each die rounded
// down (escalation.recovery.roll_or_average, escalation.recovery.base_amount, escalation.dice.rounding).
func (g *Game) recoveryAmount(t *table.Table, on table.Who) int {
	sh := &g.sheets[on]
	if !sh.recovers() {
		return g.rollDice(t, table.Roll{Rule: rule.RecoveryNpcHealing, Who: on, Count: sh.level, Sides: sh.healDie}, 0)
	}
	q := g.ask(t, askRecovery, rule.RecoveryRollOrAverage, on)
	q.Add(table.Do(vRoll))
	q.AddDefault(table.Do(vAverage))
	d := &sh.recovery
	if t.Choose(q).Verb == vAverage {
		return int(d.count)*int((d.sides+1)/2) + int(d.bonus)
	}
	return g.rollDice(t, table.Roll{Rule: rule.RecoveryBaseAmount, Who: on, Count: d.count, Sides: d.sides}, int(d.bonus))
}

// heal adds hit points, from 0 up to the maximum. Short healing is half, and causes strain (escalation.hp.healing_cap,
// escalation.death.healed, escalation.recovery.none_left_penalty).
func (g *Game) heal(t *table.Table, by, on table.Who, amount int, short bool, r table.Rule) {
	u, sh := &g.units[on], &g.sheets[on]
	if !g.healable(on) {
		return
	}
	if short {
		amount /= 2
	}
	if amount > 0 {
		was := int(u.hp)
		u.hp = int16(min(int(sh.hpMax), max(was, 0)+amount))
		g.tell(t, table.Healed, r, by, on, int(u.hp)-max(was, 0), int(u.hp))
		if u.health != healthUp && u.health != healthHidden && u.hp > 0 {
			u.waits = true
			g.setHealth(t, on, healthUp, rule.DeathHealed)
		}
	}
	if short {
		u.strain = min(u.strain+1, maxStrain)
		g.sayGained(t, on, meterStrain, 1, int(u.strain), rule.RecoveryNoneLeftPenalty)
	}
}

// maxStrain is how much strain counts.
const maxStrain = 1000

// recovers reports whether a combatant has Recoveries, even if none are left. Others heal by dice.
func (sh *sheet) recovers() bool { return sh.pc || sh.recoveries > 0 }

// healBy heals one target of an ability (escalation.recovery.spend, escalation.recovery.free).
func (g *Game) healBy(t *table.Table, u *use, on table.Who) {
	r := u.d.ruleOr(rule.RecoverySpend)
	if u.d.from == recoveryFree {
		r = u.d.ruleOr(rule.RecoveryFree)
	}
	g.healWith(t, u.by, on, &u.d.healing, u.d.from, scene{targets: u.n, hits: u.hits, on: on}, r)
}

// healWith heals by an amount, or by a Recovery if none is given.
func (g *Game) healWith(t *table.Table, by, on table.Who, a *amount, from source, s scene, r table.Rule) {
	if !g.healable(on) {
		return
	}
	if !a.given() {
		g.recover(t, by, on, from, r)
		return
	}
	short := from == recoverySpend && g.spendRecovery(t, on, r)
	g.heal(t, by, on, max(0, g.amountOf(t, a, by, s, r)), short, r)
}
