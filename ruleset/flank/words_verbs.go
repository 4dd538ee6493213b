package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// verbRow is one row of flank's table of verbs: what the book says of a verb, the action that it costs, and what is
// special about it.
type verbRow struct {
	table.VerbRow
	price price
	is    verbIs
}

// verbIs says what is special about a verb.
type verbIs uint8

const (
	verbUsesArm   verbIs = 1 << iota // Option.Item is an arm, from 1
	verbOffensive                    // a Frightened combatant cannot (flank.condition.frightened.behavior)
	verbMoves                        // the combatant moves
	verbOnThing                      // Option.N is an object
)

// kindNames are the words by which the key of an option names a kind of movement: that of an Advance names walking by none, those of other
// movements the kind that the creature goes by already. Labels name all but walking.
func kindNames() []string {
	names := append(goingNames(), goingNames()[goingWalk])
	names[0] = ""
	return names
}

// verbRows returns the table of verbs, by number.
func verbRows() []verbRow {
	rows := append(standardRows(), moveRows()...)
	rows = append(rows, answerRows()...)
	out := make([]verbRow, 0, len(rows)+1)
	out = append(out, verbRow{})
	return append(out, rows...)
}

// standardRows are the rows of the end of a turn and of Standard Actions, in the order of their verbs.
func standardRows() []verbRow {
	type row = table.VerbRow
	hit := verbUsesArm | verbOffensive
	return []verbRow{
		{row{Name: "end", Label: "end turn", Rule: rule.CoreTurnActions, About: "ends the turn; unused actions are lost"}, priceNone, 0},
		{row{
			Name: "attack", Tab: table.TabAttack, Label: "[{mode} ]attack {who} {armed}", Key: "{item}:{mode}:{who}", Rule: rule.AttackPrimary, Modes: attackModes(),
			About: "a d20 against AC: at no penalty as a Standard, -5 as a Move, -10 as a Quick Action",
		}, priceStandard, hit},
		{row{
			Name: "throw", Tab: table.TabAttack, Label: "[{mode} ]throw {item} at {who}", Key: "{item}:{mode}:{who}", Rule: rule.AttackThrown, Modes: attackModes(),
			About: "as an attack; the weapon then lies in the target's square",
		}, priceStandard, hit},
		{row{
			Name: "break", Tab: table.TabAttack, Label: "[{mode} ]attack {object} {armed}[ by {also}]", Key: "{thing}:{item}:{mode}:{also}", Rule: rule.AttackUnattendedObject,
			Modes: attackModes(), Also: []string{"", "throwing"}, About: "attacks an object that nobody holds or wears",
		}, priceStandard, hit | verbOnThing},
		{row{Name: "assist", Tab: table.TabDefend, Label: "assist {who}", Rule: rule.AssistGive, About: "+4 on AC, saves and d20 rolls to the end of its next turn"}, priceStandard, 0},
		{row{
			Name: "dash", Tab: table.TabMove, Label: "dash {mode}[ ({kind})] to {cell}", Key: "{mode}:{also}:{cell}", Rule: rule.DashStraight, Modes: []string{"freely", "straight"},
			Also:  kindNames(),
			About: "double speed in a straight line, or one and a half freely; provokes",
		}, priceStandard, verbMoves},
		{row{
			Name: "charge", Tab: table.TabAttack, Label: "charge {who} {armed}[ ({kind})]", Rule: rule.ChargeAttack, Key: "{item}:{also}:{who}", Also: kindNames(),
			About: "a straight Dash and an attack at +2, and -2 AC for a round",
		}, priceStandard, hit | verbMoves},
		{row{Name: "jump", Tab: table.TabMove, Label: "dash and jump to {cell}", Rule: rule.JumpCheck, About: "a straight Dash over gaps and obstacles"}, priceStandard, verbMoves},
		{row{Name: "overrun", Tab: table.TabAttack, Label: "dash and overrun[ ({kind})] to {cell}", Key: "{also}:{cell}", Rule: rule.OverrunCheck, Also: kindNames(), About: "a straight Dash through foes, who step aside or fall Prone"}, priceStandard, verbMoves | verbOffensive},
		{row{Name: "defend", Tab: table.TabDefend, Label: "defend[ and {mode}]", Rule: rule.DefendBonus, Modes: []string{"", "hide"}, About: "+3 on AC and saves for a round; beside cover a Stealth roll to hide"}, priceStandard, 0},
		{row{
			Name: "disarm", Tab: table.TabAttack, Label: "disarm {who} of {theirs} {armed}", Key: "{who}:{theirs}:{item}", Rule: rule.DisarmAttempt,
			About: "Athletics against Reflex: the object falls, or the target may strike back",
		}, priceStandard, hit | verbOnThing},
		{row{Name: "grapple", Tab: table.TabAttack, Label: "grapple {who}", Rule: rule.GrappleAttempt, About: "Athletics against Reflex: both are Restrained, or the target may strike back"}, priceStandard, verbOffensive},
		{row{Name: "contest", Tab: table.TabAttack, Label: "contest the grapple with {who}", Rule: rule.GrappleContest, About: "opposed Athletics: the winner ends or keeps the Grapple"}, priceStandard, 0},
		{row{Name: "push", Tab: table.TabAttack, Label: "push {who}", Rule: rule.PushCreature, About: "Athletics against Reflex: both move up to half speed, or all foes that threaten may strike"}, priceStandard, verbOffensive},
		{row{Name: "push-thing", Label: "push {object}", Key: "{thing}", Rule: rule.PushObject, About: "Athletics against 10 and the object's STR"}, priceStandard, verbOnThing},
		{row{
			Name: "sunder", Tab: table.TabAttack, Label: "sunder {theirs} of {who} {armed}", Key: "{who}:{theirs}:{item}", Rule: rule.SunderAttempt,
			About: "an attack roll against Reflex: damage to the object, or its bearer may strike back",
		}, priceStandard, hit | verbOnThing},
		{row{Name: "trip", Tab: table.TabAttack, Label: "trip {who} {armed}", Key: "{item}:{who}", Rule: rule.TripAttempt, About: "Athletics against Reflex: the target is Prone, or may strike back"}, priceStandard, hit},
		{row{
			Name: "cast", Tab: table.TabAbility, Label: "cast {ability}[ on {who}][ on {object}][ at {cell}][ burning a {also}]", Key: "{ability}:{thing}:{also}:{who}:{cell}",
			Rule: rule.SpellCast, Also: []string{"", "sq", "component"}, About: "casts a spell of the Repertoire; a Magical Aptitude check against 13 and twice its order, unless by Psionic Focus; provokes",
		}, priceStandard, 0},
		{row{Name: "wait", Tab: table.TabDefend, Rule: rule.WaitStore, About: "keeps the Standard Action as one more Reaction, for any moment before the next turn"}, priceStandard, 0},
		{row{Name: "other", Label: "try something else", Rule: rule.CoreImprovised, About: "an action that the rules do not list; the GM decides"}, priceStandard, 0},
		{row{Name: "use", Tab: table.TabAbility, Label: "use {thing} on {who}", Key: "{thing}:{who}", Rule: rule.CoreImprovised, About: "drinks, eats or gives a carried item"}, priceStandard, verbOnThing},
		{row{Name: "wake", Label: "wake {who}", Rule: rule.ConditionUnconsciousSleeping, About: "wakes an adjacent sleeper"}, priceStandard, 0},
		{row{Name: "patch", Tab: table.TabDefend, Label: "patch the wound of {who}", Rule: rule.ConditionBleedingPatch, About: "a Survival check ends Bleeding"}, priceStandard, 0},
		{row{Name: "break-free", Tab: table.TabMove, Label: "break free", Rule: rule.ConditionRestrainedBreakFree, About: "an Athletics check ends Restrained"}, priceStandard, 0},
	}
}

