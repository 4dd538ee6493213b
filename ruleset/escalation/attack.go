package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// strike is one attack against one target, from the first reaction to the last (escalation.check.attack).
type strike struct {
	by, on  int16
	d       *abilityDef
	a       *attackDef
	coup    bool // Coup de Grace
	spared  bool // to knock out, not to kill
	void    bool // it has no effect: the target was not seen
	natural int
	total   int
	swing
	outcome outcome
	hits    int // of all targets
	targets int
	harm    int  // what the target is about to lose
	self    int  // what a Confused attacker is about to lose
	use     *use // what it is part of
	blow    blow
	recoil  blow // of what a Confused attacker lost
	group   uint16
}

// roll makes the attack roll: the save against one who is Invisible, then 3d6 with all that counts, and what comes of it.
func (g *Game) roll(t *table.Table, s *strike) {
	if g.units[s.on].ills.has(invisible) && !g.save(t, s.by, normalSave, rule.CondInvisibleAttacked) {
		s.void, s.outcome = true, critFail
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
	if by.has(dazed) {
		c.advantage(rule.CondDazed, -1)
	}
	if by.has(shaken) {
		c.advantage(rule.CondShaken, -1)
	}
	if by.has(weakened) {
		c.advantage(rule.CondWeakened, -1)
	}
	if g.suffers(s.by, stunned) {
		c.advantage(rule.CondStunned, -1)
	}
	if on.has(softened) {
		c.advantage(rule.CondSoftened, 1)
	}
	if on.has(weakened) {
		c.advantage(rule.CondWeakened, 1)
	}
	if g.suffers(s.on, stunned) {
		c.advantage(rule.CondStunned, 1)
	}
	if g.grabbers(s.on).has(s.by) {
		c.advantage(rule.CondGrabbedAdvantage, 1)
	}
	if len(g.marks) > 0 {
		g.takeTokens(t, c, s.by, onAttack, s.on)
		g.takeTokens(t, c, s.on, onAttacked, s.by)
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
		c.plus(s.d.ruleOr(rule.AttackOtherBonuses), g.amountOf(t, &s.a.mod, s.by, s.scene(), rule.AttackOtherBonuses))
	}
	c.plus(rule.ActionInterrupt, int(s.bonus))
	g.addBonuses(c, s.by, toAttack)
}

func (s *strike) scene() scene {
	return scene{hits: s.hits, targets: s.targets, natural: s.natural, on: s.on}
}

// defense is what an attack on somebody has to reach; strain lowers it (escalation.attack.defense).
func (g *Game) defense(a int16, d defense) int {
	n := int(g.sheets[a].defense[d] - g.units[a].strain)
	if len(g.marks) > 0 {
		n += g.addBonuses(nil, a, toAC+statKind(d))
	}
	return n
}

// grade reads the outcome of the roll (escalation.attack.crit, escalation.attack.crit_fail, escalation.attack.hit,
// escalation.attack.miss, escalation.coup.auto_crit).
func (g *Game) grade(s *strike) {
	switch {
	case s.coup:
		s.outcome = crit
	case s.natural == 3:
		s.outcome = critFail
	case s.natural >= g.critFrom(s):
		s.outcome = crit
	case s.total >= g.guarded(s):
		s.outcome = hit
	default:
		s.outcome = miss
	}
}

// critFrom is the natural result from which an attack crits: every widening is one step
// (escalation.weak.crit_16, escalation.weak.vulnerable_15, escalation.cond.vulnerable, escalation.weak.multi_type).
func (g *Game) critFrom(s *strike) int {
	n := 17 - int(s.a.widen)
	if s.a.damages() && s.a.types&g.sheets[s.on].weak != 0 {
		n--
	}
	if g.units[s.on].ills.has(vulnerable) {
		n--
	}
	return max(n, 4)
}

// attack makes the attack of an ability on its targets, one after the other, or all rolls first
// (escalation.attack.multi_target, escalation.attack.roll_all_first).
func (g *Game) attack(t *table.Table, u *use) {
	first := g.sc.strikes.n
	for i, on := range u.targets[:u.n] {
		g.sc.strikes.push(strike{by: u.by, on: on, d: u.d, a: u.d.attack, coup: u.coup, spared: u.spared, swing: u.swings[i], targets: u.n, use: u})
	}
	if u.d.attack.together {
		for i := range u.n {
			g.roll(t, g.sc.strikes.items[first+i])
		}
		for i := range u.n {
			g.answered(t, g.sc.strikes.items[first+i])
			u.hits += bit(g.sc.strikes.items[first+i].outcome >= hit)
		}
	}
	for i := range u.n {
		s := g.sc.strikes.items[first+i]
		if !u.d.attack.together {
			if !g.able(u) { // the remaining targets are not attacked
				u.n = i
				break
			}
			if !g.present.has(s.on) {
				continue
			}
			g.roll(t, s)
			g.answered(t, s)
			u.hits += bit(s.outcome >= hit)
		}
		s.hits = u.hits
		g.resolve(t, s)
	}
	g.sc.strikes.n = first
}

// answered asks for the reactions to the outcome, before any damage, and where they change it to the new outcome as well
// (escalation.action.interrupt).
func (g *Game) answered(t *table.Table, s *strike) {
	if s.void || !g.stirs() {
		return
	}
	for range 2 {
		g.react(t, happening{on: momentOf(s.outcome), who: s.by, whom: s.on, d: s.d, strike: s})
		now := g.outcomeNow(s)
		s.total, s.bonus = s.total+int(s.bonus), 0
		if now == s.outcome {
			return
		}
		s.outcome = now
		if t.Heard() {
			g.say(t, event(evTurned, rule.ActionInterrupt, s.by, s.on, int(s.outcome), s.total))
		}
	}
}

// outcomeNow is the outcome with what reactions have changed since the roll: a Hit may become a Miss and a Miss a Hit, but a
// Crit and a Crit Fail stay what they are.
func (g *Game) outcomeNow(s *strike) outcome {
	switch {
	case s.outcome == crit || s.outcome == critFail:
		return s.outcome
	case s.total+int(s.bonus) >= g.guarded(s):
		return hit
	default:
		return miss
	}
}

// guarded is what an attack has to reach.
func (g *Game) guarded(s *strike) int { return g.defense(s.on, s.a.defense) + int(s.guard) }

// resolve deals an attack's damage and brings its effects (escalation.attack.hit, escalation.attack.miss,
// escalation.attack.crit_fail).
func (g *Game) resolve(t *table.Table, s *strike) {
	if s.void {
		return
	}
	g.sayOutcome(t, s)
	if s.outcome >= hit {
		g.units[s.by].struck |= only(s.on)
	}
	g.serial++
	s.group = g.serial
	g.deal(t, s)
	if s.outcome == critFail && len(s.a.onCritFail) == 0 && g.def.promptsGM {
		g.askCritFail(t, s)
	}
	if s.d.basic { // damage and nothing else
		g.followed(t, s)
		return
	}
	x := g.strikeContext(s)
	switch s.outcome {
	case crit:
		g.bring(t, &x, s.a.onHit)
		g.bring(t, &x, s.a.onCrit)
	case hit:
		g.bring(t, &x, s.a.onHit)
	case miss:
		g.bring(t, &x, s.a.onMiss)
	default:
		g.bring(t, &x, s.a.onCritFail)
	}
	for i := range s.a.riders {
		if r := &s.a.riders[i]; r.fits(s) {
			g.bring(t, &x, r.effects)
		}
	}
	g.followed(t, s)
}

// followed lets others react to what the target has taken, and then to what a Confused attacker has.
func (g *Game) followed(t *table.Table, s *strike) {
	g.aftermath(t, happening{who: s.by, whom: s.on, d: s.d, strike: s}, s.blow, s.harm)
	g.aftermath(t, happening{who: s.by, whom: s.by}, s.recoil, s.self)
}

// fits reports whether a rider applies: what the natural result is, and how the attack went
// (escalation.dice.natural).
func (r *riderDef) fits(s *strike) bool {
	switch {
	case r.odd && s.natural%2 == 0, r.even && s.natural%2 == 1, s.natural < int(r.least):
		return false
	case s.outcome >= hit:
		return r.hit
	case s.outcome == miss:
		return r.miss
	default: // a Crit Fail has no effects of a miss
		return r.miss && r.hit
	}
}

// deal works out the damage of one attack and takes it off: doubled by a Crit, halved by Resist, and half of it on a
// Confused attacker (escalation.check.damage).
func (g *Game) deal(t *table.Table, s *strike) {
	a := &s.a.hit
	switch s.outcome {
	case critFail:
		return
	case miss:
		a = &s.a.miss
	default:
	}
	a = g.meant(a, s.by)
	if !a.given() {
		return
	}
	base := g.base(t, s, a)
	if s.outcome >= hit {
		base = max(0, base+int(s.more))
	}
	if g.units[s.by].ills.has(confused) && s.natural%2 == 1 { // escalation.cond.confused_attack
		s.self = base / 2
	}
	s.harm = base
	if s.outcome == crit {
		s.harm *= int(s.a.multiplier) // escalation.attack.crit_damage
	}
	if g.resisted(s) {
		s.harm /= 2
	}
	if t.Heard() && (s.harm != base || g.resisted(s)) {
		g.say(t, event(evScaled, g.scaleRule(s), s.by, s.on, base, s.harm))
	}
	if s.less > 0 {
		g.soften(t, s.on, s, int(s.less))
	}
	if g.stirs() {
		g.react(t, happening{on: onHarm, who: s.by, whom: s.on, d: s.d, strike: s})
	}
	s.blow = g.lose(t, s.by, s.on, s.harm, s.spared, s.outcome == crit, s.lossRule())
	if s.self > 0 { // after the target's (escalation.hp.drop_order)
		s.recoil = g.lose(t, s.by, s.by, s.self, false, false, rule.CondConfusedAttack)
	}
}

// lossRule is the rule by which the target loses hit points.
func (s *strike) lossRule() table.Rule {
	switch {
	case !s.d.basic || s.outcome >= hit:
		return rule.DamageSubtract
	case s.d.shoots:
		return rule.BasicRangedMiss
	default:
		return rule.BasicMeleeMiss
	}
}

// base is the rolled damage; an ability with one roll for all rolls it once.
func (g *Game) base(t *table.Table, s *strike, a *amount) int {
	if !s.a.shared || s.outcome < hit {
		return g.moreDamage(s, g.rollDamage(t, a, s.by, s.scene()))
	}
	if s.use.rolled < 0 {
		s.use.rolled = g.moreDamage(s, g.rollDamage(t, a, s.by, s.scene()))
	}
	return s.use.rolled
}

// moreDamage adds bonuses to damage that lie on the attacker, on a hit.
func (g *Game) moreDamage(s *strike, base int) int {
	if s.outcome < hit || len(g.marks) == 0 {
		return base
	}
	return max(0, base+g.addBonuses(nil, s.by, toDamage))
}

// resisted reports whether the target halves the damage: it must resist every type of it at this natural result
// (escalation.resist.half, escalation.resist.multi_type).
func (g *Game) resisted(s *strike) bool {
	sh := &g.sheets[s.on]
	for t := range damageTypes {
		if s.a.types.has(t) && s.natural >= int(sh.resist[t]) {
			return false
		}
	}
	return true
}
