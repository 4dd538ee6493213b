package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// hitCreature rolls against AC.
func (g *Game) hitCreature(t *table.Table, s *strike) bool {
	s.position[0], s.position[1] = g.positions(t, s.by, s.on)
	flanked := g.profits(s) && g.flanks(s.by, s.on)
	var ac, atk total.Sum
	g.armorClass(&ac, s.on, s.by, s.how, flanked, s.position[1])
	g.attackRoll(&atk, s)
	if !g.rollAttack(t, s, &atk, &ac, rule.AttackRoll) {
		t.Tell(table.Missed, rule.AttackRoll, s.by, s.on, 0)
		return false
	}
	t.Tell(table.Hit, rule.AttackRoll, s.by, s.on, 1+table.Bit(s.critical))
	if s.w == nil {
		return true
	}
	var h harm
	g.rollDamage(t, s, &h)
	g.hurt(t, s.by, s.on, &h, rule.AttackDamage)
	g.applyEffects(t, s.by, s.on, s.w.onHit, nil, rule.AttackDamage)
	return true
}

// profits reports whether an attack gains by flanking: in melee, or thrown with a weapon that can be used in melee
// (flank.space.flank_ranged).
func (g *Game) profits(s *strike) bool {
	return s.how == mannerMelee || s.how == mannerThrown && s.w != nil && s.w.melee
}

// attackRoll adds up an attack roll (flank.attack.roll).
func (g *Game) attackRoll(sum *total.Sum, s *strike) {
	sh := &g.sheets[s.by]
	sum.Base(rule.CoreLevel, int(sh.bab))
	by := scoreSTR
	if s.how != mannerMelee {
		by = scoreDEX
	}
	if s.w != nil {
		by = s.w.ability
		if s.how == mannerMelee {
			by = s.w.meleeBy
		}
	}
	g.addMod(sum, s.by, by, g.first(s.by, condFatigued))
	sum.Add(rule.AttackSizePenalty, sh.size.modifier())
	if s.w != nil {
		sum.Add(rule.AttackOtherBonuses, int(s.w.hit))
	}
	switch s.action {
	case -5:
		sum.Add(rule.AttackSecondary, -5)
	case -10:
		sum.Add(rule.AttackTertiary, -10)
	}
	g.addLasting(sum, s.by, bonusAttack)
	if s.charge {
		sum.Named(uint16(nameCharge), 0, rule.ChargeBonus, 2)
	}
	if s.position[0] {
		sum.Named(uint16(namePosition), 0, rule.TacticalAdvantage, 4)
	}
}

// rollAttack rolls a d20 for an attack against a number: 20 hits and 1 misses, and a hit in the Critical Range is critical
// (flank.attack.natural_20, flank.attack.natural_1, flank.attack.critical, flank.attack.proficiency).
func (g *Game) rollAttack(t *table.Table, s *strike, sum, ac *total.Sum, r table.Rule) bool {
	bonus, against := sum.Total(), ac.Total()
	roll := table.Roll{Rule: r, Who: s.by, Count: 1, Sides: 20}
	crit := 21
	if s.w != nil && s.w.skilled {
		crit = int(s.w.crit)
	}
	need := max(min(against-bonus, 20), 2) // the lowest die that hits
	bands(&roll, 1, need-1, crit-1, 19)
	s.natural = g.d20(t, &roll, s.by)
	hit := s.natural == 20 || s.natural > 1 && s.natural+bonus >= against
	s.critical = hit && s.natural >= crit
	g.sayCheck(t, s.by, s.on, r, sum, ac, s.natural, hit)
	return hit
}
