package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listReady lists preparing an action for a trigger (surge.ready.declare).
func (g *Game) listReady(q *table.Question, a table.Who) {
	q.Family()
	q.Try(table.Do(vReady))
	g.needSlot(q, a, actStandard)
	q.Offer()
}

// ready asks for the action, and for the trigger with whose doing it is. Targets are chosen when the action is taken
// (surge.ready.exchange).
func (g *Game) ready(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	q := g.askAs(t, askReadyWhat, rule.ReadyDeclare, a)
	for _, v := range g.readiable() {
		if v != vAttack && v != vUse && v != vStunt && v != vCharge {
			q.Add(table.Do(vReady).Adding(uint8(v)))
		}
	}
	for i := range g.deedsOf(a) {
		g.listReadyDeed(q, a, i)
	}
	for i := range g.deedsOf(a) {
		if g.holdsWith(a, i) {
			q.Add(table.Do(vReady).With(uint8(i + 1)).Adding(uint8(vSqueeze)))
		}
	}
	q.SetDefault(table.Do(vReady).Adding(uint8(vDefend)))
	what := t.Choose(q)
	r := readied{verb: table.Verb(what.Also), item: what.Item, of: table.Nobody, on: table.Nobody, cell: -1}
	g.readyWhen(t, a, &r)
	g.pay(t, a, o, actStandard, rule.ReadyDeclare)
	if u.ready.when == triggerNone {
		g.readies++
	}
	u.ready = r // it replaces one of the same turn
	if t.Heard() {
		e := table.NewEvent(evReadied, rule.ReadyDeclare, a, a)
		e.Option, e.To = what, table.At(g.sheets[a].seat)
		t.Say(e)
	}
}

// readiable returns the verbs that can be readied: one standard, one move or one quick action.
func (g *Game) readiable() []table.Verb {
	return []table.Verb{
		vAttack, vStunt, vCharge, vUse, vDefend, vRecover, vTrick, vAid, vDistract, vAssess, vTask, vTool, vLoad, vMove, vTight, vCrawl, vAdvance,
		vWithdraw, vStand, vEscape, vRetrieve, vStore, vAim, vGambit, vCommand, vInfluence, vTopic, vConceal, vDraw, vSheathe, vPickUp, vOperate,
		vStudy, vSwitch,
	}
}

// listReadyDeed lists what can be readied with a deed.
func (g *Game) listReadyDeed(q *table.Question, a table.Who, i int) {
	d := g.deed(a, i)
	o := table.Do(vReady).With(uint8(i + 1))
	switch {
	case !g.usable(a, i) || d.effect >= doAvert && d.effect != doOther:
	case d.power:
		if d.action <= actQuick {
			q.Add(o.Adding(uint8(vUse)))
		}
	default:
		if d.thrown {
			q.Add(o.Adding(uint8(vThrow)))
		} else {
			q.Add(o.Adding(uint8(vAttack)))
		}
		if d.effect == doDamage && !d.thrown {
			q.Add(o.Adding(uint8(vStunt)))
		}
		if d.reach == reachClose {
			q.Add(o.Adding(uint8(vCharge)))
		}
	}
}

