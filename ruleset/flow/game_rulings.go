package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// request returns the part of an option that the GM allows: not how and where, except for an item in a hex.
func request(o table.Option) table.Option {
	r := table.Do(o.Verb).With(o.Item).At(o.Who)
	if o.Verb == vPickUp {
		r.Cell = o.Cell
	}
	return r
}

// allowed asks the GM whether a holder may do this. A refused option is not offered again this turn
// (flow.action.grapple_attacker, flow.turn.refused).
func (g *Game) allowed(t *table.Table, a table.Who, o table.Option) bool {
	if g.ruling(t, askRuling, rule.ActionGrappleAttacker, a, g.units[a].holds, false) {
		return true
	}
	g.refused = append(g.refused, request(o))
	return false
}

// freeAllowed asks the GM for a further free action. After a refusal there is none this turn (flow.free.general,
// flow.turn.refused).
func (g *Game) freeAllowed(t *table.Table, a table.Who) bool {
	g.freeOver = !g.ruling(t, askRuling, rule.FreeGeneral, a, table.Nobody, false)
	return !g.freeOver
}

// barRefused blocks the options that the GM has refused a holder in this turn (flow.turn.refused).
func (g *Game) barRefused(q *table.Question, a table.Who) {
	if g.units[a].holds == table.Nobody {
		return
	}
	for _, r := range g.refused {
		q.Bar(func(o table.Option) bool { return request(o) == r }, rule.TurnRefused, rule.ActionGrappleAttacker)
	}
}

// needFree states that the GM has not refused free actions for the rest of the turn (flow.turn.refused).
func (g *Game) needFree(q *table.Question, a table.Who) {
	if g.freeOver && g.active == a {
		q.Need(false, rule.TurnRefused)
		q.Need(false, rule.FreeGeneral)
	}
}

// forgetRefusals begins a turn with nothing refused.
func (g *Game) forgetRefusals() { g.freeOver, g.refused = false, g.refused[:0] }

// ruling asks the GM a yes-or-no question: the rules leave it to the GM.
func (g *Game) ruling(t *table.Table, k table.Kind, r table.Rule, who, target table.Who, deflt bool) bool {
	q := t.Ask(k, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = who
	if target != table.Nobody {
		q.Cell = g.units[target].cell
	}
	yes := t.YesNo(q, vYes, vNo, deflt)
	t.Tell(table.Ruled, r, who, target, table.Bit(yes))
	return yes
}

// ask begins a question to the seat of a combatant, about another or Nobody.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, who, target table.Who) *table.Question {
	q := t.Ask(k, r, who, table.JustSeat(g.sheets[who].seat))
	q.Target = target
	return q
}
