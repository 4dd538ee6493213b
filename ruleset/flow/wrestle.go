package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// Modes of a Shove.
const (
	modePush uint8 = iota + 1
	modeProne
)

// Modes of a Feint: the feinter's skill.
const (
	modeMelee uint8 = iota + 1
	modeDeception
)

// listWrestling lists Feint, Grapple and Shove against enemies near by.
func (g *Game) listWrestling(q *table.Question, a int16) {
	u := &g.units[a]
	if u.ap < 1 && !q.Explaining() {
		return
	}
	for i := range g.units {
		e := int16(i)
		if !g.foes(a, e) || g.units[e].health != up {
			continue
		}
		d := g.distance(a, e)
		if d > int(u.reach) && !q.Explaining() {
			continue
		}
		g.listFeint(q, a, e)
		if d == 1 || q.Explaining() {
			g.listGrapple(q, a, e, d)
			g.listShove(q, a, e, d)
		}
	}
}

// listFeint: 1 AP, once a round, an enemy in the Threat Range, with Melee or Deception (flow.action.feint).
func (g *Game) listFeint(q *table.Question, a, e int16) {
	u := &g.units[a]
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 1, rule.ActionFeint)
	q.Need(u.used&usedFeint == 0, rule.RoundOncePerRound)
	q.Need(g.threatens(a, e), rule.ActionFeint)
	q.Try(table.Do(vFeint).At(e).As(modeMelee))
	q.Offer()
	q.Try(table.Do(vFeint).At(e).As(modeDeception))
	q.Offer()
}

func (g *Game) feint(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionFeint)
	u, d := &g.units[a], o.Who
	u.used |= usedFeint
	with := g.askFeintSkill(t, a, d)
	own := melee
	if o.Mode == modeDeception {
		own = deception
	}
	c := g.check(a, own, rule.ActionFeint)
	c.whom = d
	l := g.roll(t, &c)
	r := g.plain(d, with, rule.ActionFeint)
	r.whom = a
	answer := g.roll(t, &r)
	won := opposed(l, answer, 0)
	g.sayOpposed(t, rule.ActionFeint, a, d, won, l, answer, 0)
	if !won {
		return
	}
	ends := int8(1)
	if g.active == a {
		ends = 2
	}
	g.spendFeint(a, d) // two Feints on one target do not add
	g.feints = append(g.feints, feint{a, d, ends})
}

// askFeintSkill asks the target for the skill it answers with; by default the higher.
func (g *Game) askFeintSkill(t *table.Table, a, d int16) skill {
	q := t.Ask(askFeint, rule.ActionFeint, d, table.Only(g.sheets[d].seat))
	q.Whom = a
	q.Add(table.Do(vSkill).As(uint8(melee)))
	q.Add(table.Do(vSkill).As(uint8(agility)))
	q.SetDefault(table.Do(vSkill).As(uint8(g.higher(d, melee, agility))))
	return skill(t.Choose(q).Mode)
}

// listGrapple: 2 AP, an adjacent enemy of at most one's own size, a free hand (flow.action.grapple,
// flow.action.grapple_size).
func (g *Game) listGrapple(q *table.Question, a, e int16, d int) {
	u := &g.units[a]
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 2, rule.ActionGrapple)
	q.Need(d == 1, rule.ActionGrapple)
	q.Need(u.holds == table.Nobody && u.heldBy == table.Nobody && g.freeHands(a) >= 1, rule.ActionGrapple)
	q.Need(g.units[e].holds == table.Nobody && g.units[e].heldBy == table.Nobody, rule.ActionGrappleEffect)
	q.Need(g.sheets[e].size <= g.sheets[a].size, rule.ActionGrappleSize)
	q.Try(table.Do(vGrapple).At(e))
	q.Offer()
}

func (g *Game) grapple(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 2, rule.ActionGrapple)
	d := o.Who
	if !g.contest(t, a, d, rule.ActionGrapple, false) {
		return
	}
	g.units[a].used |= usedGrapple
	g.units[a].holds, g.units[d].heldBy = d, a // one holds, the other is held (flow.action.grapple_effect)
	if t.Heard() {
		t.Say(event(evGrapple, rule.ActionGrappleEffect, a, d, 1))
	}
}

