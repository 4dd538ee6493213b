package flow

import (
	"fmt"
	"slices"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// decreeCondition gives or takes a condition or a mark of this round.
func (g *Game) decreeCondition(t *table.Table, c table.Command) error {
	u, on, n := &g.units[c.Who], c.Do == "add", conditionOf(c.What)
	if !u.health.well() && (n == condProne || n == condTotalDefense) {
		return fmt.Errorf("%s is not up: it is prone and does not defend itself (%s)", c.Adjustment.Who, g.book.ID(rule.DamageDown))
	}
	switch n {
	case condProne:
		u.prone = on
	case condTotalDefense:
		u.totalDefense = on
	case condFlowState:
		u.flowState = on
	case condActed:
		u.acted = on
	case condStable:
		if u.health == healthDying || u.health == healthStable {
			u.health = healthDying
			if on {
				u.health = healthStable
			}
		}
	case condFeint, condShove, condStep, condReactionFP, condBreakFree:
		used := usedFeint << (n - condFeint)
		u.used &^= used
		if on {
			u.used |= used
		}
	default:
		g.decreeAilment(t, c, n)
	}
	return nil
}

// conditionOf returns the condition of a word of a decree.
func conditionOf(word string) ailment {
	return ailment(slices.IndexFunc(conditionRows(), func(row table.ConditionRow) bool { return row.Name == word }))
}

func (g *Game) decreeAilment(t *table.Table, c table.Command, do ailment) {
	if c.Do == "clear" {
		g.cure(t, c.Who, do)
		return
	}
	by := c.Who
	if g.active != table.Nobody && do == condWard {
		by = g.active
	}
	g.afflict(t, by, c.Who, do, int16(c.Value), int16(c.Count), 0)
}

// decreeTie begins or ends a hold or a Feint.
func (g *Game) decreeTie(t *table.Table, c table.Command) error {
	who, other := c.Who, c.Target
	switch {
	case other == who:
		return fmt.Errorf("at %q: expected the other combatant", c.At)
	case g.units[who].health == healthHidden || g.units[other].health == healthHidden:
		return fmt.Errorf("%s and %s cannot affect each other while one of them is hidden; reveal it first", c.Adjustment.Who, c.At)
	case conditionOf(c.What) == condFeinted:
		g.spendFeint(other, who)
		if c.Do == "add" {
			g.feints = append(g.feints, feint{other, who, 2})
		}
	case c.Do == "clear":
		g.endGrapples(t, who, rule.ActionGrappleDuration)
	case g.units[who].health != healthUp || g.units[other].health != healthUp || g.distance(who, other) != 1:
		return fmt.Errorf("%s and %s cannot be grappled: both must be up and adjacent", c.Adjustment.Who, c.At)
	default:
		g.endGrapples(t, who, rule.ActionGrappleDuration)
		g.endGrapples(t, other, rule.ActionGrappleDuration)
		g.units[other].holds, g.units[who].heldBy = who, other
	}
	return nil
}
