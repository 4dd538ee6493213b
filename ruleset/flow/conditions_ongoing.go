package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// endWards ends effects until the start of their maker's turn.
func (g *Game) endWards(t *table.Table, by table.Who) {
	g.wearOff(t, func(e *effect) bool { return e.do == condWard && e.by == by })
}

// endTimed ends effects until the end of their bearer's turn.
func (g *Game) endTimed(t *table.Table, on table.Who) {
	g.wearOff(t, func(e *effect) bool { return e.on == on && (e.do == condPinned || e.do == condSlowed) })
}

// wearOff counts one end point of the effects that fit, and ends those that have none left.
func (g *Game) wearOff(t *table.Table, fits func(e *effect) bool) {
	g.dropAll(t, func(e *effect) bool {
		if !fits(e) {
			return false
		}
		e.left--
		return e.left <= 0
	})
}

// ongoing applies bleeding and poison at the end of a turn, in the order of their start, without armor
// (flow.turn.ongoing_effects).
func (g *Game) ongoing(t *table.Table, a table.Who) {
	u := &g.units[a]
	for i := 0; i < len(g.effects) && u.health == healthUp; {
		e := &g.effects[i]
		if e.on != a || e.do != condBleeding && e.do != condPoison {
			i++
			continue
		}
		var over bool
		if e.do == condBleeding {
			over = g.bleed(t, a, int(e.value))
		} else {
			over = g.sicken(t, a, e)
		}
		if over {
			g.drop(t, i)
		} else {
			i++
		}
	}
}

// bleed takes the loss; then a check may end it (flow.condition.bleeding).
func (g *Game) bleed(t *table.Table, a table.Who, n int) (over bool) {
	if g.lose(t, table.Nobody, a, n, 0, rule.ConditionBleeding) {
		return false
	}
	c := g.plain(a, skillEndurance, rule.ConditionBleeding)
	return g.roll(t, &c) >= degreeNormal
}

// sicken rolls a check first; a success ends the poison without loss (flow.condition.poison).
func (g *Game) sicken(t *table.Table, a table.Who, e *effect) (over bool) {
	c := g.plain(a, skillEndurance, rule.ConditionPoison)
	if g.roll(t, &c) >= degreeNormal {
		return true
	}
	e.left--
	over = e.left <= 0
	g.lose(t, table.Nobody, a, int(e.value), 0, rule.ConditionPoison)
	return over
}

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
