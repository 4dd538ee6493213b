package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// verbRow is a verb: its row in the book, and its cost as a pattern of [Game.costPart]. An action of the turn also has what
// lists it and what carries it out.
type verbRow struct {
	table.VerbRow
	cost string
	list func(g *Game, q *table.Question, a table.Who)
	run  func(g *Game, t *table.Table, a table.Who, o table.Option)
}

// by gives a row of an action what lists it and what carries it out.
func (v verbRow) by(list func(*Game, *table.Question, table.Who), run func(*Game, *table.Table, table.Who, table.Option)) verbRow {
	v.list, v.run = list, run
	return v
}

// verbs returns the table of verbs. Parts of labels and keys are those of [Game.labelPart] and [Game.keyPart].
func verbs() []verbRow {
	spare, slip, minor := []string{"", "spare"}, []string{"", "disengage"}, table.TabOther
	row := func(name string, tab table.Tab, label, key, cost string, r table.Rule, modes []string, about string) verbRow {
		return verbRow{VerbRow: table.VerbRow{Name: name, Tab: tab, Label: label, Key: key, Rule: r, Modes: modes, About: about}, cost: cost}
	}
	return []verbRow{
		vEnd:        row("end", minor, "end turn", "", "", rule.TurnBudget, nil, "End the turn."),
		vAttack:     row("attack", table.TabAttack, "attack {target}[ {spare}]", "", "standard", rule.BasicMelee, spare, "Make the Basic Attack of the stance.").by((*Game).listAttacks, (*Game).performUse),
		vUse:        row("use", table.TabAbility, "use {ability}[ on {other}][ {spare}]", "", "{ability}", rule.AbilityEntry, spare, "Use an ability of the sheet.").by((*Game).listAbilities, (*Game).performUse),
		vCoup:       row("coup", table.TabAttack, "coup de grace on {who}[ {spare}]", "", "standard, move, quick", rule.CoupRequirements, spare, "Crit a Helpless enemy with the Basic Attack, for all three actions.").by((*Game).listAttacks, (*Game).performUse),
		vCoupUse:    row("coup-use", table.TabAttack, "coup de grace with {ability}[ on {other}][ {spare}]", "", "standard, move, quick", rule.CoupRequirements, spare, "Crit a Helpless enemy with an ability, for all three actions.").by((*Game).listAbilities, (*Game).performUse),
		vMove:       row("move", table.TabMove, "move to {zone}", "", "{move}", rule.PosMove, slip, "Go to a linked zone.").by((*Game).listMoves, (*Game).performMove),
		vBeside:     row("beside", table.TabMove, "move beside {target}", "", "{move}", rule.PosMove, slip, "Go beside another combatant of the zone; beside an enemy that is up, both are Engaged.").by((*Game).listMoves, (*Game).performMove),
		vAway:       row("away", table.TabMove, "move away from everybody", "", "{move}", rule.PosMove, slip, "Stay in the zone, beside nobody.").by((*Game).listMoves, (*Game).performMove),
		vDisengage:  row("disengage", table.TabMove, "disengage and stay", "", "{move}", rule.DisengageCheck, nil, "Get loose from enemies by a check, and stay.").by((*Game).listMoves, (*Game).performMove),
		vStance:     row("stance", table.TabDefend, "change to {stance}", "", "{quick}", rule.ActionQuickStance, nil, "Take another stance.").by((*Game).listStances, (*Game).changeStance),
		vOpen:       row("open", minor, "open {door}", "", "{quick}", rule.ActionQuickDoor, nil, "Open a closed door of the zone.").by((*Game).listDoors, (*Game).moveDoor),
		vClose:      row("close", minor, "close {door}", "", "{quick}", rule.ActionQuickDoor, nil, "Close an open door of the zone.").by((*Game).listDoors, (*Game).moveDoor),
		vStabilize:  row("stabilize", table.TabDefend, "stabilize {target}", "", "standard", rule.DeathStabilize, nil, "Make a Dying ally beside it Stabilized.").by((*Game).listHelp, (*Game).stabilize),
		vGrant:      row("grant", table.TabDefend, "grant[ {who}] a save", "", "standard", rule.LastgaspGrantedSave, nil, "Give an ally in its last gasp a save at once.").by((*Game).listHelp, (*Game).grantSave),
		vRally:      row("rally", table.TabDefend, "rally", "", "standard", rule.RallyAction, nil, "Heal by a Recovery and save against one effect.").by((*Game).listRally, (*Game).rally),
		vSustain:    row("sustain", table.TabAbility, "sustain {ability}", "", "{sustain}", rule.AbilitySustain, nil, "Roll to sustain an ability for another round.").by((*Game).listSustain, (*Game).sustain),
		vReady:      row("ready", table.TabDefend, "ready a {mode} action", "", "{mode}", rule.ReadyDeclare, actQuick.names(), "Prepare an action for a trigger.").by((*Game).listReady, (*Game).makeReady),
		vRelation:   row("relationship", table.TabAbility, "use a relationship die", "", "free", rule.RelationUse, nil, "Roll a relationship die: on 5 or 6 it brings Advantage.").by((*Game).listRelation, (*Game).relate),
		vDicey:      row("dicey", table.TabAbility, "dicey move", "", "{move}", rule.DiceyCheck, rewardNames(), "Try a risky stunt for a reward that the GM allows.").by((*Game).listDicey, (*Game).diceyMove),
		vIllWill:    row("ill-will", minor, "turn on an ally (ill will)", "", "", rule.SideAlliesAsTargets, nil, "Aim at an ally what is meant for enemies.").by((*Game).listIllWill, (*Game).illWill),
		vFlee:       row("flee", table.TabMove, "propose to flee", "", "", rule.FleeConsensus, nil, "Ask all heroes that are up whether the party flees.").by((*Game).listFlee, (*Game).flee),
		vDelay:      row("delay", table.TabDefend, "delay to the {mode} band", "", "", rule.DelayDeclare, bandMedium.names(), "Put the whole turn off to a slower initiative band."),
		vAct:        row("act", minor, "take the turn now", "", "", 0, nil, "Start the turn."),
		vNext:       row("next", minor, "{who} goes next", "", "", 0, nil, "Choose the combatant that goes next."),
		vStrike:     row("strike", table.TabAttack, "opportunity attack on {who}[ {spare}]", "", "free", rule.OaAttack, spare, "Make an Opportunity Attack: a Basic Melee Attack."),
		vIntercept:  row("intercept", table.TabDefend, "intercept {who}", "", "free", rule.InterceptTrigger, nil, "Stop a mover before it engages an ally."),
		vNone:       row("none", minor, "{none}", "", "", 0, nil, "Choose nothing of what is offered."),
		vYes:        row("yes", minor, "", "", "", 0, nil, "Answer yes."),
		vNo:         row("no", minor, "", "", "", 0, nil, "Answer no."),
		vGo:         row("go", minor, "{go}", "", "", 0, nil, "Continue."),
		vNot:        row("not", minor, "leave out {who}", "", "", 0, nil, "Leave out one of several."),
		vAlso:       row("also", minor, "{also} {who}", "{who}", "", 0, nil, "Take one more."),
		vRoll:       row("roll", minor, "roll the dice", "", "", 0, nil, "Roll all dice."),
		vAverage:    row("average", minor, "{average}", "{dice}", "", 0, nil, "Take the average of dice."),
		vMultiply:   row("multiply", minor, "multiply a die", "", "", 0, nil, "Roll one die for each ten and each five."),
		vSave:       row("save", minor, "save {place}, against {mark}[ (by {other})]", "{place}:{mark}", "", 0, saveNames(), "Save against one effect."),
		vPay:        row("pay", minor, "pay {n} with {secondary}", "{n}", "", 0, nil, "Pay a part of the Power with the secondary resource."),
		vSpirit:     row("spirit", minor, "{gift} {who}", "{mode}:{who}", "", 0, []string{"attacks", "saves", "cover"}, "Fight in spirit: help an ally for a round."),
		vSkill:      row("skill", minor, "{skill}", "", "", 0, nil, "Use a skill."),
		vReward:     row("reward", minor, "{reward}", "{reward}:{who}", "", 0, rewardNames(), "Choose what a Dicey Move brings."),
		vDifficulty: row("difficulty", minor, "Difficulty {n}", "", "", 0, nil, "Set the Difficulty of a check."),
		vCondition:  row("condition", minor, "{condition}", "", "", 0, nil, "Choose a condition."),
		vAnyEnemy:   row("any-enemy", minor, "", "", "", 0, nil, "Wait for any enemy."),
		vAnyAlly:    row("any-ally", minor, "", "", "", 0, nil, "Wait for any ally."),
		vWho:        row("who", minor, "{who}", "", "", 0, nil, "Wait for one combatant."),
		vWhen:       row("when", minor, "{when}", "{mode}:{kind}:{who}", "", 0, triggerMoves.names(), "Choose the deed that triggers a readied action."),
		vPush:       row("push", minor, "push to {zone}", "", "", 0, nil, "Choose the zone of a push."),
		vRecover:    row("recover", minor, "heal by a Recovery", "", "", 0, nil, "Use a Recovery in a rest."),
		vOver:       row("over", minor, "it is over", "", "", 0, nil, "The fight is over."),
		vReveal:     row("reveal", minor, "reveal {who}", "", "", 0, nil, "Bring a hidden combatant into sight."),
	}
}
