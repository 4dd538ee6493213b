package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// verbRow is one row of phase's table of verbs: what the book says of a verb, the type of its action, and what it provokes.
type verbRow struct {
	table.VerbRow
	action   action
	provokes provokes
}

// provokes says whether an action provokes attacks of opportunity: the second column of the source's table
// (phase.aoo.table_column).
type provokes uint8

const (
	provokeNever      provokes = iota
	provokeAlways              // no check avoids it
	provokeAcrobatics          // a check of this skill avoids it; of a rider one of Riding
	provokeBreakfall
	provokeFastDraw
	provokeRiding
	provokeSkill // the skill of the action says whether it provokes
)

// check returns the skill that avoids the attacks of opportunity, and whether there is one.
func (p provokes) check() (knownSkill, bool) {
	switch p {
	case provokeAcrobatics:
		return skillAcrobatics, true
	case provokeBreakfall:
		return skillBreakfall, true
	case provokeFastDraw:
		return skillFastDraw, true
	case provokeRiding:
		return skillRiding, true
	default:
		return 0, false
	}
}

func defenseNames() []string {
	return []string{"", "block", "dodge", "missile-deflection", "roll-with-a-punch", "resist-knockback"}
}

// verbRows returns the table of verbs, by number.
func verbRows() []verbRow {
	rows := make([]verbRow, vReveal+1)
	for _, part := range [][]verbLine{attackVerbs(), moveVerbs(), fullVerbs(), freeVerbs(), answerVerbs()} {
		for _, line := range part {
			rows[line.verb] = line.row
		}
	}
	names := make([]string, len(rows)) // a readied action and a trigger name their verb in Option.Also
	for i := range rows {
		names[i] = rows[i].Name
	}
	rows[vReady].Also, rows[vDeed].Also = names, names
	return rows
}

// verbLine is a row and its verb.
type verbLine struct {
	verb table.Verb
	row  verbRow
}

func attackVerbs() []verbLine {
	type row = table.VerbRow
	return []verbLine{
		{vStrike, verbRow{row{Name: "strike", Tab: table.TabAttack, Label: "strike[ {who}][ with {attack}]", Rule: rule.ManStrike, About: "a melee attack on an opponent in reach"}, actAttack, provokeNever}},
		{vFire, verbRow{row{Name: "fire", Tab: table.TabAttack, Label: "fire[ at {who}][ with {attack}]", Key: "{who}:{attack}", Rule: rule.ManOtherAttacks, About: "a ranged attack within range and line of sight"}, actAttack, provokeNever}},
		{vDisarm, verbRow{row{Name: "disarm", Tab: table.TabAttack, Label: "disarm[ {who}][ of {theirs}][ with {attack}]", Rule: rule.ManDisarm, About: "OCV -2; a hit leads to a contest of Strength for an item in hand"}, actAttack, provokeNever}},
		{vGrab, verbRow{row{Name: "grab", Tab: table.TabAttack, Label: "grab[ {who}]", Rule: rule.ManGrab, About: "OCV -1, DCV -2; a hit holds an enemy, who may be squeezed or thrown"}, actAttack, provokeNever}},
		{vSqueeze, verbRow{row{Name: "squeeze", Tab: table.TabAttack, Label: "squeeze[ {who}]", Rule: rule.ManGrabOptions, About: "damages the combatant in the hold, without a roll to hit"}, actAttack, provokeNever}},
		{vThrow, verbRow{row{Name: "throw", Tab: table.TabAttack, Label: "throw[ {who}][ {direction}]", Rule: rule.ManGrabOptions, About: "throws the combatant in the hold: it flies, falls and is damaged"}, actAttack, provokeNever}},
		{vEscape, verbRow{row{Name: "escape", Tab: table.TabDefend, Label: "escape the Grab", Rule: rule.ManGrabEscape, About: "a contest of full Strength against the grabber"}, actAttack, provokeNever}},
		{vHaymaker, verbRow{row{Name: "haymaker", Tab: table.TabAttack, Label: "haymaker[ {who}][ with {attack}]", Rule: rule.ManHaymaker, About: "+4 damage classes, DCV -5; lands at the start of the next slot"}, actAttack, provokeNever}},
		{vBlock, verbRow{row{Name: "block", Tab: table.TabDefend, Rule: rule.ManBlock, About: "until the next slot melee attacks can be parried with OCV"}, actAttack, provokeNever}},
		{vDodge, verbRow{row{Name: "dodge", Tab: table.TabDefend, Rule: rule.ManDodge, About: "+3 DCV until the next slot, and no attacks of opportunity"}, actAttack, provokeNever}},
		{vDeflect, verbRow{row{Name: "missile-deflection", Tab: table.TabDefend, Label: "missile deflection", Rule: rule.ManMissileDeflection, About: "until the next slot ranged attacks can be parried with OCV"}, actAttack, provokeNever}},
		{vRoll, verbRow{row{Name: "roll-with-a-punch", Tab: table.TabDefend, Label: "roll with a punch", Rule: rule.ManRollWithPunch, About: "OCV -2, DCV -2; until the next slot melee damage can be halved"}, actAttack, provokeNever}},
		{vReady, verbRow{row{Name: "ready", Tab: table.TabDefend, Label: "ready an action", Rule: rule.ReadyDeclare, About: "prepares one action for a condition; it interrupts"}, actAttack, provokeNever}},
		{vSkill, verbRow{row{Name: "skill", Tab: table.TabAbility, Label: "[{mode} ]use {skill}[ on {who}]", Key: "{skill}:{who}:{mode}", Rule: rule.MoveSkill, Modes: []string{"", "start", "complete"}, About: "uses a skill"}, actNone, provokeSkill}},
	}
}

