package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// maxTargets is how many targets one ability may have.
const maxTargets = 12

// Modes of an attack: to kill, or to knock out (escalation.hp.knock_out).
const (
	modeKill uint8 = iota
	modeSpare
)

// use is one use of an ability, from its declaration to its end (escalation.check.action).
type use struct {
	by      int16
	d       *abilityDef
	place   uint8 // in the user's list, from 1; 0 for a basic attack
	coup    bool
	spared  bool
	bound   bool // an Opportunity Attack: nobody else will do
	targets [maxTargets]int16
	swings  [maxTargets]swing // at each target
	n       int
	hits    int
	free    crowd      // of a charge: who was Free when it was declared
	asked   crowd      // who was asked for an Opportunity Attack on it
	rolled  int        // damage that is rolled once for all, or below 0
	event   *happening // what triggered it, or nil
}

// own is the ability at a place of a combatant's list, from 1.
func (g *Game) own(a int16, place uint8) *abilityDef {
	return &g.def.abilities[g.sheets[a].list[place-1]]
}

// basicOf is a combatant's Basic Attack as it stands: that of its stance, or of an npc's first attack
// (escalation.basic.stance_selects, escalation.basic.npc_basic, escalation.cond.hampered_enemy).
func (g *Game) basicOf(a int16) *abilityDef {
	sh := &g.sheets[a]
	if len(sh.basics) == 0 {
		return nil
	}
	if len(sh.stances) == 0 {
		return &sh.basics[0]
	}
	return &sh.basics[g.units[a].stance]
}

// meleeBasicOf is the Basic Melee Attack a combatant can make as it stands, or nil (escalation.oa.melee_stance).
func (g *Game) meleeBasicOf(a int16) *abilityDef {
	sh := &g.sheets[a]
	if len(sh.stances) > 0 {
		if sh.stances[g.units[a].stance].ranged {
			return nil
		}
		return &sh.basics[g.units[a].stance]
	}
	if sh.strike < 0 {
		return nil
	}
	return &sh.basics[sh.strike]
}

// listAttacks lists the Basic Attack, which everybody has (escalation.basic.everyone, escalation.basic.melee,
// escalation.basic.ranged).
func (g *Game) listAttacks(q *table.Question, a int16) {
	d := g.basicOf(a)
	if d == nil {
		return
	}
	q.Family()
	if !g.needSlot(q, a, standard) || !g.needManner(q, a, d) {
		return
	}
	g.listTargets(q, a, table.Do(vAttack), d)
	g.listCoup(q, a, table.Do(vCoup), d)
}

// listAbilities lists what a combatant may use of its list on its turn (escalation.ability.entry).
func (g *Game) listAbilities(q *table.Question, a int16) {
	for i, n := range g.sheets[a].list {
		d := &g.def.abilities[n]
		if d.trigger != nil && !q.Explaining() {
			continue
		}
		q.Family()
		if g.needAbility(q, a, uint8(i+1), d) {
			o := table.Do(vUse).With(uint8(i + 1))
			g.listTargets(q, a, o, d)
			if d.attack != nil && d.action == standard {
				g.listCoup(q, a, table.Do(vCoupUse).With(uint8(i+1)), d)
			}
		}
	}
}

// needAbility states all that an entry demands of its user (escalation.ability.entry).
func (g *Game) needAbility(q *table.Question, a int16, place uint8, d *abilityDef) bool {
	return q.Need(d.trigger == nil, rule.ActionInterrupt) &&
		g.needSlot(q, a, d.action) &&
		g.needPrice(q, a, place, d) &&
		g.needManner(q, a, d)
}

// needPrice states that an entry is not spent and can be paid, and that the die is high enough
// (escalation.ability.encounter, escalation.ability.spend_power, escalation.ability.escalation_gate).
func (g *Game) needPrice(q *table.Question, a int16, place uint8, d *abilityDef) bool {
	u := &g.units[a]
	if u.spent>>(place-1)&1 != 0 && !q.Need(false, d.freq.rule()) {
		return false
	}
	if d.power > 0 {
		purse, r := u.power, rule.AbilitySpendPower
		if d.secondary {
			purse, r = purse+u.second, rule.AbilitySecondaryPower
		}
		if !q.Need(purse >= d.power, r) {
			return false
		}
	}
	return q.Need(int(d.gate) <= g.escalation(a), rule.AbilityEscalationGate) && (d.basic || g.notHampered(q, a))
}

