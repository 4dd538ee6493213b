package escalation

import "fray/table"

// The verbs of escalation: what options do.
const (
	_ table.Verb = iota
	vEnd
	vAttack
	vUse
	vCoup
	vCoupUse
	vMove
	vBeside
	vAway
	vDisengage
	vStance
	vOpen
	vClose
	vStabilize
	vGrant
	vRally
	vSustain
	vReady
	vRelation
	vDicey
	vIllWill
	vFlee
	vDelay
	vAct
	vNext
	vStrike
	vIntercept
	vNone
	vYes
	vNo
	vGo
	vNot
	vAlso
	vRoll
	vAverage
	vMultiply
	vSave
	vPay
	vSpirit
	vSkill
	vReward
	vDifficulty
	vCondition
	vAnyEnemy
	vAnyAlly
	vWho
	vWhen
	vPush
	vRecover
	vOver
	vReveal
)

// The kinds of questions.
const (
	askTurn table.Kind = iota
	askDelay
	askNext
	askAmbush
	askTargets
	askInstead
	askPower
	askBeside
	askFrom
	askElsewhere
	askPopOff
	askPush
	askReact
	askStrike
	askIntercept
	askReadied
	askReadyWhat
	askReadyWho
	askReadyWhen
	askDice
	askRecovery
	askSave
	askRally
	askSpirit
	askSkill
	askReward
	askDifficulty
	askWhichCondition
	askIllWill
	askAgree
	askLoss
	askComplication
	askRest
	askRuling
	askHidden
)

// The meters.
const (
	meterRecoveries = iota
	meterStrain
	meterFails
	meterPower
	meterSecond
	meterHP
	meterRelations
)
