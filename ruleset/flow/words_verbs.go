package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// verbRow is a verb: its row in the book, its price, what is special, and what carries it out on a turn or when it was
// readied. Abilities and attacks with a Flow Action have another price and rule.
type verbRow struct {
	table.VerbRow
	price price
	is    verbIs
	run   func(g *Game, t *table.Table, a table.Who, o table.Option)
}

// verbIs says what is special about a verb.
type verbIs uint8

const (
	verbProvokes verbIs = 1 << iota // enemies that threaten the combatant may make a Reaction Attack
	verbUsesSlot                    // Option.Item is a slot
)

// price is what an option costs.
type price struct{ ap, rp, fp int }

func ap(n int) price { return price{ap: n} }
func rp(n int) price { return price{rp: n} }
func fp(n int) price { return price{fp: n} }

// handNames are the slots that Option.Also means in a Disarm.
func handNames() []string { return []string{"", "unarmed", "main", "off"} }

// verbRows returns the table of verbs, by number.
func verbRows() []verbRow {
	type row = table.VerbRow
	added, free := flowActionNames(), price{}
	rows := []verbRow{
		vEnd: {row{Name: "end", Label: "end turn", Rule: rule.TurnRepeatOrEnd, About: "ends the turn; unused AP are lost"}, free, 0, (*Game).endsTurn},
		vAttack: {row{
			Name: "attack", Tab: table.TabAttack, Label: "attack {who} with {item}[ adding {also}]", Rule: rule.AttackAction, Also: added,
			About: "attacks with a weapon or unarmed; the target may react",
		}, ap(2), verbUsesSlot, (*Game).performAttack},
		vThrow: {row{
			Name: "throw", Tab: table.TabAttack, Label: "throw {item} at {who}[ adding {also}]", Key: "{who}:{item}:{also}", Rule: rule.WeaponTable, Also: added,
			About: "throws the weapon, which then lies in the target's hex",
		}, ap(2), verbUsesSlot, (*Game).performAttack},
		vDisarm: {row{
			Name: "disarm", Tab: table.TabAttack, Label: "disarm {who} of {theirs} with {item}", Key: "{who}:{item}:{theirs}", Rule: rule.ActionDisarm, Also: handNames(),
			About: "attacks with Disadvantage; a hit makes the target drop the item",
		}, ap(2), verbUsesSlot, (*Game).performAttack},
		vCast: {row{Name: "cast", Tab: table.TabAbility, Label: "cast {ability}[ at {area}][ on {target}]", About: "casts a spell"}, free, 0, (*Game).cast},
		vUse:  {row{Name: "use", Tab: table.TabAbility, Label: "use {ability}[ at {area}][ on {target}]", About: "uses an ability or a magic item"}, free, 0, (*Game).cast},
		vMove: {row{Name: "move", Tab: table.TabMove, Label: "move[ to {cell}]", Rule: rule.CostMove, About: "walks up to the move speed; leaving a threatened hex provokes"}, ap(1), 0, (*Game).performMove},
		vWalk: {row{Name: "walk", Tab: table.TabMove, Label: "walk[ to {cell}]", Rule: rule.MovePath, About: "continues the same Move"}, free, 0, (*Game).performMove},
		vStep: {row{Name: "step", Tab: table.TabMove, Label: "step[ to {cell}]", Rule: rule.ActionStep, About: "moves one hex without provoking, once a round"}, ap(1), 0, (*Game).performMove},
		vTumble: {row{
			Name: "tumble", Tab: table.TabMove, Label: "tumble through {who}", Rule: rule.ActionTumble,
			About: "passes through an enemy's hex on an Agility check",
		}, ap(1), 0, (*Game).performMove},
		vStand:     {row{Name: "stand", Tab: table.TabMove, Label: "stand up", Rule: rule.ActionStandUp, About: "ends prone"}, ap(1), verbProvokes, (*Game).performMove},
		vDraw:      {row{Name: "draw", Label: "draw {item}[ into the {mode} hand]", Rule: rule.ActionDrawSheathe, Modes: []string{"", "off"}, About: "takes an item out of the bag"}, ap(1), verbUsesSlot, (*Game).draw},
		vSheathe:   {row{Name: "sheathe", Label: "sheathe {item}", Rule: rule.ActionDrawSheathe, About: "puts an item into the bag"}, ap(1), verbUsesSlot, (*Game).sheathe},
		vDrop:      {row{Name: "drop", Label: "drop {item}", Rule: rule.FreeDrop, About: "lets an item fall"}, free, verbUsesSlot, (*Game).performFree},
		vPickUp:    {row{Name: "pickup", Label: "pick up {lying}", Rule: rule.ActionPickUp, About: "takes an item from this hex or the next"}, ap(1), verbProvokes, (*Game).pickUp},
		vDrink:     {row{Name: "drink", Tab: table.TabAbility, Label: "drink {item}", Rule: rule.CostPotion, About: "drinks a potion"}, ap(1), verbProvokes | verbUsesSlot, (*Game).drink},
		vFeed:      {row{Name: "feed", Tab: table.TabAbility, Label: "feed {item} to {who}", Key: "{who}:{item}", Rule: rule.DamageHealing, About: "gives a potion to an ally that is down"}, ap(1), verbProvokes | verbUsesSlot, (*Game).drink},
		vFeint:     {row{Name: "feint", Tab: table.TabAttack, Label: "feint at {who} with {mode}", Rule: rule.ActionFeint, Modes: []string{"", "melee", "deception"}, About: "a won contest gives Advantage on the next attack"}, ap(1), 0, (*Game).feint},
		vFlowState: {row{Name: "flow-state", Tab: table.TabAbility, Rule: rule.ActionFlowState, About: "keeps FP from decaying this turn"}, ap(1), 0, (*Game).doFlowState},
		vGrapple:   {row{Name: "grapple", Tab: table.TabAttack, Label: "grapple {who}", Rule: rule.ActionGrapple, About: "a won contest holds an adjacent enemy"}, ap(2), 0, (*Game).grapple},
		vLetGo:     {row{Name: "let-go", Rule: rule.ActionGrappleAttacker, About: "ends the grapple"}, free, 0, (*Game).letGo},
		vBreakFree: {row{Name: "break-free", Tab: table.TabMove, Rule: rule.ActionGrappleDefender, About: "a won contest ends the grapple, once a round"}, ap(2), 0, (*Game).breakFree},
		vReady:     {row{Name: "ready", Tab: table.TabDefend, Label: "ready an action", Rule: rule.ActionReady, About: "sets AP aside for an action that a trigger fires"}, free, 0, (*Game).ready},
		vShove:     {row{Name: "shove", Tab: table.TabAttack, Label: "shove {who} {mode}", Rule: rule.ActionShove, Modes: []string{"", "push", "prone"}, About: "a won contest pushes an enemy back or knocks it prone, once a round"}, ap(1), 0, (*Game).doShove},
		vTotalDefense: {row{
			Name: "total-defense", Tab: table.TabDefend, Rule: rule.ActionTotalDefense,
			About: "ends the turn: 1 RP more, and Advantage on reactions until the next turn",
		}, ap(3), 0, (*Game).doTotalDefense},
		vSurge:       {row{Name: "surge", Tab: table.TabAbility, Rule: rule.FlowactionSurge, About: "gains 1 AP, once a round"}, fp(3), 0, (*Game).surge},
		vSecondGuard: {row{Name: "second-guard", Tab: table.TabAbility, Rule: rule.FlowactionSecondGuard, About: "gains 1 RP, once a round"}, fp(2), 0, (*Game).useSecondGuard},
		vKnow:        {row{Name: "know", Label: "know {who}", Rule: rule.FreeKnowledge, About: "a Knowledge check shows an enemy's sheet to the side"}, free, 0, (*Game).performFree},
		vSpeak:       {row{Name: "speak", Label: "speak[ ({seat})]", Rule: rule.FreeList, About: "says something"}, free, 0, (*Game).speak},
		vOperate:     {row{Name: "operate", Label: "operate {who}", Rule: rule.FreeObject, About: "works a lever or another thing"}, free, 0, (*Game).performFree},
		vOpen:        {row{Name: "open", Label: "open {who}", Rule: rule.FreeDoor, About: "opens a closed door"}, free, 0, (*Game).performFree},
		vClose:       {row{Name: "close", Label: "close {who}", Rule: rule.FreeDoor, About: "closes an open door"}, free, 0, (*Game).performFree},
		vLeave:       {row{Name: "leave", Tab: table.TabMove, Rule: rule.CombatEnd, About: "leaves the fight by an exit"}, free, 0, (*Game).leave},
		vNone:        {row{Name: "none", Label: "do nothing", About: "lets the moment pass"}, free, 0, nil},
		vDodge:       {row{Name: "dodge", Tab: table.TabDefend, Rule: rule.ReactionDodge, About: "avoids an attack with Agility or Athletics"}, rp(1), 0, nil},
		vParry:       {row{Name: "parry", Tab: table.TabDefend, Rule: rule.ReactionParry, About: "turns a melee attack aside with Melee"}, rp(1), 0, nil},
		vBlock:       {row{Name: "block", Tab: table.TabDefend, Rule: rule.ReactionBlock, About: "stops an attack with a shield and Endurance"}, rp(1), 0, nil},
		vRiposte:     {row{Name: "riposte", Tab: table.TabDefend, Label: "riposte with {item}", Rule: rule.ReactionRiposte, About: "parries, and strikes back if that wins"}, rp(2), verbUsesSlot, nil},
		vIntercept:   {row{Name: "intercept", Tab: table.TabDefend, Label: "intercept[ for {who} at {cell}]", Key: "{cell}", Rule: rule.ReactionIntercept, About: "steps up to three hexes and takes an ally's attack"}, rp(2), 0, nil},
		vReactionAttack: {row{
			Name: "reaction-attack", Tab: table.TabAttack, Label: "reaction attack on {who} with {item}", Key: "{item}", Rule: rule.ReactionAttack,
			About: "strikes an enemy that provokes",
		}, rp(1), verbUsesSlot, nil},
		vTurningBlade: {row{
			Name: "turning-blade", Tab: table.TabAttack, Label: "turning blade on {who} with {item}", Key: "{item}", Rule: rule.FlowactionTurningBlade,
			About: "after a parry with a sword: a Reaction Attack for no RP",
		}, fp(2), verbUsesSlot, nil},
		vOpenVein:     {row{Name: "open-vein", Rule: rule.FlowactionOpenVein, About: "after a hit with a finesse weapon: Bleeding 2"}, fp(2), 0, nil},
		vBodyThrow:    {row{Name: "body-throw", Rule: rule.FlowactionBodyThrow, About: "after an unarmed hit: a Shove"}, fp(2), 0, nil},
		vRattle:       {row{Name: "rattle", Rule: rule.FlowactionRattle, About: "after a hit with a mace: the target may lose 2 AP"}, fp(3), 0, nil},
		vCarryThrough: {row{Name: "carry-through", Tab: table.TabAttack, Label: "carry through {who}", Rule: rule.FlowactionCarryThrough, About: "after a hit with an axe: attacks another enemy"}, fp(3), 0, nil},
		vHoldOff:      {row{Name: "hold-off", Rule: rule.FlowactionHoldOff, About: "after a Reaction Attack with a polearm: the enemy stays where it is"}, fp(2), 0, nil},
		vWallBash:     {row{Name: "wall-bash", Rule: rule.FlowactionWallBash, About: "after a block: pushes the attacker back"}, fp(2), 0, nil},
		vInvoke:       {row{Name: "invoke", Tab: table.TabAbility, Label: "use {ability}", About: "uses an ability of this moment"}, free, 0, nil},
		vYes:          {row{Name: "yes"}, free, 0, nil},
		vNo:           {row{Name: "no"}, free, 0, nil},
		vPut:          {row{Name: "put", Label: "put[ to {cell}]"}, free, 0, nil},
		vTake:         {row{Name: "take", About: "takes the item in hand"}, free, 0, nil},
		vBoth:         {row{Name: "both", About: "pushes back and knocks prone"}, free, 0, nil},
		vPush:         {row{Name: "push", About: "pushes one hex back"}, free, 0, nil},
		vProne:        {row{Name: "prone", About: "knocks prone"}, free, 0, nil},
		vSkill:        {row{Name: "answer-with", Label: "answer with {mode}", Modes: skillMelee.names()}, free, 0, nil},
		vWhen:         {row{Name: "when", Rule: rule.ActionReadyTrigger, Modes: trigger(0).names()}, free, 0, nil},
		vSurprised:    {row{Name: "surprised", Label: "{who} is surprised", Rule: rule.SurpriseWhen}, free, 0, nil},
		vStop:         {row{Name: "stop", About: "ends the Move here"}, free, 0, nil},
		vOver:         {row{Name: "over", Label: "it is over"}, free, 0, nil},
		vReveal:       {row{Name: "reveal", Label: "{who} appears at {cell}", Key: "{who}"}, free, 0, nil},
	}
	names := make([]string, len(rows)) // a Readied Action names its verb in Option.Also
	for i := range rows {
		names[i] = rows[i].Name
	}
	rows[vReady].Also = names
	return rows
}

// whenRow returns the row of a trigger: its key names the trigger, not the verb.
func whenRow(k trigger) table.VerbRow {
	rows := []table.VerbRow{
		triggerEnters:      {Label: "when {who} enters my reach"},
		triggerCasts:       {Label: "when {who} begins to cast"},
		triggerAttacks:     {Label: "when {who} declares an attack"},
		triggerAttacksAlly: {Label: "when an attack on {who} is declared"},
		triggerUses:        {Label: "when {who} is used"},
		triggerFree:        {Label: "when the GM says so"},
	}
	row := rows[k]
	row.Name = k.names()[k]
	return row
}