// moveRows are the rows of Move, Quick and Free Actions, in the order of their verbs.
func moveRows() []verbRow {
	type row = table.VerbRow
	skills := skillNames()
	return []verbRow{
		{row{
			Name: "advance", Tab: table.TabMove, Label: "advance[ ({kind})] to {cell}", Key: "{mode}:{cell}", Rule: rule.MoveAdvance, Modes: kindNames(),
			About: "moves up to the speed; leaving a threatened square provokes",
		}, priceMove, verbMoves},
		{row{
			Name: "trace", Tab: table.TabMove, Label: "{also} step by step[ ({kind})]", Key: "{also}:{mode}", Rule: rule.MoveAdvance, Modes: kindNames(),
			Also: []string{"advance", "dash", "tumble"}, About: "chooses each square of the path",
		}, priceMove, verbMoves},
		{row{Name: "concentrate", Tab: table.TabDefend, Rule: rule.ConcentrateCheck, About: "an Endurance check against 5, and 5 for each foe that threatens: for a round nothing provokes; it brings Psionic Focus"}, priceMove, 0},
		{row{Name: "feint", Tab: table.TabAttack, Label: "feint at {who}", Rule: rule.FeintCheck, About: "Deception against Will: the target is Surprised for a round"}, priceMove, verbOffensive},
		{row{Name: "guard", Tab: table.TabDefend, Rule: rule.GuardBonus, About: "+2 on AC and saves for a round"}, priceMove, 0},
		{row{Name: "equip", Label: "draw, stow or exchange items", Rule: rule.EquipAction, About: "any number of items with one Move Action"}, priceMove, 0},
		{row{Name: "tumble", Tab: table.TabMove, Label: "tumble[ ({kind})] to {cell}", Key: "{also}:{cell}", Rule: rule.TumbleCheck, Also: kindNames(), About: "half speed; an Agility check against 5, and 5 for each foe that threatens the path, or each of them is provoked"}, priceMove, verbMoves},
		{row{Name: "stand", Tab: table.TabMove, Label: "stand up", Rule: rule.ProneMoveAction, About: "ends Prone; provokes nothing"}, priceMove, 0},
		{row{Name: "lie-down", Label: "drop prone", Rule: rule.ProneMoveAction, About: "Prone: +4 AC against ranged attacks, -4 against melee"}, priceMove, 0},
		{row{
			Name: "command", Tab: table.TabAbility, Label: "{mode}[ {who}]", Key: "{mode}:{who}", Rule: rule.CommandAction, Modes: []string{"speak a command", "call for surrender of", "challenge"},
			About: "up to 13 words to allies or a foe", Words: 13,
		}, priceQuick, 0},
		{row{
			Name: "focus", Tab: table.TabDefend, Label: "focus on {mode}", Rule: rule.FocusChoice, Modes: []string{"", "attacks", "defense", "skills"},
			About: "+1 for a round on attack and damage, on AC and saves, or on skill checks",
		}, priceQuick, 0},
		{row{
			Name: "knowledge", Tab: table.TabAbility, Label: "recall {who} by {mode}", Key: "{mode}:{who}", Rule: rule.KnowledgeAction, Modes: append([]string{}, skills...),
			About: "a check against 10 and its level, if the GM sets no other: its AC, resistances and weaknesses are shown to the side",
		}, priceQuick, 0},
		{row{
			Name: "search", Label: "{mode}[ for {who}]", Key: "{mode}:{who}", Rule: rule.ListenSpotAction, Modes: []string{"", "spot", "listen"},
			About: "an Alertness check against what hides",
		}, priceQuick, 0},
		{row{Name: "side-step", Tab: table.TabMove, Label: "side step to {cell}", Rule: rule.SideStepAction, About: "5 ft without provoking"}, priceQuick, verbMoves},
		{row{Name: "speak", Rule: rule.CoreFreeAction, About: "says something"}, priceFree, 0},
		{row{Name: "let-go", Label: "let go of {thing}", Rule: rule.CoreFreeAction, About: "the object falls into the square"}, priceFree, verbOnThing},
		{row{Name: "release", Tab: table.TabAbility, Label: "end {ability} on {who}", Key: "{ability}:{who}", Rule: rule.CoreFreeAction, About: "ends an effect of one's spells"}, priceFree, 0},
	}
}

