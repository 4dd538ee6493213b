package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// strike is one attack against one target, from the first reaction to the last (escalation.check.attack).
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

// roll makes the attack roll: the save against an Invisible target, then 3d6 with all that counts, and what comes of it.
func (g *Game) roll(t *table.Table, s *strike) {
	if g.units[s.on].ills.has(condInvisible) && !g.save(t, s.by, normalSave, rule.CondInvisibleAttacked) {
		s.void, s.outcome = true, degreeCritFail
		return
	}
	c := check{rule: rule.AttackRoll, who: s.by, whom: s.on}
	g.countAdvantage(t, &c, s)
	g.addAttackBonuses(t, &c, s)
	c.target = g.guarded(s)
	r := c.dice()
	s.natural = t.Roll(&r)
	s.total, s.bonus = s.natural+c.bonus, 0
	g.grade(s)
	g.sayAttack(t, &c, s)
}

// countAdvantage counts Advantage and Disadvantage of attacker and target (escalation.cond.dazed, escalation.cond.weakened
// and the like).
func (g *Game) countAdvantage(t *table.Table, c *check, s *strike) {
	by, on := g.units[s.by].ills, g.units[s.on].ills
	if by.has(condDazed) {
		c.advantage(rule.CondDazed, -1)
	}
	if by.has(condShaken) {
		c.advantage(rule.CondShaken, -1)
	}
	if by.has(condWeakened) {
		c.advantage(rule.CondWeakened, -1)
	}
	if g.suffers(s.by, condStunned) {
		c.advantage(rule.CondStunned, -1)
	}
	if on.has(condSoftened) {
		c.advantage(rule.CondSoftened, 1)
	}
	if on.has(condWeakened) {
		c.advantage(rule.CondWeakened, 1)
	}
	if g.suffers(s.on, condStunned) {
		c.advantage(rule.CondStunned, 1)
	}
	if g.grabbers(s.on).has(s.by) {
		c.advantage(rule.CondGrabbedAdvantage, 1)
	}
	if len(g.marks) > 0 {
		g.takeTokens(t, c, s.by, advAttack, s.on)
		g.takeTokens(t, c, s.on, advAttacked, s.by)
	}
}

// addAttackBonuses adds what an attack roll gets: Level and Volition or the listed bonus, the escalation die, and what
// abilities bring (escalation.attack.npc_bonus, escalation.die.added_to_pc_attacks, escalation.die.npc_option,
// escalation.attack.other_bonuses).
func (g *Game) addAttackBonuses(t *table.Table, c *check, s *strike) {
	if s.a.listed {
		c.plus(rule.AttackNpcBonus, int(s.a.bonus))
	} else {
		c.plus(rule.AttackRoll, int(g.sheets[s.by].level)+g.volition(s.by))
	}
	if g.sheets[s.by].escalates {
		r := rule.DieAddedToPcAttacks
		if !g.sheets[s.by].pc {
			r = rule.DieNpcOption
		}
		c.plus(r, g.escalation(s.by))
	}
	if s.a.mod.given() {
		n := g.amountOf(t, &s.a.mod, s.by, s.scene(), rule.AttackOtherBonuses)
		c.add(table.Mod{Rule: s.d.ruleOr(rule.AttackOtherBonuses), Of: s.d.name, Value: int16(n)})
	}
	c.plus(rule.ActionInterrupt, int(s.bonus))
	g.addBonuses(c, s.by, bonusAttack)
}

// scene is what formulas may ask about an attack.
func (s *strike) scene() scene {
	return scene{hits: s.hits, targets: s.targets, natural: s.natural, on: s.on}
}

// defense is what an attack on somebody has to reach; strain lowers it (escalation.attack.defense).
func (g *Game) defense(a table.Who, d defense) int {
	n := int(g.sheets[a].defense[d] - g.units[a].strain)
	if len(g.marks) > 0 {
		n += g.addBonuses(nil, a, bonusAC+markKind(d))
	}
	return n
}

// grade reads the outcome of the roll (escalation.attack.crit, escalation.attack.crit_fail, escalation.attack.hit,
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

// critFrom is the natural result from which an attack crits: every widening is one step
// (escalation.weak.crit_16, escalation.weak.vulnerable_15, escalation.cond.vulnerable, escalation.weak.multi_type).
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

// guarded is what an attack has to reach.
func (g *Game) guarded(s *strike) int { return g.defense(s.on, s.a.defense) + int(s.guard) }
