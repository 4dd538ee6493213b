package escalation

import (
	"fmt"
	"strings"

	"fray/ruleset/escalation/rule"
	"fray/ruleset/setup"
	"fray/table"
)

// Prompt is a question in a sentence.
func (g *Game) Prompt(q *table.Question) string {
	who, whom := g.called(q.Who), g.called(q.Target)
	switch q.Kind {
	case askTurn:
		return fmt.Sprintf("%s's turn: %s. What does %s do?", who, g.slotsText(q.Who), who)
	case askDelay:
		return fmt.Sprintf("It is %s's turn. Does %s act now, or delay?", who, who)
	case askNext:
		return fmt.Sprintf("Who of %s goes next in the %s band?", sideNames()[g.half], words(bandNames()[g.band]))
	case askAmbush:
		return "Who acts in the Surprise Round?"
	case askTargets:
		if g.own(q.Who, q.Item).again {
			return fmt.Sprintf("Target does %s aim at next? It may be the same again.", who)
		}
		return fmt.Sprintf("Does %s take another target?", who)
	case askInstead:
		return fmt.Sprintf("%s's target is out of reach now. Target does %s take instead?", who, who)
	case askPower:
		return fmt.Sprintf("How much does %s pay with %s?", who, setup.Or(g.sheets[q.Who].secondary, "the secondary"))
	case askBeside:
		return fmt.Sprintf("%s goes beside %s. Beside whom else?", who, whom)
	case askFrom:
		return fmt.Sprintf("From whom does %s disengage? Difficulty 11 for one, and 1 more for each further enemy.", who)
	case askElsewhere:
		return fmt.Sprintf("Where does %s go?", who)
	case askPopOff:
		return fmt.Sprintf("Of whom does %s pop off?", who)
	case askPush:
		return fmt.Sprintf("Where does %s push %s?", who, whom)
	case askReact:
		return fmt.Sprintf("%s Does %s react?", g.momentText(q), who)
	case askStrike:
		return fmt.Sprintf("%s lays itself open to %s. Does %s strike?", whom, who, who)
	case askIntercept:
		return fmt.Sprintf("%s is on its way to %s. Does %s step in?", whom, g.called(int16(q.Item)-1), who)
	case askReadied:
		return fmt.Sprintf("%s's moment has come, before what %s does. Does it act?%s", who, whom, g.readiedPrice(q.Who))
	case askReadyWhat:
		return fmt.Sprintf("What does %s ready?", who)
	case askReadyWho:
		return fmt.Sprintf("On whose deed does %s wait?", who)
	case askReadyWhen:
		return fmt.Sprintf("On which deed does %s wait?", who)
	case askDice:
		return fmt.Sprintf("%s rolls %dd%d damage. How?", who, q.Level, q.Item)
	case askRecovery:
		d := &g.sheets[q.Who].recovery
		return fmt.Sprintf("%s heals by a Recovery (%dd%d%+d). Roll, or take the average?", who, d.count, d.sides, d.bonus)
	case askSave:
		return fmt.Sprintf("Which save does %s make next?", who)
	case askRally:
		return who + " has rallied. What does it save against?"
	case askSpirit:
		return fmt.Sprintf("How does %s fight in spirit, and why?", who)
	case askSkill:
		return fmt.Sprintf("Which skill does %s use?", who)
	case askReward:
		return fmt.Sprintf("What is %s's stunt to bring?", who)
	case askIllWill:
		return fmt.Sprintf("What does %s do to which ally?", who)
	case askAgree:
		if q.Rule == rule.RestRetreat {
			return fmt.Sprintf("Does %s agree that the party retreats?", who)
		}
		return fmt.Sprintf("Does %s agree to flee?", who)
	case askRest:
		return fmt.Sprintf("%s rests with %d HP of %d and %d Recoveries. Does it use one?", who, g.units[q.Who].hp, g.sheets[q.Who].hpMax, g.units[q.Who].recoveries)
	default:
		return g.promptGM(q, whom)
	}
}

// promptGM is a question to the GM in a sentence.
func (g *Game) promptGM(q *table.Question, whom string) string {
	switch q.Kind {
	case askDifficulty:
		return fmt.Sprintf("GM: how difficult is what %s tries?", whom)
	case askWhichCondition:
		return fmt.Sprintf("GM: what befalls %s for a round?", whom)
	case askHidden:
		return "GM: the fight would be over. Is it, or does a hidden combatant come into sight?"
	case askLoss:
		return "GM: what does the party lose for good?"
	case askComplication:
		return fmt.Sprintf("GM: what complication comes with %s's boon?", whom)
	}
	switch q.Rule {
	case rule.SurpriseEscalationStart:
		return "GM: is it an ambush so complete that the escalation die starts at 1?"
	case rule.EndDefeat:
		return "GM: nobody of the party is up. Is the battle over?"
	case rule.RestFullWhen:
		return fmt.Sprintf("GM: %d encounters since the last Full Rest. Is a Full Rest allowed?", g.since)
	case rule.RestRetreat:
		return "GM: is the Campaign Loss of the retreat waived?"
	case rule.SpiritReason:
		return fmt.Sprintf("GM: do you accept %s's reason?", whom)
	case rule.RelationUse:
		return fmt.Sprintf("GM: does %s's relationship bring 1 Advantage on its next roll?", whom)
	case rule.ActionQuickDoor:
		return fmt.Sprintf("GM: does %s's stunt open the locked door?", whom)
	case rule.DiceyCheck:
		return fmt.Sprintf("GM: does %s's failed stunt bring it a condition?", whom)
	default:
		return fmt.Sprintf("GM: does %s's stunt bring this: %s?", whom, strings.ToLower(g.book.Text(q.Rule).Title))
	}
}

// slotsText says which actions are left.
func (g *Game) slotsText(a int16) string {
	var left []string
	for s := standard + 1; s > quick; s-- {
		if g.left(a, s-1) {
			left = append(left, slotNames()[s-1])
		}
	}
	if len(left) == 0 {
		return "no action left"
	}
	return strings.Join(left, ", ") + " left"
}

// left reports whether a combatant has still this action in its turn, and can use it (escalation.turn.budget,
// escalation.cond.stunned).
func (g *Game) left(a int16, s slot) bool {
	return g.units[a].has(s) && (s != move || !g.suffers(a, stunned))
}

// RollText says what a roll is for, to the person who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	text := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Keep > 0 {
		text += fmt.Sprintf(" (the best %d count)", r.Keep)
		if r.Read == table.Lowest {
			text = fmt.Sprintf("%dd%d (the worst %d count)", r.Count, r.Sides, r.Keep)
		}
	}
	return fmt.Sprintf("%s for %s: %s", text, g.called(r.Who), g.rollTitle(r.Rule))
}
