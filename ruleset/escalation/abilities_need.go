package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// needAbility states all conditions of an ability (escalation.ability.entry).
func (g *Game) needAbility(q *table.Question, a table.Who, place uint8, d *abilityDef) bool {
	return q.NeedSo(d.trigger == nil, rule.ActionInterrupt, "waits for its trigger") &&
		g.needSlot(q, a, d.action) &&
		g.needPrice(q, a, place, d) &&
		g.needManner(q, a, d)
}

// needPrice states that an ability is not spent and can be paid, and that the die is high enough
// (escalation.ability.encounter, escalation.ability.spend_power, escalation.ability.escalation_gate).
func (g *Game) needPrice(q *table.Question, a table.Who, place uint8, d *abilityDef) bool {
	u := &g.units[a]
	if u.spent>>(place-1)&1 != 0 && !q.NeedSo(false, d.freq.rule(), "is used up") {
		return false
	}
	if d.power > 0 {
		purse, r := u.power, rule.AbilitySpendPower
		if d.secondary {
			purse, r = purse+u.second, rule.AbilitySecondaryPower
		}
		if !q.NeedLeast(int(purse), int(d.power), "Power", r) {
			return false
		}
	}
	return q.NeedLeast(g.escalation(a), int(d.gate), "on the escalation die", rule.AbilityEscalationGate) && (d.basic || g.notHampered(q, a))
}

// needManner states that stance and conditions allow an ability (escalation.basic.stance_selects,
// escalation.cond.grabbed_no_ranged, escalation.cond.stuck).
func (g *Game) needManner(q *table.Question, a table.Who, d *abilityDef) bool {
	u, sh := &g.units[a], &g.sheets[a]
	if len(sh.stances) > 0 && d.kinds&kindSpell == 0 {
		isRanged := sh.stances[u.stance].ranged
		if !q.NeedSo(d.kinds&kindMelee == 0 || !isRanged, rule.BasicStanceSelects, "is in a ranged stance") || !q.NeedSo(d.kinds&kindRanged == 0 || isRanged, rule.BasicStanceSelects, "is in a melee stance") {
			return false
		}
	}
	if d.shoots && !q.Need(!u.ills.has(condGrabbed), rule.CondGrabbedNoRanged) {
		return false
	}
	if d.shifts() && !q.Need(!u.ills.has(condStuck), rule.CondStuck) {
		return false
	}
	return !d.onlyLoosens() || q.NeedSo(g.engagedWith(a) != 0, rule.DisengagePopOffAbility, "is not engaged")
}

// onlyLoosens reports whether an ability does nothing but free its user from enemies, which is of no use to a Free user
// (escalation.disengage.pop_off_ability, escalation.disengage.other_action).
func (d *abilityDef) onlyLoosens() bool {
	return (d.disengage || d.popOff > 0) && d.moves == moveNone && d.attack == nil && !d.heals && len(d.effects) == 0 && d.special == nil
}

// shifts reports whether an ability moves its user or parts it from others: not while Stuck (escalation.cond.stuck).
func (d *abilityDef) shifts() bool { return d.moves != moveNone || d.disengage || d.popOff > 0 }

// rule returns the rule by which a spent ability cannot be used.
func (f frequency) rule() table.Rule {
	switch f {
	case freqEncounter:
		return rule.AbilityEncounter
	case freqDaily:
		return rule.AbilityDaily
	case freqRecharge:
		return rule.AbilityRecharge
	default:
		return rule.AbilityAtWill
	}
}
