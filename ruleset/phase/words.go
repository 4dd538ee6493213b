package phase

import "fray/table"

// The verbs of phase: what options do. 0 is none.
const (
	_ table.Verb = iota
	vEnd
	vStrike
	vFire
	vDisarm
	vGrab
	vSqueeze
	vThrow
	vEscape
	vHaymaker
	vBlock
	vDodge
	vDeflect
	vRoll
	vReady
	vSkill
	vHalf
	vCrawl
	vDraw
	vSheathe
	vStand
	vMount
	vDismount
	vReload
	vAnalyze
	vSense
	vResist
	vOpen
	vClose
	vPush
	vPickUp
	vFull
	vNoncombat
	vRetrieve
	vStow
	vChange
	vMoveBy
	vMoveThrough
	vRapidFire
	vSweep
	vWithdraw
	vRecover
	vBrace
	vShift
	vSoliloquy
	vPresence
	vOn
	vOff
	vCasual
	vDrop
	vDropProne
	vLetGo
	vGiveUp
	vLevels
	vDelay
	vStep
	vNone
	vAct
	vUse
	vAbort
	vDive
	vHold
	vBurn
	vCancel
	vCheck
	vVia
	vGo
	vTarget
	vEnough
	vSlots
	vDice
	vWhen
	vWho
	vNear
	vDeed
	vYes
	vNo
	vUnaware
	vOver
	vReveal
)

// The kinds of questions.
const (
	askTurn table.Kind = iota
	askDefend
	askRoll
	askOpportunity
	askCheck
	askBurn
	askGrab
	askThrow
	askWay
	askFrom
	askTo
	askTarget
	askStep
	askSlots
	askWait
	askReadyWhat
	askReadyWhen
	askReadyMore
	askReadyWho
	askReadyAct
	askDice
	askConsequence
	askProvokes
	askHappened
	askAware
	askHidden
)

// Modes of movements (vHalf, vFull, vNoncombat, vWithdraw, vCrawl, vStep).
const (
	modeDirect uint8 = iota // to a hex, by the way that the game picks
	modeOwn                 // hex by hex
	modeLeave               // off the map
)

// Modes of full-phase actions that may be split.
const (
	modeWhole uint8 = iota
	modeStart
	modeComplete
)

// The modes of doing nothing where a readied action is described: it names nobody, and so means everybody.
const (
	modeVictim uint8 = iota + 1
	modeTriggerer
)

// Modes of vAbort and vUse, and of the defenses of conditions.
const (
	_ uint8 = iota
	modeBlock
	modeDodge
	modeDeflect
	modeRoll
	modeResist
)

// Modes of vDelay.
const (
	modeOpen uint8 = iota
	modeBefore
)

// The headings of the choices of a turn: the types of actions.
const (
	headingAttack = "attack action"
	headingMove   = "move action"
	headingFull   = "full phase"
	headingFree   = "free"
	headingNone   = "no action"
)
