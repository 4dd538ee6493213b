package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// listMoves lists movements and standing up (phase.move.half, phase.move.crawl, phase.full.full_move, phase.full.noncombat,
// phase.full.withdraw).
func (g *Game) listMoves(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.is(condProne) || q.Explaining() {
		g.listProne(q, a)
	}
	if !u.is(condProne) || q.Explaining() {
		g.listMove(q, a, vHalf)
		if !g.paid() {
			g.listMove(q, a, vFull)
			g.listMove(q, a, vNoncombat)
			g.listMove(q, a, vWithdraw)
		}
	}
}

// listBrace lists resisting Knockback (phase.move.resist_knockback).
func (g *Game) listBrace(q *table.Question, a table.Who) {
	if g.try(q, a, table.Do(vResist)) {
		q.Need(!g.units[a].is(condResisting), rule.MoveResistKnockback)
		q.Offer()
	}
}

// listMove lists a movement: to the hexes that it can reach, and for people also by a way of their choice and off the map.
func (g *Game) listMove(q *table.Question, a table.Who, v table.Verb) {
	if !g.tryMove(q, a, table.Do(v)) {
		return
	}
	goals := g.sc.goalsOf(v).from(g, a, v, table.Nobody)
	q.OfferCells(goals)
	if !q.ForBots() && !goals.Empty() && g.tryMove(q, a, table.Do(v).As(modeOwn)) {
		q.OfferToPeople()
	}
	if g.asksToLeave(q, a) && g.mayLeave(a, v) && g.tryMove(q, a, table.Do(v).As(modeLeave)) {
		g.offerLeave(q, a)
	}
}

// tryMove begins a movement, with the conditions that all forms of it have (phase.step.exclusive, phase.move.half,
// phase.full.full_move, phase.full.withdraw).
func (g *Game) tryMove(q *table.Question, a table.Who, o table.Option) bool {
	u := &g.units[a]
	if !g.try(q, a, o) || !g.needFeet(q, a) || !q.Need(!u.is(condStepped), rule.StepExclusive) {
		return false
	}
	if o.Verb == vHalf {
		return q.NeedLeast(g.movement(a)-int(u.moved), 1, "movement", rule.MoveHalf)
	}
	return q.NeedSo(u.moved == 0, rule.FullFullMove, "has moved") && q.Need(g.movement(a) > 0, rule.MoveGeometry) &&
		(o.Verb != vWithdraw || q.NeedSo(g.threatening(a) != 0, rule.FullWithdraw, "no enemy threatens it"))
}

// asksToLeave reports whether somebody is asked who may choose to leave the map: bots do so only with a courier.
func (g *Game) asksToLeave(q *table.Question, a table.Who) bool {
	return g.sheets[a].courier || !q.ForBots()
}

// offerLeave ends a try of leaving the map: for people only, but for a courier, whose aim it is.
func (g *Game) offerLeave(q *table.Question, a table.Who) {
	if g.sheets[a].courier {
		q.Offer()
		return
	}
	q.OfferToPeople()
}

// mayLeave reports whether a movement can lead off the map (phase.time.combat_end).
func (g *Game) mayLeave(a table.Who, v table.Verb) bool {
	c := g.units[a].cell
	if g.edge.Has(c) {
		return true
	}
	if v == vStep || v == vCrawl {
		return false
	}
	points := g.allowance(a, v) - 1
	if int(g.toEdge[c]) > points {
		return false
	}
	return g.leavesStraight(a, v, points) || g.nearestEdge(a, v, points) != space.None
}

// leavesStraight reports whether a straight way leads to the edge of the map: mostly it does, and a search is not needed.
func (g *Game) leavesStraight(a table.Who, v table.Verb, points int) bool {
	blocked, ground := g.blockFor(a), g.groundFor(a)
	var near crowd
	if v == vWithdraw {
		near = g.threatening(a)
	}
	for dir := range 6 {
		at, left := g.units[a].cell, points
		for {
			to := g.hexes.Step(at, dir)
			if to == space.None {
				return true
			}
			if left -= ground.Cost(to); left < 0 || blocked.Has(to) || !g.recedes(near, at, to) {
				break
			}
			at = to
		}
	}
	return false
}

// listProne lists what a prone combatant can do: crawl and stand up (phase.state.prone).
func (g *Game) listProne(q *table.Question, a table.Who) {
	u := &g.units[a]
	if g.try(q, a, table.Do(vStand)) {
		q.NeedSo(u.is(condProne), rule.MoveStand, "is not prone")
		q.Offer()
	}
	if !g.tryCrawl(q, a, table.Do(vCrawl)) {
		return
	}
	q.OfferCells(g.sc.goalsOf(vCrawl).from(g, a, vCrawl, table.Nobody))
	if g.asksToLeave(q, a) && g.mayLeave(a, vCrawl) && g.tryCrawl(q, a, table.Do(vCrawl).As(modeLeave)) {
		g.offerLeave(q, a)
	}
}

// tryCrawl begins a crawl (phase.move.crawl).
func (g *Game) tryCrawl(q *table.Question, a table.Who, o table.Option) bool {
	u := &g.units[a]
	return g.try(q, a, o) && q.NeedSo(u.is(condProne), rule.MoveCrawl, "is not prone") && q.Need(u.holds == table.Nobody && u.heldBy == table.Nobody, rule.StateGrabbed) &&
		q.Need(!u.is(condStepped), rule.StepExclusive) && q.NeedLeast(g.movement(a)-int(u.moved), 1, "movement", rule.MoveHalf) && q.Need(u.haymaker.slot == slotNone, rule.ManHaymakerLost)
}

// listStep lists the 1-hex step of the own slot (phase.step.basic).
func (g *Game) listStep(q *table.Question, a table.Who) {
	if !g.tryStep(q, a, table.Do(vStep)) {
		return
	}
	q.OfferCells(g.stepCells(a))
	if u := &g.units[a]; g.edge.Has(u.cell) && g.asksToLeave(q, a) && !(g.gloomy && u.n[statDarkSight] <= 0 && g.dark.Has(u.cell)) && g.tryStep(q, a, table.Do(vStep).As(modeLeave)) {
		g.offerLeave(q, a)
	}
}

// tryStep begins a step (phase.step.exclusive, phase.step.slow).
func (g *Game) tryStep(q *table.Question, a table.Who, o table.Option) bool {
	u := &g.units[a]
	q.Family()
	q.Try(o)
	return g.needFeet(q, a) && q.Need(u.moved == 0 && !u.is(condStepped), rule.StepExclusive) && q.Need(u.n[statMovement] > 1, rule.StepSlow) &&
		q.NeedSo(u.mount < 0, rule.MoveMounted, "is mounted")
}

// stepCells returns the hexes of a step; they are computed when a host looks.
func (g *Game) stepCells(a table.Who) *goals {
	return g.sc.goalsOf(vStep).from(g, a, vStep, table.Nobody)
}

// performMove plans a movement, pays for it and carries it out.
func (g *Game) performMove(t *table.Table, a table.Who, o table.Option) {
	var m journey
	switch o.Mode {
	case modeOwn:
		m = g.ownMove(t, a, o.Verb)
	case modeLeave:
		m = g.leaveMove(a, o.Verb)
	default:
		m = g.directMove(a, o.Verb, o.Cell)
	}
	if len(m.path) == 0 {
		return
	}
	if !g.pay(t, a, m.end(g), rule.DamageEndurance) {
		g.broke(a)
		return
	}
	g.spend(a, o)
	if o.Verb == vNoncombat {
		g.units[a].set(condSprinting | condHalved)
	}
	g.travel(t, &m)
}
