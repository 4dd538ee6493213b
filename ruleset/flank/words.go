package flank

import "fray/table"

// The verbs of flank: what options do. 0 is none.
const (
	_ table.Verb = iota
	vEnd
	vAttack
	vThrow
	vBreak
	vAssist
	vDash
	vCharge
	vJump
	vOverrun
	vDefend
	vDisarm
	vGrapple
	vContest
	vPush
	vPushThing
	vSunder
	vTrip
	vCast
	vWait
	vOther
	vUse
	vWake
	vPatch
	vBreakFree
	vAdvance
	vTrace
	vConcentrate
	vFeint
	vGuard
	vEquip
	vTumble
	vStand
	vLieDown
	vCommand
	vFocus
	vKnowledge
	vSearch
	vSideStep
	vSpeak
	vLetGo
	vRelease
	vOpportunity
	vPursue
	vCounter
	vDodge
	vOppose
	vPass
	vYes
	vNo
	vRecognize
	vIgnore
	vGo
	vStop
	vDraw
	vWear
	vStow
	vPickUp
	vGive
	vTake
	vDone
	vFirst
	vNumber
	vCheck
	vFreeBoth
	vMaintain
	vGiveUp
	vPay
	vLoses
	vOver
	vReveal
	vTarget
	vAlways
	vResist
	vShow
)

// The kinds of questions.
const (
	askTurn table.Kind = iota
	askWaited
	askReaction
	askIdentify
	askCounter
	askStop
	askTrace
	askWhere
	askPursue
	askDodge
	askOppose
	askContest
	askGrappleAct
	askPush
	askEquip
	askConsent
	askPay
	askTarget
	askLose
	askSurrender
	askWaitFor
	askTie
	askAmbush
	askLimb
	askArm
	askDC
	askCheck
	askLearn
	askPlace
	askFall
	askHidden
	askAside
)

// price is the kind of action that a verb costs (flank.core.turn_actions).
type price uint8

const (
	priceFree price = iota
	priceStandard
	priceMove
	priceQuick
	priceReaction
	priceNone // no action: an answer to a question
)

func (p price) String() string {
	return [...]string{"Free Action", "Standard Action", "Move Action", "Quick Action", "Reaction", ""}[p]
}

// The headings of what a turn offers besides those of the kinds of action.
const (
	headingHarm  = "harms your side" // also the warning
	headingNone  = "no action"
	headingLess  = "no better than another choice"
	headingLoose = "on loose objects"
)

// The modes of an attack: the action that it is made with (flank.attack.primary, flank.attack.secondary,
// flank.attack.tertiary).
const (
	modePrimary uint8 = iota
	modeSecondary
	modeTertiary
)

func attackModes() []string { return []string{"", "secondary", "tertiary"} }

// modeOnlyFor is the mode of a target at whose actions alone a waited action is asked for.
const modeOnlyFor uint8 = 1

func targetModes() []string { return []string{"", "only at the actions of"} }

// namedWalk is the last of [kindNames].
const namedWalk = uint8(goingCount)

// What is chosen step by step, in Option.Also of vTrace.
const (
	modeTraceAdvance uint8 = iota
	modeTraceDash
	modeTraceTumble
)

// The modes of a Dash.
const (
	modeDashFree uint8 = iota
	modeDashStraight
)

// The modes of Defend.
const (
	modeDefendOnly uint8 = iota
	modeDefendHide
)

// The modes of a Command.
const (
	modeCommandSpeak uint8 = iota
	modeCommandSurrender
	modeCommandDuel
)

// The modes of Focus.
const (
	_ uint8 = iota
	modeFocusAttack
	modeFocusDefense
	modeFocusSkills
)

// The modes of Listen/Spot.
const (
	_ uint8 = iota
	modeSearchSpot
	modeSearchListen
)

// The ways to pay for a spell, in Option.Also.
const (
	payUsual uint8 = iota
	paySQ
	payComponent
)

// The ways to pay for a Reaction on one's turn, in Option.Also.
const (
	payReaction uint8 = iota
	payStandard
)

// How an object is attacked, in Option.Also of vBreak: by a throw, or otherwise.
const breakByThrow uint8 = 1

// What is lost, in Option.Mode of vLoses.
const (
	_ uint8 = iota
	modeLoseStandard
	modeLoseMove
	modeLoseSpeed
	modeLoseArm
	modeLoseLeg
	modeLoseArmAndSpeed
)
