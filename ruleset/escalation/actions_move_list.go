package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// Modes of a move.
const (
	modeWalk uint8 = iota
	modeSlip       // with a Disengage check first
)

// mayMove states the condition of every movement (escalation.cond.stuck).
func (g *Game) mayMove(q *table.Question, a table.Who) bool {
	return q.Need(!g.units[a].ills.has(condStuck), rule.CondStuck)
}

// listMoves lists the destinations of one move action, and again after a Disengage check (escalation.pos.move,
// escalation.disengage.action, escalation.action.move).
func (g *Game) listMoves(q *table.Question, a table.Who) {
	q.Family()
	if !g.needSlot(q, a, actMove) || !g.mayMove(q, a) {
		return
	}
	g.listWays(q, a, modeWalk)
	isEngaged := g.engagedWith(a) != 0
	if !isEngaged && !q.Explaining() {
		return
	}
	q.Family()
	if g.needSlot(q, a, actMove) && g.mayMove(q, a) && q.NeedSo(isEngaged, rule.DisengageAction, "is not engaged") {
		g.listWays(q, a, modeSlip)
		q.List(table.Do(vDisengage))
	}
}

// listWays lists the destinations of one move: a linked zone, beside a combatant Nearby, or away from all
// (escalation.pos.nearby, escalation.pos.far). The Grabbed cannot leave without a Disengage (escalation.cond.grabbed_hold).
func (g *Game) listWays(q *table.Question, a table.Who, mode uint8) {
	u := &g.units[a]
	held := crowd(0)
	if mode == modeWalk {
		held = g.grabbers(a)
	}
	q.Try(table.Do(vMove).As(mode))
	if q.Need(held == 0, rule.CondGrabbedHold) {
		q.OfferCells(g.choice(zoneSet(g.links[u.zone])))
	}
	var besides crowd
	for c := g.at[u.zone] & (g.sides[sidePCs] | g.sides[sideEnemies]) &^ only(a); c != 0; c = c.rest() {
		b := c.first()
		alone := u.beside == only(b) && g.units[b].beside&g.present == only(a) // there is nobody else to go beside
		if !alone && held&^(only(b)|g.units[b].beside) == 0 {
			besides |= only(b)
		}
	}
	q.ListCrowd(table.Do(vBeside).As(mode), g.choice(besides))
	alone := u.beside.rest() == 0 // then to Disengage is to be away from everybody
	if mode == modeWalk && (u.beside != 0 || q.Explaining()) || mode == modeSlip && !alone {
		q.Try(table.Do(vAway).As(mode))
		q.NeedSo(u.beside != 0, rule.PosMove, "is beside nobody")
		q.Need(held == 0, rule.CondGrabbedHold)
		q.Offer()
	}
}
