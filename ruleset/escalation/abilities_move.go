package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// charges reports whether the user has to go to its target first; being in the zone of an object is enough
// (escalation.side.objects).
func (u *use) charges(g *Game) bool {
	return u.d.moves == moveBefore && u.targets[0] < g.people && !(g.units[u.by].beside | only(u.by)).has(u.targets[0])
}

// charge moves the user beside its target. A combatant that intercepts it becomes the target
// (escalation.intercept.redirect).
func (g *Game) charge(t *table.Table, u *use) bool {
	w := walk{by: u.by, to: space.None, beside: only(u.targets[0]), free: u.free, reason: u.d.ruleOr(rule.PosMove), stopped: table.Nobody}
	if !g.canGo(t, &w, rule.ReadyInterruptsBefore) { // and then it provokes nobody
		return false
	}
	g.goThere(t, &w)
	if !g.able(u) || g.units[u.by].ills.has(condStuck) {
		return false
	}
	if w.stopped >= 0 {
		u.targets[0], u.swings[0], u.n = w.stopped, swing{}, 1
		g.tell(t, evRedirected, rule.InterceptRedirect, u.by, w.stopped)
	}
	if !g.units[u.by].beside.has(u.targets[0]) {
		g.sayNothing(t, rule.ReadyInterruptsBefore, u.by)
		return false
	}
	return true
}

// moveOn asks the user for a move after its ability, or none. Enemies that could already strike at the ability cannot strike
// again (escalation.ability.provokes).
func (g *Game) moveOn(t *table.Table, u *use) {
	w, goes := g.askWay(t, u.d.ruleOr(rule.PosMove), u.by, false)
	if !goes {
		return
	}
	w.free, w.asked = g.freeOnes(), u.asked
	g.goThere(t, &w)
}