func moveVerbs() []verbLine {
	type row = table.VerbRow
	ways := []string{"", "own-way", "off-map"}
	return []verbLine{
		{vHalf, verbRow{row{Name: "half-move", Tab: table.TabMove, Label: "half move[ to {cell}][ {way}]", Key: "{cell}:{mode}", Rule: rule.MoveHalf, Modes: ways, About: "up to half of the movement; leaving threatened hexes provokes"}, actMove, provokeAcrobatics}},
		{vCrawl, verbRow{row{Name: "crawl", Tab: table.TabMove, Label: "crawl[ to {cell}][ {way}]", Key: "{cell}:{mode}", Rule: rule.MoveCrawl, Modes: ways, About: "one hex while prone"}, actMove, provokeAcrobatics}},
		{vDraw, verbRow{row{Name: "draw", Label: "draw[ {item}]", Rule: rule.MoveDrawFocus, About: "takes a worn item in hand"}, actMove, provokeFastDraw}},
		{vSheathe, verbRow{row{Name: "sheathe", Label: "sheathe[ {item}]", Rule: rule.MoveDrawFocus, About: "puts an item in hand away where it is worn"}, actMove, provokeFastDraw}},
		{vStand, verbRow{row{Name: "stand", Tab: table.TabMove, Label: "stand up", Rule: rule.MoveStand, About: "ends prone"}, actMove, provokeBreakfall}},
		{vMount, verbRow{row{Name: "mount", Tab: table.TabMove, Label: "mount[ {who}]", Rule: rule.MoveMount, About: "gets on a free mount beside it"}, actMove, provokeRiding}},
		{vDismount, verbRow{row{Name: "dismount", Tab: table.TabMove, Label: "dismount[ to {cell}]", Rule: rule.MoveMount, About: "gets off into a free hex beside it"}, actMove, provokeRiding}},
		{vReload, verbRow{row{Name: "reload", Label: "reload[ {attack}]", Rule: rule.MoveReload, About: "fills the ammunition of an attack"}, actMove, provokeFastDraw}},
		{vAnalyze, verbRow{row{Name: "analyze", Tab: table.TabAbility, Label: "analyze[ {who}]", Rule: rule.MoveAnalyse, About: "a check for +1 or +2 OCV against one enemy"}, actMove, provokeNever}},
		{vSense, verbRow{row{Name: "sense", Tab: table.TabAbility, Label: "listen[ for {who}]", Rule: rule.MoveSense, About: "a check to locate an unseen enemy until the next slot"}, actMove, provokeNever}},
		{vResist, verbRow{row{Name: "resist-knockback", Tab: table.TabDefend, Label: "resist Knockback", Rule: rule.MoveResistKnockback, About: "a fifth of STR less Knockback until the next slot"}, actMove, provokeNever}},
		{vOpen, verbRow{row{Name: "open", Label: "open[ {who}]", Rule: rule.MoveDoor, About: "opens a door beside it"}, actMove, provokeNever}},
		{vClose, verbRow{row{Name: "close", Label: "close[ {who}]", Rule: rule.MoveDoor, About: "closes a door beside it"}, actMove, provokeNever}},
		{vPush, verbRow{row{Name: "push", Label: "push[ {who}][ to {cell}]", Rule: rule.MoveHeavyObject, About: "moves a heavy object by one hex"}, actMove, provokeAlways}},
		{vPickUp, verbRow{row{Name: "pickup", Label: "pick up[ {item}]", Rule: rule.MovePickUp, About: "takes an item that lies in this hex or the next"}, actMove, provokeAlways}},
	}
}

