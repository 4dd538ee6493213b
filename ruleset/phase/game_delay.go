package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// listDelay lists Delay: the first choice of a slot, open or until just before somebody's slot (phase.delay.declare,
// phase.delay.named_place).
func (g *Game) listDelay(q *table.Question, a table.Who) {
	q.Family()
	done := "has begun the slot"
	if g.left.delayed {
		done = "has delayed"
	}
	if !q.NeedSo(g.left.fresh, rule.DelayDeclare, done) || !q.Need(g.units[a].hesitating == 0, rule.FreePresenceLevels) {
		return
	}
	q.Try(table.Do(vDelay))
	q.Offer()
	q.Try(table.Do(vDelay).As(modeBefore))
	q.OfferCrowd(g.sc.others(g.ordered() &^ only(a)))
}

// ordered returns the combatants with a place in the order that others may know of.
func (g *Game) ordered() crowd {
	var out crowd
	for _, a := range g.order {
		if g.units[a].health != healthHidden {
			out |= only(a)
		}
	}
	return out
}

// delay has the active combatant wait (phase.none.delay).
func (g *Game) delay(t *table.Table, a table.Who, o table.Option) {
	w := wait{kind: waitOpen}
	if o.Mode == modeBefore {
		w = wait{kind: waitBefore, before: o.Who}
	}
	g.setWait(a, w)
	t.Tell(evWaits, rule.DelayDeclare, a, o.Who)
	g.stage = stageEnd
}

// askWaiters lets those that wait act before a slot, or with Nobody at the end of the Phase: first those that named this place,
// then the open ones, each as they stand in the order; never within the slot of another (phase.delay.named_place,
// phase.delay.no_interrupt). It reports whether somebody acts.
func (g *Game) askWaiters(t *table.Table, x table.Who) bool {
	if g.waiting == 0 {
		return false
	}
	for _, d := range g.order {
		if w := g.units[d].wait; w.kind == waitBefore && x != table.Nobody && w.before == x && g.mayTakeDelay(d) {
			g.takeDelayed(t, d, x)
			return true
		}
	}
	for _, d := range g.order {
		if d == x || g.units[d].wait.kind != waitOpen || !g.mayTakeDelay(d) {
			continue
		}
		q := g.ask(t, askWait, rule.DelayNamedPlace, d, x)
		q.Actor = x
		q.Add(table.Do(vAct))
		if _, acts := t.OrPass(q, vNone); acts {
			g.takeDelayed(t, d, x)
			return true
		}
	}
	return false
}

// mayTakeDelay reports whether a waiting combatant can act now: a hesitating one only in its next slot
// (phase.free.presence_levels).
func (g *Game) mayTakeDelay(d table.Who) bool { return g.able(d) && g.units[d].hesitating == 0 }

// takeDelayed begins a delayed action: the place changes, and if it stands for the slot of this Phase the start of that slot
// comes first (phase.delay.initiative, phase.delay.next_phase).
func (g *Game) takeDelayed(t *table.Table, d, x table.Who) {
	u := &g.units[d]
	t.BeginTurn(d, g.round())
	g.setWait(d, wait{})
	if x == table.Nobody {
		g.placeLast(t, d)
	} else {
		g.placeBefore(t, d, x)
	}
	t.Tell(table.Began, rule.DelayInitiative, d, table.Nobody, g.round())
	if !u.is(condSlotDone) {
		g.endLasting(t, d)
		g.upkeep(t, d)
		u.set(condSlotDone)
	}
	g.takeLimit(u)
	g.openSlot(d, true)
}

// setWait sets or clears a wait.
func (g *Game) setWait(a table.Who, w wait) {
	g.units[a].wait = w
	if w.kind == waitNone {
		g.waiting &^= only(a)
		return
	}
	g.waiting |= only(a)
}

// loseWait ends a wait without an action; the place stays (phase.delay.expires). The slot that was delayed is over then.
func (g *Game) loseWait(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	if u.wait.kind == waitNone {
		return
	}
	g.setWait(a, wait{})
	u.spoil()
	u.clear(condLimitedSlot)
	t.Tell(evLost, r, a, table.Nobody, lostWait)
}
