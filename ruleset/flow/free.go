package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// freeActions is how many free actions a turn has without asking the GM (flow.free.general).
const freeActions = 3

// listFree lists the free actions: also without AP (flow.free.list).
func (g *Game) listFree(q *table.Question, a int16) {
	u := &g.units[a]
	q.Family()
	if u.main != 0 { // flow.free.drop
		q.Try(table.Do(vDrop).With(slotMain))
		q.Offer()
	}
	if u.off != 0 && u.off != u.main {
		q.Try(table.Do(vDrop).With(slotOff))
		q.Offer()
	}
	g.listKnowledge(q, a)
	g.listObjects(q, a, true)
	if g.field.Exits.Has(u.cell) {
		q.Family()
		q.Need(u.holds < 0 && u.heldBy < 0, rule.ActionGrappleMovement)
		q.Try(table.Do(vLeave))
		q.Offer()
	}
}

// listSpeech lets the combatant speak, and the other seats too though it is not their turn: speaking is always possible,
// and no reason to keep a turn open.
func (g *Game) listSpeech(q *table.Question, a int16) {
	if !g.units[a].spoke {
		q.Add(table.Do(vSpeak))
	}
	for s := 1; s < len(g.def.cast.Seats); s++ {
		if seat := table.Seat(s); seat != g.sheets[a].seat {
			q.AddFor(table.Only(seat), table.Do(vSpeak).As(uint8(s)))
		}
	}
}

// listKnowledge: a check about an enemy in sight, once for each in a combat (flow.free.knowledge).
func (g *Game) listKnowledge(q *table.Question, a int16) {
	q.Family()
	if !q.Explaining() {
		q.Try(table.Do(vKnow))
		q.OfferCrowd(g.sc.unknown.from(g, a))
		return
	}
	for i := range g.units {
		if e := int16(i); g.foes(a, e) && g.units[e].health != gone {
			q.Try(table.Do(vKnow).At(e))
			q.Need(!g.tried[a].has(e), rule.FreeKnowledge)
			q.Need(g.sees(g.units[a].cell, g.units[e].cell), rule.FreeKnowledge)
			q.Offer()
		}
	}
}

// unknown are the enemies in sight that a combatant has not tried a Knowledge check on; reckoned when somebody looks.
type unknown struct {
	g   *Game
	who int16
}

func (s *unknown) from(g *Game, who int16) *unknown {
	s.g, s.who = g, who
	return s
}

// Has reports whether a combatant is among them.
func (s *unknown) Has(e int32) bool {
	g := s.g
	return int(e) < len(g.units) && g.foes(s.who, int16(e)) && g.units[e].health != gone && !g.tried[s.who].has(int16(e)) &&
		g.sees(g.units[s.who].cell, g.units[e].cell)
}

// Empty reports whether there is none.
func (s *unknown) Empty() bool { return s.Kth(0) < 0 }

// Count is their number.
func (s *unknown) Count() int {
	n := 0
	for e := range s.g.units {
		n += bit(s.Has(int32(e)))
	}
	return n
}

// Kth is the k-th of them, or Nobody.
func (s *unknown) Kth(k int) int32 {
	for e := range int32(len(s.g.units)) {
		if s.Has(e) {
			if k == 0 {
				return e
			}
			k--
		}
	}
	return int32(table.Nobody)
}

// listObjects lists doors and other objects within reach of a hand: the free ones, or those that cost 1 AP
// (flow.free.door, flow.free.object).
func (g *Game) listObjects(q *table.Question, a int16, free bool) {
	u := &g.units[a]
	for i := range g.objects {
		d, o := &g.def.objectDefs[i], &g.objects[i]
		if o.hp <= 0 || g.hexes.Distance(u.cell, d.cell) > 1 {
			continue
		}
		q.Family()
		switch {
		case d.door && free:
			q.Try(table.Do(vOpen).At(objectOf(i)))
			q.Need(o.state == closed, rule.FreeDoor)
			q.Offer()
			q.Try(table.Do(vClose).At(objectOf(i)))
			q.Need(o.state == open && g.at[d.cell] < 0, rule.FreeDoor)
			q.Offer()
		case !d.door && d.small == free:
			g.needUnheldFor(q, a, free)
			q.Need(free || u.ap >= 1, rule.FreeObject)
			q.Try(table.Do(vOperate).At(objectOf(i)))
			q.Offer()
		}
	}
}

