package phase

import "fray/table"

// carried reports whether the greedy bot can go through with an option: it has the END or burns STUN for it, and a Move By
// has a hex to end in. An option that it would have to cancel is nothing to choose.
func (g *Game) carried(a table.Who, o table.Option) bool {
	switch o.Verb {
	case vStrike, vFire, vDisarm, vGrab, vHaymaker, vSweep, vRapidFire:
		return g.affords(a, g.costOf(a, g.strikeOf(a, o).arm))
	case vMoveBy:
		g.fromCells(a, o.Who, o.Verb, g.outing(a), g.sc.from)
		g.keepPassable(a, g.outing(a), g.movement(a))
		return !g.sc.from.Empty()
	case vHalf, vFull, vNoncombat, vWithdraw, vCrawl:
		if o.Mode == modeLeave {
			m := g.leaveMove(a, o.Verb)
			return len(m.path) > 0 && g.affords(a, m.end(g))
		}
		whole := journey{who: a, verb: o.Verb, cost: g.allowance(a, o.Verb)}
		if g.affords(a, whole.end(g)) {
			return true
		}
		m := g.directMove(a, o.Verb, o.Cell)
		return len(m.path) > 0 && g.affords(a, m.end(g))
	case vOn:
		return g.affords(a, int(g.def.powers[g.sheets[a].powers[o.Item-1]].upkeep))
	default:
		return g.affords(a, g.endOf(a, o))
	}
}

// affords reports whether a combatant can pay so much END, or would burn STUN for it.
func (g *Game) affords(a table.Who, cost int) bool {
	short := cost - int(g.units[a].end)
	return short <= 0 || g.burns(a, short)
}

// burns reports whether the greedy bot burns STUN for missing END: for one die, while it has plenty of STUN
// (phase.damage.end_burn).
func (g *Game) burns(a table.Who, short int) bool {
	return short <= 2 && 2*int(g.units[a].stun) > int(g.sheets[a].stunMax) && g.units[a].stun > 12
}

// price is what END is worth to a combatant: more as it runs out.
func (g *Game) price(a table.Who, cost int) int {
	if most := int(g.sheets[a].endMax); 3*int(g.units[a].end) < most {
		return 3 * cost
	}
	return cost
}
