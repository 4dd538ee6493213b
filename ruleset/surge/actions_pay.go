package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// canPay reports whether a combatant has a slot for an action: its own, or a larger one (surge.turn.exchange,
// surge.cond.dazed).
func (g *Game) canPay(a table.Who, k action) bool {
	u := &g.units[a]
	switch k {
	case actStandard:
		return u.slots[actStandard] > 0
	case actMove:
		return u.slots[actStandard] > 0 || u.slots[actMove] > 0 && !g.closed(a)
	case actQuick:
		return u.slots[actStandard] > 0 || (u.slots[actMove] > 0 || u.slots[actQuick] > 0) && !g.closed(a)
	case actReaction:
		return g.canReact(a)
	default:
		return true
	}
}

// pay takes the cheapest slot for an action.
func (g *Game) pay(t *table.Table, a table.Who, o table.Option, k action, r table.Rule) {
	g.sayTook(t, a, o, r)
	g.charge(a, k)
}

// charge is pay without a word.
func (g *Game) charge(a table.Who, k action) {
	u := &g.units[a]
	u.did |= usedAction
	switch {
	case k == actReaction:
		g.react(a)
	case k >= actFree:
		u.frees++
	case k == actQuick && u.slots[actQuick] > 0 && !g.closed(a):
		u.slots[actQuick]--
	case k >= actMove && u.slots[actMove] > 0 && !g.closed(a):
		u.slots[actMove]--
	default:
		u.slots[actStandard]--
	}
}

// canQuick reports whether a combatant has a quick action: on its turn a slot, else the unspent quick slot of its last turn
// (surge.turn.quick_in_reaction).
func (g *Game) canQuick(a table.Who) bool {
	if g.active == a {
		return g.canPay(a, actQuick)
	}
	return g.units[a].quickOpen && !g.closed(a)
}

// payQuick takes a quick action.
func (g *Game) payQuick(a table.Who) {
	if g.active == a {
		g.charge(a, actQuick)
		return
	}
	g.units[a].quickOpen = false
}

// needSlot states that a combatant has a slot for an action.
func (g *Game) needSlot(q *table.Question, a table.Who, k action) {
	if !g.canPay(a, k) {
		r := [...]table.Rule{rule.TurnStandardLimit, rule.TurnExchange, rule.TurnExchange, rule.TurnFreeLimit, rule.TurnReactionLimit, rule.TurnFreeLimit}[k]
		q.NeedSo(false, r, noAction(k))
	}
}

func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option, r table.Rule) {
	if t.Heard() {
		e := g.about(table.NewEvent(table.Took, r, a, o.Who), a)
		e.Option, e.Cell = o, o.Cell
		t.Say(e)
	}
}
