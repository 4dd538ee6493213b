package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// listWrestling lists Feint, Grapple and Shove against enemies near by.
func (g *Game) listWrestling(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.ap < 1 && !q.Explaining() {
		return
	}
	for e := range g.crew() {
		if !g.foes(a, e) || g.units[e].health != healthUp {
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

// listGrapple lists a Grapple: 2 AP, an adjacent enemy of at most the own size, a free hand (flow.action.grapple,
// flow.action.grapple_size).
func (g *Game) listGrapple(q *table.Question, a, e table.Who, d int) {
	g.needAP(q, a, 2, rule.ActionGrapple)
	q.NeedMost(d, 1, table.SpacesAway, rule.ActionGrapple)
	q.NeedSo(!g.grappled(a), rule.ActionGrapple, "is grappled")
	q.NeedLeast(g.freeHands(a), 1, "free hands", rule.ActionGrapple)
	q.Need(!g.grappled(a) && !g.grappled(e), rule.ActionGrappleEffect)
	q.Need(g.sheets[e].size <= g.sheets[a].size, rule.ActionGrappleSize)
	q.List(table.Do(vGrapple).At(e))
}

// grappled reports whether a combatant is in a grapple, on either side (flow.action.grapple_effect).
func (g *Game) grappled(a table.Who) bool { return g.units[a].holds >= 0 || g.units[a].heldBy >= 0 }

func (g *Game) grapple(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 2, rule.ActionGrapple)
	d := o.Who
	if !g.contest(t, a, d, rule.ActionGrapple, false) {
		return
	}
	g.units[a].used |= usedGrapple
	g.units[a].holds, g.units[d].heldBy = d, a // one holds, the other is held (flow.action.grapple_effect)
	t.Tell(evGrapple, rule.ActionGrappleEffect, a, d, 1)
}

// contest makes an opposed Athletics check. A prone or grappled initiator has Disadvantage, except in the contest of the
// grapple itself.
func (g *Game) contest(t *table.Table, a, d table.Who, r table.Rule, freeing bool) bool {
	won, _ := g.contestLevel(t, a, d, r, freeing)
	return won
}

func (g *Game) contestLevel(t *table.Table, a, d table.Who, r table.Rule, freeing bool) (bool, degree) {
	c := g.plain(a, skillAthletics, r)
	if !freeing && (g.units[a].holds >= 0 || g.units[a].heldBy >= 0) {
		c.advantage(rule.ActionGrappleEffect, -1)
	}
	if !freeing && g.units[a].prone {
		c.advantage(rule.ConditionProne, -1)
	}
	c.on = d
	l := g.roll(t, &c)
	return g.answered(t, r, a, d, l, skillAthletics), l
}

// listBreakFree lists Break Free: 2 AP, once a round (flow.action.grapple_defender).
func (g *Game) listBreakFree(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.heldBy == table.Nobody {
		return
	}
	q.Family()
	q.NeedLeast(int(u.ap), 2, "AP", rule.ActionGrappleDefender)
	q.Need(u.used&usedBreakFree == 0, rule.RoundOncePerRound)
	q.List(table.Do(vBreakFree).At(u.heldBy))
}

func (g *Game) breakFree(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 2, rule.ActionGrappleDefender)
	g.units[a].used |= usedBreakFree
	if g.contest(t, a, g.units[a].heldBy, rule.ActionGrappleDefender, true) {
		g.endGrapples(t, a, rule.ActionGrappleDuration)
	}
}

// endGrapples ends the grapple a combatant is in, on either side (flow.action.grapple_duration).
func (g *Game) endGrapples(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	other := max(u.holds, u.heldBy)
	if other < 0 {
		return
	}
	u.holds, u.heldBy = table.Nobody, table.Nobody
	g.units[other].holds, g.units[other].heldBy = table.Nobody, table.Nobody
	t.Tell(evGrapple, r, a, other, 0)
}

// parted ends a grapple whose combatants are no longer adjacent (flow.action.grapple_movement).
func (g *Game) parted(t *table.Table, a table.Who) {
	u := &g.units[a]
	if other := max(u.holds, u.heldBy); other >= 0 && g.distance(a, other) != 1 {
		g.endGrapples(t, a, rule.ActionGrappleDuration)
	}
}

// upkeep asks a holder at the start of its turn to pay 2 AP or let go, unless it grappled this round
// (flow.action.grapple_attacker).
func (g *Game) upkeep(t *table.Table, a table.Who) {
	if g.units[a].used&usedGrapple != 0 {
		return
	}
	if g.units[a].ap >= 2 {
		q := g.ask(t, askUpkeep, rule.ActionGrappleAttacker, a, g.units[a].holds)
		if t.YesNo(q, vYes, vNo, true) {
			g.gainAP(t, a, -2, rule.ActionGrappleAttacker)
			return
		}
	}
	g.endGrapples(t, a, rule.ActionGrappleAttacker)
}

// reasonable reports whether a holder may do this without asking the GM (flow.action.grapple_attacker).
func (g *Game) reasonable(a table.Who, o table.Option) bool {
	switch o.Verb {
	case vAttack, vThrow, vDisarm:
		w := g.weapon(a, o.Item)
		return w != nil && w.hands < 2
	case vShove:
		return o.Who == g.units[a].holds
	case vOperate:
		return g.def.objectDefs[thingIndex(o.Who)].small
	case vReady, vPickUp, vFeed, vGrapple, vTumble, vMove, vStep, vUse:
		return false
	default:
		return true
	}
}
