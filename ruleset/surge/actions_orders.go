package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// orderOf is the order that binds a combatant; orderFree: none does (surge.command.use).
func (g *Game) orderOf(a table.Who) orderKind {
	if g.sheets[a].controller < 0 {
		return orderFree
	}
	return g.units[a].order.what
}

// obey blocks what a commanded combatant has no order for (surge.command.use).
func (g *Game) obey(q *table.Question, a table.Who) {
	x := g.orderOf(a)
	if x == orderFree {
		return
	}
	q.Bar(func(o table.Option) bool { return x.forbids(o.Verb) }, rule.CommandUse)
}

// forbids reports whether an order leaves no room for a verb.
func (x orderKind) forbids(v table.Verb) bool {
	switch v {
	case vDefend, vDelay, vDestiny, vTalk:
		return false
	case vMove, vWalk, vTight, vCrawl, vAdvance, vWithdraw, vStand, vKip, vRun:
		return x == orderNone || x == orderStay
	default:
		return x == orderNone || x == orderGo
	}
}

// Sections of which an order may leave something: without one, and besides with the order to go somewhere.
const (
	unordered = table.Bits(1)<<sectionStandard | 1<<sectionDelay | 1<<sectionFree | 1<<sectionDestiny | 1<<sectionOthers
	ordered   = unordered | 1<<sectionMoves | 1<<sectionRise
)

// leaves reports whether orders may leave something of a section.
func (g *Game) leaves(a table.Who, s table.Section) bool {
	switch g.orderOf(a) {
	case orderNone:
		return unordered>>s&1 != 0
	case orderGo:
		return ordered>>s&1 != 0
	case orderStay:
		return s != sectionMoves
	default:
		return true
	}
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
