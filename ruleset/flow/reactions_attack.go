package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// counter is a Reaction Attack for no further RP against the attacker just parried (flow.reaction.riposte_counter).
func (g *Game) counter(t *table.Table, by, on table.Who, slot uint8, r table.Rule) {
	if g.units[by].health != healthUp || !g.standsThere(on) || !g.threatens(by, on) || g.weapon(by, slot) == nil {
		return
	}
	if t.Heard() {
		t.Say(g.doing(table.Reacted, r, by, on, table.Do(vReactionAttack).With(slot).At(on)))
	}
	g.reactionStrike(t, by, on, slot, false)
}

// reactionStrike makes a Reaction Attack that has been paid for; it reports whether the mover is held off.
func (g *Game) reactionStrike(t *table.Table, by, on table.Who, slot uint8, leaving bool) bool {
	g.busy++
	s := g.newStrike(by, on, slot, false)
	s.reaction, s.leaving = true, leaving
	g.resolve(t, &s)
	g.busy--
	return s.held
}

// provoke asks enemies that threaten the actor for a Reaction Attack, in initiative order, and adds those that struck to
// spent. It reports whether any struck, and whether the actor is held off (flow.reaction.attack_triggers,
// flow.reaction.attack_threat_only, flow.threat.reaction).
func (g *Game) provoke(t *table.Table, actor table.Who, spent *table.Crowd, leaving bool) (struck, held bool) {
	from := g.units[actor].cell
	for _, e := range g.order {
		if !g.foes(e, actor) || !g.mayReact(e) || !g.threatens(e, actor) {
			continue
		}
		if g.units[actor].health != healthUp || leaving && (g.units[actor].cell != from || !g.walks(actor)) {
			break // felled, thrown down or pushed by the one before: it leaves nothing any more
		}
		hit, off := g.reactionAttack(t, e, actor, leaving)
		if hit && spent != nil {
			spent.Add(e)
		}
		struck = struck || hit
		if off { // nothing was left: the others are not asked (flow.flowaction.hold_off)
			return struck, true
		}
	}
	return struck, false
}

// provokeFrom is provoke by one enemy only (flow.action.tumble_fail).
func (g *Game) provokeFrom(t *table.Table, actor, e table.Who) {
	if g.units[actor].health == healthUp && g.mayReact(e) && g.threatens(e, actor) {
		g.reactionAttack(t, e, actor, false)
	}
}

// reactionAttack asks one enemy for a Reaction Attack, 1 RP. It reports whether it struck, and whether the mover is held off
// (flow.reaction.attack).
func (g *Game) reactionAttack(t *table.Table, e, actor table.Who, leaving bool) (struck, held bool) {
	for {
		u := &g.units[e]
		q := g.ask(t, askReaction, rule.ReactionAttack, e, actor)
		q.Actor = actor
		q.NeedLeast(int(u.rp), 1, "RP", rule.RpCheatSheet)
		for _, slot := range [3]uint8{slotMain, slotOff, slotUnarmed} {
			if w := g.weapon(e, slot); w != nil && !w.ranged {
				q.List(table.Do(vReactionAttack).With(slot).At(actor))
			}
		}
		g.listSecondGuard(q, e)
		o, _ := t.OrPass(q, vNone)
		switch o.Verb {
		case vSecondGuard:
			g.useSecondGuard(t, e, o)
		case vReactionAttack:
			g.sayReaction(t, e, actor, o)
			g.gainRP(t, e, -1, rule.ReactionAttack)
			return true, g.reactionStrike(t, e, actor, o.Item, leaving)
		default:
			return false, false
		}
	}
}