// answerRows are the rows of Reactions and of answers to questions, in the order of their verbs.
func answerRows() []verbRow {
	type row = table.VerbRow
	return []verbRow{
		{row{
			Name: "opportunity", Tab: table.TabAttack, Label: "attack {who} {armed}[ by the {also} Action]", Key: "{item}:{also}", Rule: rule.ReactionOpportunity,
			Also: []string{"", "standard"}, About: "a melee attack on a foe that provokes",
		}, priceReaction, verbUsesArm | verbOffensive},
		{row{
			Name: "pursue", Tab: table.TabMove, Label: "pursue {who}[ by the {also} Action]", Key: "{also}", Rule: rule.PursuitTrigger, Also: []string{"", "standard"},
			About: "moves up to half speed towards a foe that leaves, when it has stopped",
		}, priceReaction, verbOffensive | verbMoves},
		{row{Name: "counter", Tab: table.TabDefend, Label: "counter the spell[ by the {also} Action]", Key: "{also}", Rule: rule.CounterspellWho, Also: []string{"", "standard"}, About: "a CL check cancels the spell; costs its order in SQ"}, priceReaction, 0},
		{row{Name: "dodge", Tab: table.TabDefend, Label: "step aside", Rule: rule.OverrunReaction, About: "spends the Reaction to move 5 ft out of the way"}, priceReaction, 0},
		{row{Name: "oppose", Label: "oppose", Rule: rule.GrappleContest, About: "spends the Reaction on Athletics"}, priceReaction, 0},
		{row{Name: "pass", Label: "do nothing", About: "lets the moment pass"}, priceNone, 0},
		{row{Name: "yes"}, priceNone, 0},
		{row{Name: "no"}, priceNone, 0},
		{row{Name: "recognize", Label: "have {who} try to recognize the spell", Key: "{who}", Rule: rule.SpellIdentify}, priceNone, 0},
		{row{Name: "ignore", Label: "have {who} ignore the spell", Key: "{who}"}, priceNone, 0},
		{row{Name: "go", Label: "go[ to {cell}][ ({kind})]", Key: "{mode}:{cell}", Modes: kindNames()}, priceNone, 0},
		{row{Name: "stop", About: "stops here"}, priceNone, 0},
		{row{Name: "draw", Label: "draw {thing}", Rule: rule.EquipAction}, priceNone, verbOnThing},
		{row{Name: "wear", Label: "put on {thing}", Rule: rule.EquipAction}, priceNone, verbOnThing},
		{row{Name: "stow", Label: "stow {thing}", Rule: rule.EquipAction}, priceNone, verbOnThing},
		{row{Name: "pick-up", Label: "pick up {thing}", Rule: rule.EquipAction}, priceNone, verbOnThing},
		{row{Name: "give", Label: "give {thing} to {who}", Key: "{who}:{thing}", Rule: rule.EquipAction}, priceNone, verbOnThing},
		{row{Name: "take", Label: "take {thing} from {who}", Key: "{who}:{thing}", Rule: rule.EquipAction}, priceNone, verbOnThing},
		{row{Name: "done", About: "nothing more"}, priceNone, 0},
		{row{Name: "first", Label: "{who} goes first"}, priceNone, 0},
		{row{Name: "number", Label: "{n}"}, priceNone, 0},
		{row{Name: "check", Label: "a check of {mode}", Modes: skillNames()}, priceNone, 0},
		{row{Name: "free-both", Label: "end the grapple", Rule: rule.GrappleWinEnd}, priceNone, 0},
		{row{Name: "maintain", Label: "maintain the grapple", Rule: rule.GrappleWinMaintain}, priceNone, 0},
		{row{Name: "give-up", Label: "surrender"}, priceNone, 0},
		{row{Name: "pay", Label: "pay {price}", Key: "{mode}", Modes: []string{"", "SQ", "component"}}, priceNone, 0},
		{row{Name: "lose", Label: "lose the {mode}", Modes: []string{"", "Standard Action", "Move Action", "speed", "arm", "leg", "arm and speed"}}, priceNone, 0},
		{row{Name: "over", Label: "it is over"}, priceNone, 0},
		{row{Name: "reveal", Label: "{who} appears at {cell}", Key: "{who}"}, priceNone, 0},
		{row{Name: "target", Label: "[{mode} ]{who}", Key: "{who}", Modes: targetModes()}, priceNone, 0},
		{row{Name: "always", Label: "at every moment"}, priceNone, 0},
		{row{Name: "resist", Label: "rely on the Reflex save", Rule: rule.OverrunSave}, priceNone, 0},
		{row{Name: "show", Label: "show the numbers", Rule: rule.KnowledgeAction}, priceNone, 0},
	}
}
