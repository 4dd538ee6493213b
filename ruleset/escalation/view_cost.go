package escalation

import (
	"strconv"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// costOf returns the cost of an option.
func (g *Game) costOf(q *table.Question, o table.Option) string {
	return table.Expand(g.verbs[o.Verb].cost, func(name string) string { return g.costPart(q, o, name) })
}

// costPart returns a part of the cost of an option.
func (g *Game) costPart(q *table.Question, o table.Option, name string) string {
	switch name {
	case "quick":
		return g.slotCost(q, actQuick)
	case "move": // not where an ability or a stunt has paid for the move
		if q.Kind == askTurn || q.Kind == askReadied {
			return g.slotCost(q, actMove)
		}
		return ""
	case "mode":
		return g.slotCost(q, slot(o.Mode))
	case "sustain":
		return g.slotCost(q, g.own(q.Who, o.Item).sustainedBy())
	default:
		d := g.own(q.Who, o.Item)
		cost := g.slotCost(q, d.action)
		if d.power > 0 {
			cost += ", " + strconv.Itoa(int(d.power)) + " Power"
		}
		return cost
	}
}

// slotCost returns the action that an option takes, and a greater one that pays for it (escalation.action.substitute).
func (g *Game) slotCost(q *table.Question, s slot) string {
	cost := actQuick.names()[s]
	if q.Kind == askTurn && s < actStandard {
		if p := g.paying(q.Who, s); p != s && p != actNone {
			cost += ", with the " + actQuick.names()[p]
		}
	}
	return cost
}

// ruleFor returns the rule of an option.
func (g *Game) ruleFor(a table.Who, o table.Option) table.Rule {
	switch o.Verb {
	case vUse:
		return g.own(a, o.Item).ruleOr(rule.AbilityEntry)
	case vAttack:
		if o.Mode == modeSpare {
			return rule.HpKnockOut
		}
		if d := g.basicOf(a); d != nil && d.shoots {
			return rule.BasicRanged
		}
	case vMove, vBeside, vAway:
		if o.Mode == modeSlip {
			return rule.DisengageSuccess
		}
	}
	return g.verbs[o.Verb].Rule
}

// warnings returns what an option provokes.
func (g *Game) warnings(q *table.Question, o table.Option) []string {
	a, provokes := q.Who, false
	switch o.Verb {
	case vMove, vBeside, vAway:
		provokes = o.Mode == modeWalk
	case vUse:
		provokes = g.own(a, o.Item).provokes
	case vAttack:
		d := g.basicOf(a)
		provokes = d != nil && d.provokes
	}
	if strikers := those(g.engagedWith(a), g.mayStrike); provokes && strikers != 0 {
		return []string{"engaged with " + g.all(strikers) + ": provokes"}
	}
	return nil
}
