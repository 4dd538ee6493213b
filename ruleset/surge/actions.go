package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// act asks the active combatant for its next action and carries it out (surge.turn.allotment).
func (g *Game) act(t *table.Table) {
	a := g.active
	if !g.able(a) {
		g.stage = stageEnd
		return
	}
	q := g.askAs(t, askTurn, rule.TurnAllotment, a)
	q.Text = true
	g.listTurn(q, a)
	g.listOthers(q, a)
	if !g.mayStop(a) {
		q.SetDefault(q.Groups()[0].Kth(0))
	} else {
		q.Add(table.Do(vEnd))
		q.SetDefault(table.Do(vEnd))
	}
	o := t.Choose(q)
	if t.Note() != "" && o.Verb != vTalk && o.Verb != vEdit {
		g.utter(t, a)
	}
	if g.sideOption(t, o) {
		return
	}
	if !g.moves(o.Verb) {
		g.move.open = false
	}
	g.perform(t, a, o)
	if g.stage == stageAct && !g.able(a) {
		g.stage = stageEnd
	}
}

// mayStop reports whether a combatant can end its turn where it is: not inside the place of another.
func (g *Game) mayStop(a table.Who) bool { return g.fits(a, g.units[a].cell) }

// askAs begins a question to those that choose a combatant's actions: its controller while it is compelled or controlled.
// The prompt and the options are about the combatant, which is the target of the question then.
func (g *Game) askAs(t *table.Table, k table.Kind, r table.Rule, a table.Who) *table.Question {
	u := &g.units[a]
	if u.cond&(1<<condCompelled|1<<condControlled) == 0 || u.controller < 0 {
		return t.Ask(k, r, a, g.owner(a))
	}
	q := t.Ask(k, r, u.controller, g.owner(u.controller))
	q.Target, q.Level = a, asAnother
	return q
}

// asAnother marks a question whose target acts, and whose combatant only chooses.
const asAnother = -128

// actor is the combatant that carries out the options of a question.
func actor(q *table.Question) table.Who {
	if q.Level == asAnother {
		return q.Target
	}
	return q.Who
}

// listTurn lists all that a combatant may do on its turn.
func (g *Game) listTurn(q *table.Question, a table.Who) {
	if !g.mayStop(a) && !q.Explaining() { // it stands in the place of another: it has to move
		g.listWalk(q, a)
		if len(q.Groups()) > 0 {
			return
		}
	}
	g.listActions(q, a)
	g.listDelay(q, a)
	g.listReady(q, a)
	g.listFree(q, a)
	g.listDestiny(q, a)
	g.listSurge(q, a)
	g.obey(q, a)
	g.barRefused(q)
}

// listActions lists the actions that can also be readied.
func (g *Game) listActions(q *table.Question, a table.Who) {
	if g.canPay(a, actStandard) || q.Explaining() {
		g.listAttacks(q, a)
		g.listCharges(q, a)
		g.listGrabDamage(q, a)
		g.listStandard(q, a)
		g.listHelp(q, a)
		g.listTasks(q, a, actStandard)
	}
	g.listPowers(q, a)
	g.listMoves(q, a)
	if g.canPay(a, actMove) || q.Explaining() {
		g.listMoveActions(q, a)
		g.listTasks(q, a, actMove)
	}
	if g.canPay(a, actQuick) || q.Explaining() {
		g.listQuick(q, a)
		g.listTasks(q, a, actQuick)
	}
	g.listTasks(q, a, actFree)
	g.listTools(q, a)
}

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
	r := [...]table.Rule{rule.TurnStandardLimit, rule.TurnExchange, rule.TurnExchange, rule.TurnFreeLimit, rule.TurnReactionLimit, rule.TurnFreeLimit}[k]
	q.Need(g.canPay(a, k), r)
}

func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option, r table.Rule) {
	if t.Heard() {
		e := g.about(table.NewEvent(table.Took, r, a, o.Who), a)
		e.Option, e.Cell = o, o.Cell
		t.Say(e)
	}
}

// moves reports whether a verb continues a movement, or may be done between two steps of it (surge.turn.move_order).
func (g *Game) moves(v table.Verb) bool {
	switch v {
	case vWalk, vDraw, vSheathe, vPickUp, vOperate, vStudy, vStance, vSwitch, vDrop, vRelease, vEndPower, vTalk, vDestiny, vEdit, vInspire, vRun, vGiveUp, vFlee:
		return true
	default:
		return false
	}
}

// perform carries out an option of the turn.
func (g *Game) perform(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vEnd:
		g.stage = stageEnd
		return
	case vDelay:
		g.delay(t, a)
		return
	case vReady:
		g.ready(t, a, o)
		return
	case vDestiny, vEdit, vInspire:
		g.destiny(t, a, o)
	case vSurge:
		g.surge(t, a, o)
	case vDrop, vProne, vRelease, vGiveUp, vEndPower, vFlee, vSurrender, vTalk, vKip, vRun:
		g.performFree(t, a, o)
	default:
		g.performAction(t, a, o)
	}
}

// performAction carries out an action that may also have been readied, and says that it is done.
func (g *Game) performAction(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vAttack, vStunt, vThrow:
		g.attack(t, a, o)
	case vCharge:
		g.chargeAt(t, a, o)
	case vSqueeze:
		g.squeeze(t, a, o)
	case vUse:
		g.use(t, a, o)
	case vDefend, vRecover, vTrick, vAssess, vSkill:
		g.performStandard(t, a, o)
	case vAssist, vAid, vCoordinate, vCombine, vDistract:
		g.help(t, a, o)
	case vTask:
		g.work(t, a, o)
	case vMove, vTight, vCrawl, vAdvance, vWithdraw, vWalk:
		g.performMove(t, a, o)
	case vStand, vEscape, vRetrieve, vStore, vAim, vGambit, vCommand, vInfluence, vTopic, vConceal:
		g.performMoveAction(t, a, o)
	case vLoad, vTool:
		g.performTool(t, a, o)
	default:
		g.performQuick(t, a, o)
	}
	if g.readies > 0 && !g.decided() {
		g.happened(t, happening{what: triggerAction, who: a, on: o.Who, verb: o.Verb})
	}
}

// obey blocks what a commanded combatant has no order for (surge.command.use).
func (g *Game) obey(q *table.Question, a table.Who) {
	if g.sheets[a].controller < 0 {
		return
	}
	x := g.units[a].order
	if x.what == orderFree {
		return
	}
	q.Bar(func(o table.Option) bool {
		switch o.Verb {
		case vDefend, vDelay, vDestiny, vTalk:
			return false
		case vMove, vWalk, vTight, vCrawl, vAdvance, vWithdraw, vStand, vKip, vRun:
			return x.what == orderNone || x.what == orderStay
		case vAttack, vStunt, vCharge, vUse, vThrow, vSqueeze:
			return x.what == orderNone || x.what == orderGo
		default:
			return x.what == orderNone || x.what == orderGo
		}
	}, rule.CommandUse)
}

// wanted narrows the targets of a commanded combatant to the one that it has been ordered to attack.
func (g *Game) wanted(a, on table.Who) bool {
	x := &g.units[a].order
	return x.what != orderAttack || x.on == on || g.sheets[a].controller < 0 || !g.standing(x.on)
}

// barRefused blocks what the GM has refused in this turn.
func (g *Game) barRefused(q *table.Question) {
	if len(g.refused) == 0 {
		return
	}
	q.Bar(func(o table.Option) bool {
		return slices.Contains(g.refused, o)
	}, rule.TurnFreeLimit)
}
