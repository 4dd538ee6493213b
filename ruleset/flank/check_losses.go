package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// first returns the rule of the first condition of a list that is on a combatant, or 0.
func (g *Game) first(who table.Who, list ...cond) table.Rule {
	conds := g.units[who].conds
	for _, c := range list {
		if conds.has(c) {
			return lossRule(c)
		}
	}
	return 0
}

// lossRule is the rule by which a condition takes modifiers away.
func lossRule(c cond) table.Rule {
	switch c {
	case condConfused:
		return rule.ConditionConfusedNumbers
	case condCover:
		return rule.ConditionCoverLoss
	case condFatigued:
		return rule.ConditionFatiguedNumbers
	case condFrightened:
		return rule.ConditionFrightenedNumbers
	case condNauseated:
		return rule.ConditionNauseatedFortitude
	case condRestrained:
		return rule.ConditionRestrainedNumbers
	case condStunned:
		return rule.ConditionStunnedNumbers
	case condSurprised:
		return rule.ConditionSurprisedNumbers
	case condUnconscious:
		return rule.ConditionUnconsciousFalls
	default:
		return rule.ConditionEncumberedNumbers
	}
}

// losesAC returns the rule that takes DEX off a combatant's AC against another, or 0. Flanked is whether the other
// flanks it in this attack.
func (g *Game) losesAC(who, by table.Who, flanked bool) table.Rule {
	if g.units[who].conds&(condFrightened.in()|condRestrained.in()|condStunned.in()|condSurprised.in()|condUnconscious.in()) != 0 {
		return g.first(who, condSurprised, condRestrained, condStunned, condFrightened, condUnconscious)
	}
	return g.losesTo(who, by, flanked)
}

// losesTo returns the rule by which a combatant is Surprised against another, or Friendly to it, or 0
// (flank.condition.surprised.against).
func (g *Game) losesTo(who, by table.Who, flanked bool) table.Rule {
	switch {
	case by == table.Nobody || by == who:
		return 0
	case g.friendlyTo(who, by):
		return rule.ConditionFriendlyNumbers
	case flanked:
		return rule.SpaceFlankEffect
	case !g.perceives(who, by):
		if g.units[who].conds.has(condBlind) {
			return rule.ConditionBlindSurprised
		}
		return rule.ConditionCoverAttackFrom
	default:
		return 0
	}
}

// losesSave returns the rule that takes the modifier off a Saving Throw of a combatant, or 0.
func (g *Game) losesSave(who, by table.Who, k save, flanked bool) table.Rule {
	var lost table.Rule
	against := g.losesTo(who, by, flanked)
	switch k {
	case saveFortitude:
		lost = g.first(who, condFatigued, condNauseated, condStunned)
		if against != rule.ConditionFriendlyNumbers {
			against = 0
		}
	case saveReflex:
		lost = g.first(who, condSurprised, condCover, condEncumbered, condRestrained, condStunned)
	default:
		lost = g.first(who, condSurprised, condConfused, condFrightened, condStunned)
	}
	if lost == 0 {
		lost = against
	}
	return lost
}
