package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// listAdvance lists where a combatant can go by each kind of movement (flank.move.advance, flank.condition.prone.crawl).
func (g *Game) listAdvance(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	if !g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) {
		return
	}
	for how := range goingCount {
		points := g.points(a, how)
		if points == 0 {
			continue
		}
		q.Try(table.Do(vAdvance).As(uint8(how)))
		ends := g.sc.goals[how].from(g, a, how, points, false)
		q.OfferCells(ends)
		if !q.ForBots() && !ends.Empty() {
			q.Try(table.Do(vTrace).As(uint8(how)))
			q.Need(!g.flees(a), rule.ConditionFrightenedBehavior)
			q.OfferToPeople()
		}
	}
}

// halfWay is how many squares half the speed of a kind of movement goes.
func (g *Game) halfWay(a table.Who, how going) int { return half(g.speed(a, how)) / 5 }

// points returns how many squares an Advance goes by a kind of movement: one while Prone.
func (g *Game) points(a table.Who, how going) int {
	feet := g.speed(a, how)
	if feet > 0 && g.units[a].prone {
		return 1
	}
	return feet / 5
}
