package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// noMovement is the movement of a combatant that is in none.
func noMovement() move {
	return move{near: table.Nobody, exempt: table.Nobody, rest: space.None}
}

// slower is by how many ranks a kind of movement is slower than walking (surge.move.squeeze, surge.move.crawl,
// surge.move.advance, surge.move.escape_move, surge.gambit.move, surge.charge.move).
func (k moveKind) slower() int {
	switch k {
	case moveSqueeze, moveEscape, moveGambit, moveCharge:
		return 1
	case moveCrawl, moveAdvance, moveWithdraw:
		return 3
	default:
		return 0
	}
}

// anyhow reports whether a kind of movement goes in the fastest mode that one has: what the text bounds by the normal speed, or by a move
// action, and not by the ground.
func (k moveKind) anyhow() bool { return k != moveWalk && k != moveCrawl && k != moveEscape }

// speedRank is the speed rank of a combatant in a mode (surge.base.speed).
func (g *Game) speedRank(a table.Who, m mode) int {
	return g.rankOf(a, traitSpeed+trait(m)) + g.haste(a)
}

// topSpeed is the speed rank of a combatant in its fastest mode.
func (g *Game) topSpeed(a table.Who) int {
	best := -1000
	for m := range mode(modeCount) {
		if g.sheets[a].modes>>m&1 != 0 {
			best = max(best, g.rankOf(a, traitSpeed+trait(m)))
		}
	}
	return best + g.haste(a)
}

// haste is what changes the speed ranks of a combatant in all modes (surge.cond.hindered).
func (g *Game) haste(a table.Who) int {
	n := g.edge(a, edgeFleet) + g.boosted(a, traitRun)
	if g.units[a].cond.has(condHindered) {
		n--
	}
	return n
}

// distanceOf is how many squares, or zones, a movement goes (surge.base.speed, surge.base.zones).
func (g *Game) distanceOf(a table.Who, k moveKind, m mode) int {
	var rank int
	if k.anyhow() {
		rank = g.topSpeed(a) - k.slower()
	} else {
		rank = g.speedRank(a, m) - k.slower()
	}
	if g.zoned() {
		switch {
		case k == moveAdvance || k == moveWithdraw:
			return 1
		case rank < 0:
			return 0
		}
		return 1 << min(rank, 10)
	}
	return squares(rank)
}

// squares is how many squares a speed rank goes (surge.base.speed).
func squares(rank int) int {
	switch {
	case rank >= 0:
		return 6 << min(rank, 10)
	case rank == -1:
		return 3
	case rank == -2:
		return 2
	default:
		return 1
	}
}

// left is how much of the running movement is left.
func (g *Game) left(a table.Who) int {
	return g.distanceOf(a, g.move.kind, g.move.mode) - int(g.move.used)
}

// canMove reports whether nothing keeps a combatant from moving itself.
func (g *Game) canMove(a table.Who) bool { return !g.units[a].cond.has(condImmobile) }

// goesOn reports whether nothing keeps a combatant from the movement that it is in: the prone only crawl (surge.cond.prone).
func (g *Game) goesOn(a table.Who) bool {
	return g.canMove(a) && (!g.units[a].prone || g.move.kind == moveCrawl)
}

// moving reports whether a combatant is in a movement of which something is left.
func (g *Game) moving(a table.Who) bool { return g.move.open && g.left(a) > 0 && g.goesOn(a) }

// listMoves lists all actions that move a combatant, and the movement that it is in (surge.move.walk, surge.turn.move_list).
func (g *Game) listMoves(q *table.Question, a table.Who) {
	u := &g.units[a]
	if !g.zoned() && !u.prone && g.canPay(a, actMove) { // one flood for all that follows
		g.ranges(a, squares(g.topSpeed(a)))
	}
	if g.active == a && g.busy == 0 {
		g.listWalk(q, a)
	}
	if !g.canPay(a, actMove) && !q.Explaining() {
		return
	}
	q.Family()
	g.needSlot(q, a, actMove)
	q.Need(g.canMove(a), rule.CondImmobile)
	q.NeedSo(u.prone, rule.MoveCrawl, "is not prone")
	if u.prone || q.Explaining() {
		q.Try(table.Do(vCrawl))
		q.OfferCells(g.places(a, moveCrawl, g.distanceOf(a, moveCrawl, 0)))
	}
	q.Family()
	g.needSlot(q, a, actMove)
	q.Need(g.canMove(a), rule.CondImmobile)
	if !q.Need(!u.prone, rule.CondProne) {
		return
	}
	for m := range mode(modeCount) {
		if g.sheets[a].modes>>m&1 != 0 {
			q.Try(table.Do(vMove).As(uint8(m)))
			q.OfferCells(g.placesIn(a, g.distanceOf(a, moveWalk, m)))
		}
	}
	if tight := g.field.tight != nil && !g.field.tight.Empty(); tight || q.Explaining() {
		q.Try(table.Do(vTight))
		q.NeedSo(tight, rule.MoveSqueeze, "the map has no tight space")
		q.OfferCells(g.places(a, moveSqueeze, g.distanceOf(a, moveSqueeze, 0)))
	}
	if len(g.units) > 1 {
		places := g.placesIn(a, g.distanceOf(a, moveAdvance, 0))
		q.Try(table.Do(vAdvance))
		q.OfferCells(places)
		q.Try(table.Do(vWithdraw))
		q.OfferCells(places)
	}
}

// listWalk lists where the running movement can go on to.
func (g *Game) listWalk(q *table.Question, a table.Who) {
	if !g.moving(a) {
		return
	}
	q.Family()
	q.Try(table.Do(vWalk))
	if g.move.kind == moveSqueeze {
		q.OfferCells(g.places(a, moveSqueeze, g.left(a)))
	} else {
		q.OfferCells(g.placesIn(a, g.left(a)))
	}
}