func fullVerbs() []verbLine {
	type row = table.VerbRow
	ways, parts := []string{"", "own-way", "off-map"}, []string{"", "start", "complete"}
	return []verbLine{
		{vFull, verbRow{row{Name: "full-move", Tab: table.TabMove, Label: "full move[ to {cell}][ {way}]", Key: "{cell}:{mode}", Rule: rule.FullFullMove, Modes: ways, About: "up to the whole movement; leaving threatened hexes provokes"}, actFull, provokeAcrobatics}},
		{vNoncombat, verbRow{row{Name: "noncombat-move", Tab: table.TabMove, Label: "move at non-combat speed[ to {cell}][ {way}]", Key: "{cell}:{mode}", Rule: rule.FullNoncombat, Modes: ways, About: "a multiple of the movement; OCV 0 and half DCV until the next slot"}, actFull, provokeAlways}},
		{vRetrieve, verbRow{row{Name: "retrieve", Label: "[{mode} ]retrieve[ {item}]", Key: "{item}:{mode}", Rule: rule.FullStoredFocus, Modes: parts, About: "takes a stored item in hand"}, actFull, provokeAlways}},
		{vStow, verbRow{row{Name: "stow", Label: "[{mode} ]stow[ {item}]", Key: "{item}:{mode}", Rule: rule.FullStoredFocus, Modes: parts, About: "puts an item in hand into store"}, actFull, provokeAlways}},
		{vChange, verbRow{row{Name: "change", Label: "[{mode} ]change into[ {outfit}]", Key: "{outfit}:{mode}", Rule: rule.FullChangeClothes, Modes: parts, About: "changes clothes"}, actFull, provokeAlways}},
		{vMoveBy, verbRow{row{Name: "move-by", Tab: table.TabAttack, Label: "move by[ {who}]", Rule: rule.FullMoveBy, About: "strikes an enemy in passing; OCV -2, DCV -2, damage by speed, a third of it to itself too"}, actFull, provokeNever}},
		{vMoveThrough, verbRow{row{Name: "move-through", Tab: table.TabAttack, Label: "move through[ {who}]", Rule: rule.FullMoveThrough, About: "runs into an enemy; OCV less by speed, DCV -3, damage by speed, all of it to itself too, or half if the enemy is thrown"}, actFull, provokeNever}},
		{vRapidFire, verbRow{row{Name: "rapid-fire", Tab: table.TabAttack, Label: "rapid fire[ with {attack}]", Rule: rule.FullRapidFire, About: "fires at several enemies; OCV -2 for each beyond the first, half DCV"}, actFull, provokeNever}},
		{vSweep, verbRow{row{Name: "sweep", Tab: table.TabAttack, Label: "sweep[ with {attack}]", Rule: rule.FullSweep, About: "strikes several enemies; OCV -2 for each beyond the first, half DCV"}, actFull, provokeNever}},
		{vWithdraw, verbRow{row{Name: "withdraw", Tab: table.TabMove, Label: "withdraw[ to {cell}][ {way}]", Key: "{cell}:{mode}", Rule: rule.FullWithdraw, Modes: ways, About: "moves away from the enemies that threaten it without provoking"}, actFull, provokeNever}},
		{vRecover, verbRow{row{Name: "recover", Tab: table.TabDefend, Label: "[{mode} ]take a Recovery", Key: "{mode}", Rule: rule.FullRecovery, Modes: parts, About: "regains STUN and END by REC; half DCV until the next slot"}, actFull, provokeNever}},
	}
}

