package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// act asks the active combatant for its next action and carries it out (flow.turn.declare_and_pay,
// flow.turn.resolve, flow.turn.repeat_or_end).
func (g *Game) act(t *table.Table) {
	a := g.active
	if g.units[a].health != up {
		g.stage = stageEnd
		return
	}
	q := t.Ask(askTurn, rule.TurnRepeatOrEnd, a, table.Only(g.sheets[a].seat))
	g.listTurn(q, a)
	if g.units[a].ap == 0 && q.Count() == 0 {
		g.stage = stageEnd
		return
	}
	g.listSpeech(q, a)
	q.Add(table.Do(vEnd))
	q.SetDefault(table.Do(vEnd))
	g.perform(t, a, t.Choose(q))
	if g.units[a].health != up {
		g.stage = stageEnd
	}
}

// listTurn lists all that a combatant may do on its turn (flow.ap.cheat_costs, flow.action.summary_table).
func (g *Game) listTurn(q *table.Question, a int16) {
	u := &g.units[a]
	if u.heldBy != table.Nobody && !q.Explaining() { // the held can only try to break free (flow.action.grapple_defender)
		g.listBreakFree(q, a)
		g.listFree(q, a)
		return
	}
	g.listActions(q, a)
	g.listFlowState(q, a)
	g.listTotalDefense(q, a)
	g.listOwnFlow(q, a)
	g.listReady(q, a)
	g.listFree(q, a)
	g.listLetGo(q, a)
}

// listActions lists the actions that can also be readied.
func (g *Game) listActions(q *table.Question, a int16) {
	g.listMoves(q, a)
	g.listAttacks(q, a)
	g.listCasts(q, a)
	g.listWrestling(q, a)
	g.listItems(q, a)
	g.listUses(q, a)
	g.listBreakFree(q, a)
}

// free to act: neither grappled one may move, and the held may do nothing else.
func (g *Game) needUnheld(q *table.Question, a int16) bool {
	return q.Need(g.units[a].heldBy == table.Nobody, rule.ActionGrappleDefender)
}

// perform carries out an option of the turn.
func (g *Game) perform(t *table.Table, a int16, o table.Option) {
	if o.Verb != vWalk && o.Verb != vTumble && o.Verb != vOpen && o.Verb != vClose && o.Verb != vSpeak {
		g.walk.open = false // hexes not walked are lost once another action is declared (flow.round.sequential_actions)
	}
	if g.units[a].holds != table.Nobody && !g.reasonable(a, o) && !g.ruling(t, askRuling, rule.ActionGrappleAttacker, a, g.units[a].holds, false) {
		return
	}
	switch o.Verb {
	case vEnd:
		g.stage = stageEnd
	case vTotalDefense:
		g.doTotalDefense(t, a, o)
	case vFlowState:
		g.pay(t, a, o, 1, rule.ActionFlowState)
		g.units[a].flowState = true
	case vReady:
		g.ready(t, a)
	case vSurge:
		g.payFlow(t, a, surge, 3, rule.FlowactionSurge)
		g.gainAP(t, a, 1, rule.FlowactionSurge)
	case vSecondGuard:
		g.useSecondGuard(t, a)
	case vKnow, vDrop, vOperate, vOpen, vClose, vSpeak, vLetGo, vLeave:
		g.performFree(t, a, o)
	default:
		g.performAction(t, a, o)
	}
	g.happened(t)
}

// performAction carries out an action that may also have been readied.
func (g *Game) performAction(t *table.Table, a int16, o table.Option) {
	switch o.Verb {
	case vMove, vWalk, vStep, vTumble, vStand:
		g.performMove(t, a, o)
	case vAttack, vThrow, vDisarm:
		g.performAttack(t, a, o)
	case vCast, vUse:
		g.cast(t, a, o)
	case vFeint:
		g.feint(t, a, o)
	case vGrapple:
		g.grapple(t, a, o)
	case vBreakFree:
		g.breakFree(t, a, o)
	case vShove:
		g.pay(t, a, o, 1, rule.ActionShove)
		g.shove(t, a, o.Who, o.Mode, rule.ActionShove)
	case vOperate, vOpen, vClose:
		g.performFree(t, a, o)
	default:
		g.performItem(t, a, o)
	}
}

