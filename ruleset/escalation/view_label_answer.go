package escalation

import (
	"strconv"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// answerLabel is what only answers a question.
func (g *Game) answerLabel(a int16, o table.Option, text, to string) string {
	switch o.Verb {
	case vEnd:
		return "end turn"
	case vAct:
		return "take the turn now"
	case vNone:
		return "do nothing"
	case vRoll:
		return "roll the dice"
	case vAverage:
		if o.N > 0 {
			return "average " + strconv.Itoa(int(o.N)) + " of them"
		}
		return "take the average"
	case vMultiply:
		return "multiply a die"
	case vSave:
		text = "save " + strconv.Itoa(int(o.N)+1) + ", against " + words(g.savedFrom(o))
		if to != "" && o.Who != a {
			text += " (by " + to + ")"
		}
		return text
	case vPay:
		return "pay " + strconv.Itoa(int(o.N)) + " with " + setup.Or(g.sheets[a].secondary, "the secondary")
	case vSpirit:
		return [...]string{"Advantage on attacks for ", "Advantage on saves for ", "Disadvantage on attacks against "}[o.Mode] + to
	case vSkill:
		return g.skillLabel(a, o.Item)
	case vWho:
		return to
	case vStabilize:
		return "stabilize " + setup.Or(to, "somebody")
	case vGrant:
		return strings.Join(strings.Fields("grant "+to+" a save"), " ")
	case vOpen, vClose:
		return text + " " + setup.Or(to, "a door")
	case vReward:
		return g.rewardLabel(o, to)
	case vDifficulty:
		return "Difficulty " + strconv.Itoa(int(o.N))
	case vCondition:
		return conditionNames()[o.Item-1]
	case vWhen:
		r := readied{when: occasion(o.Mode), whom: o.Who, who: table.Nobody}
		if o.Item > 0 {
			r.kinds = 1 << (o.Item - 1)
		}
		return g.readyText(&r, g.id)
	case vRecover:
		return "heal by a Recovery"
	case vIllWill:
		return "turn on an ally (ill will)"
	case vFlee:
		return "propose to flee"
	case vOver:
		return "it is over"
	}
	if to != "" {
		text += " " + to
	}
	return text
}

// skillLabel is a skill with its bonus; any other than those of the sheet has none.
func (g *Game) skillLabel(a int16, n uint8) string {
	if a >= 0 && int(n) <= len(g.sheets[a].skills) {
		s := g.sheets[a].skills[n-1]
		return s.name + " " + signed(int32(s.bonus))
	}
	return "another skill"
}

// rewardLabel is what a Dicey Move brings.
func (g *Game) rewardLabel(o table.Option, to string) string {
	switch o.Mode {
	case rewardAttack:
		return "1 Advantage on an attack for " + to
	case rewardDamage:
		return "damage from the surroundings to " + to
	case rewardCondition:
		return conditionNames()[o.Item-1] + " for a round on " + to
	case rewardDoor:
		return "open the locked " + to
	case rewardDisengage:
		return "1 Advantage on disengaging for " + to
	default:
		return "the movement is the reward"
	}
}
