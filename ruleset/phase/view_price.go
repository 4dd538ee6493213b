package phase

import (
	"fmt"

	"fray/table"
)

// priceOf returns the END of an option, and its type of action, in words.
func (g *Game) priceOf(q *table.Question, o table.Option) string {
	if q.Who < 0 {
		return ""
	}
	n := g.endFor(q, o)
	switch {
	case (o.Verb == vAbort || o.Verb == vDive) && n == 0: // phase.abort.declare
		return "its next action"
	case o.Verb == vAbort || o.Verb == vDive:
		return fmt.Sprintf("its next action, %d END", n)
	case o.Verb == vMoveBy || o.Verb == vMoveThrough: // the way is chosen afterwards
		return fmt.Sprintf("%d END and more for the way", n)
	case n == 0:
		return ""
	default:
		return fmt.Sprintf("%d END", n)
	}
}

// endFor returns the END of an option as the rules code charges it, for each attack of a series.
func (g *Game) endFor(q *table.Question, o table.Option) int {
	a := q.Who
	switch o.Verb {
	case vStrike, vFire, vDisarm, vHaymaker, vSweep, vRapidFire:
		if o.Item != 0 {
			return g.costOf(a, g.arm(a, o.Item))
		}
	case vGrab, vMoveBy, vMoveThrough:
		return g.bodyCost(a)
	case vSqueeze, vThrow:
		if q.Kind == askGrab || q.Kind == askThrow { // included in the Grab
			return 0
		}
		return g.endOf(a, o)
	case vOn:
		if o.Item != 0 {
			return int(g.def.powers[g.sheets[a].powers[o.Item-1]].upkeep)
		}
	case vAbort:
		return g.defenseCost(a, o.Mode)
	case vHalf, vFull, vNoncombat, vWithdraw, vCrawl, vDive:
		if o.Cell >= 0 && q.Kind != askWay {
			g.sc.depth++
			defer func() { g.sc.depth-- }()
			m := g.directMove(a, o.Verb, o.Cell)
			return m.end(g)
		}
	default:
		return g.endOf(a, o)
	}
	return 0
}
