package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/table"
)

// holdAction keeps the Standard Action of a combatant (flank.wait.store).
func (g *Game) holdAction(t *table.Table, who table.Who) {
	u := &g.units[who]
	u.waited, u.waitsFor = true, table.Nobody
	g.waiters++
	t.Tell(evWaits, rule.WaitStore, who, table.Nobody, 1)
	q := g.ask(t, askWaitFor, rule.WaitNoTrigger, who, table.Nobody)
	q.Add(table.Do(vAlways))
	for i := range g.units {
		if b := table.Who(i); b != who && g.present(b) && g.perceives(who, b) {
			q.Family()
			q.Try(table.Do(vTarget).As(modeOnlyFor).At(b))
			q.OfferToPeople()
		}
	}
	q.SetDefault(table.Do(vAlways))
	if len(q.Groups()) > 1 {
		if o := t.Choose(q); o.Verb == vTarget {
			u.waitsFor = o.Who
		}
	}
}

// loseWaited takes a waited action away (flank.wait.expires).
func (g *Game) loseWaited(t *table.Table, who table.Who) {
	if !g.spendWaited(who) {
		return
	}
	t.Tell(evWaits, rule.WaitExpires, who, table.Nobody, 0)
}

// spendWaited uses a waited action, and reports whether there was one.
func (g *Game) spendWaited(who table.Who) bool {
	u := &g.units[who]
	if !u.waited {
		return false
	}
	u.waited, u.waitsFor = false, table.Nobody
	g.waiters--
	return true
}

// canReact reports whether nothing bars a combatant from Reactions and waited actions at all (flank.reaction.unable,
// flank.grapple.tie).
func (g *Game) canReact(who table.Who) bool { return g.awake(who) && !g.units[who].barred }

// hasReaction reports whether a combatant can pay for a Reaction: with its Reaction, a waited action, or on its own turn
// with its Standard Action (flank.trade_down.reaction, flank.wait.is_reaction, flank.reaction.count).
func (g *Game) hasReaction(who table.Who) bool {
	u := &g.units[who]
	return u.reactions > 0 || u.waited || g.active == who && u.left&actStandard != 0
}

// payReactionOf pays for a Reaction: also is how a player on its own turn wants to pay (flank.trade_down.reaction).
func (g *Game) payReactionOf(who table.Who, also uint8) {
	u := &g.units[who]
	switch {
	case also == payStandard:
		u.left &^= actStandard
	case u.reactions > 0:
		u.reactions--
	case g.spendWaited(who):
	default:
		u.left &^= actStandard
	}
}

// offerReaction lists a Reaction, and once more for those that can choose to pay with the Standard Action of their turn.
func (g *Game) offerReaction(q *table.Question, who table.Who, o table.Option) {
	q.Try(o)
	q.Offer()
	u := &g.units[who]
	if g.active == who && u.left&actStandard != 0 && (u.reactions > 0 || u.waited) {
		q.Try(o.Adding(payStandard))
		q.OfferToPeople()
	}
}

// window opens a moment at which waited actions may be used, in Initiative Order from the creature that acts on, each
// carried out before the next is asked (flank.wait.no_trigger, flank.reaction.order). Barred is one that may not, or Nobody.
// It reports whether any was used.
func (g *Game) window(t *table.Table, actor, barred table.Who) (used bool) {
	if g.waiters == 0 || g.decided() {
		return false
	}
	at := g.rankOf(actor)
	for k := range g.rank() {
		who := g.after(at, k)
		u := &g.units[who]
		if who == actor || who == barred || !u.waited || u.waitsFor != table.Nobody && u.waitsFor != actor || !g.canReact(who) {
			continue
		}
		if g.useWaited(t, who, actor) {
			used = true
			if g.decided() {
				return true
			}
		}
	}
	return used
}

// useWaited asks a combatant whether it uses its waited action now, and carries it out (flank.wait.options).
func (g *Game) useWaited(t *table.Table, who, actor table.Who) bool {
	q := g.ask(t, askWaited, rule.WaitNoTrigger, who, actor)
	q.Actor = actor
	g.listActions(q, who, payWaited)
	o, acts := t.OrPass(q, vPass)
	if !acts {
		return false
	}
	g.perform(t, who, o, payWaited)
	return true
}

// rankOf returns the place of a combatant in Initiative Order, or -1. Before initiative is rolled it is the order of the encounter.
func (g *Game) rankOf(who table.Who) int {
	if len(g.order) == 0 {
		return max(int(who), -1)
	}
	return slices.Index(g.order, who)
}

// after returns the k-th combatant after a place in Initiative Order, counted from 0; the first one follows the last.
func (g *Game) after(at, k int) table.Who {
	at += 1 + k
	if n := g.rank(); at >= n {
		at -= n
	}
	return g.top(at)
}

// rank is how many combatants are in the order.
func (g *Game) rank() int {
	if len(g.order) == 0 {
		return len(g.units)
	}
	return len(g.order)
}
