package escalation

import (
	"strconv"

	"fray/table"
)

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
		key += ":" + quick.names()[o.Mode]
	case vDelay:
		key += ":" + medium.names()[o.Mode]
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
	if o.Mode == saveCondition {
		return conditionNames()[o.Item-1]
	}
	return [...]string{saveOngoing: "ongoing", saveAdvantage: "advantage", saveDisadvantage: "disadvantage", saveBonus: "bonus", savePenalty: "penalty"}[o.Mode]
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
