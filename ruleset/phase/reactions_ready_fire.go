package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// deed is something that a combatant declares and that a readied action may answer.
type deed struct {
	by, on         table.Who // on is the target of an attack
	verb           table.Verb
	attacks, moves bool
}

// triggered lets readied actions answer a declaration, highest in the order first, each resolved fully before the next
// (phase.aoo.interrupt step 2, phase.ready.trigger, phase.ready.just_before).
func (g *Game) triggered(t *table.Table, d deed) {
	g.eachReadier(d.by, func(r table.Who, x *readied) {
		match := false
		switch x.trigger {
		case triggerAttacks:
			match = d.attacks && (x.victim == table.Nobody || x.victim == d.on)
		case triggerMoves:
			match = d.moves
		case triggerDoes:
			match = d.verb == x.deed
		case triggerWord:
			match = g.gmSays(t, r, d.by)
		default:
		}
		if match {
			g.fire(t, r, d)
		}
	})
}

// entered lets readied actions answer that a combatant has entered a hex (phase.ready.just_before).
func (g *Game) entered(t *table.Table, by table.Who, at space.Cell) {
	g.eachReadier(by, func(r table.Who, x *readied) {
		if x.trigger == triggerEnters && g.units[by].cell == at && g.hexes.Distance(g.units[r].cell, at) <= int(x.near) {
			g.fire(t, r, deed{by: by, on: table.Nobody})
		}
	})
}

// begins lets readied actions answer that a slot begins.
func (g *Game) begins(t *table.Table, by table.Who) {
	g.eachReadier(by, func(r table.Who, x *readied) {
		if x.trigger == triggerBegins {
			g.fire(t, r, deed{by: by, on: table.Nobody})
		}
	})
}

// eachReadier calls do for each combatant that has readied an action for what this combatant does and can take it now, highest
// in the order first.
func (g *Game) eachReadier(by table.Who, do func(r table.Who, x *readied)) {
	if g.ready == 0 {
		return
	}
	var buf [maxCrowd]table.Who
	n := 0
	for _, r := range g.order { // what is done may change the order
		if g.ready.has(r) {
			buf[n] = r
			n++
		}
	}
	for _, r := range buf[:n] {
		if x := &g.units[r].ready; x.trigger != triggerNone && g.awaits(r, by, x) {
			do(r, x)
		}
	}
}

// awaits reports whether a combatant can answer with its readied action what another does: never its own acts, nor those of
// a combatant that it neither sees nor has located, nor while its own slot is under way (phase.ready.trigger,
// phase.ready.declare).
func (g *Game) awaits(r, by table.Who, x *readied) bool {
	if r == by || r == g.active || g.units[r].busy > 0 || !g.alert(r) {
		return false
	}
	if x.trigger != triggerWord && !x.means(g, r, by) {
		return false
	}
	return g.perceives(r, by)
}

// means reports whether a trigger of a readier is about a combatant.
func (x *readied) means(g *Game, r, by table.Who) bool {
	switch x.group {
	case groupEnemy:
		return g.foes(r, by)
	case groupAlly:
		return !g.foes(r, by)
	default:
		return x.who == by
	}
}

// gmSays asks the GM whether a trigger in free words has occurred (phase.ready.trigger).
func (g *Game) gmSays(t *table.Table, r, by table.Who) bool {
	q := t.Ask(askHappened, rule.ReadyTrigger, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.Item = r, uint8(by)
	return t.YesNo(q, vYes, vNo, false)
}

// fire asks a combatant whether it takes its readied action, and carries it out. An action that is not legal now is not
// offered and stays ready (phase.ready.what, phase.ready.step). If a power fails at the start of the slot that the action
// stands for, the combatant is asked again: what needed the power is lost (phase.ready.next_phase).
func (g *Game) fire(t *table.Table, r table.Who, d deed) {
	u, by := &g.units[r], d.by
	x := u.ready
	taken, stepped := false, false
	for {
		q := g.ask(t, askReadyAct, rule.ReadyTrigger, r, by)
		q.Actor, q.Aim = by, d.on
		g.listReadied(q, r, by, &x)
		if len(q.Groups()) == 0 && !stepped {
			if taken {
				t.Tell(evNothing, rule.ReadyNextPhase, r, table.Nobody)
			}
			return
		}
		if len(q.Groups()) > 0 {
			q.SetDefault(q.Groups()[0].Kth(0))
			if !stepped && !g.isMove(x.action.Verb) && g.mayStep(r) {
				q.Try(table.Do(vStep))
				q.OfferCells(g.stepCells(r))
			}
		}
		q.Add(table.Do(vNone))
		if len(q.Groups()) == 1 {
			return
		}
		o := t.Choose(q)
		if o.Verb == vNone {
			return
		}
		if !taken {
			taken = true
			if !g.takeReady(t, r, by) {
				continue
			}
		}
		u.busy++
		if o.Verb == vStep {
			stepped = true
			g.step(t, r, o)
		} else {
			g.perform(t, r, o)
		}
		u.busy--
		if o.Verb == vStep && g.able(r) {
			continue
		}
		if o.Verb != vStep && !stepped && !g.isMove(o.Verb) {
			u.busy++
			g.askToStep(t, r)
			u.busy--
		}
		return
	}
}

// listReadied lists the forms that a readied action can take now, against the combatant that triggered it or the one that
// was named.
func (g *Game) listReadied(q *table.Question, r, by table.Who, x *readied) {
	target := x.target
	if target == table.Nobody {
		target = by
	}
	g.sc.want = x.action
	g.listActions(q, r, g.there&only(target))
	g.sc.want = table.Option{}
}

// takeReady spends a readied action: the order changes, and if it stands for the slot of this Phase the start of that slot
// comes first (phase.ready.initiative, phase.ready.next_phase). It reports whether all powers that were on still are.
func (g *Game) takeReady(t *table.Table, r, by table.Who) bool {
	u := &g.units[r]
	on := u.on
	g.setReady(r, readied{})
	t.Tell(evFired, rule.ReadyInitiative, r, by)
	if !u.is(condSlotDone) {
		g.endLasting(t, r)
		g.upkeep(t, r)
		u.set(condSlotDone)
		u.split = split{} // no move action comes with it
	}
	g.placeBefore(t, r, by)
	return u.on == on
}

// isMove reports whether an action is movement over a distance.
func (g *Game) isMove(v table.Verb) bool {
	switch v {
	case vHalf, vCrawl, vFull, vNoncombat, vMoveBy, vMoveThrough, vWithdraw, vDive:
		return true
	default:
		return false
	}
}

// setReady sets or clears a readied action.
func (g *Game) setReady(a table.Who, x readied) {
	g.units[a].ready = x
	if x.trigger == triggerNone {
		g.ready &^= only(a)
		return
	}
	g.ready |= only(a)
}

// loseReady ends a readied action that was not taken (phase.ready.expires).
func (g *Game) loseReady(t *table.Table, a table.Who, r table.Rule) {
	if g.units[a].ready.trigger == triggerNone {
		return
	}
	g.setReady(a, readied{})
	t.Tell(evLost, r, a, table.Nobody, lostReady)
}