func freeVerbs() []verbLine {
	type row = table.VerbRow
	return []verbLine{
		{vEnd, verbRow{row{Name: "end", Label: "end slot", Rule: rule.ActionBudget, About: "ends the slot; what is left of it is lost"}, actNone, provokeNever}},
		{vBrace, verbRow{row{Name: "brace", Tab: table.TabDefend, Label: "brace for accuracy", Rule: rule.FreeBrace, About: "+2 OCV against the range modifier in this slot; half DCV until the next"}, actFree, provokeNever}},
		{vShift, verbRow{row{Name: "shift", Tab: table.TabAbility, Label: "shift[ {pool}]", Rule: rule.FreeMultipower, About: "chooses the active slots of a multipower"}, actFree, provokeNever}},
		{vSoliloquy, verbRow{row{Name: "soliloquy", Label: "make a soliloquy", Rule: rule.FreeSoliloquy, About: "says something"}, actFree, provokeNever}},
		{vPresence, verbRow{row{Name: "presence", Tab: table.TabAbility, Label: "make a Presence Attack", Rule: rule.FreePresence, About: "impresses the enemies in sight"}, actFree, provokeNever}},
		{vOn, verbRow{row{Name: "on", Tab: table.TabAbility, Label: "turn on[ {power}]", Rule: rule.FreePowerToggle, About: "turns a power on; it costs END each Phase"}, actFree, provokeNever}},
		{vOff, verbRow{row{Name: "off", Tab: table.TabAbility, Label: "turn off[ {power}]", Rule: rule.FreePowerToggle, About: "turns a power off"}, actFree, provokeNever}},
		{vCasual, verbRow{row{Name: "casual-strength", Tab: table.TabAbility, Label: "use casual Strength[ on {who}]", Rule: rule.FreeCasualStrength, About: "half Strength, to escape a Grab or to break what is in the way"}, actFree, provokeNever}},
		{vDrop, verbRow{row{Name: "drop", Label: "drop[ {item}]", Rule: rule.FreeDropItem, About: "lets an item fall"}, actFree, provokeNever}},
		{vDropProne, verbRow{row{Name: "drop-prone", Rule: rule.FreeDropProne, About: "lies down; half DCV"}, actFree, provokeNever}},
		{vLetGo, verbRow{row{Name: "let-go", Label: "let go[ of {who}]", Key: "let-go", Rule: rule.StateGrabbed, About: "ends the hold"}, actFree, provokeNever}},
		{vGiveUp, verbRow{row{Name: "give-up", Label: "give the Haymaker up", Rule: rule.ManHaymakerLost, About: "loses the Haymaker, and may move again"}, actFree, provokeNever}},
		{vLevels, verbRow{row{Name: "levels", Tab: table.TabAbility, Label: "put {levels} on OCV, {rest} on DCV", Key: "{n}", Rule: rule.AttackCombatLevels, About: "divides the combat levels between OCV and DCV"}, actNone, provokeNever}},
		{vDelay, verbRow{row{Name: "delay", Tab: table.TabDefend, Label: "delay[ until just before {who}]", Key: "{who}", Rule: rule.DelayDeclare, Modes: []string{"open", "before"}, About: "acts later, and keeps the later place in the order"}, actNone, provokeNever}},
		{vStep, verbRow{row{Name: "step", Tab: table.TabMove, Label: "step[ to {cell}][ {way}]", Key: "{cell}:{mode}", Rule: rule.StepBasic, Modes: []string{"", "own-way", "off-map"}, About: "moves 1 hex without provoking, in a Phase without other movement"}, actNone, provokeNever}},
	}
}

