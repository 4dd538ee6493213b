package escalation

import (
	"strconv"

	"fray/ruleset/escalation/rule"
	"fray/ruleset/setup"
	"fray/table"
)

// Describe gives an option's key, label, cost, rule and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	c := table.Choice{Key: g.Key(q, o), Label: setup.Or(g.answerLabelFor(q, o), g.label(q.Who, o))}
	if o.Who != table.Nobody && o.Who != anyAlly && o.Verb != vSave {
		c.Target = g.id(o.Who)
	}
	if o.Cell >= 0 {
		c.Cell = g.zones.Name(o.Cell)
	}
	c.Cost = g.costOf(q, o)
	c.Group = c.Cost
	if c.Group == "" {
		c.Group = "free"
	}
	r := g.ruleFor(q.Who, o)
	if r == 0 { // what only answers this question goes by its rule
		r = q.Rule
	}
	c.Rule = g.book.ID(r)
	c.Warnings = g.warnings(q, o)
	return c
}

// Key is an option's stable key: the verb, with what, at whom.
func (g *Game) Key(q *table.Question, o table.Option) string {
	a := q.Who
	key := verbNames()[o.Verb]
	target := func() {
		if o.Who != table.Nobody {
			key += ":" + g.id(o.Who)
		}
	}
	switch o.Verb {
	case vAttack, vCoup, vStrike:
		target()
		key += g.spareKey(o)
	case vUse, vCoupUse:
		if o.Verb == vCoupUse {
			key = "coup"
		}
		key += ":" + g.own(a, o.Item).key
		if o.Who != a {
			target()
		}
		key += g.spareKey(o)
	case vMove, vBeside, vAway, vDisengage, vPush:
		if o.Mode == modeSlip {
			key = "disengage:" + key
		}
		if o.Cell >= 0 {
			key += ":" + g.zones.Name(o.Cell)
		}
		target()
	case vStance:
		key += ":" + g.sheets[a].stances[o.Item-1].name
	case vSustain:
		key += ":" + g.own(a, o.Item).key
	case vReady:
		key += ":" + slotNames()[o.Mode]
	case vDelay:
		key += ":" + bandNames()[o.Mode]
	case vAverage, vPay, vDifficulty:
		if o.N != 0 || o.Verb == vPay {
			key += ":" + strconv.Itoa(int(o.N))
		}
	case vSave:
		key += ":" + strconv.Itoa(int(o.N)+1) + ":" + g.savedFrom(o)
	case vSpirit:
		key += ":" + [...]string{"attacks", "saves", "cover"}[o.Mode]
		target()
	case vSkill:
		key += ":" + g.skillName(a, o.Item)
	case vReward:
		key += ":" + rewardName(o)
		target()
	case vCondition:
		key += ":" + conditionNames()[o.Item-1]
	case vWhen:
		key += ":" + [...]string{"moves", "engages", "attacks", "uses"}[o.Mode]
		if o.Item > 0 {
			key += ":" + g.kindName(int(o.Item)-1)
		}
		target()
	default:
		target()
	}
	return key
}

func (g *Game) spareKey(o table.Option) string {
	if o.Mode == modeSpare {
		return ":spare"
	}
	return ""
}

// savedFrom names what a save is against.
func (g *Game) savedFrom(o table.Option) string {
	switch markKind(o.Mode) {
	case isCondition:
		return conditionNames()[o.Item-1]
	case isOngoing:
		return "ongoing"
	case isAdvantage:
		return "disadvantage"
	default:
		return "penalty"
	}
}

func (g *Game) skillName(a int16, n uint8) string {
	if a >= 0 && int(n) <= len(g.sheets[a].skills) {
		return g.sheets[a].skills[n-1].name
	}
	return "other"
}

func rewardName(o table.Option) string {
	if o.Mode == rewardCondition {
		return conditionNames()[o.Item-1]
	}
	return [...]string{rewardNone: "movement", rewardAttack: "attack", rewardDamage: "damage", rewardDisengage: "disengage", rewardDoor: "door"}[o.Mode]
}

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
			return slotNames()[d.sustainedBy()]
		}
		cost := slotNames()[d.action]
		if d.power > 0 {
			cost += ", " + strconv.Itoa(int(d.power)) + " Power"
		}
		return cost
	case vMove, vBeside, vAway, vDisengage, vDicey:
		if q.Kind == askTurn || q.Kind == askReadied {
			return "move"
		}
	case vStance, vOpen, vClose:
		return "quick"
	case vReady:
		return slotNames()[o.Mode]
	case vStrike, vIntercept, vRelation:
		return "free"
	}
	return ""
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
	var out []string
	for ; from != 0; from = from.rest() {
		if b := from.first(); g.mayStrike(b) {
			out = append(out, "engaged with "+g.id(b)+": provokes")
		}
	}
	return out
}
