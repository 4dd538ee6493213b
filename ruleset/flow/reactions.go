package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// defended opens the reactions to a successful attack, allies' Intercept first, and reports whether it is beaten. A won
// Intercept changes the target (flow.reaction.window_order, flow.reaction.timing).
func (g *Game) defended(t *table.Table, s *strike) bool {
	if !s.disarm && !s.reaction && !s.stray && (s.spell == nil || s.spell.shape != shapeArea) && g.intercepted(t, s) {
		return false // whatever the outcome, nobody else reacts (flow.reaction.intercept_exclusive)
	}
	return g.defends(t, s)
}

// defends asks the target for its reaction, also to a Reaction Attack, and reports whether the attack is beaten
// (flow.reaction.chain_defence).
func (g *Game) defends(t *table.Table, s *strike) bool {
	if g.units[s.on].health != healthUp || s.spent.Has(s.on) {
		return false
	}
	for g.mayReact(s.on) {
		q := g.ask(t, askDefend, rule.ReactionTiming, s.on, s.by)
		q.Actor, q.Aim = s.by, s.on
		q.Item, q.Level = s.slot, int8(s.level)
		g.listDefenses(q, s)
		o, _ := t.OrPass(q, vNone)
		switch o.Verb {
		case vSecondGuard:
			g.useSecondGuard(t, s.on, o)
		case vNone:
			return false
		default:
			return g.defend(t, s, o)
		}
	}
	return false
}

// mayReact reports whether to open a window: a combatant that cannot get RP is not asked (flow.rp.definition).
func (g *Game) mayReact(a table.Who) bool {
	u := &g.units[a]
	return u.health == healthUp && !(g.surprise && u.surprised) && len(g.sheets[a].abilities) > 0 || g.mayStrike(a)
}

// mayStrike reports whether a combatant has the RP of a Reaction Attack, or can get it (flow.threat.reaction).
func (g *Game) mayStrike(a table.Who) bool {
	u := &g.units[a]
	return u.health == healthUp && !(g.surprise && u.surprised) && (u.rp >= 1 || g.guardOpen(a))
}

// guardOpen reports whether Second Guard can be used: 2 FP, once a round (flow.flowaction.second_guard).
func (g *Game) guardOpen(a table.Who) bool {
	u := &g.units[a]
	return u.fp >= 2 && u.usedFlow>>flowSecondGuard&1 == 0
}

// listSecondGuard lists Second Guard in a window.
func (g *Game) listSecondGuard(q *table.Question, a table.Who) {
	q.Family()
	q.Try(table.Do(vSecondGuard))
	g.needFlow(q, a, flowSecondGuard)
	q.Offer()
}

// useSecondGuard gains 1 RP (flow.flowaction.second_guard).
func (g *Game) useSecondGuard(t *table.Table, a table.Who, _ table.Option) {
	g.payFlow(t, a, flowSecondGuard)
	g.gainRP(t, a, 1, rule.FlowactionSecondGuard)
}

func (g *Game) standsThere(a table.Who) bool {
	h := g.units[a].health
	return h != healthDead && !h.away()
}

func (g *Game) sayReaction(t *table.Table, who, target table.Who, o table.Option) {
	if t.Heard() {
		t.Say(g.doing(table.Reacted, g.def.verbs[o.Verb].Rule, who, target, o))
	}
}

// sayOpposed says who wins an opposed check. The shift is that of a Parry against a larger attacker.
func (g *Game) sayOpposed(t *table.Table, r table.Rule, initiator, responder table.Who, won bool, a, b degree, shift int) {
	if shift > 0 {
		r = rule.ReactionParryLarger
	}
	t.Tell(evOpposed, r, initiator, responder, table.Bit(won), int(a), int(b), shift)
}

// answered has the other side of an opposed check roll, and reports whether the initiator wins with its level.
func (g *Game) answered(t *table.Table, r table.Rule, initiator, responder table.Who, l degree, with skill) bool {
	answer := g.rollOn(t, g.plain(responder, with, r), initiator)
	won := opposed(l, answer, 0)
	g.sayOpposed(t, r, initiator, responder, won, l, answer, 0)
	return won
}
