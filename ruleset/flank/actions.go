package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// act asks the active combatant for its next action and carries it out (flank.core.turn_actions).
func (g *Game) act(t *table.Table) {
	a := g.active
	if !g.awake(a) || g.units[a].barred {
		g.stage = stageEnd
		return
	}
	q := g.ask(t, askTurn, rule.CoreTurnActions, a, table.Nobody)
	q.Text = true // a line of speech
	g.listActions(q, a, payTurn)
	q.Add(table.Do(vEnd))
	q.SetDefault(table.Do(vEnd))
	o := t.Choose(q)
	if o.Verb == vEnd {
		g.stage = stageEnd
		return
	}
	if t.Note() != "" && o.Verb != vSpeak && o.Verb != vCommand && o.Verb != vOther { // words that go with a deed
		g.speak(t, a, t.Note())
	}
	g.perform(t, a, o, payTurn)
	if g.stage == stageAct && (!g.awake(a) || g.units[a].barred) {
		g.stage = stageEnd
	}
}

// perform carries out an option of a turn, or of a waited action. Whatever it was, it opens a window for waited actions
// when it is finished (flank.wait.no_trigger).
func (g *Game) perform(t *table.Table, a table.Who, o table.Option, by payment) {
	if g.performFree(t, a, o) {
		return
	}
	g.pay(t, a, o, by)
	switch o.Verb {
	case vAttack, vThrow, vBreak:
		g.performAttack(t, a, o)
	case vAdvance, vDash, vCharge, vJump, vOverrun, vTumble, vSideStep, vTrace:
		g.performMove(t, a, o)
	case vDisarm, vGrapple, vPush, vPushThing, vSunder, vTrip, vContest:
		g.performManeuver(t, a, o)
	case vCast:
		g.cast(t, a, o)
	default:
		g.performOther(t, a, o)
	}
	g.window(t, a, table.Nobody)
}

// performOther carries out actions without a target's defense.
func (g *Game) performOther(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vAssist:
		g.assist(t, a, o.Who)
	case vDefend:
		g.defend(t, a, o.Mode)
	case vWait:
		g.holdAction(t, a)
	case vOther:
		g.improvise(t, a)
	case vUse:
		g.use(t, a, o)
	case vWake:
		g.wake(t, a, o.Who)
	case vPatch:
		g.patch(t, a, o.Who)
	case vBreakFree:
		g.breakFree(t, a)
	case vConcentrate:
		g.concentrate(t, a)
	case vFeint:
		g.feint(t, a, o.Who)
	case vGuard:
		g.bonus(t, a, a, bonusAC|bonusSaves, 2, nameGuard, 1, rule.GuardBonus)
	case vEquip:
		g.equip(t, a)
	case vStand:
		g.units[a].prone = false
		g.update(t, a, table.Nobody)
	case vLieDown:
		g.knock(t, a, a)
	case vCommand:
		g.command(t, a, o)
	case vFocus:
		g.focus(t, a, o.Mode)
	case vKnowledge:
		g.recallLore(t, a, o)
	case vSearch:
		g.search(t, a, o)
	}
}

// needBrave states that a combatant may do something offensive (flank.condition.frightened.behavior).
func (g *Game) needBrave(q *table.Question, a table.Who) bool {
	return q.Need(!g.units[a].conds.has(condFrightened), rule.ConditionFrightenedBehavior)
}

// needLoose states that a combatant is not Restrained (flank.condition.restrained.no_move_attack).
func (g *Game) needLoose(q *table.Question, a table.Who, r table.Rule) bool {
	return q.NeedSo(!g.units[a].conds.has(condRestrained), r, "is restrained")
}
