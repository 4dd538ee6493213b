package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// The meters of a combatant by number.
const (
	meterSTUN = iota
	meterBODY
	meterEND
	meterOCV
	meterDCV
	meterInitiative
	meterAttack
	meterMove
	meterMoved
	meterOpportunities
)

// meterRows returns the table of meters, by number.
func meterRows() []table.MeterRow {
	return []table.MeterRow{
		{Name: "STUN", Word: "stun", About: "at 0 or less a combatant is knocked out"},
		{Name: "BODY", Word: "body", About: "at 0 or less a combatant is dying"},
		{Name: "END", Word: "end", About: "pays for attacks, movement and powers"},
		{Name: "OCV", Word: "ocv", About: "OCV now, before weapon and range"},
		{Name: "DCV", Word: "dcv", About: "DCV now"},
		{Name: "Initiative", Word: "initiative", About: "place in the order"},
		{Name: "Attack", Word: "attack", About: "1 while the attack action of the slot is left"},
		{Name: "Move", Word: "move", About: "1 while the move action of the slot is left"},
		{Name: "Moved", Word: "moved", About: "hexes of voluntary movement in this Phase"},
		{Name: "Opportunities used", Word: "opportunities", About: "attacks of opportunity made in this Phase"},
	}
}

// The conditions by number: first the marks, by bit, then what needs a number.
const (
	condHesitating = 20 + iota
	condLimited
	condParalyzed
	condGrabbed
)

// conditionRows returns the table of conditions. The first have the numbers of the bits of marks.
func conditionRows() []table.ConditionRow {
	return []table.ConditionRow{
		{Name: "stunned", Rule: rule.StateStunnedEffects, About: "half DCV, and no action until it has recovered"},
		{Name: "prone", Rule: rule.StateProne, About: "half DCV; it can only crawl or stand up"},
		{Name: "surprised", Rule: rule.SurpriseUnawareInactive, About: "unaware: DCV -3 and no action in the Surprise Phase"},
		{Name: "awed", Rule: rule.FreePresenceLevels, About: "half DCV until its lost slot has passed"},
		{Name: "cowed", Rule: rule.FreePresenceLevels, About: "has given up: DCV 0 and out of the fight"},
		{Name: "forfeited", Label: "forfeited next slot", Rule: rule.AbortLostPhase, About: "its next slot passes"},
		{Name: "stabilized", Rule: rule.FullSkill, About: "loses no more BODY until it is hurt again"},
		{Name: "halved", Label: "half DCV", Rule: rule.AttackDcvModifiers, About: "half DCV until its next slot"},
		{Name: "sprinting", Label: "at non-combat speed", Rule: rule.FullNoncombat, About: "OCV 0 until its next slot"},
		{Name: "braced", Rule: rule.FreeBrace, About: "+2 OCV against the range modifier in this slot"},
		{Name: "recovering", Rule: rule.FullRecoverStunned, About: "has started to recover from being Stunned"},
		{Name: "block", Rule: rule.ManBlock, About: "may parry melee attacks"},
		{Name: "dodge", Rule: rule.ManDodge, About: "+3 DCV, and no attacks of opportunity"},
		{Name: "missile-deflection", Label: "missile deflection", Rule: rule.ManMissileDeflection, About: "may parry ranged attacks"},
		{Name: "roll-with-a-punch", Label: "roll with a punch", Rule: rule.ManRollWithPunch, About: "OCV -2 and DCV -2; may halve melee damage"},
		{Name: "resist-knockback", Label: "resists Knockback", Rule: rule.MoveResistKnockback, About: "less Knockback"},
		{Name: "grab-modifier", Label: "grab modifier", Rule: rule.StateGrabbed, About: "the DCV modifier of its Grab still counts"},
		{Name: "limited-slot", Label: "limited slot", Rule: rule.ActionLimited, About: "one action only in this slot"},
		{Name: "stepped", Rule: rule.StepBasic, About: "has taken its 1-hex step in this Phase"},
		{Name: "slot-done", Label: "slot done", Rule: rule.InitOrder, About: "its slot of this Phase has come up"},
		condHesitating: {Name: "hesitating", Rule: rule.FreePresenceLevels, About: "impressed: no attack of opportunity, Abort, Delay or readied action"},
		condLimited:    {Name: "limited", Rule: rule.ActionLimited, About: "one action only in its next slot"},
		condParalyzed:  {Name: "paralysed", Label: "paralyzed", Rule: rule.StateIncapacitated, About: "no action at all, DCV 0"},
		condGrabbed:    {Name: "grabbed", Rule: rule.StateGrabbed, About: "half DCV, OCV -3 against others than the grabber, no movement"},
	}
}

// conditionOf returns the number of a condition by its word, or -1.
func conditionOf(word string) int {
	for i, row := range conditionRows() {
		if row.Name == word {
			return i
		}
	}
	return -1
}
