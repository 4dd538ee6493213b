package flow

import (
	"fmt"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// Prompt is a question in a sentence.
func (g *Game) Prompt(q *table.Question) string {
	who, whom := g.called(q.Who), g.called(q.Target)
	switch q.Kind {
	case askTurn:
		u := &g.units[q.Who]
		return fmt.Sprintf("%s's turn: %d AP, %d RP, %d FP. What does %s do?", who, u.ap, u.rp, u.fp, who)
	case askWalk:
		return fmt.Sprintf("%s was interrupted on its way with %s left. Where to?", who, hexes(g.walk.points))
	case askDefend:
		return fmt.Sprintf("%s's attack on %s is a %s success. How does %s react?", whom, who, level(q.Level), who)
	case askIntercept:
		return fmt.Sprintf("%s is about to be hit (%s). Does %s step in?", whom, level(q.Level), who)
	case askReaction:
		return fmt.Sprintf("%s lays itself open within %s's reach. Does %s strike?", whom, who, who)
	case askSwap:
		return fmt.Sprintf("Does %s push %s on and take its place?", who, whom)
	case askAfterHit, askAfterReaction:
		return fmt.Sprintf("%s has hit %s (%s). Does it add a Flow Action?", who, whom, level(q.Level))
	case askAfterParry, askAfterBlock:
		return fmt.Sprintf("%s has beaten %s's attack. Does it add a Flow Action?", who, whom)
	case askShoveKind:
		return fmt.Sprintf("%s throws %s: push it back or knock it prone?", who, whom)
	case askShoveBoth:
		return fmt.Sprintf("%s wins with %s: does %s suffer both, or only what was chosen?", who, level(q.Level), whom)
	case askPush:
		return fmt.Sprintf("Where does %s push %s?", who, whom)
	case askDropWhere:
		return fmt.Sprintf("Where does %s's item fall?", who)
	case askDisarmed:
		return fmt.Sprintf("%s has disarmed %s (%s). Take the item, or choose where it lands?", who, whom, level(q.Level))
	case askFeint:
		return fmt.Sprintf("%s feints at %s. Which skill does %s answer with?", whom, who, who)
	case askReadyWhat:
		return fmt.Sprintf("Which action does %s ready? It sets the AP aside and ends the turn.", who)
	case askReadyWhen:
		return fmt.Sprintf("When is %s's action to happen?", who)
	case askReadyAct:
		return fmt.Sprintf("%s's moment has come in %s's turn. Does it act?", who, whom)
	case askKeepReady:
		return fmt.Sprintf("The round ends. Does %s go on waiting?", who)
	case askUpkeep:
		return fmt.Sprintf("%s holds %s. Pay 2 AP to keep the grapple?", who, whom)
	default:
		return g.promptGM(q, whom)
	}
}

// promptGM is a question to the GM in a sentence.
func (g *Game) promptGM(q *table.Question, whom string) string {
	switch q.Kind {
	case askSurprised:
		return "GM: who is surprised?"
	case askHidden:
		return "GM: the fight would be over. Is it, or does a hidden combatant come into sight?"
	case askStray:
		return fmt.Sprintf("GM: does %s's fumbled shot stray into an ally?", whom)
	case askHappened:
		return fmt.Sprintf("GM: has what %s waits for happened?", whom)
	default:
		if q.Rule == rule.FreeGeneral {
			return fmt.Sprintf("GM: may %s take a further free action this turn?", whom)
		}
		return fmt.Sprintf("GM: may %s do this while it holds somebody?", whom)
	}
}

// RollText says what a roll is for, to the person who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	dice := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Count == 1 {
		dice = fmt.Sprintf("d%d", r.Sides)
	}
	if r.Extra > 0 {
		dice += fmt.Sprintf(" and %dd10 for the tens", r.Extra)
	}
	return fmt.Sprintf("%s for %s: %s", dice, g.called(r.Who), g.book.Text(r.Rule).Title)
}
