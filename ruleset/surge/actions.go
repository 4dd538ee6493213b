package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// act asks the active combatant for its next action and carries it out (surge.turn.allotment).
func (g *Game) act(t *table.Table) {
	a := g.active
	if !g.able(a) {
		g.stage = stageEnd
		return
	}
	q := g.askAs(t, askTurn, rule.TurnAllotment, a)
	q.Text = true
	stops := g.mayStop(a)
	g.listTurn(q, a, stops)
	if !stops {
		q.SetDefault(q.Groups()[0].Kth(0))
	} else {
		q.Add(table.Do(vEnd))
		q.SetDefault(table.Do(vEnd))
	}
	o := t.Choose(q)
	if t.Note() != "" && o.Verb != vTalk && o.Verb != vEdit {
		g.utter(t, a)
	}
	if g.sideOption(t, o) {
		return
	}
	if !g.moves(o.Verb) {
		g.move.open = false
	}
	g.perform(t, a, o)
	if g.stage == stageAct && !g.able(a) {
		g.stage = stageEnd
	}
}

// mayStop reports whether a combatant can end its turn where it is: not inside the place of another.
func (g *Game) mayStop(a table.Who) bool { return g.fits(a, g.units[a].cell) }

// askAs begins a question to those that choose a combatant's actions: its controller while it is compelled or controlled.
// The prompt and the options are about the combatant, which is the target of the question then.
func (g *Game) askAs(t *table.Table, k table.Kind, r table.Rule, a table.Who) *table.Question {
	u := &g.units[a]
	if u.cond&(1<<condCompelled|1<<condControlled) == 0 || u.controller < 0 {
		return t.Ask(k, r, a, g.owner(a))
	}
	q := t.Ask(k, r, u.controller, g.owner(u.controller))
	q.Target, q.Level = a, asAnother
	return q
}

// asAnother marks a question whose target acts, and whose combatant only chooses.
const asAnother = -128

// actor is the combatant that carries out the options of a question.
func actor(q *table.Question) table.Who {
	if q.Level == asAnother {
		return q.Target
	}
	return q.Who
}

// listTurn lists all that a combatant may do on its turn; stops: it may end it where it is.
func (g *Game) listTurn(q *table.Question, a table.Who, stops bool) {
	g.sc.ask()
	if !stops && !q.Explaining() { // it stands in the place of another: it has to move
		g.listWalk(q, a)
		if len(q.Groups()) > 0 {
			q.Section(g, sectionOthers)
			return
		}
	}
	q.SectionSet(g, g.sectionsNow(q, a))
}

// moves reports whether a verb continues a movement, or may be done between two steps of it (surge.turn.move_order).
func (g *Game) moves(v table.Verb) bool {
	switch v {
	case vWalk, vDraw, vSheathe, vPickUp, vOperate, vStudy, vStance, vSwitch, vDrop, vRelease, vEndPower, vTalk, vDestiny, vEdit, vInspire, vSurge, vRun, vGiveUp, vFlee:
		return true
	default:
		return false
	}
}

// perform carries out an option of the turn.
func (g *Game) perform(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vEnd:
		g.stage = stageEnd
		return
	case vDelay:
		g.delay(t, a)
		return
	case vReady:
		g.ready(t, a, o)
		return
	case vDestiny, vEdit, vInspire:
		g.destiny(t, a, o)
	case vSurge:
		g.surge(t, a, o)
	case vDrop, vProne, vRelease, vGiveUp, vEndPower, vFlee, vSurrender, vTalk, vKip, vRun:
		g.performFree(t, a, o)
	default:
		g.performAction(t, a, o)
	}
}

// performAction carries out an action that may also have been readied, and says that it is done.
func (g *Game) performAction(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vAttack, vStunt, vThrow:
		g.attack(t, a, o)
	case vCharge:
		g.chargeAt(t, a, o)
	case vSqueeze:
		g.squeeze(t, a, o)
	case vUse:
		g.use(t, a, o)
	case vDefend, vRecover, vTrick, vAssess, vSkill:
		g.performStandard(t, a, o)
	case vAssist, vAid, vCoordinate, vCombine, vDistract:
		g.help(t, a, o)
	case vTask:
		g.work(t, a, o)
	case vMove, vTight, vCrawl, vAdvance, vWithdraw, vWalk:
		g.performMove(t, a, o)
	case vStand, vEscape, vRetrieve, vStore, vAim, vGambit, vCommand, vInfluence, vTopic, vConceal:
		g.performMoveAction(t, a, o)
	case vLoad, vTool:
		g.performTool(t, a, o)
	default:
		g.performQuick(t, a, o)
	}
	if g.readies > 0 && !g.decided() {
		g.happened(t, happening{what: triggerAction, who: a, on: o.Who, verb: o.Verb})
	}
}
