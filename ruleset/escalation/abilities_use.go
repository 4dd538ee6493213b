package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// carryOut is an action from its declaration on: reactions, Opportunity Attacks, what the Confused suffer, and what it
// does (escalation.check.action steps 3 to 8).
func (g *Game) carryOut(t *table.Table, u *use) {
	if u.d.moves == before {
		u.free = g.freeOnes()
	}
	if g.anybodyListens(onUses, onTargeted) || u.charges(g) && g.anybodyListens(onMoves, onEngages) {
		g.declared(t, u)
		if !g.stillGood(t, u) {
			return
		}
	}
	charges := u.charges(g)
	if u.d.provokes && !charges && g.engagedWith(u.by) != 0 {
		u.asked = g.engagedWith(u.by)
		g.provoke(t, u.by, u.asked, rule.OaTriggerAbility)
		if !g.stillGood(t, u) {
			return
		}
	}
	if g.units[u.by].ills.has(confused) && !u.d.basic && (u.d.attack == nil || !u.d.attack.damages()) {
		if !g.save(t, u.by, normalSave, rule.CondConfusedOther) {
			g.hurt(t, u.by, u.by, int(g.sheets[u.by].tier), false, rule.CondConfusedOther)
		}
		if !g.able(u) {
			return
		}
	}
	if charges && !g.charge(t, u) {
		return
	}
	g.takeEffect(t, u)
}

// takeEffect is what the ability does, in the order of an entry: attack, popping off, healing, effects, what the die
// changes, movement (escalation.ability.escalation_special).
func (g *Game) takeEffect(t *table.Table, u *use) {
	d := u.d
	if d.sustain > 0 {
		g.startRunning(t, u)
	}
	if d.disengage {
		g.disengageBy(t, u)
	}
	if d.attack != nil {
		g.attack(t, u)
	}
	if d.basic {
		return
	}
	if d.popOff > 0 && g.able(u) {
		g.popOffBy(t, u)
	}
	g.serial++
	for _, on := range u.targets[:u.n] {
		if d.heals && g.present.has(on) {
			g.healBy(t, u, on)
		}
		x := g.useContext(u, on)
		g.bring(t, &x, d.effects)
	}
	if d.special != nil {
		x := g.useContext(u, u.targets[0])
		if g.escalation(u.by) >= int(d.special.threshold) {
			g.bring(t, &x, d.special.above)
		} else {
			g.bring(t, &x, d.special.below)
		}
	}
	if d.moves == after && g.able(u) {
		g.moveOn(t, u)
	}
}

// declared lets others react to what is declared: those who are ready for it, then those who are stirred by the use, by
// being its target, or by the movement of a charge (escalation.check.action step 3).
func (g *Game) declared(t *table.Table, u *use) {
	first := g.sc.events.n
	g.sc.events.push(happening{on: onUses, who: u.by, whom: u.targets[0], d: u.d, use: u})
	for i := range u.n {
		if g.present.has(u.targets[i]) {
			g.sc.events.push(happening{on: onTargeted, who: u.by, whom: u.targets[i], d: u.d, use: u})
		}
	}
	if u.charges(g) {
		g.sc.events.push(happening{on: onMoves, who: u.by, whom: table.Nobody, d: u.d, use: u})
		g.sc.events.push(happening{on: onEngages, who: u.by, whom: u.targets[0], d: u.d, use: u})
	}
	g.reactTo(t, first)
}

// charges reports whether the user has to go to its target first; for an object it is enough to be in its zone
// (escalation.side.objects).
func (u *use) charges(g *Game) bool {
	return u.d.moves == before && u.targets[0] < g.people && !g.units[u.by].beside.has(u.targets[0])
}

// able reports whether a user can still carry out what it declared.
func (g *Game) able(u *use) bool { return g.goesOn(u.by) }

// stillGood reports whether a declared action goes on after reactions: its user is up, and a target that is no longer legal
// is replaced by another, if there is one (escalation.check.action step 4).
func (g *Game) stillGood(t *table.Table, u *use) bool {
	if !g.able(u) {
		g.sayNothing(t, rule.OaTiming, u.by)
		return false
	}
	if u.d.filter == oneself || u.d.filter >= theActor {
		return true
	}
	ok := g.legal(u.by, u.d) | g.objectsNear(u.by, u.d.reach) | g.illTargets(u)
	if u.d.filter == allyOrSelf || u.d.filter == anybody {
		ok |= only(u.by)
	}
	if u.coup {
		ok &= g.coupable(u.by, u.d)
	}
	kept := 0
	for i, on := range u.targets[:u.n] {
		if ok.has(on) {
			u.targets[kept], u.swings[kept] = on, u.swings[i]
			kept++
		}
	}
	lost := u.n - kept
	u.n = kept
	for ; lost > 0; lost-- {
		if !g.askInstead(t, u) {
			break
		}
	}
	if u.n == 0 {
		g.sayNothing(t, rule.ReadyInterruptsBefore, u.by)
	}
	return u.n > 0
}

