package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// The meters of a combatant by number.
const (
	meterHealth = iota
	meterDestiny
	meterFate
	meterCorruption
	meterStress
	meterFatigue
	meterPending
	meterInitiative
	meterStandard
	meterMove
	meterQuick
	meterWound1
	meterWound2
	meterWound3
	meterSocial1
	meterSocial2
	meterSocial3
	meterDeathFails
	meterFeet
)

// meterRows returns the table of meters, by number.
func meterRows() []table.MeterRow {
	return []table.MeterRow{
		{Name: "Health", Word: "health", About: "ten, less the wounds; 0 is incapacitated"},
		{Name: "Destiny", Word: "destiny", About: "dice of Destiny"},
		{Name: "Fate", Word: "fate", About: "dice of Fate"},
		{Name: "Corruption", Word: "corruption", About: "dice of Corruption"},
		{Name: "Stress", Word: "stress", About: "wear from Recover: -1 each on resistance to damage"},
		{Name: "Fatigue", Word: "fatigue", About: "0 to 3: fatigued, exhausted, incapacitated"},
		{Name: "Surges", Word: "pending", About: "steps of fatigue that land at the next turn"},
		{Name: "Initiative", Word: "initiative", About: "place in the order of turns"},
		{Name: "Standard", Word: "standard", About: "standard slots left"},
		{Name: "Move", Word: "move", About: "move slots left"},
		{Name: "Quick", Word: "quick", About: "quick slots left"},
		{Name: "Bruises", Word: "wounds_1", About: "physical wounds of level 1"},
		{Name: "Staggering wounds", Word: "wounds_2", About: "physical wounds of level 2"},
		{Name: "Incapacitating wounds", Word: "wounds_3", About: "physical wounds of level 3"},
		{Name: "Slights", Word: "social_1", About: "social wounds of level 1"},
		{Name: "Staggering slights", Word: "social_2", About: "social wounds of level 2"},
		{Name: "Incapacitating slights", Word: "social_3", About: "social wounds of level 3"},
		{Name: "Death fails", Word: "death_fails", About: "degrees of failed death saves, of three"},
		{Name: "Feet moved", Word: "feet", About: "feet moved this turn, for Slam"},
	}
}

// conditionRows returns the table of conditions: those of the three lists by number, then marks that the GM may set.
func conditionRows() []table.ConditionRow {
	return []table.ConditionRow{
		condDazed:         {Name: "dazed", Rule: rule.CondDazed, About: "only the standard slot can be used"},
		condFatigued:      {Name: "fatigued", Rule: rule.FatigueTrack, About: "hindered"},
		condHindered:      {Name: "hindered", Rule: rule.CondHindered, About: "-1 speed rank"},
		condImpaired:      {Name: "impaired", Rule: rule.CondImpaired, About: "-2 on attack and skill checks"},
		condVulnerable:    {Name: "vulnerable", Rule: rule.CondVulnerable, About: "defense ranks count half"},
		condCompelled:     {Name: "compelled", Rule: rule.CondCompelled, About: "another chooses its one standard action"},
		condDefenseless:   {Name: "defenseless", Rule: rule.CondVulnerable, About: "defense ranks count 0"},
		condDisabled:      {Name: "disabled", Rule: rule.CondImpaired, About: "-5 on attack and skill checks"},
		condExhausted:     {Name: "exhausted", Rule: rule.FatigueTrack, About: "hindered and impaired"},
		condImmobile:      {Name: "immobile", Rule: rule.CondImmobile, About: "cannot move itself"},
		condProne:         {Name: "prone", Rule: rule.CondProne, About: "crawls only; easier to hit up close, harder from afar"},
		condStunned:       {Name: "stunned", Rule: rule.CondDazed, About: "no actions and no Reactions"},
		condControlled:    {Name: "controlled", Rule: rule.CondCompelled, About: "another chooses all it does"},
		condIncapacitated: {Name: "incapacitated", Rule: rule.DamageIncapacitated, About: "out of action"},
		condUnaware:       {Name: "unaware", Rule: rule.CondImmobile, About: "perceives nobody, can target nobody"},
		condDying:         {Name: "dying", Rule: rule.DamageDying, About: "makes death saves; another failed check kills"},
		condDefending:     {Name: "defending", Rule: rule.DefendUse, About: "rolls each defense until its next turn"},
		condReacted:       {Name: "reacted", Rule: rule.TurnReactionLimit, About: "has taken its Reaction of this turn"},
	}
}

// The marks that the GM may set follow the conditions in the table.
const (
	condDying = condCount + iota
	condDefending
	condReacted
)
