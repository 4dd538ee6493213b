package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// cond is one of the 23 conditions, by the number of its row.
type cond uint8

const (
	condBlind cond = iota
	condBleeding
	condConfused
	condCover
	condCrippled
	condEncumbered
	condDeaf
	condDehydrated
	condDying
	condFatigued
	condFriendly
	condFrightened
	condHostile
	condNauseated
	condProne
	condRestrained
	condSoaked
	condStarving
	condStunned
	condSuffocating
	condSurprised
	condUnconscious
	condWrithing
	condCount
)

func (cond) names() []string {
	var names []string
	for _, row := range conditionRows()[:condCount] {
		names = append(names, row.Name)
	}
	return names
}

// borne is the condition that an effect gives: none, or a condition. None comes first, so that a state says nothing of it.
type borne uint8

func (borne) names() []string { return append([]string{""}, cond(0).names()...) }

// borne returns a condition as effects have it.
func (c cond) borne() borne { return borne(c) + 1 }

// of returns the condition of an effect that gives one.
func (b borne) of() cond { return cond(b) - 1 }

// gives reports whether an effect gives a condition.
func (e *effect) gives(c cond) bool { return e.cond == c.borne() }

// condSet is a set of conditions.
type condSet uint32

// in returns the set of one condition.
func (c cond) in() condSet { return 1 << c }

// has reports whether a condition is in the set.
func (s condSet) has(c cond) bool { return s>>c&1 != 0 }

// any reports whether one of these conditions is in the set.
func (s condSet) any(of condSet) bool { return s&of != 0 }

// conditionRows returns the table of conditions, by number; the last ones are marks that only the rules and the GM give.
func conditionRows() []table.ConditionRow {
	return []table.ConditionRow{
		condBlind:       {Name: "blind", Rule: rule.ConditionBlindVisual, About: "cannot see; Surprised against all that it has not detected"},
		condBleeding:    {Name: "bleeding", Rule: rule.ConditionBleedingDamage, About: "takes 1d4 at the start of each turn until patched or healed"},
		condConfused:    {Name: "confused", Rule: rule.ConditionConfusedNumbers, About: "its targets are drawn by lot; Alertness and Will lose WIS"},
		condCover:       {Name: "cover", Rule: rule.ConditionCoverUntargetable, About: "unseen: only those that have spotted it can target it; +4 on Stealth and AC"},
		condCrippled:    {Name: "crippled", Rule: rule.ConditionCrippledMovement, About: "half speed, or a limb lost, or both"},
		condEncumbered:  {Name: "encumbered", Rule: rule.ConditionEncumberedNumbers, About: "half speed; Agility, Athletics and Reflex lose their modifiers"},
		condDeaf:        {Name: "deaf", Rule: rule.ConditionDeafAuditory, About: "cannot hear"},
		condDehydrated:  {Name: "dehydrated", Rule: rule.ConditionDehydratedWeakness, About: "weak to acid and heat until it drinks"},
		condDying:       {Name: "dying", Rule: rule.ConditionDyingState, About: "below 0 HP: a Fortitude save each round, or it loses 1 HP more"},
		condFatigued:    {Name: "fatigued", Rule: rule.ConditionFatiguedSkills, About: "half speed; no Athletics, Agility or Endurance; attacks, damage and Fortitude lose their modifiers"},
		condFriendly:    {Name: "friendly", Rule: rule.ConditionFriendlyAlly, About: "treats certain creatures as allies"},
		condFrightened:  {Name: "frightened", Rule: rule.ConditionFrightenedBehavior, About: "flees or cowers; nothing offensive; AC loses DEX, Will loses WIS"},
		condHostile:     {Name: "hostile", Rule: rule.ConditionHostileNoCalm, About: "cannot be talked out of the fight"},
		condNauseated:   {Name: "nauseated", Rule: rule.ConditionNauseatedCasting, About: "no spells, potions, food or Endurance; Fortitude loses CON"},
		condProne:       {Name: "prone", Rule: rule.ConditionProneMelee, About: "-4 AC in melee, +4 AC at range; can only crawl"},
		condRestrained:  {Name: "restrained", Rule: rule.ConditionRestrainedNoMoveAttack, About: "no movement and no attacks; AC and Reflex lose DEX"},
		condSoaked:      {Name: "soaked", Rule: rule.ConditionSoakedWeakness, About: "weak to cold and electricity"},
		condStarving:    {Name: "starving", Rule: rule.ConditionStarvingDamage, About: "loses STR and WIS each day until it eats"},
		condStunned:     {Name: "stunned", Rule: rule.ConditionStunnedNoActions, About: "no actions; AC and all saves lose their modifiers"},
		condSuffocating: {Name: "suffocating", Rule: rule.ConditionSuffocatingDamage, About: "loses CON and INT each minute"},
		condSurprised:   {Name: "surprised", Rule: rule.ConditionSurprisedNumbers, About: "AC and Reflex lose DEX, Will loses WIS"},
		condUnconscious: {Name: "unconscious", Rule: rule.ConditionUnconsciousSkip, About: "no turns; every d20 counts as 1"},
		condWrithing:    {Name: "writhing", Rule: rule.ConditionWrithingLose, About: "loses its Move or its Standard Action each turn"},
		condAsleep:      {Name: "asleep", Rule: rule.ConditionUnconsciousSleeping, About: "Unconscious until it is hurt or woken"},
		condFocused:     {Name: "focused", Label: "psionic focus", Rule: rule.SpellPsionicFocus, About: "can cast without a Spellcasting Focus"},
		condMute:        {Name: "mute", Rule: rule.SpellVerbalSomatic, About: "cannot speak the words of a spell"},
		condWaiting:     {Name: "waiting", Rule: rule.WaitStore, About: "holds a waited action"},
		condCalm:        {Name: "calm", Label: "provokes nothing", Rule: rule.ConcentrateSuccess, About: "nothing that it does provokes"},
	}
}

// The marks that are no conditions of the rules follow these in the table.
const (
	condAsleep = int(condCount) + iota
	condFocused
	condMute
	condWaiting
	condCalm
)