// askInstead asks for a legal target in place of one that is lost.
func (g *Game) askInstead(t *table.Table, u *use) bool {
	others := g.legal(u.by, u.d)
	for _, on := range u.targets[:u.n] {
		others &^= only(on)
	}
	if u.coup {
		others &= g.coupable(u.by, u.d)
	}
	if others == 0 || u.bound {
		return false
	}
	q := g.ask(t, askInstead, rule.ReadyInterruptsBefore, u.by)
	q.Item = u.place
	q.Try(table.Do(vAlso))
	q.OfferCrowd(g.choice(others))
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vAlso).At(others.first()))
	o := t.Choose(q)
	if o.Verb == vNone {
		return false
	}
	u.targets[u.n], u.swings[u.n] = o.Who, swing{}
	u.n++
	return true
}

// charge moves the user beside its target on the ability's own action; who intercepts it is attacked instead
// (escalation.intercept.redirect).
func (g *Game) charge(t *table.Table, u *use) bool {
	w := walk{by: u.by, to: space.None, beside: only(u.targets[0]), free: u.free, reason: u.d.ruleOr(rule.PosMove), stopped: table.Nobody}
	g.goThere(t, &w)
	if !g.able(u) || g.units[u.by].ills.has(stuck) {
		return false
	}
	if w.stopped >= 0 {
		u.targets[0], u.swings[0], u.n = w.stopped, swing{}, 1
		if t.Heard() {
			g.say(t, event(evTurned, rule.InterceptRedirect, u.by, w.stopped, int(miss), 0))
		}
	}
	return g.units[u.by].beside.has(u.targets[0])
}

// moveOn has the user make the movement of one move action after its ability, or stay; who was asked for an Opportunity
// Attack on the ability is not asked again (escalation.ability.provokes).
func (g *Game) moveOn(t *table.Table, u *use) {
	w, goes := g.askWay(t, u.d.ruleOr(rule.PosMove), u.by, false)
	if !goes {
		return
	}
	w.free, w.asked = g.freeOnes(), u.asked
	g.goThere(t, &w)
}

// disengageBy makes a Disengage check on the ability's own action (escalation.disengage.other_action).
func (g *Game) disengageBy(t *table.Table, u *use) {
	w := walk{by: u.by, stays: true}
	if from := g.askFrom(t, u.by, &w); from != 0 {
		g.disengage(t, u.by, from)
	}
}

// popOffBy has the user pop off some or all enemies without a check (escalation.disengage.pop_off_ability).
func (g *Game) popOffBy(t *table.Table, u *use) {
	g.popOffSome(t, u.by, int(u.d.popOff), u.d.ruleOr(rule.DisengagePopOffAbility))
}

// popOffSome pops off so many enemies, of those the combatant names; not while it is Stuck (escalation.cond.stuck).
func (g *Game) popOffSome(t *table.Table, a int16, most int, r table.Rule) {
	from := g.engagedWith(a)
	if from == 0 || g.units[a].ills.has(stuck) {
		return
	}
	if from.count() <= most {
		g.popOff(t, a, from, r)
		return
	}
	var c crowd
	for c.count() < most {
		q := g.ask(t, askPopOff, rule.DisengagePopOffAbility, a)
		q.Try(table.Do(vAlso))
		q.OfferCrowd(g.choice(from &^ c))
		q.SetDefault(table.Do(vAlso).At((from &^ c).first()))
		c |= only(t.Choose(q).Who)
	}
	g.popOff(t, a, c, r)
}

// healBy heals one target as the ability says (escalation.recovery.spend, escalation.recovery.free).
func (g *Game) healBy(t *table.Table, u *use, on int16) {
	r := u.d.ruleOr(rule.RecoverySpend)
	if u.d.from == freeRecovery {
		r = u.d.ruleOr(rule.RecoveryFree)
	}
	g.healWith(t, u.by, on, &u.d.healing, u.d.from, scene{targets: u.n, hits: u.hits, on: on}, r)
}

// healWith heals by an amount, or by a Recovery where none is given.
func (g *Game) healWith(t *table.Table, by, on int16, a *amount, from source, s scene, r table.Rule) {
	if !g.healable(on) {
		return
	}
	if !a.given() {
		g.recover(t, by, on, from, r)
		return
	}
	short := from == spend && g.spendRecovery(t, on, r)
	g.heal(t, by, on, max(0, g.amountOf(t, a, by, s, r)), short, r)
}