// pay declares an action and takes its AP at once; they do not come back (flow.turn.declare_and_pay).
func (g *Game) pay(t *table.Table, a int16, o table.Option, ap int, r table.Rule) {
	g.sayTook(t, a, o, r)
	if ap > 0 {
		g.gainAP(t, a, -ap, r)
	}
}

func (g *Game) sayTook(t *table.Table, a int16, o table.Option, r table.Rule) {
	if t.Heard() {
		t.Say(g.doing(table.Took, r, a, o.Who, o))
	}
}

// listAttacks lists attacks, throws and Disarms with each weapon against each target (flow.cost.attack_or_cast,
// flow.twf.no_base_benefit: any hand, 2 AP each).
func (g *Game) listAttacks(q *table.Question, a int16) {
	u := &g.units[a]
	var arms arms
	least := int16(2)
	for _, slot := range [3]uint8{slotMain, slotOff, slotUnarmed} {
		if w := g.weapon(a, slot); w != nil {
			arms.slots[arms.n], arms.weapons[arms.n] = slot, w
			arms.n++
			arms.shoots = arms.shoots || w.rng > 0
			if w.category == crossbow { // Snap Shot
				least = 1
			}
		}
	}
	if u.ap < least && !q.Explaining() {
		return
	}
	for i := range g.units {
		if e := int16(i); g.foes(a, e) && g.standsThere(e) {
			g.listArms(q, a, e, &arms)
		}
	}
	for i := range g.objects {
		if g.def.objectDefs[i].attackable && g.objects[i].hp > 0 {
			g.listArms(q, a, objectOf(i), &arms)
		}
	}
}

// arms are the weapons a combatant can use as it stands.
type arms struct {
	slots   [3]uint8
	weapons [3]*itemDef
	n       int
	shoots  bool
}

func (g *Game) listArms(q *table.Question, a, on int16, arms *arms) {
	d := g.hexes.Distance(g.units[a].cell, g.cellOf(on))
	if d > int(g.units[a].reach) && !arms.shoots && !q.Explaining() {
		return
	}
	for k := range arms.n {
		g.listAttack(q, a, on, arms.slots[k], arms.weapons[k], d)
	}
}

func (g *Game) listAttack(q *table.Question, a, on int16, slot uint8, w *itemDef, d int) {
	u := &g.units[a]
	if !w.ranged && (d <= int(u.reach) || q.Explaining()) {
		q.Family()
		g.needUnheld(q, a)
		q.Need(u.ap >= 2, rule.CostAttackOrCast)
		q.Try(table.Do(vAttack).With(slot).At(on))
		q.Need(g.inReach(a, g.cellOf(on)), rule.AttackMeleeReach)
		q.Offer()
		g.listDeclared(q, a, on, slot, w, vAttack)
		if on > table.Nobody {
			g.listDisarm(q, a, on, slot)
		}
	}
	if w.rng > 0 {
		p, ok := rangePenalty(int(g.sheets[a].skills[ranged]), d, int(w.rng))
		if !ok && !q.Explaining() {
			return
		}
		verb := vAttack
		if w.thrown {
			verb = vThrow
		}
		q.Family()
		g.needUnheld(q, a)
		q.Need(ok && d > 0, rule.RangePenalty)
		if ok && d > 1 && p <= 0 {
			q.Need(g.sees(u.cell, g.cellOf(on)), rule.MapLineOfSight)
		}
		q.Try(table.Do(verb).With(slot).At(on))
		q.Need(u.ap >= 2, rule.CostAttackOrCast)
		q.Offer()
		g.listDeclared(q, a, on, slot, w, verb)
	}
}

