package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// goThere carries a movement out, unless Opportunity Attacks stop it (escalation.check.move steps 4 to 8).
func (g *Game) goThere(t *table.Table, w *walk) {
	if g.getsAway(t, w) {
		g.arrive(t, w)
	}
}

// getsAway opens Opportunity Attacks on a mover, and reports whether it can still go (escalation.oa.trigger_move,
// escalation.oa.timing).
func (g *Game) getsAway(t *table.Table, w *walk) bool {
	g.provoke(t, w.by, g.engagedWith(w.by)&^w.asked, rule.OaTriggerMove)
	w.tries = false // what it tried is done: a grab holds it from now on
	return g.canGo(t, w, rule.OaTiming)
}

// canGo reports whether a mover can still go: up, not Stuck, and not leaving its grabber, unless it Disengages
// (escalation.cond.stuck, escalation.cond.grabbed_hold).
func (g *Game) canGo(t *table.Table, w *walk, r table.Rule) bool {
	switch {
	case !g.canContinue(w.by):
	case g.units[w.by].ills.has(condStuck):
		r = rule.CondStuck
	case !w.tries && g.grabbers(w.by)&^w.beside != 0:
		r = rule.CondGrabbedHold
	default:
		return true
	}
	g.sayNothing(t, r, w.by)
	return false
}

// arrive carries out leaving, Intercept and arrival (steps 5 to 8). Reactions may have moved the mover or its goal out of
// reach.
func (g *Game) arrive(t *table.Table, w *walk) {
	a := w.by
	u := &g.units[a]
	if w.to != space.None && w.to != u.zone && !zoneSet(g.links[u.zone]).has(table.Who(w.to)) {
		g.sayNothing(t, rule.PosMove, a)
		return
	}
	w.beside &= g.at[u.zone] // reactions may have taken some of them elsewhere
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
	if g.listens[momentArrives] != 0 {
		g.react(t, happening{on: momentArrives, who: a, target: table.Nobody})
	}
}

// sayMoved says where a combatant now stands.
func (g *Game) sayMoved(t *table.Table, a table.Who, was space.Cell, r table.Rule) {
	g.sayPlace(t, a, was, 0, r)
}

// onlyParted marks the event of a move in which no combatant went anywhere: links were cut.
const onlyParted = 1

// sayPlace says where a combatant stands now, and beside which others.
func (g *Game) sayPlace(t *table.Table, a table.Who, was space.Cell, how int, r table.Rule) {
	if t.Heard() {
		u := &g.units[a]
		e := table.NewEvent(table.Moved, r, a, table.Nobody, int(was), how)
		e.Cell, e.Crowd = u.zone, table.Crowd{uint64(u.beside)}
		g.say(t, e)
	}
}
