package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// listReady offers to ready an action; which one, and when, is asked afterwards (flow.action.ready).
func (g *Game) listReady(q *table.Question, a table.Who) {
	g.ownFamily(q, a)
	q.Need(g.units[a].ap >= 1 || len(g.objects) > 0, rule.ActionReady)
	q.List(table.Do(vReady))
}

// askReady asks which action to ready: any but Ready, Total Defense and Flow State. Its target is chosen when it fires.
func (g *Game) askReady(t *table.Table, a table.Who) table.Option {
	u := &g.units[a]
	q := g.ask(t, askReadyWhat, rule.ActionReady, a, table.Nobody)
	offer := func(v table.Verb, item uint8, ok bool, r table.Rule) {
		o := table.Do(vReady).Adding(uint8(v)).With(item)
		q.Try(o)
		q.NeedLeast(int(u.ap), int(g.apToReady(o)), "AP", rule.ActionReady)
		q.Need(ok, r)
		q.Offer()
	}
	for _, slot := range [3]uint8{slotMain, slotOff, slotUnarmed} {
		if w := g.weapon(a, slot); w != nil {
			offer(vAttack, slot, true, 0)
			offer(vThrow, slot, w.thrown, rule.WeaponTable)
			offer(vDisarm, slot, !w.ranged, rule.ActionDisarm)
		}
	}
	g.eachAbility(a, func(n uint8, d *abilityDef) {
		v := vUse
		if d.spell {
			v = vCast
		}
		offer(v, n, !d.spell || g.sheets[a].skills[skillCasting] > 0, rule.SpellGeneral)
	})
	offer(vMove, 0, u.moveAP < 2, rule.MoveMax)
	offer(vStep, 0, u.used&usedStep == 0, rule.RoundOncePerRound)
	offer(vTumble, 0, true, 0)
	offer(vStand, 0, u.prone, rule.ActionStandUp)
	for _, v := range [5]table.Verb{vDraw, vSheathe, vPickUp, vDrink, vFeed} {
		offer(v, 0, true, 0)
	}
	offer(vFeint, 0, u.used&usedFeint == 0, rule.RoundOncePerRound)
	offer(vGrapple, 0, true, 0)
	offer(vShove, 0, u.used&usedShove == 0, rule.RoundOncePerRound)
	for _, v := range [3]table.Verb{vOperate, vOpen, vClose} {
		offer(v, 0, len(g.objects) > 0, rule.FreeObject)
	}
	q.AddDefault(table.Do(vNone))
	return t.Choose(q)
}

// apToReady returns the AP that a Readied Action sets aside.
func (g *Game) apToReady(o table.Option) int16 {
	switch table.Verb(o.Also) {
	case vAttack, vThrow, vDisarm, vGrapple:
		return 2
	case vCast, vUse:
		return g.ability(o).ap
	case vOpen, vClose:
		return 0
	default:
		return 1
	}
}

// ready sets the AP of an action aside, asks for its trigger, and ends the turn (flow.action.ready_trigger).
func (g *Game) ready(t *table.Table, a table.Who, _ table.Option) {
	u := &g.units[a]
	o := g.askReady(t, a)
	if o.Verb == vNone {
		return
	}
	q := g.ask(t, askReadyWhen, rule.ActionReadyTrigger, a, table.Nobody)
	q.Text = true // a trigger in free words
	when := func(k trigger, who table.Who) { q.Add(table.Do(vWhen).As(uint8(k)).At(who)) }
	for _, k := range [3]trigger{triggerEnters, triggerCasts, triggerAttacks} {
		when(k, table.Nobody)
		for e := range g.crew() {
			if g.foes(a, e) && g.units[e].health == healthUp {
				when(k, e)
			}
		}
	}
	for e := range g.crew() {
		if e != a && !g.foes(a, e) && g.standsThere(e) { // also an ally that is down
			when(triggerAttacksAlly, e)
		}
	}
	for i := range g.objects {
		when(triggerUses, table.Thing(i))
	}
	when(triggerFree, table.Nobody)
	q.SetDefault(table.Do(vWhen).As(uint8(triggerEnters)).At(table.Nobody))
	w := t.Choose(q)
	u.ready = readied{trigger: trigger(w.Mode), target: w.Who, action: o}
	u.aside = g.apToReady(o)
	g.gainAP(t, a, -int(u.aside), rule.ActionReady)
	if t.Heard() {
		t.Say(table.NewEvent(evReadied, rule.ActionReady, a, w.Who, int(w.Mode)).With(o).Noting(t.Note()))
	}
	g.stage = stageEnd
}

// lapseReady returns the AP set aside when the combatant's turn comes first (flow.action.ready_round_end).
func (g *Game) lapseReady(t *table.Table, a table.Who) {
	u := &g.units[a]
	aside := int(u.aside)
	u.ready, u.aside = readied{}, 0
	g.gainAP(t, a, aside, rule.ActionReadyRoundEnd)
	t.Tell(evLapsed, rule.ActionReadyRoundEnd, a, table.Nobody)
}

// keepReady asks at the round's end whether to keep waiting; if not, the AP set aside are lost.
func (g *Game) keepReady(t *table.Table, a table.Who) {
	q := g.ask(t, askKeepReady, rule.ActionReadyRoundEnd, a, table.Nobody)
	if !t.YesNo(q, vYes, vNo, true) {
		g.units[a].ready, g.units[a].aside = readied{}, 0
		t.Tell(evLapsed, rule.ActionReadyRoundEnd, a, table.Nobody)
	}
}
