package flow

import "fray/table"

// The verbs of flow: what options do.
const (
	vEnd table.Verb = iota
	vAttack
	vThrow
	vDisarm
	vCast
	vUse
	vMove
	vWalk
	vStep
	vTumble
	vStand
	vDraw
	vSheathe
	vDrop
	vPickUp
	vDrink
	vFeed
	vFeint
	vFlowState
	vGrapple
	vLetGo
	vBreakFree
	vReady
	vShove
	vTotalDefense
	vSurge
	vSecondGuard
	vKnow
	vSpeak
	vOperate
	vOpen
	vClose
	vLeave
	vNone
	vDodge
	vParry
	vBlock
	vRiposte
	vIntercept
	vReactionAttack
	vTurningBlade
	vOpenVein
	vBodyThrow
	vRattle
	vCarryThrough
	vHoldOff
	vWallBash
	vInvoke
	vYes
	vNo
	vPut
	vTake
	vBoth
	vPush
	vProne
	vSkill
	vWhen
	vSurprised
	vStop
	verbCount
)

func verbNames() [verbCount]string {
	return [verbCount]string{"end", "attack", "throw", "disarm", "cast", "use", "move", "walk", "step", "tumble", "stand", "draw", "sheathe",
		"drop", "pickup", "drink", "feed", "feint", "flow-state", "grapple", "let-go", "break-free", "ready", "shove",
		"total-defense", "surge", "second-guard", "know", "speak", "operate", "open", "close", "leave", "none", "dodge", "parry",
		"block", "riposte", "intercept", "reaction-attack", "turning-blade", "open-vein", "body-throw", "rattle",
		"carry-through", "hold-off", "wall-bash", "invoke", "yes", "no", "put", "take", "both", "push", "prone", "answer-with",
		"when", "surprised", "stop"}
}

// The kinds of questions.
const (
	askTurn table.Kind = iota
	askWalk
	askDefend
	askIntercept
	askReaction
	askSwap
	askAfterHit
	askAfterParry
	askAfterBlock
	askAfterReaction
	askCarryTarget
	askShoveKind
	askShoveBoth
	askPush
	askDropWhere
	askDisarmed
	askFeint
	askReadyWhat
	askReadyWhen
	askReadyAct
	askKeepReady
	askUpkeep
	askSurprised
	askRuling
	askHappened
	askStray
)

func kindNames() []string {
	return []string{"turn", "walk", "defend", "intercept", "reaction-attack", "swap", "after-hit", "after-parry", "after-block",
		"after-reaction", "carry-through", "shove", "shove-both", "push", "drop", "disarmed", "feint", "ready-what", "ready-when", "ready-act",
		"keep-ready", "upkeep", "surprised", "ruling", "happened", "stray"}
}

// flowAction numbers the stock Flow Actions; custom abilities follow from firstAbility.
type flowAction uint8

const (
	noFlowAction flowAction = iota
	turningBlade
	openVein
	bodyThrow
	rattle
	carryThrough
	holdOff
	pinningShot
	snapShot
	wallBash
	surge
	secondGuard
	firstAbility // ability i is firstAbility + i
)

func flowActionNames() []string {
	return []string{"", "turning-blade", "open-vein", "body-throw", "rattle", "carry-through", "hold-off", "pin", "snap-shot",
		"wall-bash", "surge", "second-guard"}
}

// level is a degree of success (flow.check.levels).
type level int8

const (
	fumble level = iota - 1
	failure
	normal
	hard
	major
	critical
)

func (l level) String() string {
	return [...]string{"Fumble", "Failure", "Normal", "Hard", "Major", "Critical"}[l+1]
}

// The events of flow's own.
const (
	evInitiative  = table.Own + iota // Who rolls initiative; N: modifier, die, result
	evDice                           // dice other than a check; N: value
	evPool                           // Who gains or loses N[0] AP, RP or FP (N[1]), and has N[2]
	evItem                           // Who does Option.Verb with item N[0]; Cell where it lies
	evOpposed                        // Who (initiator) against Whom; N: won, level, level
	evNothing                        // what Who tried comes to nothing
	evGrapple                        // Who and Whom: grappled, or free (N[0] = 0)
	evReadied                        // Who readies Option
	evFired                          // Who's Readied Action is let loose
	evLapsed                         // Who's Readied Action is over
	evShown                          // Whom's sheet is shown to Who's side
	evObject                         // object N[0] is in state N[1], or has N[2] HP
	evSpoke                          // a seat (N[0]) speaks
	evHealth                         // Who is dying, stable, dead, up (N[0])
	evUsed                           // Who uses a Flow Action or ability (Option.Also, or Item for abilities) on Whom
	evIntercepted                    // Who steps between Whom and the attack; N: won
	evTumbled                        // Who through Whom; N: won
	evAsked                          // nothing happened yet
)