// readyWhen asks what sets the action off, and whose doing: that of any enemy, or of a named combatant. An attack may also be one on
// a named target.
func (g *Game) readyWhen(t *table.Table, a table.Who, r *readied) {
	q := g.askAs(t, askReadyWhen, rule.ReadyDeclare, a)
	others, all := g.sc.crowd(), g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); g.isHere(b) {
			all.Add(b)
			if b != a {
				others.Add(b)
			}
		}
	}
	listWhen(q, others, table.Do(vWhen).As(uint8(triggerAttack)))
	for b := all.First(); b != table.Nobody; b = all.After(b) {
		listWhen(q, others, table.Do(vWhen).As(uint8(triggerAttack)).Adding(uint8(b+1)))
	}
	listWhen(q, others, table.Do(vWhen).As(uint8(triggerTurnEnd)))
	for _, v := range g.readiable() {
		listWhen(q, others, table.Do(vWhen).As(uint8(triggerAction)).Adding(uint8(v)))
	}
	for _, v := range [...]table.Verb{vThrow, vSqueeze, vAssist, vCoordinate, vCombine, vSkill} {
		listWhen(q, others, table.Do(vWhen).As(uint8(triggerAction)).Adding(uint8(v)))
	}
	for c := range condCount {
		listWhen(q, others, table.Do(vWhen).As(uint8(triggerCondition)).Of(int16(c)))
	}
	if r.item > 0 {
		listWhen(q, others, table.Do(vWhen).As(uint8(triggerStepRange)))
	}
	places := g.everywhere()
	q.Try(table.Do(vWhen).As(uint8(triggerStepAt)))
	q.OfferCells(places)
	for b := others.First(); b != table.Nobody; b = others.After(b) {
		q.Try(table.Do(vWhen).As(uint8(triggerStepAt)).Adding(uint8(b + 1)))
		q.OfferCells(places)
	}
	listWhen(q, others, table.Do(vWhen).As(uint8(triggerStepReach)))
	o := t.Choose(q)
	r.when, r.of = trigger(o.Mode), doerOf(o)
	switch r.when {
	case triggerStepAt:
		r.cell = o.Cell
	case triggerAttack:
		r.on = table.Who(o.Also) - 1
	case triggerAction:
		r.action = table.Verb(o.Also)
	case triggerCondition:
		r.cond.add(condition(o.N))
	default:
	}
}

// doerOf is whose doing a trigger is, or Nobody for that of any enemy.
func doerOf(o table.Option) table.Who {
	if trigger(o.Mode) == triggerStepAt { // the place is what the option is aimed at
		return table.Who(o.Also) - 1
	}
	return o.Who
}

// listWhen lists a trigger by the doing of any enemy, and by that of each other combatant.
func listWhen(q *table.Question, others *crowd, o table.Option) {
	q.Try(o)
	q.Offer()
	q.Try(o)
	q.OfferCrowd(others)
}

// everywhere is the set of all places.
func (g *Game) everywhere() table.Members {
	if g.zoned() {
		z := g.sc.zoneSet()
		*z = 1<<g.field.zones.Size() - 1
		return z
	}
	s := g.sc.set(g.field.squares)
	for c := range int32(g.field.squares.Size()) {
		s.Add(c)
	}
	return s
}

// release takes a readied action as a Reaction: its target is chosen now, and its user keeps its place in the order
// (surge.ready.release, surge.ready.order).
func (g *Game) release(t *table.Table, a, by table.Who, quick uint8) {
	u := &g.units[a]
	g.busy++
	if quick == quickBefore { // surge.turn.quick_in_reaction
		g.quickly(t, a)
	}
	r := u.ready
	kept, did, move := u.slots, u.did, g.move
	u.slots, g.move = [3]int8{1, 0, 0}, noMovement()
	q := g.ask(t, askAct, rule.ReadyRelease, a, by)
	g.lookAnew()
	g.listActions(q, a)
	q.Keep(r.verb, r.item)
	o, ok := t.OrPass(q, vPass)
	if ok || quick == quickBefore {
		g.loseReady(a)
		g.react(a)
	}
	if ok {
		t.Tell(evReleased, rule.ReadyRelease, a, by)
		g.performAction(t, a, o)
		for g.move.open && g.busy > 0 && g.able(a) && g.walkOn(t, a) {
		}
	}
	u.slots, g.move = kept, move
	u.did = u.did&^(usedAction|usedAttack) | did&(usedAction|usedAttack)
	if ok && quick == quickAfter {
		g.quickly(t, a)
	}
	g.busy--
}

// loseReady forgets a readied action.
func (g *Game) loseReady(a table.Who) {
	g.units[a].ready = readied{of: table.Nobody, on: table.Nobody, cell: -1}
	g.readies--
}
