package escalation

import "slices"

// Vocabulary is every field of a sheet that takes words, as Type.Field, with its words in the order in which the rules
// read them. The first is what counts if nothing is said. What an effect's `what` may say hangs on what it does.
func Vocabulary() map[string][]string {
	saves := []string{"11", "9", "13"}
	return map[string][]string{
		"Setup.Surprise":        {"none", "pcs", "enemies"},
		"Setup.DamageMode":      damageModeNames(),
		"Setup.Rest":            restNone.names(),
		"Object.Door":           doorNone.names(),
		"Combatant.Kind":        {"npc", "pc"},
		"Combatant.Band":        first("medium", bandMedium.names()),
		"Combatant.BasicMiss":   {"none", "level"},
		"Combatant.HealDie":     {"d6", "d10"},
		"Combatant.Status":      healthNames(),
		"Resist.X":              {"medium", "low", "heavy"},
		"Stance.Kind":           {"melee", "ranged"},
		"Stance.Die":            first("d6", []string{"d4", "d8", "d10", "d12"}),
		"Stance.Range":          {"far", "nearby"},
		"Ability.Types":         {"", "melee", "ranged", "spell"},
		"Ability.Frequency":     frequencyNames(),
		"Ability.Recharge":      saves,
		"Ability.Action":        first("standard", actQuick.names()),
		"Ability.Range":         first("", reachNames()),
		"Ability.Target":        filterNames(),
		"Ability.Provokes":      provokeNames(),
		"Ability.Sustain":       first("", saves),
		"Ability.Moves":         carryingNames(),
		"Attack.Defense":        defenseNames(),
		"Attack.Types":          first("weapon", damageTypeNames()),
		"Rider.Outcome":         {"hit", "miss", "any"},
		"Healing.Recovery":      first("", sourceNames()),
		"Trigger.On":            first("", momentNames()),
		"Trigger.Who":           filterNames()[:aimAnybody+1],
		"Trigger.Target":        first("", filterNames()[:aimAnybody+1]),
		"Effect.Do":             first("", effectNames()),
		"Effect.To":             bearerNames(),
		"Effect.Lasts":          untilUsual.names()[:untilAttack+1],
		"Effect.TurnOf":         {"user", "target"},
		"Effect.Save":           saves,
		"Effect.From":           first("", sourceNames()),
		"Effect.What/condition": first("", conditionNames()),
		"Effect.What/advantage": rollWords(),
		"Effect.What/bonus":     bonusWords(),
		"Effect.What/push":      {"away", "zone"},
	}
}

// FormulaNames are what formulas may ask for.
func FormulaNames() []string { return formulaNames() }

// first puts the word that counts if nothing is said before the others.
func first(word string, others []string) []string {
	return slices.Insert(slices.DeleteFunc(slices.Clone(others), func(s string) bool { return s == word }), 0, word)
}
