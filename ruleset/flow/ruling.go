package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// request is what of an option the GM is asked to allow: in which way and where it is done does not matter, but for an item
// that lies somewhere.
func request(o table.Option) table.Option {
	r := table.Do(o.Verb).With(o.Item).At(o.Who)
	if o.Verb == vPickUp {
		r.Cell = o.Cell
	}
	return r
}

// allowed asks the GM whether a holder may do something; what is refused is not offered again in this turn
// (flow.action.grapple_attacker, flow.turn.refused).
func (g *Game) allowed(t *table.Table, a int16, o table.Option) bool {
	if g.ruling(t, askRuling, rule.ActionGrappleAttacker, a, g.units[a].holds, false) {
		return true
	}
	g.refused = append(g.refused, request(o))
	return false
}

// freeAllowed asks the GM for a further free action; once refused there is none in this turn (flow.free.general,
// flow.turn.refused).
func (g *Game) freeAllowed(t *table.Table, a int16) bool {
	g.freeOver = !g.ruling(t, askRuling, rule.FreeGeneral, a, table.Nobody, false)
	return !g.freeOver
}

// barRefused blocks what the GM has refused a holder in this turn, as long as it holds somebody (flow.turn.refused).
func (g *Game) barRefused(q *table.Question, a int16) {
	if g.units[a].holds == table.Nobody {
		return
	}
	for _, r := range g.refused {
		q.Bar(func(o table.Option) bool { return request(o) == r }, rule.TurnRefused, rule.ActionGrappleAttacker)
	}
}

// needFree states that the GM has not refused free actions for the rest of the turn (flow.turn.refused).
func (g *Game) needFree(q *table.Question, a int16) {
	if g.freeOver && g.active == a {
		q.Need(false, rule.TurnRefused)
		q.Need(false, rule.FreeGeneral)
	}
}

// forgetRefusals begins with nothing refused.
func (g *Game) forgetRefusals() { g.freeOver, g.refused = false, g.refused[:0] }

// ruling asks the GM a question of yes or no; everything the program cannot decide comes here.
func (g *Game) ruling(t *table.Table, k table.Kind, r table.Rule, who, whom int16, deflt bool) bool {
	q := t.Ask(k, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = who
	if whom > table.Nobody {
		q.Cell = g.units[whom].cell
	}
	q.Add(table.Do(vYes))
	q.Add(table.Do(vNo))
	if deflt {
		q.SetDefault(table.Do(vYes))
	} else {
		q.SetDefault(table.Do(vNo))
	}
	yes := t.Choose(q).Verb == vYes
	if t.Heard() {
		n := 0
		if yes {
			n = 1
		}
		t.Say(table.NewEvent(table.Ruled, r, who, whom, n))
	}
	return yes
}
