package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// payment says what pays for the options that are listed.
type payment uint8

const (
	payTurn   payment = iota // the actions of the turn
	payWaited                // a waited action
)

// paymentOf is what pays for the options of a question.
func paymentOf(q *table.Question) payment {
	if q.Kind == askWaited {
		return payWaited
	}
	return payTurn
}

// spent reports whether a combatant has nothing left to pay with.
func (g *Game) spent(a table.Who, by payment) bool {
	return by == payTurn && g.units[a].left == 0 && !g.units[a].waited
}

// affords reports whether a combatant can pay for an option of a kind of action. An action that is gone is replaced by the
// Standard Action, and on its own turn a waited action stands in for that (flank.trade_down.move, flank.trade_down.quick,
// flank.trade_down.only_standard).
func (g *Game) affords(a table.Who, p price, by payment) bool {
	u := &g.units[a]
	switch {
	case by == payWaited || u.waited || u.left&actStandard != 0:
		return true
	case p == priceMove:
		return u.left&actMove != 0
	case p == priceQuick:
		return u.left&actQuick != 0
	default:
		return false
	}
}

// needs begins a family of options of a kind of action: it states what pays for them.
func (g *Game) needs(q *table.Question, a table.Who, p price, by payment) bool {
	q.Family()
	r := rule.CoreTurnActions
	if p != priceStandard {
		r = rule.TradeDownOnlyStandard
	}
	return g.affords(a, p, by) || q.NeedSo(false, r, noAction(p))
}

// pay declares an action and takes what it costs at once.
func (g *Game) pay(t *table.Table, a table.Who, o table.Option, by payment) {
	p := g.def.verbs[o.Verb].price
	if m := g.modePrice(o); m != priceNone {
		p = m
	}
	u := &g.units[a]
	g.sayTook(t, a, o)
	switch {
	case by == payWaited:
		g.spendWaited(a)
	case p == priceMove && u.left&actMove != 0:
		u.left &^= actMove
	case p == priceQuick && u.left&actQuick != 0:
		u.left &^= actQuick
	case u.left&actStandard != 0:
		u.left &^= actStandard
	default:
		g.spendWaited(a)
	}
}

// modePrice is the price that the mode of an attack sets, or answer.
func (g *Game) modePrice(o table.Option) price {
	switch o.Verb {
	case vAttack, vThrow, vBreak:
		return [...]price{modePrimary: priceStandard, modeSecondary: priceMove, modeTertiary: priceQuick}[o.Mode]
	case vTrace:
		return [...]price{modeTraceAdvance: priceMove, modeTraceDash: priceStandard, modeTraceTumble: priceMove}[o.Also]
	default:
		return priceNone
	}
}

// sayTook says that a combatant takes an action.
func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option) {
	if !t.Heard() {
		return
	}
	r := g.def.verbs[o.Verb].Rule
	switch {
	case g.modePrice(o) == priceMove && o.Verb != vTrace:
		r = rule.AttackSecondary
	case g.modePrice(o) == priceQuick:
		r = rule.AttackTertiary
	}
	e := table.NewEvent(table.Took, r, a, o.Who)
	if o.Verb == vCast { // others learn what it is only by identifying it (flank.spell.identify)
		o = table.Do(vCast)
	}
	e.Option = o
	e.N[0], e.N[1] = int32(g.itemOf(a, o)+1), int32(g.kindOfMove(a, o))
	e.To = g.audience(a)
	t.Say(e)
}