// listDeclared lists an attack with each Flow Action that is declared with it. The family's conditions hold.
func (g *Game) listDeclared(q *table.Question, a, on int16, slot uint8, w *itemDef, verb table.Verb) {
	u := &g.units[a]
	if u.fp < 2 && !q.Explaining() && len(g.sheets[a].abilities) == 0 {
		return
	}
	o := table.Do(verb).With(slot).At(on)
	if w.category == bow {
		q.Try(o.Adding(uint8(pinningShot)))
		q.Need(u.ap >= 2, rule.CostAttackOrCast)
		g.needFlow(q, a, pinningShot, 3, rule.FlowactionPin)
		q.Need(on > table.Nobody, rule.FlowactionPin)
		q.Offer()
	}
	if w.category == crossbow {
		q.Try(o.Adding(uint8(snapShot)))
		q.Need(u.ap >= 1, rule.FlowactionSnapShot)
		g.needFlow(q, a, snapShot, 2, rule.FlowactionSnapShot)
		q.Offer()
	}
	for _, n := range g.sheets[a].abilities {
		d := &g.def.abilities[n-1]
		if d.timing != declared || d.category != noWeapon && d.category != w.category || on < table.Nobody {
			continue
		}
		f := firstAbility + flowAction(n-1)
		q.Try(o.Adding(uint8(f)))
		q.Need(u.ap >= 2+d.ap, rule.CostAttackOrCast)
		g.needFlow(q, a, f, d.fp, d.ruleOf())
		if verb == vAttack && !w.ranged {
			q.Need(g.inReach(a, g.cellOf(on)), rule.AttackMeleeReach)
		}
		q.Offer()
	}
}

// performAttack pays for an attack and what is declared with it, and carries it out.
func (g *Game) performAttack(t *table.Table, a int16, o table.Option) {
	ap, r := 2, rule.AttackAction
	if o.Verb == vDisarm {
		r = rule.ActionDisarm
	}
	if o.Also == uint8(snapShot) && o.Verb != vDisarm {
		ap = 1
	}
	g.pay(t, a, o, ap, r)
	s := g.newStrike(a, o.Who, o.Item, o.Verb == vThrow)
	switch {
	case o.Verb == vDisarm:
		s.disarm, s.bare, s.wanted = true, true, int16(g.inHand(o.Who, o.Also))
	case o.Also == uint8(pinningShot):
		g.payFlow(t, a, pinningShot, 3, rule.FlowactionPin)
		s.added = pinningShot
	case o.Also == uint8(snapShot):
		g.payFlow(t, a, snapShot, 2, rule.FlowactionSnapShot)
		s.added = snapShot
	case o.Also >= uint8(firstAbility):
		g.payAbility(t, a, o.Also-uint8(firstAbility)+1)
		s.added = flowAction(o.Also)
	}
	g.attack(t, &s)
}

// listTotalDefense: 3 AP, and the turn is over (flow.action.total_defense).
func (g *Game) listTotalDefense(q *table.Question, a int16) {
	q.Family()
	g.needUnheld(q, a)
	q.Need(g.units[a].ap >= 3, rule.ActionTotalDefense)
	q.Try(table.Do(vTotalDefense))
	q.Offer()
}

func (g *Game) doTotalDefense(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 3, rule.ActionTotalDefense)
	g.units[a].totalDefense = true
	g.gainRP(t, a, 1, rule.ActionTotalDefense)
	g.stage = stageEnd
}

// listFlowState: 1 AP, once a turn (flow.action.flow_state).
func (g *Game) listFlowState(q *table.Question, a int16) {
	u := &g.units[a]
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 1 && !u.flowState, rule.ActionFlowState)
	q.Try(table.Do(vFlowState))
	q.Offer()
}

// listOwnFlow lists the Flow Actions that are choices of their own on the turn.
func (g *Game) listOwnFlow(q *table.Question, a int16) {
	q.Family()
	g.needUnheld(q, a)
	q.Try(table.Do(vSurge))
	g.needFlow(q, a, surge, 3, rule.FlowactionSurge)
	q.Offer()
	q.Try(table.Do(vSecondGuard))
	g.needFlow(q, a, secondGuard, 2, rule.FlowactionSecondGuard)
	q.Offer()
}
