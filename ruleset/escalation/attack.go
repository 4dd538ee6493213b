package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// strike is one attack against one target (escalation.check.attack).
type strike struct {
	by, on  table.Who
	d       *abilityDef
	a       *attackDef
	coup    bool // Coup de Grace
	spared  bool // to knock out, not to kill
	void    bool // it has no effect: the target was not seen
	natural int
	total   int
	swing
	outcome degree
	hits    int // of all targets
	targets int
	harm    int  // what the target is about to lose
	self    int  // what a Confused attacker is about to lose
	use     *use // what it is part of
	blow    blow
	recoil  blow // of what a Confused attacker lost
	group   uint16
}

// roll makes the attack roll, after a save against an Invisible target.
func (g *Game) roll(t *table.Table, s *strike) {
	if g.units[s.on].ills.has(condInvisible) && !g.save(t, s.by, normalSave, rule.CondInvisibleAttacked) {
		s.void, s.outcome = true, degreeCritFail
		return
	}
	c := check{rule: rule.AttackRoll, who: s.by, on: s.on}
	g.countAdvantage(t, &c, s)
	g.addAttackBonuses(t, &c, s)
	c.target = g.guarded(s)
	if t.Heard() {
		g.noteDefense(&c, s)
	}
	r := c.dice()
	s.natural = t.Roll(&r)
	s.total, s.bonus = s.natural+c.bonus, 0
	g.grade(s)
	g.sayCheck(t, &c, s.natural, s.outcome, rolledAttack)
}

// countAdvantage counts the Advantage of an attack (escalation.cond.dazed, escalation.cond.weakened and the like).
func (g *Game) countAdvantage(t *table.Table, c *check, s *strike) {
	type cause struct {
		k markKind
		r table.Rule
	}
	for _, x := range [4]cause{{condDazed, rule.CondDazed}, {condShaken, rule.CondShaken}, {condWeakened, rule.CondWeakened}, {condStunned, rule.CondStunned}} {
		if g.suffers(s.by, x.k) {
			c.advantage(x.r, -1)
		}
	}
	for _, x := range [3]cause{{condSoftened, rule.CondSoftened}, {condWeakened, rule.CondWeakened}, {condStunned, rule.CondStunned}} {
		if g.suffers(s.on, x.k) {
			c.advantage(x.r, 1)
		}
	}
	if g.grabbers(s.on).has(s.by) {
		c.advantage(rule.CondGrabbedAdvantage, 1)
	}
	if len(g.marks) > 0 {
		g.takeTokens(t, c, s.by, advAttack, s.on)
		g.takeTokens(t, c, s.on, advAttacked, s.by)
	}
}

// addAttackBonuses adds Level and Volition or the listed bonus, the escalation die, and bonuses of abilities
// (escalation.attack.npc_bonus, escalation.die.added_to_pc_attacks, escalation.die.npc_option,
// escalation.attack.other_bonuses).
func (g *Game) addAttackBonuses(t *table.Table, c *check, s *strike) {
	if s.a.listed {
		c.plus(rule.AttackNpcBonus, int(s.a.bonus))
	} else {
		sh := &g.sheets[s.by]
		c.plus(rule.AttackRoll, int(sh.level+sh.volition))
		c.plus(rule.RecoveryNoneLeftPenalty, -int(g.units[s.by].strain))
	}
	if g.sheets[s.by].escalates {
		r := rule.DieAddedToPcAttacks
		if !g.sheets[s.by].pc {
			r = rule.DieNpcOption
		}
		g.addEscalation(c, s.by, r)
	}
	if s.a.mod.given() {
		n := g.amountOf(t, &s.a.mod, s.by, s.scene(), rule.AttackOtherBonuses)
		c.add(table.Mod{Rule: s.d.ruleOr(rule.AttackOtherBonuses), Of: s.d.name, Value: int16(n)})
	}
	c.plus(rule.ActionInterrupt, int(s.bonus))
	g.addBonuses(c, s.by, bonusAttack, false)
}

// addEscalation adds the escalation die, which a Shaken combatant loses (escalation.cond.shaken_escalation).
func (g *Game) addEscalation(c *check, a table.Who, r table.Rule) {
	m := table.Mod{Rule: r, Value: int16(g.die)}
	if g.escalation(a) == 0 {
		m.Fate, m.By = table.Lost, rule.CondShakenEscalation
	}
	c.add(m)
}

// scene returns what formulas can ask about an attack.
func (s *strike) scene() scene {
	return scene{hits: s.hits, targets: s.targets, natural: s.natural, on: s.on}
}

// defense returns the number that an attack has to reach; strain lowers it (escalation.attack.defense).
func (g *Game) defense(a table.Who, d defense) int {
	n := int(g.sheets[a].defense[d] - g.units[a].strain)
	if len(g.marks) > 0 {
		n += g.addBonuses(nil, a, bonusAC+markKind(d), true)
	}
	return n
}

// noteDefense notes what the number is made of that an attack has to reach.
func (g *Game) noteDefense(c *check, s *strike) {
	d := s.a.defense
	c.add(table.Mod{Rule: rule.AttackDefense, Of: uint8(d), Value: g.sheets[s.on].defense[d], Against: true})
	c.add(table.Mod{Rule: rule.RecoveryNoneLeftPenalty, Value: -g.units[s.on].strain, Against: true})
	g.addBonuses(c, s.on, bonusAC+markKind(d), true)
	c.add(table.Mod{Rule: rule.ActionInterrupt, Value: s.guard, Against: true})
}

// grade sets the degree of an attack (escalation.attack.crit, escalation.attack.crit_fail, escalation.attack.hit,
// escalation.attack.miss, escalation.coup.auto_crit).
func (g *Game) grade(s *strike) {
	switch {
	case s.coup:
		s.outcome = degreeCrit
	case s.natural == 3:
		s.outcome = degreeCritFail
	case s.natural >= g.critFrom(s):
		s.outcome = degreeCrit
	case s.total >= g.guarded(s):
		s.outcome = degreeHit
	default:
		s.outcome = degreeMiss
	}
}

// critFrom returns the lowest natural roll that crits; each widening is one step (escalation.weak.crit_16,
// escalation.weak.vulnerable_15, escalation.cond.vulnerable, escalation.weak.multi_type).
func (g *Game) critFrom(s *strike) int {
	n := 17 - int(s.a.widen)
	if s.a.damages() && s.a.types&g.sheets[s.on].weak != 0 {
		n--
	}
	if g.units[s.on].ills.has(condVulnerable) {
		n--
	}
	return max(n, 4)
}

// guarded returns the number to reach, with what reactions have changed.
func (g *Game) guarded(s *strike) int { return g.defense(s.on, s.a.defense) + int(s.guard) }
