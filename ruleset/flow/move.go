package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// listMoves lists Move, going on with one, Take a Step, Tumble Through and standing up (flow.proc.move).
func (g *Game) listMoves(q *table.Question, a int16) {
	u := &g.units[a]
	grappled := u.holds != table.Nobody || u.heldBy != table.Nobody
	walking := g.active == a && g.busy == 0 && g.walk.open && g.walk.points > 0
	needFeet := func() {
		q.Family()
		q.Need(!grappled, rule.ActionGrappleMovement)
		q.Need(!u.pinned, rule.FlowactionPin)
	}
	if u.ap >= 1 || q.Explaining() {
		needFeet()
		g.listStep(q, a)
	}
	needFeet()
	q.Need(!u.prone, rule.ConditionProne)
	if u.ap >= 1 || q.Explaining() {
		g.listTumbles(q, a)
	}
	q.Try(table.Do(vMove))
	if q.Need(u.ap >= 1, rule.CostMove) && q.Need(u.moveAP < 2, rule.MoveMax) && !grappled && !u.pinned && !u.prone {
		q.OfferCells(g.sc.moves.from(g, a, g.speed(a)))
	} else {
		q.Offer()
	}
	if walking && !grappled && !u.pinned && !u.prone {
		q.Try(table.Do(vWalk))
		q.OfferCells(g.sc.walks.from(g, a, int(g.walk.points)))
	}
	q.Family()
	q.Try(table.Do(vStand))
	q.Need(u.prone && !grappled, rule.ActionStandUp)
	q.Need(u.ap >= 1, rule.ActionStandUp)
	q.Offer()
}

// speed is how far one AP of movement goes (flow.move.speed, flow.cost.move).
func (g *Game) speed(a int16) int {
	v := int(g.sheets[a].moveSpeed)
	if g.units[a].slowed { // flow.spell.hinder
		v /= 2
	}
	return v
}

// reachable fills the set with the free hexes a combatant can go to with so many points.
func (g *Game) reachable(a int16, points int, dest *space.Set) *space.Set {
	g.sc.flood.Run(g.units[a].cell, points, g.blockFor(g.sheets[a].side), nil, g.field.Ground)
	dest.CopyFrom(g.sc.flood.Cells())
	g.dropOccupied(dest)
	return dest
}

// listStep: one hex without provoking, once a round; also while prone (flow.action.step, flow.move.step_note).
func (g *Game) listStep(q *table.Question, a int16) {
	u := &g.units[a]
	q.Try(table.Do(vStep))
	q.Need(u.ap >= 1, rule.ActionStep)
	q.Need(u.used&usedStep == 0, rule.RoundOncePerRound)
	cells := g.sc.steps
	cells.Clear()
	for dir := range 6 {
		if c := g.hexes.Step(u.cell, dir); g.free(c) {
			cells.Add(c)
		}
	}
	q.OfferCells(cells)
}

// listTumbles lists the adjacent enemies that can be tumbled through (flow.action.tumble, flow.action.tumble_size).
func (g *Game) listTumbles(q *table.Question, a int16) {
	u := &g.units[a]
	for dir := range 6 {
		c := g.hexes.Step(u.cell, dir)
		if c == space.None || g.at[c] < 0 || !g.foes(a, g.at[c]) {
			continue
		}
		e := g.at[c]
		q.Try(table.Do(vTumble).At(e))
		q.Need(u.ap >= 1, rule.ActionTumble)
		q.Need(g.sheets[e].size <= medium, rule.ActionTumbleSize)
		q.Need(g.free(g.hexes.Beyond(u.cell, c)), rule.ActionTumble)
		q.Offer()
	}
}

// performMove carries out what listMoves lists.
func (g *Game) performMove(t *table.Table, a int16, o table.Option) {
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
		if g.units[a].health == up {
			g.units[a].prone = false
			if t.Heard() {
				t.Say(event(table.Cleared, rule.ActionStandUp, table.Nobody, a, int(prone)))
			}
		}
	}
	if u := &g.units[a]; u.health == up && g.walk.open && g.active != a {
		g.finishWalk(t, a) // a readied Move goes to its end at once
	}
}

// walkTo walks towards a hex step by step, until something interrupts (flow.move.path). A combatant that is
// interrupted in a free hex decides anew; in an ally's hex it is asked at once.
func (g *Game) walkTo(t *table.Table, a int16, to space.Cell) {
	for g.walk.open && g.units[a].cell != to {
		path := append(g.sc.walked[:0], g.way(a, to, int(g.walk.points))...) // of its own: who is asked on the way may look for others
		g.sc.walked = path
		if len(path) == 0 {
			break
		}
		interrupted := false
		for _, c := range path {
			if interrupted = g.oneStep(t, a, c); interrupted || !g.walk.open {
				break
			}
		}
		if !g.walk.open || !interrupted || g.at[g.units[a].cell] == a {
			break
		}
		if to = g.askOn(t, a); to == space.None {
			g.walk.open = false
		}
	}
	g.standFree(t, a)
}