// needManner states that stance and hold allow it (escalation.basic.stance_selects, escalation.cond.grabbed_no_ranged,
// escalation.cond.stuck).
func (g *Game) needManner(q *table.Question, a int16, d *abilityDef) bool {
	u, sh := &g.units[a], &g.sheets[a]
	if len(sh.stances) > 0 && d.kinds&kSpell == 0 {
		isRanged := sh.stances[u.stance].ranged
		if !q.Need(d.kinds&kMelee == 0 || !isRanged, rule.BasicStanceSelects) || !q.Need(d.kinds&kRanged == 0 || isRanged, rule.BasicStanceSelects) {
			return false
		}
	}
	if d.shoots && !q.Need(!u.ills.has(grabbed), rule.CondGrabbedNoRanged) {
		return false
	}
	if d.shifts() {
		if !q.Need(!u.ills.has(stuck), rule.CondStuck) {
			return false
		}
	}
	if d.disengage || d.popOff > 0 && d.attack == nil && len(d.effects) == 0 && !d.heals {
		return q.Need(g.engagedWith(a) != 0, rule.DisengagePopOffAbility)
	}
	return true
}

// shifts reports whether an ability changes where its user stands or beside whom: not while Stuck (escalation.cond.stuck).
func (d *abilityDef) shifts() bool { return d.moves != stays || d.disengage || d.popOff > 0 }

// rule is the rule by which something spent cannot be used.
func (f frequency) rule() table.Rule {
	switch f {
	case perEncounter:
		return rule.AbilityEncounter
	case daily:
		return rule.AbilityDaily
	case recharge:
		return rule.AbilityRecharge
	default:
		return rule.AbilityAtWill
	}
}

// legal are the combatants an ability may be aimed at now (escalation.pos.nearby_includes_engaged).
func (g *Game) legal(a int16, d *abilityDef) crowd {
	c := g.fitting(a, d.filter, g.within(a, d.reach))
	if d.moves == before { // a charge goes out of a grab neither
		if g.grabbers(a) != 0 {
			c &= g.units[a].beside
		}
	}
	return c
}

// listTargets lists a use of an ability for each first target; an attack also to knock out (escalation.hp.knock_out).
func (g *Game) listTargets(q *table.Question, a int16, o table.Option, d *abilityDef) {
	if d.filter == oneself {
		q.Try(o.At(a))
		q.Offer()
		return
	}
	c, things := g.legal(a, d), crowd(0)
	if d.filter == anEnemy || d.filter == anybody {
		things = g.objectsNear(a, d.reach)
	}
	q.Try(o)
	if c|things == 0 && q.Explaining() {
		q.Need(false, g.whyNobody(d))
		q.Offer()
		return
	}
	q.OfferCrowd(g.choice(c))
	if d.attack != nil {
		q.Try(o.As(modeSpare))
		q.OfferCrowd(g.choice(c & g.npcs & g.foes(a)))
	}
	for ; things != 0; things = things.rest() {
		q.Try(o.At(g.outside(things.first())))
		q.Offer()
	}
}

// whyNobody is the rule by which nobody is in reach.
func (g *Game) whyNobody(d *abilityDef) table.Rule {
	switch d.reach {
	case engaged:
		return rule.PosEngagedTargets
	case nearby:
		return rule.PosNearbyIncludesEngaged
	default:
		return rule.PosModel
	}
}

// listCoup lists a Coup de Grace on each helpless enemy engaged: all three actions for a Crit
// (escalation.coup.requirements).
func (g *Game) listCoup(q *table.Question, a int16, o table.Option, d *abilityDef) {
	c := g.coupable(a, d)
	if c == 0 {
		g.explainCoup(q, a, o)
		return
	}
	for mode := modeKill; mode <= modeSpare; mode++ {
		q.Try(o.As(mode))
		if !q.Need(g.units[a].slots == 1<<quick|1<<move|1<<standard && !g.suffers(a, stunned), rule.CoupRequirements) {
			return
		}
		q.OfferCrowd(g.choice(c))
		c &= g.npcs
	}
}