// contest is an opposed Athletics check; prone initiators of a Shove or Grapple have Disadvantage, and so have the
// grappled but in the contest of the grapple itself.
func (g *Game) contest(t *table.Table, a, d int16, r table.Rule, freeing bool) bool {
	won, _ := g.contestLevel(t, a, d, r, freeing)
	return won
}

func (g *Game) contestLevel(t *table.Table, a, d int16, r table.Rule, freeing bool) (bool, level) {
	c := g.plain(a, athletics, r)
	if !freeing && (g.units[a].holds >= 0 || g.units[a].heldBy >= 0) {
		c.advantage(rule.ActionGrappleEffect, -1)
	}
	if !freeing && g.units[a].prone {
		c.advantage(rule.ConditionProne, -1)
	}
	c.whom = d
	l := g.roll(t, &c)
	answer := g.plain(d, athletics, r)
	answer.whom = a
	k := g.roll(t, &answer)
	won := opposed(l, k, 0)
	g.sayOpposed(t, r, a, d, won, l, k, 0)
	return won, l
}

// listBreakFree: 2 AP, once a round (flow.action.grapple_defender).
func (g *Game) listBreakFree(q *table.Question, a int16) {
	u := &g.units[a]
	if u.heldBy == table.Nobody {
		return
	}
	q.Family()
	q.Need(u.ap >= 2, rule.ActionGrappleDefender)
	q.Need(u.used&usedBreakFree == 0, rule.RoundOncePerRound)
	q.Try(table.Do(vBreakFree).At(u.heldBy))
	q.Offer()
}

func (g *Game) breakFree(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 2, rule.ActionGrappleDefender)
	g.units[a].used |= usedBreakFree
	if g.contest(t, a, g.units[a].heldBy, rule.ActionGrappleDefender, true) {
		g.endGrapples(t, a, rule.ActionGrappleDuration)
	}
}

// endGrapples ends the grapple a combatant is in, on either side (flow.action.grapple_duration).
func (g *Game) endGrapples(t *table.Table, a int16, r table.Rule) {
	u := &g.units[a]
	other := max(u.holds, u.heldBy)
	if other < 0 {
		return
	}
	u.holds, u.heldBy = table.Nobody, table.Nobody
	g.units[other].holds, g.units[other].heldBy = table.Nobody, table.Nobody
	if t.Heard() {
		t.Say(event(evGrapple, r, a, other, 0))
	}
}

// parted ends a grapple whose two are no longer adjacent (flow.action.grapple_movement).
func (g *Game) parted(t *table.Table, a int16) {
	u := &g.units[a]
	if other := max(u.holds, u.heldBy); other >= 0 && g.distance(a, other) != 1 {
		g.endGrapples(t, a, rule.ActionGrappleDuration)
	}
}

// upkeep asks a holder at the start of its turn to pay 2 AP or let go; a Readied Grapple that was made this round has
// paid for it (flow.action.grapple_attacker).
func (g *Game) upkeep(t *table.Table, a int16) {
	if g.units[a].used&usedGrapple != 0 {
		return
	}
	if g.units[a].ap >= 2 {
		q := t.Ask(askUpkeep, rule.ActionGrappleAttacker, a, table.Only(g.sheets[a].seat))
		q.Whom = g.units[a].holds
		q.Add(table.Do(vYes))
		q.Add(table.Do(vNo))
		q.SetDefault(table.Do(vYes))
		if t.Choose(q).Verb == vYes {
			g.gainAP(t, a, -2, rule.ActionGrappleAttacker)
			return
		}
	}
	g.endGrapples(t, a, rule.ActionGrappleAttacker)
}

