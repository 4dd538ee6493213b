package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// freeActions is how many free actions a turn has without asking the GM (flow.free.general).
const freeActions = 3

// listFree lists the free actions: also without AP (flow.free.list).
func (g *Game) listFree(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	g.needFree(q, a)
	if u.main != 0 && !g.grown(int(u.main-1)) { // flow.free.drop
		q.List(table.Do(vDrop).With(slotMain))
	}
	if u.off != 0 && u.off != u.main && !g.grown(int(u.off-1)) {
		q.List(table.Do(vDrop).With(slotOff))
	}
	g.listKnowledge(q, a)
	g.listObjects(q, a, true)
	if g.field.Exits.Has(u.cell) {
		q.Family()
		q.Need(u.holds < 0 && u.heldBy < 0, rule.ActionGrappleMovement)
		q.List(table.Do(vLeave))
	}
}

// listSpeech lets all seats speak, on any turn. Speaking never keeps a turn open.
func (g *Game) listSpeech(q *table.Question, a table.Who) {
	if !g.units[a].spoke {
		q.Add(table.Do(vSpeak))
	}
	for s := 1; s < len(g.def.cast.Seats); s++ {
		if seat := table.Seat(s); seat != g.sheets[a].seat {
			q.AddFor(table.JustSeat(seat), table.Do(vSpeak).As(uint8(s)))
		}
	}
}

// listLetGo lets a holder let go at any time on its turn.
func (g *Game) listLetGo(q *table.Question, a table.Who) {
	if g.units[a].holds >= 0 {
		q.Family()
		q.List(table.Do(vLetGo).At(g.units[a].holds))
	}
}

// performFree carries out a free action; beyond three in a turn the GM is asked (flow.free.general).
func (g *Game) performFree(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	if o.Verb == vOperate && !g.def.objectDefs[thingIndex(o.Who)].small {
		g.pay(t, a, o, 1, rule.FreeObject)
		g.operate(t, a, o)
		return
	}
	if g.active == a && u.freeUsed >= freeActions && !g.freeAllowed(t, a) {
		return
	}
	u.freeUsed = min(u.freeUsed+1, 100)
	switch o.Verb {
	case vDrop:
		g.sayTook(t, a, o, rule.FreeDrop)
		g.putDown(t, g.inHand(a, o.Item), u.cell, rule.FreeDrop)
	case vKnow:
		g.know(t, a, o)
	default:
		g.operate(t, a, o)
	}
}

// letGo ends the grapple of a holder (flow.action.grapple_attacker).
func (g *Game) letGo(t *table.Table, a table.Who, _ table.Option) {
	g.endGrapples(t, a, rule.ActionGrappleAttacker)
}

// speak says something, in the name of the seat that the option names or of the combatant's (flow.free.list).
func (g *Game) speak(t *table.Table, a table.Who, o table.Option) {
	seat := g.sheets[a].seat
	if o.Mode != 0 {
		seat = table.Seat(o.Mode)
	} else {
		g.units[a].spoke = true
	}
	g.utter(t, seat)
}

// utter says what a seat says, with the text of its answer.
func (g *Game) utter(t *table.Table, seat table.Seat) {
	if t.Heard() {
		t.Say(table.NewEvent(evSpoke, rule.FreeList, table.Nobody, table.Nobody, int(seat)).Noting(t.Note()))
	}
}

// leave takes a combatant off the map by an exit hex (flow.combat.end).
func (g *Game) leave(t *table.Table, a table.Who, o table.Option) {
	g.sayTook(t, a, o, rule.CombatEnd)
	u := &g.units[a]
	if g.at[u.cell] == a {
		g.at[u.cell] = table.Nobody
	}
	u.ready, u.aside = readied{}, 0
	g.setHealth(t, a, healthGone, rule.CombatEnd)
	g.endGrapples(t, a, rule.ActionGrappleDuration)
}