// way is the path to a hex: without leaving threatened hexes on the way if the points allow, else the cheapest. It is
// kept in scratch until the next one is asked for.
func (g *Game) way(a int16, to space.Cell, points int) []space.Cell {
	sc, side := g.sc, g.sheets[a].side
	blocked, hold := g.blockFor(side), sc.hold
	hold.Clear()
	threatened := false
	for i := range g.units {
		if e := int16(i); g.sheets[e].side != side && g.units[e].health == up {
			g.hexes.AddDisk(hold, g.units[e].cell, int(g.units[e].reach))
			threatened = true
		}
	}
	if threatened {
		if sc.safe.Run(g.units[a].cell, points, blocked, hold, g.field.Ground); sc.safe.Cells().Has(to) {
			sc.path = sc.safe.Path(to, sc.path[:0])
			return sc.path
		}
	}
	sc.safe.Run(g.units[a].cell, points, blocked, nil, g.field.Ground)
	if !sc.safe.Cells().Has(to) {
		return nil
	}
	sc.path = sc.safe.Path(to, sc.path[:0])
	return sc.path
}

// oneStep leaves a hex and enters the next; it reports whether anything happened on the way
// (flow.threat.moves_out, flow.action.ready_trigger).
func (g *Game) oneStep(t *table.Table, a int16, to space.Cell) (interrupted bool) {
	u := &g.units[a]
	struck, held := g.provoke(t, a, nil, true)
	if held || u.health != up {
		g.walk.open = false
		return true
	}
	from := u.cell
	g.walk.points -= int16(g.stepCost(to))
	g.moveTo(t, a, to, rule.MovePath)
	if g.at[to] == a {
		g.walk.last = to
	}
	fired := g.entered(t, a, from, to)
	if u.health != up || u.heldBy >= 0 || u.holds >= 0 || u.prone || u.pinned {
		g.walk.open = false
	}
	return struck || fired
}

// askOn asks a mover that was interrupted in an ally's hex where to go on.
func (g *Game) askOn(t *table.Table, a int16) space.Cell {
	dest := g.reachable(a, int(g.walk.points), g.sc.dest2)
	if dest.Empty() {
		return space.None
	}
	q := t.Ask(askWalk, rule.MovePath, a, table.Only(g.sheets[a].seat))
	q.Family()
	q.Try(table.Do(vWalk))
	q.OfferCells(dest)
	q.Add(table.Do(vStop))
	q.SetDefault(table.Do(vStop))
	if o := t.Choose(q); o.Verb == vWalk {
		return o.Cell
	}
	return space.None
}

// standFree brings a mover that stopped in somebody's hex back to the last free one, without provoking
// (flow.move.end_hex).
func (g *Game) standFree(t *table.Table, a int16) {
	u := &g.units[a]
	if u.health != up || g.at[u.cell] == a {
		return
	}
	if g.free(u.cell) { // whoever stood here is gone
		g.put(a, u.cell)
		return
	}
	if g.free(g.walk.last) {
		g.moveTo(t, a, g.walk.last, rule.MoveEndHex)
		return
	}
	g.standIn(t, a)
}

// finishWalk asks a mover that is not on its own turn where to go on, until it stops.
func (g *Game) finishWalk(t *table.Table, a int16) {
	for g.walk.open && g.walk.points > 0 && g.units[a].health == up {
		to := g.askOn(t, a)
		if to == space.None {
			break
		}
		g.walkTo(t, a, to)
	}
	g.walk.open = false
}

// tumble passes through an enemy's hex on a plain Agility check (flow.action.tumble_success, flow.action.tumble_fail,
// flow.action.tumble_mid_move).
func (g *Game) tumble(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionTumble)
	e := o.Who
	c := g.check(a, agility, rule.ActionTumble)
	c.whom = e
	l := g.roll(t, &c)
	if t.Heard() {
		r, won := rule.ActionTumbleSuccess, 1
		if l < normal {
			r, won = rule.ActionTumbleFail, 0
		}
		t.Say(event(evTumbled, r, a, e, won))
	}
	if l < normal {
		g.walk.open = false
		g.provokeFrom(t, a, e)
		return
	}
	from := g.units[a].cell
	to := g.hexes.Beyond(from, g.units[e].cell)
	g.moveTo(t, a, to, rule.ActionTumbleSuccess)
	g.walk.last = to
	g.entered(t, a, from, to)
}
