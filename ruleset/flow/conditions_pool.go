package flow

import "fray/table"

// changePool carries out the effects that change AP, RP and FP.
func (g *Game) changePool(t *table.Table, on table.Who, e effectDef, r table.Rule) {
	u := &g.units[on]
	n := int(e.value)
	switch e.do {
	case condGainAP: // outside one's own turn they count for the next round, unless the turn is still to come (flow.ap.extra)
		if u.health.well() && (g.active == on || g.turnToCome(on)) {
			g.gainAP(t, on, n, r)
		} else {
			u.nextAP = min(u.nextAP+e.value, 10_000)
		}
	case condLoseAP: // at most one at a time (flow.condition.dazed)
		if u.rattled {
			return
		}
		u.rattled = true
		if g.turnToCome(on) {
			g.gainAP(t, on, -min(n, int(u.ap)), r)
		} else {
			u.nextAP -= e.value
		}
		t.Tell(table.Marked, r, table.Nobody, on, int(condLoseAP), n)
	case condNextAP: // does not add to itself (flow.spell.quicken)
		if !u.quickened {
			u.quickened, u.nextAP = true, u.nextAP+e.value
		}
		t.Tell(table.Marked, r, table.Nobody, on, int(condNextAP), n)
	case condGiveRP:
		g.gainRP(t, on, n, r)
	case condGiveFP:
		g.gainFP(t, on, n, r)
	default: // conditions, which afflictBy looks after
	}
}

// turnToCome reports whether a combatant's turn of this round has not begun. Surprised combatants have none; a fallen one
// loses it.
func (g *Game) turnToCome(a table.Who) bool {
	u := &g.units[a]
	return !u.acted && !(g.surprise && u.surprised) && g.placeOf(a) > int(g.slot)
}