// coupable are those whom a Coup de Grace with an attack may be aimed at.
func (g *Game) coupable(a int16, d *abilityDef) crowd {
	var c crowd
	for m := g.legal(a, d) & g.units[a].beside & g.foes(a); m != 0; m = m.rest() {
		if g.suffers(m.first(), helpless) {
			c |= only(m.first())
		}
	}
	return c
}

// explainCoup says why there is no Coup de Grace on those who are helpless but not engaged.
func (g *Game) explainCoup(q *table.Question, a int16, o table.Option) {
	if !q.Explaining() {
		return
	}
	for m := g.foes(a) & g.present; m != 0; m = m.rest() {
		if g.suffers(m.first(), helpless) {
			q.Try(o.At(m.first()))
			q.Need(false, rule.CoupRequirements)
			q.Offer()
		}
	}
}

// performUse declares an attack or another ability and carries it out.
func (g *Game) performUse(t *table.Table, a int16, o table.Option) {
	u := g.sc.uses.push(use{by: a, place: o.Item, coup: o.Verb == vCoup || o.Verb == vCoupUse, spared: o.Mode == modeSpare, rolled: -1})
	if o.Item == 0 {
		u.d = g.basicOf(a)
	} else {
		u.d = g.own(a, o.Item)
	}
	u.targets[0], u.n = g.inside(o.Who), 1
	r := u.d.ruleOr(rule.AbilityEntry)
	if u.d.basic {
		r = rule.BasicMelee
		if u.d.shoots {
			r = rule.BasicRanged
		}
	}
	if u.coup {
		r = rule.CoupRequirements
	}
	g.sayTook(t, a, o, r)
	g.askTargets(t, u)
	g.pay(t, u)
	g.carryOut(t, u)
	g.sc.uses.n--
}

// askTargets asks for the further targets of an ability that may have several; none of them twice
// (escalation.attack.multi_target, escalation.coup.single_target).
func (g *Game) askTargets(t *table.Table, u *use) {
	for u.n < int(u.d.targets) && !u.coup {
		more := g.legal(u.by, u.d)
		for _, on := range u.targets[:u.n] {
			more &^= only(on)
		}
		if more == 0 {
			return
		}
		q := g.ask(t, askTargets, rule.AttackMultiTarget, u.by)
		q.Item = u.place
		q.Try(table.Do(vAlso))
		q.OfferCrowd(g.choice(more))
		q.Add(table.Do(vNone))
		q.SetDefault(table.Do(vNone))
		o := t.Choose(q)
		if o.Verb == vNone {
			return
		}
		u.targets[u.n] = o.Who
		u.n++
	}
}

// pay marks slot, use and Power; nothing is given back (escalation.ability.spend_power,
// escalation.ability.secondary_power).
func (g *Game) pay(t *table.Table, x *use) {
	u := &g.units[x.by]
	switch {
	case x.coup:
		u.slots = 0
	case x.d.basic:
		g.takeSlot(x.by, standard)
	case x.event != nil:
		if x.d.action == interrupt {
			u.interrupted = true
		}
	default:
		g.takeSlot(x.by, x.d.action)
	}
	if x.place == 0 {
		return
	}
	if x.d.freq != atWill {
		u.spent |= 1 << (x.place - 1)
	}
	if x.d.power > 0 {
		g.payPower(t, x)
	}
}

// payPower takes the price from the secondary resource first, if it may pay; any other mix the user chooses
// (escalation.ability.secondary_power).
func (g *Game) payPower(t *table.Table, x *use) {
	u := &g.units[x.by]
	second := int16(0)
	if x.d.secondary {
		second = min(u.second, x.d.power)
		least := max(0, x.d.power-u.power)
		if second > least {
			q := g.ask(t, askPower, rule.AbilitySecondaryPower, x.by)
			q.Item = x.place
			for n := second; n >= least; n-- {
				q.Add(table.Do(vPay).Of(n))
			}
			q.SetDefault(table.Do(vPay).Of(second))
			second = t.Choose(q).N
		}
	}
	u.second -= second
	u.power -= x.d.power - second
	if second > 0 {
		g.sayGained(t, x.by, meterSecond, -int(second), int(u.second), rule.AbilitySecondaryPower)
	}
	if x.d.power > second {
		g.sayGained(t, x.by, meterPower, int(second-x.d.power), int(u.power), rule.AbilitySpendPower)
	}
}
