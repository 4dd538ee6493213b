package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// listMoves lists Move, continuing a Move, Take a Step, Tumble Through and standing up (flow.proc.move).
func (g *Game) listMoves(q *table.Question, a table.Who) {
	u := &g.units[a]
	grappled := g.grappled(a)
	walking := g.active == a && g.busy == 0 && g.walk.open && g.walk.points > 0
	needFeet := func() {
		g.ownFamily(q, a)
		q.Need(!grappled, rule.ActionGrappleMovement)
		q.Need(!u.pinned, rule.FlowactionPin)
	}
	if u.ap >= 1 || q.Explaining() {
		needFeet()
		g.listStep(q, a)
	}
	needFeet()
	q.NeedSo(!u.prone, rule.ConditionProne, "is prone")
	if u.ap >= 1 || q.Explaining() {
		g.listTumbles(q, a)
	}
	q.Try(table.Do(vMove))
	q.NeedLeast(int(u.ap), 1, "AP", rule.CostMove)
	q.NeedSo(u.moveAP < 2, rule.MoveMax, "has spent 2 AP on Moves this round")
	q.OfferCells(g.sc.moves.from(g, a, g.speed(a)))
	if walking {
		q.ListCells(table.Do(vWalk), g.sc.walks.from(g, a, int(g.walk.points)))
	}
	g.ownFamily(q, a)
	q.Need(!grappled, rule.ActionGrappleMovement)
	q.Try(table.Do(vStand))
	q.NeedSo(u.prone, rule.ActionStandUp, "is not prone")
	q.NeedSo(!grappled, rule.ActionStandUp, "is in a grapple")
	q.NeedLeast(int(u.ap), 1, "AP", rule.ActionStandUp)
	q.Offer()
}

// speed is how far one AP of movement goes (flow.move.speed, flow.cost.move).
func (g *Game) speed(a table.Who) int {
	v := int(g.sheets[a].moveSpeed)
	if g.units[a].slowed { // flow.spell.hinder
		v /= 2
	}
	return v
}

// reachable fills the set with the free hexes a combatant can go to with so many points.
func (g *Game) reachable(a table.Who, points int, dest *space.Set) *space.Set {
	g.sc.flood.Run(g.units[a].cell, points, g.blockFor(g.sides[a]), nil, g.field.Ground)
	dest.CopyFrom(g.sc.flood.Cells())
	g.dropOccupied(dest)
	return dest
}

// listStep lists one hex without provoking, once a round; also while prone (flow.action.step, flow.move.step_note).
func (g *Game) listStep(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Try(table.Do(vStep))
	if q.NeedLeast(int(u.ap), 1, "AP", rule.ActionStep) && q.Need(u.used&usedStep == 0, rule.RoundOncePerRound) {
		q.OfferCells(g.around(u.cell, g.free))
	}
}

// listTumbles lists the adjacent enemies that can be tumbled through (flow.action.tumble, flow.action.tumble_size).
func (g *Game) listTumbles(q *table.Question, a table.Who) {
	u := &g.units[a]
	for dir := range 6 {
		c := g.hexes.Step(u.cell, dir)
		if c == space.None || g.at[c] < 0 || !g.foes(a, g.at[c]) {
			continue
		}
		e := g.at[c]
		q.Try(table.Do(vTumble).At(e))
		q.NeedLeast(int(u.ap), 1, "AP", rule.ActionTumble)
		q.Need(g.sheets[e].size <= sizeMedium, rule.ActionTumbleSize)
		q.Need(g.free(g.hexes.Beyond(u.cell, c)), rule.ActionTumble)
		q.Offer()
	}
}

// performMove carries out what listMoves lists.
func (g *Game) performMove(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vMove:
		g.pay(t, a, o, 1, rule.CostMove)
		g.units[a].moveAP++
		g.walk = walk{points: int16(g.speed(a)), open: true, last: g.units[a].cell}
		g.walkTo(t, a, o.Cell)
	case vWalk:
		g.walkTo(t, a, o.Cell)
	case vStep:
		g.pay(t, a, o, 1, rule.ActionStep)
		g.units[a].used |= usedStep
		g.moveTo(t, a, o.Cell, rule.ActionStep)
	case vTumble:
		g.tumble(t, a, o)
	case vStand:
		g.pay(t, a, o, 1, rule.ActionStandUp)
		g.provoke(t, a, nil, false)
		if !g.halted(a) {
			g.units[a].prone = false
			t.Tell(table.Cleared, rule.ActionStandUp, table.Nobody, a, int(condProne))
		}
	}
	if u := &g.units[a]; u.health == healthUp && g.walk.open && g.active != a {
		g.finishWalk(t, a) // a readied Move goes to its end at once
	}
}

// tumble passes through an enemy's hex by Agility (flow.action.tumble_success, flow.action.tumble_fail,
// flow.action.tumble_mid_move).
func (g *Game) tumble(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionTumble)
	e := o.Who
	l := g.rollOn(t, g.check(a, skillAgility, rule.ActionTumble), e)
	if l < degreeNormal {
		t.Tell(evTumbled, rule.ActionTumbleFail, a, e, 0)
		g.walk.open = false
		g.provokeFrom(t, a, e)
		return
	}
	t.Tell(evTumbled, rule.ActionTumbleSuccess, a, e, 1)
	from := g.units[a].cell
	to := g.hexes.Beyond(from, g.units[e].cell)
	g.moveTo(t, a, to, rule.ActionTumbleSuccess)
	g.walk.last = to
	g.entered(t, a, from, to)
}
