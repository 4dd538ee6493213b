package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listReady lists preparing an action for a trigger (surge.ready.declare).
func (g *Game) listReady(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	g.needSlot(q, a, actStandard)
	if !g.canPay(a, actStandard) {
		q.List(table.Do(vReady))
		return
	}
	for _, v := range readiable() {
		if v != vAttack && v != vUse && v != vStunt && v != vCharge && g.mayCome(a, v) {
			q.Try(table.Do(vReady).Adding(uint8(v)))
			q.Need(v != vRecover || u.stress < g.sheets[a].stressMax, rule.BaseStress)
			g.offerReady(q)
		}
	}
	for i := range g.deedsOf(a) {
		g.listReadyDeed(q, a, i)
	}
	for i := range g.deedsOf(a) {
		if g.holdsWith(a, i) {
			q.List(table.Do(vReady).With(uint8(i + 1)).Adding(uint8(vSqueeze)))
		}
	}
}

// offerReady offers what has been tried, for people only where there are no enemies: no bot waits for its own side.
func (g *Game) offerReady(q *table.Question) {
	if g.rivals() {
		q.Offer()
	} else {
		q.OfferToPeople()
	}
}

// ready readies the action that the option names, for a trigger that it asks for. Targets are chosen when the action is taken
// (surge.ready.exchange).
func (g *Game) ready(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	r := readied{verb: table.Verb(o.Also), item: o.Item, of: table.Nobody, on: table.Nobody, cell: -1}
	g.readyWhen(t, a, &r)
	g.pay(t, a, table.Do(vReady), actStandard, rule.ReadyDeclare) // all learn that, and no more
	if u.ready.when == triggerNone {
		g.readies++
	}
	u.ready = r // it replaces one of the same turn
	if t.Heard() {
		e := table.NewEvent(evReadied, rule.ReadyDeclare, a, a)
		e.Option, e.To = o, table.At(g.sheets[a].seat)
		t.Say(e)
	}
}

// readiable returns the verbs that can be readied: one standard, one move or one quick action.
func readiable() []table.Verb {
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
			q.Try(o.Adding(uint8(vUse)))
			g.offerReady(q)
		}
	case g.rivals():
		if d.thrown {
			q.List(o.Adding(uint8(vThrow)))
		} else {
			q.List(o.Adding(uint8(vAttack)))
		}
		if d.effect == doDamage && !d.thrown {
			q.List(o.Adding(uint8(vStunt)))
		}
		if d.reach == reachClose && g.mapped() {
			q.List(o.Adding(uint8(vCharge)))
		}
	}
}

// readyWhen asks what sets the action off, and whose doing: that of any enemy, or of a named combatant. Which action, place, condition or
// target of an attack it is, is asked after that.
func (g *Game) readyWhen(t *table.Table, a table.Who, r *readied) {
	q := g.askAs(t, askReadyWhen, rule.ReadyDeclare, a)
	others := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); b != a && g.isHere(b) {
			others.Add(b)
		}
	}
	for w := triggerStepAt; w < triggerCount; w++ {
		if g.occurs(w, a, r) {
			g.listWhen(q, w, others)
		}
	}
	switch {
	case !g.rivals():
		q.SetDefault(table.Do(vWhen).As(uint8(triggerTurnEnd)).At(others.First()))
	case g.mapped():
		q.SetDefault(table.Do(vWhen).As(uint8(triggerStepReach)))
	default:
		q.SetDefault(table.Do(vWhen).As(uint8(triggerAttack)))
	}
	o := t.Choose(q)
	r.when, r.of = trigger(o.Mode), o.Who
	if r.when.open() {
		g.readyWhich(t, a, r)
	}
}

// listWhen lists a kind of trigger, for any enemy and for each of the others. Of those that leave something open bots use only certain
// actions and conditions of any enemy.
func (g *Game) listWhen(q *table.Question, w trigger, others table.Members) {
	o, anybody := table.Do(vWhen).As(uint8(w)), g.rivals() || others.Empty()
	if !w.open() {
		if anybody {
			q.Add(o)
		}
		q.ListCrowd(o, others)
		return
	}
	if anybody {
		q.Try(o)
		if g.rivals() && (w == triggerAction || w == triggerCondition) {
			q.Offer()
		} else {
			q.OfferToPeople()
		}
	}
	q.Try(o)
	q.OfferCrowdToPeople(others)
}

// open reports whether a trigger leaves a place, a target, an action or a condition open.
func (w trigger) open() bool {
	return w == triggerStepAt || w == triggerAttackOn || w == triggerAction || w == triggerCondition
}

// readyWhich asks for what a trigger leaves open.
func (g *Game) readyWhich(t *table.Table, a table.Who, r *readied) {
	q := g.askAs(t, askReadyWhich, rule.ReadyDeclare, a)
	switch r.when {
	case triggerStepAt:
		q.ListCells(table.Do(vPut), g.everywhere())
		r.cell = t.Choose(q).Cell
	case triggerAttackOn:
		for i := range g.units {
			if b := table.Who(i); g.isHere(b) && b != r.of {
				q.Add(table.Do(vNamed).At(b))
			}
		}
		r.on = t.Choose(q).Who
	case triggerAction:
		for _, v := range readiable() {
			if g.mayDo(r.of, a, v) {
				q.Add(table.Do(vDoes).Adding(uint8(v)))
			}
		}
		for _, v := range [...]table.Verb{vThrow, vSqueeze, vAssist, vCoordinate, vCombine, vSkill} {
			if g.has(v) {
				q.Add(table.Do(vDoes).Adding(uint8(v)))
			}
		}
		r.action = table.Verb(t.Choose(q).Also)
	case triggerCondition:
		for c := range condCount {
			if r.of == table.Nobody || !(g.sheets[r.of].immune & inflictedOnly).has(c) {
				q.Add(table.Do(vCondition).As(uint8(c)))
			}
		}
		r.cond.add(condition(t.Choose(q).Mode))
	default:
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

// release takes a readied action as a Reaction: its target is chosen now, and its user keeps its place in the order
// (surge.ready.release, surge.ready.order).
func (g *Game) release(t *table.Table, a, by table.Who, quick uint8) {
	u := &g.units[a]
	g.busy++
	if quick == quickBefore { // surge.turn.quick_in_reaction
		g.quickly(t, a)
	}
	r := u.ready
	kept, move := u.slots, g.move
	u.slots, g.move = [3]int8{1, 0, 0}, noMovement()
	q := g.ask(t, askAct, rule.ReadyRelease, a, by)
	g.sc.ask()
	for s := range table.Section(sectionOthers) {
		if sectionsOf(r.verb)&(1<<s) != 0 {
			q.Section(g, s)
		}
	}
	q.Keep(r.verb, r.item)
	o, ok := t.OrPass(q, vPass)
	if ok || quick == quickBefore {
		g.loseReady(a)
		g.react(a)
	}
	if ok {
		t.Tell(evReleased, rule.ReadyRelease, a, by)
		g.performAction(t, a, o)
		for g.move.open && g.able(a) && g.walkOn(t, a) {
		}
	}
	u.slots, g.move = kept, move
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
