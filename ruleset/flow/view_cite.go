package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// ruleFor is the rule an option goes by.
func (g *Game) ruleFor(o table.Option) table.Rule {
	rules := [verbCount]table.Rule{
		vEnd: rule.TurnRepeatOrEnd, vAttack: rule.AttackAction, vThrow: rule.WeaponTable, vDisarm: rule.ActionDisarm,
		vMove: rule.CostMove, vWalk: rule.MovePath, vStep: rule.ActionStep, vTumble: rule.ActionTumble, vStand: rule.ActionStandUp,
		vDraw: rule.ActionDrawSheathe, vSheathe: rule.ActionDrawSheathe, vDrop: rule.FreeDrop, vPickUp: rule.ActionPickUp,
		vDrink: rule.CostPotion, vFeed: rule.DamageHealing, vFeint: rule.ActionFeint, vFlowState: rule.ActionFlowState,
		vGrapple: rule.ActionGrapple, vLetGo: rule.ActionGrappleAttacker, vBreakFree: rule.ActionGrappleDefender, vReady: rule.ActionReady,
		vShove: rule.ActionShove, vTotalDefense: rule.ActionTotalDefense, vSurge: rule.FlowactionSurge,
		vSecondGuard: rule.FlowactionSecondGuard, vKnow: rule.FreeKnowledge, vSpeak: rule.FreeList, vOperate: rule.FreeObject,
		vOpen: rule.FreeDoor, vClose: rule.FreeDoor, vLeave: rule.CombatEnd, vDodge: rule.ReactionDodge, vParry: rule.ReactionParry,
		vBlock: rule.ReactionBlock, vRiposte: rule.ReactionRiposte, vIntercept: rule.ReactionIntercept,
		vReactionAttack: rule.ReactionAttack, vTurningBlade: rule.FlowactionTurningBlade, vOpenVein: rule.FlowactionOpenVein,
		vBodyThrow: rule.FlowactionBodyThrow, vRattle: rule.FlowactionRattle, vCarryThrough: rule.FlowactionCarryThrough,
		vHoldOff: rule.FlowactionHoldOff, vWallBash: rule.FlowactionWallBash, vWhen: rule.ActionReadyTrigger, vSurprised: rule.SurpriseWhen,
	}
	switch o.Verb {
	case vCast, vUse, vInvoke:
		return g.ability(o).ruleOf()
	case vAttack:
		if o.Also == uint8(pinningShot) {
			return rule.FlowactionPin
		}
		if o.Also == uint8(snapShot) {
			return rule.FlowactionSnapShot
		}
	}
	return rules[o.Verb]
}
