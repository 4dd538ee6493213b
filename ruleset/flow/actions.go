package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// act asks the active combatant for its next action (flow.turn.declare_and_pay, flow.turn.resolve, flow.turn.repeat_or_end).
func (g *Game) act(t *table.Table) {
	a := g.active
	if g.units[a].health != healthUp {
		g.stage = stageEnd
		return
	}
	q := g.ask(t, askTurn, rule.TurnRepeatOrEnd, a, table.Nobody)
	q.Text = true // a line of speech
	g.listTurn(q, a)
	if g.units[a].ap == 0 && q.Empty() {
		g.stage = stageEnd
		return
	}
	g.listSpeech(q, a)
	q.AddDefault(table.Do(vEnd))
	o := t.Choose(q)
	if o.Verb != vSpeak && t.Note() != "" { // words that go with a deed
		g.utter(t, g.sheets[a].seat)
	}
	g.perform(t, a, o)
	if g.units[a].health != healthUp {
		g.stage = stageEnd
	}
}

// listActions lists the actions that can also be readied.
func (g *Game) listActions(q *table.Question, a table.Who) {
	g.listMoves(q, a)
	g.listAttacks(q, a)
	g.listCasts(q, a)
	g.listWrestling(q, a)
	g.listItems(q, a)
	g.listUses(q, a)
	g.listBreakFree(q, a)
}

// needUnheld states that a held combatant can only try to break free (flow.action.grapple_defender).
func (g *Game) needUnheld(q *table.Question, a table.Who) bool {
	return q.Need(g.units[a].heldBy == table.Nobody, rule.ActionGrappleDefender)
}

// ownFamily begins a family of options that a held combatant does not have.
func (g *Game) ownFamily(q *table.Question, a table.Who) {
	q.Family()
	g.needUnheld(q, a)
}

// needAP begins a family of options that a held combatant does not have, for a number of AP.
func (g *Game) needAP(q *table.Question, a table.Who, n int16, r table.Rule) {
	g.ownFamily(q, a)
	q.NeedLeast(int(g.units[a].ap), int(n), "AP", r)
}

// perform carries out an option of the turn.
func (g *Game) perform(t *table.Table, a table.Who, o table.Option) {
	if g.units[a].holds != table.Nobody && !g.reasonable(a, o) && !g.allowed(t, a, o) {
		return
	}
	if !g.inMove(o) {
		g.walk.open = false // hexes not walked are lost once another action is declared (flow.round.sequential_actions)
	}
	g.def.verbs[o.Verb].run(g, t, a, o)
	g.happened(t)
}

// inMove reports whether a Move continues after an option: Tumble Through, free actions and Ready (flow.free.door,
// flow.free.general).
func (g *Game) inMove(o table.Option) bool {
	switch o.Verb {
	case vWalk, vTumble, vOpen, vClose, vSpeak, vDrop, vKnow, vReady:
		return true
	case vOperate:
		return g.def.objectDefs[thingIndex(o.Who)].small
	default:
		return false
	}
}

// pay declares an action and takes its AP at once; they are not returned (flow.turn.declare_and_pay).
func (g *Game) pay(t *table.Table, a table.Who, o table.Option, ap int, r table.Rule) {
	g.sayTook(t, a, o, r)
	if ap > 0 {
		g.gainAP(t, a, -ap, r)
	}
}

func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option, r table.Rule) {
	if t.Heard() {
		t.Say(g.doing(table.Took, r, a, o.Who, o))
	}
}

// endsTurn ends the turn of the active combatant.
func (g *Game) endsTurn(*table.Table, table.Who, table.Option) { g.stage = stageEnd }

// listTotalDefense lists Total Defense: 3 AP, and the turn is over (flow.action.total_defense).
func (g *Game) listTotalDefense(q *table.Question, a table.Who) {
	g.needAP(q, a, 3, rule.ActionTotalDefense)
	q.List(table.Do(vTotalDefense))
}

func (g *Game) doTotalDefense(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 3, rule.ActionTotalDefense)
	g.units[a].totalDefense = true
	g.gainRP(t, a, 1, rule.ActionTotalDefense)
	g.stage = stageEnd
}

// listFlowState lists Flow State: 1 AP, once a turn (flow.action.flow_state).
func (g *Game) listFlowState(q *table.Question, a table.Who) {
	u := &g.units[a]
	g.ownFamily(q, a)
	q.NeedLeast(int(u.ap), 1, "AP", rule.ActionFlowState)
	q.NeedSo(!u.flowState, rule.ActionFlowState, "is in Flow State already")
	q.List(table.Do(vFlowState))
}

func (g *Game) doFlowState(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionFlowState)
	g.units[a].flowState = true
}

// listOwnFlow lists the Flow Actions that can be chosen on the turn by themselves.
func (g *Game) listOwnFlow(q *table.Question, a table.Who) {
	g.ownFamily(q, a)
	q.Try(table.Do(vSurge))
	g.needFlow(q, a, flowSurge)
	q.Offer()
	q.Try(table.Do(vSecondGuard))
	g.needFlow(q, a, flowSecondGuard)
	q.Offer()
}

// surge gains 1 AP (flow.flowaction.surge).
func (g *Game) surge(t *table.Table, a table.Who, _ table.Option) {
	g.payFlow(t, a, flowSurge)
	g.gainAP(t, a, 1, rule.FlowactionSurge)
}
