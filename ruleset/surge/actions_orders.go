package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// obey blocks what a commanded combatant has no order for (surge.command.use).
func (g *Game) obey(q *table.Question, a table.Who) {
	if g.sheets[a].controller < 0 {
		return
	}
	x := g.units[a].order
	if x.what == orderFree {
		return
	}
	q.Bar(func(o table.Option) bool {
		switch o.Verb {
		case vDefend, vDelay, vDestiny, vTalk:
			return false
		case vMove, vWalk, vTight, vCrawl, vAdvance, vWithdraw, vStand, vKip, vRun:
			return x.what == orderNone || x.what == orderStay
		case vAttack, vStunt, vCharge, vUse, vThrow, vSqueeze:
			return x.what == orderNone || x.what == orderGo
		default:
			return x.what == orderNone || x.what == orderGo
		}
	}, rule.CommandUse)
}

// wanted narrows the targets of a commanded combatant to the one that it has been ordered to attack.
func (g *Game) wanted(a, on table.Who) bool {
	x := &g.units[a].order
	return x.what != orderAttack || x.on == on || g.sheets[a].controller < 0 || !g.standing(x.on)
}

// barRefused blocks what the GM has refused in this turn.
func (g *Game) barRefused(q *table.Question) {
	if len(g.refused) == 0 {
		return
	}
	q.Bar(func(o table.Option) bool {
		return slices.Contains(g.refused, o)
	}, rule.TurnFreeLimit)
}
