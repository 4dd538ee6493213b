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

// act asks the active combatant for its next action and carries it out (flank.core.turn_actions).
func (g *Game) act(t *table.Table) {
	a := g.active
	if !g.awake(a) || g.units[a].barred {
		g.stage = stageEnd
		return
	}
	q := g.ask(t, askTurn, rule.CoreTurnActions, a, table.Nobody)
	q.Text = true // a line of speech
	g.listActions(q, a, payTurn)
	q.Add(table.Do(vEnd))
	q.SetDefault(table.Do(vEnd))
	o := t.Choose(q)
	if o.Verb == vEnd {
		g.stage = stageEnd
		return
	}
	if t.Note() != "" && o.Verb != vSpeak && o.Verb != vCommand && o.Verb != vOther { // words that go with a deed
		g.speak(t, a, t.Note())
	}
	g.perform(t, a, o, payTurn)
	if g.stage == stageAct && (!g.awake(a) || g.units[a].barred) {
		g.stage = stageEnd
	}
}

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
	case p == priceFree || p == priceNone:
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
	e.N[0] = int32(g.itemOf(a, o) + 1)
	e.To = g.audience(a)
	t.Say(e)
}

// perform carries out an option of a turn, or of a waited action. Whatever it was, it opens a window for waited actions
// when it is finished (flank.wait.no_trigger).
func (g *Game) perform(t *table.Table, a table.Who, o table.Option, by payment) {
	if g.performFree(t, a, o) {
		return
	}
	g.pay(t, a, o, by)
	switch o.Verb {
	case vAttack, vThrow, vBreak:
		g.performAttack(t, a, o)
	case vAdvance, vDash, vCharge, vJump, vOverrun, vTumble, vSideStep, vTrace:
		g.performMove(t, a, o)
	case vDisarm, vGrapple, vPush, vPushThing, vSunder, vTrip, vContest:
		g.performManeuver(t, a, o)
	case vCast:
		g.cast(t, a, o)
	default:
		g.performOther(t, a, o)
	}
	if g.present(a) {
		g.partGrapples(t, a)
	}
	g.window(t, a, table.Nobody)
}

// performOther carries out actions without a target's defense.
func (g *Game) performOther(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vAssist:
		g.assist(t, a, o.Who)
	case vDefend:
		g.defend(t, a, o.Mode)
	case vWait:
		g.holdAction(t, a)
	case vOther:
		g.improvise(t, a)
	case vUse:
		g.use(t, a, o)
	case vWake:
		g.wake(t, a, o.Who)
	case vPatch:
		g.patch(t, a, o.Who)
	case vBreakFree:
		g.breakFree(t, a)
	case vConcentrate:
		g.concentrate(t, a)
	case vFeint:
		g.feint(t, a, o.Who)
	case vGuard:
		g.bonus(t, a, a, bonusAC|bonusSaves, 2, nameGuard, 1, rule.GuardBonus)
	case vEquip:
		g.equip(t, a)
	case vStand:
		g.units[a].prone = false
		g.update(t, a, table.Nobody)
	case vLieDown:
		g.knock(t, a, a)
	case vCommand:
		g.command(t, a, o)
	case vFocus:
		g.focus(t, a, o.Mode)
	case vKnowledge:
		g.recallLore(t, a, o)
	case vSearch:
		g.search(t, a, o)
	}
}

// needBrave states that a combatant may do something offensive (flank.condition.frightened.behavior).
func (g *Game) needBrave(q *table.Question, a table.Who) bool {
	return q.Need(!g.units[a].conds.has(condFrightened), rule.ConditionFrightenedBehavior)
}

// needLoose states that a combatant is not Restrained (flank.condition.restrained.no_move_attack).
func (g *Game) needLoose(q *table.Question, a table.Who, r table.Rule) bool {
	return q.Need(!g.units[a].conds.has(condRestrained), r)
}
