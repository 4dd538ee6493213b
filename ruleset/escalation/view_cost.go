package escalation

import (
	"strconv"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// costOf is what an option takes of the turn.
func (g *Game) costOf(q *table.Question, o table.Option) string {
	a := q.Who
	switch o.Verb {
	case vAttack, vStabilize, vGrant, vRally:
		return "standard"
	case vCoup, vCoupUse:
		return "quick, move, standard"
	case vUse, vSustain:
		d := g.own(a, o.Item)
		if o.Verb == vSustain {
			return g.slotCost(q, d.sustainedBy())
		}
		cost := g.slotCost(q, d.action)
		if d.power > 0 {
			cost += ", " + strconv.Itoa(int(d.power)) + " Power"
		}
		return cost
	case vMove, vBeside, vAway, vDisengage, vDicey:
		if q.Kind == askTurn || q.Kind == askReadied {
			return g.slotCost(q, move)
		}
	case vStance, vOpen, vClose:
		return g.slotCost(q, quick)
	case vReady:
		return g.slotCost(q, slot(o.Mode))
	case vStrike, vIntercept, vRelation:
		return "free"
	}
	return ""
}

// slotCost names the action that something takes, and a greater one where that has to pay for it
// (escalation.action.substitute).
func (g *Game) slotCost(q *table.Question, s slot) string {
	cost := quick.names()[s]
	if q.Kind == askTurn && s < standard {
		if p := g.paying(q.Who, s); p != s && p != noSlot {
			cost += ", with the " + quick.names()[p]
		}
	}
	return cost
}

// ruleFor is the rule an option goes by.
func (g *Game) ruleFor(a int16, o table.Option) table.Rule {
	switch o.Verb {
	case vUse, vCoupUse:
		if o.Verb == vUse && a >= 0 {
			return g.own(a, o.Item).ruleOr(rule.AbilityEntry)
		}
		return rule.CoupRequirements
	case vAttack:
		if o.Mode == modeSpare {
			return rule.HpKnockOut
		}
		if a >= 0 {
			if d := g.basicOf(a); d != nil && d.shoots {
				return rule.BasicRanged
			}
		}
		return rule.BasicMelee
	case vMove, vBeside, vAway:
		if o.Mode == modeSlip {
			return rule.DisengageSuccess
		}
		return rule.PosMove
	}
	rules := [verbCount]table.Rule{
		vEnd: rule.TurnBudget, vCoup: rule.CoupRequirements, vDisengage: rule.DisengageCheck, vStance: rule.ActionQuickStance,
		vOpen: rule.ActionQuickDoor, vClose: rule.ActionQuickDoor, vStabilize: rule.DeathStabilize, vGrant: rule.LastgaspGrantedSave,
		vRally: rule.RallyAction, vSustain: rule.AbilitySustain, vReady: rule.ReadyDeclare, vRelation: rule.RelationUse,
		vDicey: rule.DiceyCheck, vIllWill: rule.SideAlliesAsTargets, vFlee: rule.FleeConsensus, vDelay: rule.DelayDeclare,
		vStrike: rule.OaAttack, vIntercept: rule.InterceptTrigger,
	}
	return rules[o.Verb]
}

// warnings say what an option lays its doer open to.
func (g *Game) warnings(q *table.Question, o table.Option) []string {
	a := q.Who
	var from crowd
	switch o.Verb {
	case vMove, vBeside, vAway:
		if o.Mode == modeWalk {
			from = g.engagedWith(a)
		}
	case vUse:
		if d := g.own(a, o.Item); d.provokes {
			from = g.engagedWith(a)
		}
	case vAttack:
		if d := g.basicOf(a); d != nil && d.provokes {
			from = g.engagedWith(a)
		}
	}
	var strikers crowd
	for ; from != 0; from = from.rest() {
		if b := from.first(); g.mayStrike(b) {
			strikers |= only(b)
		}
	}
	if strikers == 0 {
		return nil
	}
	return []string{"engaged with " + g.all(strikers) + ": provokes"}
}
