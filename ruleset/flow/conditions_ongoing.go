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
