package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// walk is one movement from its declaration to its end (escalation.check.move).
type walk struct {
	by      table.Who
	to      space.Cell // another zone, or None
	beside  crowd      // the combatants it ends beside
	goal    table.Who  // of those, the one it goes to
	from    crowd      // the enemies it tries to Disengage from
	tries   bool       // a Disengage is tried
	stays   bool       // it only Disengages
	free    crowd      // the combatants that were Free when it was declared
	asked   crowd      // the combatants that have been asked for an Opportunity Attack on its ability
	reason  table.Rule
	stopped table.Who // the combatant that intercepted it, or Nobody
}

// performMove declares a move and carries it out.
func (g *Game) performMove(t *table.Table, a table.Who, o table.Option) {
	r := rule.PosMove
	if o.Mode == modeSlip || o.Verb == vDisengage {
		r = rule.DisengageCheck
	}
	g.take(t, a, o, actMove, r)
	w := g.destination(a, o)
	if w.tries {
		w.from = g.askFrom(t, a, &w)
	}
	g.nameMore(t, &w)
	w.free = g.freeOnes()
	if !g.announced(t, &w) {
		return
	}
	if w.tries && !g.disengage(t, a, w.from) {
		return // the move action is lost (escalation.disengage.failure)
	}
	if w.stays {
		return
	}
	g.goThere(t, &w)
}

// destination returns the movement of an option.
func (g *Game) destination(a table.Who, o table.Option) walk {
	w := walk{by: a, to: space.None, reason: rule.PosMove, stopped: table.Nobody}
	w.tries = o.Mode == modeSlip || o.Verb == vDisengage
	switch o.Verb {
	case vMove:
		w.to = o.Cell
	case vBeside:
		w.goal, w.beside = o.Who, only(o.Who)
		if !w.tries {
			w.beside |= g.grabbers(a)
		}
	case vDisengage:
		w.stays = true
	}
	return w
}

// nameMore asks for further combatants to end beside: those beside the goal. A mover beside the goal alone must name one, as
// it cannot move to where it is (escalation.pos.move).
func (g *Game) nameMore(t *table.Table, w *walk) {
	if w.beside == 0 {
		return
	}
	for {
		more := g.units[w.goal].beside & g.present &^ (w.beside | only(w.by) | w.from)
		if more == 0 {
			return
		}
		q := g.ask(t, askBeside, rule.PosMove, w.by)
		q.Target = w.goal
		if w.beside == g.units[w.by].beside && w.beside.rest() == 0 {
			g.listMore(q, more)
			q.SetDefault(q.Kth(0))
			w.beside |= only(t.Choose(q).Who)
			continue
		}
		b := g.oneMore(t, q, more, table.Nobody)
		if b == table.Nobody {
			return
		}
		w.beside |= only(b)
	}
}

// freeOnes returns the combatants that are Free when a move is declared: only they can Intercept it
// (escalation.intercept.trigger).
func (g *Game) freeOnes() crowd {
	free := g.up
	for c := g.up & g.sides[sidePCs]; c != 0; c = c.rest() {
		if foes := g.engagedWith(c.first()); foes != 0 {
			free &^= foes | only(c.first())
		}
	}
	return free
}

// announced opens reactions to a declared move, and reports whether it continues (escalation.ready.interrupts_before).
func (g *Game) announced(t *table.Table, w *walk) bool {
	if g.anybodyListens(momentMoves, momentEngages) {
		first := g.sc.events.Len()
		g.sc.events.Push(happening{on: momentMoves, who: w.by, target: table.Nobody})
		for c := w.beside & g.foes(w.by); c != 0; c = c.rest() {
			g.sc.events.Push(happening{on: momentEngages, who: w.by, target: c.first()})
		}
		g.reactTo(t, first)
	}
	u := &g.units[w.by]
	if !g.canGo(t, w, rule.ReadyInterruptsBefore) {
		return false
	}
	if w.beside != 0 {
		w.beside &= g.at[u.zone]
		if w.beside == 0 {
			return g.askElsewhere(t, w)
		}
	}
	if w.to != space.None && !zoneSet(g.links[u.zone]).has(table.Who(w.to)) {
		return g.askElsewhere(t, w)
	}
	return true
}

// askElsewhere asks a mover whose goal is gone for another destination, or none.
func (g *Game) askElsewhere(t *table.Table, w *walk) bool {
	other, goes := g.askWay(t, rule.PosMove, w.by, false)
	w.to, w.beside = other.to, other.beside
	if !goes {
		g.sayNothing(t, rule.ReadyInterruptsBefore, w.by)
	}
	return goes
}

// askWay asks for the destination of one move action, or none, which is the default unless it must move. Without a
// destination it does not ask.
func (g *Game) askWay(t *table.Table, r table.Rule, a table.Who, must bool) (walk, bool) {
	q := g.ask(t, askElsewhere, r, a)
	if g.mayMove(q, a) {
		g.listWays(q, a, modeWalk)
	}
	if len(q.Groups()) == 0 {
		return walk{}, false
	}
	q.SetDefault(table.Do(vNone))
	if must {
		q.SetDefault(q.Kth(0))
	}
	q.Add(table.Do(vNone))
	o := t.Choose(q)
	if o.Verb == vNone {
		return walk{}, false
	}
	w := g.destination(a, o)
	w.reason = r
	g.nameMore(t, &w)
	return w, true
}
