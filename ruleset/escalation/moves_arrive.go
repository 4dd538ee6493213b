package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// goThere carries a movement out: Opportunity Attacks, and if they do not stop it the movement itself
// (escalation.check.move steps 4 to 8).
func (g *Game) goThere(t *table.Table, w *walk) {
	if g.getsAway(t, w) {
		g.arrive(t, w)
	}
}

// getsAway lets the enemies that a mover leaves strike at it, and reports whether it can still go: it is up, and nothing
// holds it where it is (escalation.oa.trigger_move, escalation.oa.timing, escalation.cond.stuck).
func (g *Game) getsAway(t *table.Table, w *walk) bool {
	g.provoke(t, w.by, g.engagedWith(w.by)&^w.asked, rule.OaTriggerMove)
	switch {
	case !g.goesOn(w.by):
		g.sayNothing(t, rule.OaTiming, w.by)
		return false
	case g.units[w.by].ills.has(stuck):
		g.sayNothing(t, rule.CondStuck, w.by)
		return false
	case g.heldBack(w):
		g.sayNothing(t, rule.CondGrabbedHold, w.by)
		return false
	default:
		return true
	}
}

// heldBack reports whether a movement would leave somebody who has grabbed the mover meanwhile
// (escalation.cond.grabbed_hold).
func (g *Game) heldBack(w *walk) bool { return g.grabbers(w.by)&^w.beside != 0 }

// arrive is the movement itself once nothing holds it any more: leaving, Intercept, arrival (steps 5 to 8).
func (g *Game) arrive(t *table.Table, w *walk) {
	a := w.by
	u := &g.units[a]
	g.part(t, a, u.beside&^w.beside)
	if by := g.intercepted(t, w); by >= 0 {
		w.stopped = by
		g.part(t, a, u.beside)
		g.join(a, by)
		g.sayMoved(t, a, u.zone, rule.InterceptStops)
	} else {
		was := u.zone
		if w.to != space.None {
			g.enter(a, w.to)
		}
		for c := w.beside & g.present; c != 0; c = c.rest() {
			g.join(a, c.first())
		}
		g.sayMoved(t, a, was, w.reason)
	}
	if g.listens[onArrives] != 0 {
		g.react(t, happening{on: onArrives, who: a, whom: table.Nobody})
	}
}

// sayMoved tells where somebody has come to stand.
func (g *Game) sayMoved(t *table.Table, a int16, was space.Cell, r table.Rule) {
	if t.Heard() {
		u := &g.units[a]
		lo, hi := int32(uint32(u.beside)), int32(uint32(u.beside>>32))
		e := event(table.Moved, r, a, table.Nobody)
		e.Cell, e.N = u.zone, [4]int32{was, lo, hi}
		g.say(t, e)
	}
}
