package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/ruleset/text"
	"fray/table"
)

// conditionRows returns the table of conditions: by number, then ongoing damage, then health.
func conditionRows() []table.ConditionRow {
	rows := []table.ConditionRow{
		condConfused:   {Rule: rule.CondConfusedAttack, About: "An attack with an odd natural result deals half its damage to the attacker too; before anything else but attacks it saves, or takes damage equal to its tier."},
		condDazed:      {Rule: rule.CondDazed, About: "1 Disadvantage on attacks."},
		condEnervated:  {Rule: rule.CondEnervated, About: "1 Disadvantage on saves."},
		condFlying:     {Rule: rule.CondFlying, About: "Only flying combatants can Intercept it."},
		condGrabbed:    {Rule: rule.CondGrabbedHold, About: "It cannot leave the combatant that holds it, shoot, or make Opportunity Attacks; the holder has Advantage against it."},
		condHampered:   {Rule: rule.CondHampered, About: "It can only move and make Basic Attacks."},
		condHelpless:   {Rule: rule.CondHelpless, About: "It is Stunned, and enemies may make a Coup de Grace on it."},
		condInvisible:  {Rule: rule.CondInvisibleAttacked, About: "Attackers have to save first to find it; 2 Advantage on stealth."},
		condShaken:     {Rule: rule.CondShaken, About: "1 Disadvantage on attacks, and the escalation die counts as 0 for it."},
		condSoftened:   {Rule: rule.CondSoftened, About: "Attacks on it have 1 Advantage."},
		condStuck:      {Rule: rule.CondStuck, About: "It cannot move, and nothing moves it."},
		condStunned:    {Rule: rule.CondStunned, About: "It has no Move action and 1 Disadvantage on attacks; attacks on it have 1 Advantage."},
		condVulnerable: {Rule: rule.CondVulnerable, About: "Attacks on it crit on one less."},
		condWeakened:   {Rule: rule.CondWeakened, About: "1 Disadvantage on attacks; attacks on it have 1 Advantage."},
		condOngoing:    {Rule: rule.CondOngoing, About: "It takes the damage at the end of each of its turns, before it saves."},
	}
	for k := range rows {
		rows[k].Name = markKind(0).names()[k]
	}
	return append(rows,
		stateRow(healthUp, rule.PosModel, "It fights."),
		stateRow(healthDying, rule.DeathDyingPc, "A pc at 0 hit points or less: it makes a Death Save in each of its turns."),
		stateRow(healthStabilized, rule.DeathStabilize, "Dying, but failed Death Saves do not count."),
		stateRow(healthLastGasp, rule.LastgaspStart, "It makes Last Gasp Saves, and nothing else helps it."),
		stateRow(healthUnconscious, rule.HpKnockOut, "Knocked out."),
		stateRow(healthDead, rule.HpEnemyDead, "Dead, or of an object broken."),
		stateRow(healthOut, rule.SpiritEligible, "Out of the fight; a pc may fight in spirit."),
	)
}

// stateRow returns the row of a health.
func stateRow(s health, r table.Rule, about string) table.ConditionRow {
	return table.ConditionRow{Name: s.names()[s], Label: text.Words(s.names()[s]), Rule: r, About: about}
}

// meters returns the table of meters.
func meters() []table.MeterRow {
	return []table.MeterRow{
		meterRecoveries: {Name: "Recoveries", Word: "recoveries", About: "how often it can still heal at full strength"},
		meterStrain:     {Name: "strain", Word: "strain", About: "taken from Volition and all defenses"},
		meterFails:      {Name: "failed Death Saves", Word: "fails", About: "the fourth is the end"},
		meterPower:      {Name: "Power", Word: "power", About: "pays for abilities"},
		meterSecond:     {Name: "secondary", Word: "secondary", About: "the resource that the sheet names, which may pay for some abilities"},
		meterHP:         {Name: "HP", Word: "hp", About: "hit points; at 0 or less a combatant is no longer up"},
		meterRelations:  {Name: "relationship dice", Word: "relationship dice", About: "each may bring Advantage once"},
	}
}
