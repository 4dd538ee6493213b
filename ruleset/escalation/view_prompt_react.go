package escalation

import "fray/table"

// momentText says what has happened to whom, to one who may react.
func (g *Game) momentText(q *table.Question) string {
	who, whom := g.called(q.Target), g.called(int16(q.Item)-1)
	switch moment(q.Level) {
	case onUses, onTargeted:
		if who == whom || q.Item == 0 {
			return who + " declares an action."
		}
		return who + " declares an action at " + whom + "."
	case onHit:
		return who + " hits " + whom + "."
	case onCrit:
		return who + " crits " + whom + "."
	case onMissed:
		return who + " misses " + whom + "."
	case onCritFail:
		return who + " misses " + whom + " with a Crit Fail."
	case onHarm:
		return who + " is about to deal damage to " + whom + "."
	case onDamaged:
		return whom + " has taken damage."
	case onStaggered:
		return whom + " is staggered."
	case onDropped:
		return whom + " goes down."
	case onEngages:
		return who + " is about to engage " + whom + "."
	case onArrives:
		return who + " has moved."
	default:
		return who + " is about to move."
	}
}

// readiedPrice is what taking a readied action now comes to later (escalation.ready.same_round_band,
// escalation.ready.next_round_slot).
func (g *Game) readiedPrice(a int16) string {
	u := &g.units[a]
	switch {
	case u.ready.round != g.round:
		return " It has no " + quick.names()[u.ready.slot] + " action in its next turn then."
	case u.band != g.band:
		return " It is in the " + words(medium.names()[g.band]) + " band from then on."
	default:
		return ""
	}
}
