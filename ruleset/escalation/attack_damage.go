package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// deal computes and subtracts the damage of an attack: doubled by a Crit, halved by Resist, half of it on a Confused
// attacker (escalation.check.damage).
func (g *Game) deal(t *table.Table, s *strike) {
	a := &s.a.hit
	switch s.outcome {
	case degreeCritFail:
		return
	case degreeMiss:
		a = &s.a.miss
	default:
	}
	a = g.meant(a, s.by)
	if !a.given() {
		return
	}
	base := g.base(t, s, a)
	switch {
	case s.outcome >= degreeHit:
		was := base
		base = max(0, base+int(s.more))
		g.saySum(t, s.by, was, base, nil, rule.DamageSubtract)
	case base > 0:
		g.tell(t, evMissDamage, s.lossRule(), s.by, s.on, base)
	}
	if g.units[s.by].ills.has(condConfused) && s.natural%2 == 1 { // escalation.cond.confused_attack
		s.self = base / 2
	}
	s.harm = base
	if s.outcome == degreeCrit {
		s.harm *= int(s.a.multiplier) // escalation.attack.crit_damage
	}
	if g.resisted(s) {
		s.harm /= 2
	}
	if t.Heard() && (s.harm != base || g.resisted(s)) {
		g.say(t, table.NewEvent(evScaled, g.scaleRule(s), s.by, s.on, base, s.harm))
	}
	if s.less > 0 {
		g.soften(t, s.on, s, int(s.less))
	}
	if g.stirs() {
		g.react(t, happening{on: momentHarm, who: s.by, target: s.on, d: s.d, strike: s})
	}
	s.blow = g.lose(t, s.by, s.on, s.harm, s.spared, s.outcome == degreeCrit, s.lossRule())
	if s.self > 0 { // after the target's (escalation.hp.drop_order)
		s.recoil = g.lose(t, s.by, s.by, s.self, false, false, rule.CondConfusedAttack)
	}
}

// lossRule returns the rule by which the target loses hit points.
func (s *strike) lossRule() table.Rule {
	switch {
	case !s.d.basic || s.outcome >= degreeHit:
		return rule.DamageSubtract
	case s.d.shoots:
		return rule.BasicRangedMiss
	default:
		return rule.BasicMeleeMiss
	}
}

// base returns the rolled damage. An ability with one roll for all targets rolls once.
func (g *Game) base(t *table.Table, s *strike, a *amount) int {
	if !s.a.shared || s.outcome < degreeHit {
		return g.moreDamage(t, s, g.rollDamage(t, a, s.by, s.scene()))
	}
	if s.use.rolled < 0 {
		s.use.rolled = g.moreDamage(t, s, g.rollDamage(t, a, s.by, s.scene()))
	}
	return s.use.rolled
}

// moreDamage adds the attacker's bonuses to the damage of a hit.
func (g *Game) moreDamage(t *table.Table, s *strike, base int) int {
	if s.outcome < degreeHit || len(g.marks) == 0 {
		return base
	}
	var c check
	sum := max(0, base+g.addBonuses(&c, s.by, bonusDamage, false))
	g.saySum(t, s.by, base, sum, c.mods[:c.n], rule.DamageSubtract)
	return sum
}

// resisted reports whether the target halves the damage: it must resist every type at this natural roll
// (escalation.resist.half, escalation.resist.multi_type).
func (g *Game) resisted(s *strike) bool {
	sh := &g.sheets[s.on]
	for t := range damageCount {
		if s.a.types.has(t) && s.natural >= int(sh.resist[t]) {
			return false
		}
	}
	return true
}
