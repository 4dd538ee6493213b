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

// ready asks for the action, the trigger, and whose doing sets it off. Targets are chosen when the action is taken
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
	g.readyWho(t, a, &r)
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

// readyWhen asks for the trigger.
func (g *Game) readyWhen(t *table.Table, a table.Who, r *readied) {
	q := g.askAs(t, askReadyWhen, rule.ReadyDeclare, a)
	q.Add(table.Do(vWhen).As(uint8(triggerAttack)))
	q.Add(table.Do(vWhen).As(uint8(triggerTurnEnd)))
	for _, v := range g.readiable() {
		q.Add(table.Do(vWhen).As(uint8(triggerAction)).Adding(uint8(v)))
	}
	for _, v := range [...]table.Verb{vThrow, vSqueeze, vAssist, vCoordinate, vCombine, vSkill} {
		q.Add(table.Do(vWhen).As(uint8(triggerAction)).Adding(uint8(v)))
	}
	for c := range condCount {
		q.Add(table.Do(vWhen).As(uint8(triggerCondition)).Of(int16(c)))
	}
	if r.item > 0 {
		q.Add(table.Do(vWhen).As(uint8(triggerStepRange)))
	}
	q.Try(table.Do(vWhen).As(uint8(triggerStepAt)))
	q.OfferCells(g.everywhere())
	q.Add(table.Do(vWhen).As(uint8(triggerStepReach)))
	o := t.Choose(q)
	r.when, r.action = trigger(o.Mode), table.Verb(o.Also)
	if r.when == triggerCondition {
		r.cond.add(condition(o.N))
	}
	if r.when == triggerStepAt {
		r.cell = o.Cell
	}
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

// readyWho asks whose doing sets the action off: any enemy, or a named combatant; of an attack also its target.
func (g *Game) readyWho(t *table.Table, a table.Who, r *readied) {
	q := g.askAs(t, askReadyWho, rule.ReadyDeclare, a)
	for i := range g.units {
		if b := table.Who(i); b != a && g.isHere(b) {
			q.Add(table.Do(vNamed).At(b))
		}
	}
	q.Add(table.Do(vNamed))
	r.of = t.Choose(q).Who
	if r.when != triggerAttack {
		return
	}
	q = g.askAs(t, askTarget, rule.ReadyDeclare, a)
	for i := range g.units {
		if b := table.Who(i); g.isHere(b) {
			q.Add(table.Do(vNamed).At(b))
		}
	}
	q.Add(table.Do(vNamed))
	r.on = t.Choose(q).Who
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