func (g *Game) needUnheldFor(q *table.Question, a int16, free bool) {
	if !free {
		g.needUnheld(q, a)
	}
}

// listUses lists the objects whose use costs 1 AP.
func (g *Game) listUses(q *table.Question, a int16) {
	if len(g.objects) > 0 {
		g.listObjects(q, a, false)
		if g.active != a {
			g.listObjects(q, a, true)
		}
	}
}

// listLetGo: a holder may let go at any time on its turn.
func (g *Game) listLetGo(q *table.Question, a int16) {
	if g.units[a].holds >= 0 {
		q.Family()
		q.Try(table.Do(vLetGo).At(g.units[a].holds))
		q.Offer()
	}
}

// performFree carries out a free action; beyond three in a turn the GM is asked (flow.free.general).
func (g *Game) performFree(t *table.Table, a int16, o table.Option) {
	u := &g.units[a]
	switch o.Verb {
	case vSpeak:
		g.speak(t, a, o)
		return
	case vLetGo:
		g.endGrapples(t, a, rule.ActionGrappleAttacker)
		return
	case vLeave:
		g.leave(t, a, o)
		return
	}
	if o.Verb == vOperate && !g.def.objectDefs[objectIndex(o.Who)].small {
		g.pay(t, a, o, 1, rule.FreeObject)
		g.operate(t, a, o)
		return
	}
	if g.active == a && u.freeUsed >= freeActions && !g.ruling(t, askRuling, rule.FreeGeneral, a, table.Nobody, false) {
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

func (g *Game) speak(t *table.Table, a int16, o table.Option) {
	seat := g.sheets[a].seat
	if o.Mode != 0 {
		seat = table.Seat(o.Mode)
	} else {
		g.units[a].spoke = true
	}
	if t.Heard() {
		t.Say(event(evSpoke, rule.FreeList, table.Nobody, table.Nobody, int(seat)))
	}
}

// know makes the Knowledge check; on a success the asker's side is shown the enemy's sheet.
func (g *Game) know(t *table.Table, a int16, o table.Option) {
	g.sayTook(t, a, o, rule.FreeKnowledge)
	g.tried[a].add(o.Who)
	c := g.check(a, knowledge, rule.FreeKnowledge)
	c.whom = o.Who
	if g.roll(t, &c) < normal {
		return
	}
	g.units[o.Who].known |= 1 << g.sheets[a].side
	if t.Heard() {
		e := event(evShown, rule.FreeKnowledge, a, o.Who)
		e.To = table.Side(int(g.sheets[a].side))
		t.Say(e)
	}
}

// leave takes a combatant off the map by an exit hex (flow.combat.end).
func (g *Game) leave(t *table.Table, a int16, o table.Option) {
	g.sayTook(t, a, o, rule.CombatEnd)
	u := &g.units[a]
	if g.at[u.cell] == a {
		g.at[u.cell] = table.Nobody
	}
	u.ready, u.aside = readied{}, 0
	g.setHealth(t, a, gone, rule.CombatEnd)
	g.endGrapples(t, a, rule.ActionGrappleDuration)
}

// operate opens, closes or works an object, and whatever it toggles.
func (g *Game) operate(t *table.Table, a int16, o table.Option) {
	i := objectIndex(o.Who)
	switch o.Verb {
	case vOpen:
		g.sayTook(t, a, o, rule.FreeDoor)
		g.objects[i].state = open
	case vClose:
		g.sayTook(t, a, o, rule.FreeDoor)
		g.objects[i].state = closed
	default:
		g.sayTook(t, a, o, rule.FreeObject)
		for _, d := range g.def.objectDefs[i].toggles {
			g.toggle(t, a, int(d))
		}
	}
	g.rewall()
	g.sayObject(t, a, i)
	g.trigger(t, usesObject, a, o.Who)
}

// toggle opens a door that is shut, and shuts one that is open and clear.
func (g *Game) toggle(t *table.Table, a int16, d int) {
	switch o := &g.objects[d]; {
	case o.hp <= 0:
		return
	case o.state != open:
		o.state = open
	case g.at[g.def.objectDefs[d].cell] < 0:
		o.state = closed
	}
	g.sayObject(t, a, d)
}

func (g *Game) sayObject(t *table.Table, a int16, i int) {
	if t.Heard() {
		t.Say(event(evObject, rule.FreeObject, a, table.Nobody, i, int(g.objects[i].state), int(g.objects[i].hp)))
	}
}
