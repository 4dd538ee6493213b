package escalation

import "fray/table"

// The verbs of escalation: what options do.
const (
	noVerb table.Verb = iota
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
	verbCount
)

func verbNames() [verbCount]string {
	return [verbCount]string{
		"", "end", "attack", "use", "coup", "coup-use", "move", "beside", "away", "disengage", "stance", "open", "close", "stabilize", "grant",
		"rally", "sustain", "ready", "relationship", "dicey", "ill-will", "flee", "delay", "act", "next", "strike", "intercept", "none",
		"yes", "no", "go", "not", "also", "roll", "average", "multiply", "save", "pay", "spirit", "skill", "reward", "difficulty",
		"condition", "any-enemy", "any-ally", "who", "when", "push", "recover", "over", "reveal",
	}
}

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

func kindNames() []string {
	return []string{
		"turn", "delay", "next", "ambush", "targets", "instead", "power", "beside", "from", "where", "pop-off", "push", "react", "opportunity",
		"intercept", "readied", "ready-what", "ready-who", "ready-when", "dice", "recovery", "save", "rally", "spirit", "skill", "reward",
		"difficulty", "condition", "ill-will", "agree", "loss", "complication", "rest", "ruling", "hidden",
	}
}

// The meters that events tell of.
const (
	meterRecoveries = iota
	meterStrain
	meterFails
	meterPower
	meterSecond
)

func meterNames() []string {
	return []string{"Recoveries", "strain", "failed Death Saves", "Power", "secondary"}
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
