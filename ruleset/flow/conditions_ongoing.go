package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// endWards ends what lasts until the start of its maker's turn.
func (g *Game) endWards(t *table.Table, by table.Who) {
	for i := 0; i < len(g.effects); {
		e := &g.effects[i]
		if e.do == condWard && e.by == by {
			if e.left--; e.left <= 0 {
				g.drop(t, i)
				continue
			}
		}
		i++
	}
}

// endTimed ends what lasts until the end of the sufferer's turn.
func (g *Game) endTimed(t *table.Table, on table.Who) {
	for i := 0; i < len(g.effects); {
		e := &g.effects[i]
		if e.on == on && (e.do == condPinned || e.do == condSlowed) {
			if e.left--; e.left <= 0 {
				g.drop(t, i)
				continue
			}
		}
		i++
	}
}

// ongoing applies bleeding and poison to a combatant at the end of its turn, in the order in which it got them. Armor
// does not help (flow.turn.ongoing_effects).
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