func answerVerbs() []verbLine {
	type row = table.VerbRow
	defenses := defenseNames()
	return []verbLine{
		{vNone, verbRow{row{Name: "none", Label: "{nothing}", About: "lets the moment pass"}, actNone, provokeNever}},
		{vAct, verbRow{row{Name: "act", Label: "act now", Rule: rule.DelayInitiative, About: "takes the delayed action"}, actNone, provokeNever}},
		{vUse, verbRow{row{Name: "use", Tab: table.TabDefend, Label: "use the standing {mode}", Key: "{mode}", Modes: defenses, About: "uses a defense that stands"}, actNone, provokeNever}},
		{vAbort, verbRow{row{Name: "abort", Tab: table.TabDefend, Label: "abort to {mode}", Key: "{mode}", Rule: rule.AbortDeclare, Modes: defenses, About: "gives up the next action for a defense now"}, actNone, provokeNever}},
		{vDive, verbRow{row{Name: "dive", Tab: table.TabMove, Label: "abort to a half move[ to {cell}]", Key: "{cell}", Rule: rule.AbortDefensiveList, About: "gives up the next action to get away now"}, actNone, provokeAcrobatics}},
		{vHold, verbRow{row{Name: "hold", About: "holds on and does nothing more"}, actNone, provokeNever}},
		{vBurn, verbRow{row{Name: "burn", Label: "burn STUN", Rule: rule.DamageEndBurn, About: "loses STUN for the missing END"}, actNone, provokeNever}},
		{vCancel, verbRow{row{Name: "cancel", Rule: rule.DamageEndBurn, About: "does not act"}, actNone, provokeNever}},
		{vCheck, verbRow{row{Name: "check", Label: "try {skill}", Key: "check", Rule: rule.AooSkillCheckNegates, About: "a success avoids all attacks of opportunity of this action"}, actNone, provokeNever}},
		{vVia, verbRow{row{Name: "via", Label: "{way} {cell}", About: "the next hex of the way"}, actNone, provokeNever}},
		{vGo, verbRow{row{Name: "go", Label: "{go}", About: "the way ends there"}, actNone, provokeNever}},
		{vTarget, verbRow{row{Name: "target", Label: "target {who}", Key: "{who}", About: "the next target"}, actNone, provokeNever}},
		{vEnough, verbRow{row{Name: "enough", Label: "no more targets", About: "all targets are named"}, actNone, provokeNever}},
		{vSlots, verbRow{row{Name: "slots", Label: "{slots}", Key: "{slots}", About: "the slots that are active from now on"}, actNone, provokeNever}},
		{vDice, verbRow{row{Name: "dice", Label: "{dice} more", Key: "{n}", About: "bonus dice"}, actNone, provokeNever}},
		{vWhen, verbRow{row{Name: "when", Rule: rule.ReadyTrigger, Modes: trigger(0).names()}, actNone, provokeNever}},
		{vWho, verbRow{row{Name: "who", Label: "against {who}", Key: "{who}", About: "the target"}, actNone, provokeNever}},
		{vNear, verbRow{row{Name: "near", Label: "within {hexes}", Key: "{n}"}, actNone, provokeNever}},
		{vDeed, verbRow{row{Name: "deed", Label: "{deed}", Key: "{deed}"}, actNone, provokeNever}},
		{vYes, verbRow{row{Name: "yes"}, actNone, provokeNever}},
		{vNo, verbRow{row{Name: "no"}, actNone, provokeNever}},
		{vUnaware, verbRow{row{Name: "unaware", Label: "{who} is unaware", Key: "{who}", Rule: rule.SurpriseDefinition}, actNone, provokeNever}},
		{vOver, verbRow{row{Name: "over", Label: "it is over"}, actNone, provokeNever}},
		{vReveal, verbRow{row{Name: "reveal", Label: "{who} appears at {cell}", Key: "{who}"}, actNone, provokeNever}},
	}
}