// reasonable reports whether a holder may do this without asking the GM (flow.action.grapple_attacker).
func (g *Game) reasonable(a int16, o table.Option) bool {
	switch o.Verb {
	case vAttack, vThrow, vDisarm:
		w := g.weapon(a, o.Item)
		return w != nil && w.hands < 2
	case vShove:
		return o.Who == g.units[a].holds
	case vOperate:
		return g.def.objectDefs[objectIndex(o.Who)].small
	case vReady, vPickUp, vFeed, vGrapple, vTumble, vMove, vStep, vUse:
		return false
	default:
		return true
	}
}

// listShove: 1 AP, once a round, an adjacent enemy of at most one's own size; push or prone is chosen before the roll
// (flow.action.shove, flow.action.shove_size).
func (g *Game) listShove(q *table.Question, a, e int16, d int) {
	u := &g.units[a]
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 1, rule.ActionShove)
	q.Need(u.used&usedShove == 0, rule.RoundOncePerRound)
	q.Need(d == 1, rule.ActionShove)
	q.Need(g.sheets[e].size <= g.sheets[a].size, rule.ActionShoveSize)
	q.Try(table.Do(vShove).At(e).As(modePush))
	q.Offer()
	q.Try(table.Do(vShove).At(e).As(modeProne))
	q.Offer()
}

// askShoveKind asks for the effect of a Shove that is not declared as an action of its own.
func (g *Game) askShoveKind(t *table.Table, a, d int16) uint8 {
	q := t.Ask(askShoveKind, rule.ActionShove, a, table.Only(g.sheets[a].seat))
	q.Whom = d
	q.Add(table.Do(vPush))
	q.Add(table.Do(vProne))
	if t.Choose(q).Verb == vPush {
		return modePush
	}
	return modeProne
}

// shove is the contest and its result: the chosen effect, or on Hard and better both if wanted
// (flow.action.shove_normal, flow.action.shove_hard).
func (g *Game) shove(t *table.Table, a, d int16, mode uint8, r table.Rule) {
	g.units[a].used |= usedShove
	won, l := g.contestLevel(t, a, d, r, false)
	if !won {
		return
	}
	both := l >= hard && g.askShoveBoth(t, a, d, mode, l)
	if both || mode == modePush {
		g.push(t, a, d, rule.ActionShoveNormal)
	}
	if both || mode == modeProne {
		g.afflict(t, a, d, prone, 0, 0, rule.ActionShoveNormal)
	}
}

// askShoveBoth asks whether a Shove that was won well has both effects, or only the one chosen before the roll.
func (g *Game) askShoveBoth(t *table.Table, a, d int16, mode uint8, l level) bool {
	q := t.Ask(askShoveBoth, rule.ActionShoveHard, a, table.Only(g.sheets[a].seat))
	q.Whom, q.Level = d, int8(l)
	q.Add(table.Do(vBoth))
	if mode == modePush {
		q.Add(table.Do(vPush))
	} else {
		q.Add(table.Do(vProne))
	}
	q.SetDefault(table.Do(vBoth))
	return t.Choose(q).Verb == vBoth
}

// push moves a combatant one hex back, into a free hex farther from the pusher, of whose choice it is; nothing is provoked.
func (g *Game) push(t *table.Table, a, d int16, r table.Rule) {
	cells := g.sc.steps
	cells.Clear()
	from, at := g.units[a].cell, g.units[d].cell
	away := g.hexes.Distance(from, at) + 1
	for dir := range 6 {
		if c := g.hexes.Step(at, dir); c != space.None && g.hexes.Distance(c, from) == away && g.free(c) {
			cells.Add(c)
		}
	}
	to := cells.First()
	switch cells.Count() {
	case 0:
		g.sayNothing(t, r, a)
		return
	case 1:
	default:
		q := t.Ask(askPush, r, a, table.Only(g.sheets[a].seat))
		q.Whom = d
		q.Family()
		q.Try(table.Do(vPut))
		q.OfferCells(cells)
		if c := g.hexes.Beyond(from, at); cells.Has(c) {
			q.SetDefault(table.Do(vPut).To(c))
		}
		to = t.Choose(q).Cell
	}
	g.moveTo(t, d, to, r)
	g.parted(t, d)
}
