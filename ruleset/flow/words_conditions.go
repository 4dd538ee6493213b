package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// meterRows returns the table of meters; the first four are pools (flow.economy.pools).
func meterRows() []table.MeterRow {
	return []table.MeterRow{
		meterHP:         {Name: "HP", Word: "hp", About: "hit points; at 0 a combatant goes down"},
		meterAP:         {Name: "AP", Word: "ap", About: "action points, set again each round"},
		meterRP:         {Name: "RP", Word: "rp", About: "reaction points, set at the start of each turn"},
		meterFP:         {Name: "FP", Word: "fp", About: "flow points; one decays each turn"},
		meterInitiative: {Name: "Initiative", Word: "initiative", About: "place in the order of turns"},
		meterMoves:      {Name: "Moves", Word: "moves", About: "AP spent on Moves this round, of two"},
	}
}

// conditionRows returns the table of conditions: the ailments, then those that only the rules and the GM give.
func conditionRows() []table.ConditionRow {
	return []table.ConditionRow{
		condBleeding:       {Name: "bleeding", Rule: rule.ConditionBleeding, About: "loses HP at the end of each turn; an Endurance check ends it"},
		condPoison:         {Name: "poison", Label: "poisoned", Rule: rule.ConditionPoison, About: "an Endurance check at the end of each turn, else loses HP"},
		condProne:          {Name: "prone", Rule: rule.ConditionProne, About: "easier to hit in melee, harder from afar; cannot Move until it stands up"},
		condPinned:         {Name: "pinned", Rule: rule.FlowactionPin, About: "cannot move"},
		condSlowed:         {Name: "slowed", Rule: rule.SpellHinder, About: "moves at half speed"},
		condWard:           {Name: "ward", Label: "warded", Rule: rule.SpellWard, About: "has more armor"},
		condGainAP:         {Name: "ap", Rule: rule.ApExtra, About: "gains AP"},
		condLoseAP:         {Name: "lose_ap", Label: "rattled", Rule: rule.ConditionDazed, About: "loses AP"},
		condNextAP:         {Name: "ap_next", Label: "quickened", Rule: rule.SpellQuicken, About: "has more AP next round"},
		condGiveRP:         {Name: "rp", Rule: rule.RpExtra, About: "gains RP"},
		condGiveFP:         {Name: "fp", Rule: rule.FpBounds, About: "gains FP"},
		condPushAway:       {Name: "push", Rule: rule.ActionShoveNormal, About: "is pushed one hex away"},
		condReactionDamage: {Name: "reaction_damage", Rule: rule.DamageRoll, About: "adds damage to Reaction Attacks"},
		condTotalDefense:   {Name: "total-defense", Label: "total defense", Rule: rule.ActionTotalDefense, About: "Advantage on reactions until its next turn"},
		condFlowState:      {Name: "flow-state", Label: "flow state", Rule: rule.ActionFlowState, About: "its FP do not decay this turn"},
		condActed:          {Name: "acted", Rule: rule.RoundOrder, About: "has had its turn this round"},
		condStable:         {Name: "stable", Rule: rule.DamageDying, About: "is down, and no longer dying"},
		condFeint:          {Name: "feint", Rule: rule.RoundOncePerRound, About: "has used its Feint this round"},
		condShove:          {Name: "shove", Rule: rule.RoundOncePerRound, About: "has used its Shove this round"},
		condStep:           {Name: "step", Rule: rule.RoundOncePerRound, About: "has taken its Step this round"},
		condReactionFP:     {Name: "reaction-fp", Rule: rule.FpFromReaction, About: "has gained its FP for a reaction this round"},
		condBreakFree:      {Name: "break-free", Rule: rule.RoundOncePerRound, About: "has tried to break free this round"},
		condHeld:           {Name: "held", Rule: rule.ActionGrappleDefender, About: "is held in a grapple: it can only try to break free"},
		condFeinted:        {Name: "feinted", Rule: rule.ActionFeint, About: "the feinter has Advantage on its next attack"},
	}
}

// conditionNames returns the words of these conditions, as decrees and files write them.
func conditionNames(from, to ailment) []string {
	var names []string
	for _, row := range conditionRows()[from:to] {
		names = append(names, row.Name)
	}
	return names
}

// ailment is a condition: the number of its row. Effects carry those before condAilments, of which some change a pool.
type ailment uint8 //state:cond

const condAilments = condTotalDefense

func (ailment) names() []string { return conditionNames(0, condAilments) }
