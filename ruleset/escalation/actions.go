package escalation

import (
	"math/bits"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// act asks the active combatant for its next action, in any order, and carries it out (escalation.turn.budget).
func (g *Game) act(t *table.Table) {
	a := g.active
	q := g.ask(t, askTurn, rule.TurnBudget, a)
	g.listTurn(q, a)
	q.AddDefault(table.Do(vEnd))
	o := t.Choose(q)
	if o.Verb == vDelay {
		g.delay(t, a, o)
		return
	}
	if o.Verb == vEnd {
		g.stage = stageEnd
		return
	}
	u := &g.units[a]
	slots, used := u.slots, u.free
	g.verbs[o.Verb].run(g, t, a, o)
	u.begun = u.begun || u.slots != slots || u.free != used // what was thought better of is not begun
	if g.stage == stageAct && !g.canContinue(a) {           // dropping in the own turn ends it, healed at once or not
		g.stage = stageEnd
	}
}

// listTurn lists all options of a turn.
func (g *Game) listTurn(q *table.Question, a table.Who) {
	g.listAttacks(q, a)
	g.listAbilities(q, a)
	g.listMoves(q, a)
	g.listStances(q, a)
	g.listDoors(q, a)
	g.listHelp(q, a)
	g.listRally(q, a)
	g.listSustain(q, a)
	g.listReady(q, a)
	g.listRelation(q, a)
	g.listDicey(q, a)
	g.listDelay(q, a)
	g.listIllWill(q, a)
	g.listFlee(q, a)
}

// paying returns the least slot that pays for an action, or actNone (escalation.action.substitute).
func (g *Game) paying(a table.Who, s slot) slot {
	left := g.usable(a) >> s << s
	if left == 0 {
		return actNone
	}
	return slot(bits.TrailingZeros8(uint8(left)))
}

// usable returns the slots that pay for something: the Stunned have no Move slot (escalation.cond.stunned).
func (g *Game) usable(a table.Who) slots {
	u := &g.units[a]
	if u.isStunned() {
		return u.slots &^ (1 << actMove)
	}
	return u.slots
}

// needSlot states that an action of some kind can be paid.
func (g *Game) needSlot(q *table.Question, a table.Who, s slot) bool {
	if s >= actFree {
		return q.NeedMost(int(g.units[a].free)+1, int(g.def.freeLimit), "free actions this turn", rule.TurnFreeActions)
	}
	if g.usable(a)>>s != 0 {
		return true
	}
	return q.NeedSo(false, g.whyUnpaid(a, s), [...]string{actQuick: "no quick action left", actMove: "no move action left", actStandard: "no standard action left"}[s])
}

// whyUnpaid returns the rule by which no slot pays: a readied action has locked it, Stunned, only lesser slots are left, or
// none.
func (g *Game) whyUnpaid(a table.Who, s slot) table.Rule {
	u := &g.units[a]
	switch {
	case u.locked != actNone && u.locked >= s:
		return rule.ReadyNextRoundSlot
	case s <= actMove && u.has(actMove):
		return rule.CondStunned
	case s == actStandard && u.slots != 0:
		return rule.ActionSubstitute
	default:
		return rule.TurnBudget
	}
}

// take pays for an action and says it.
func (g *Game) take(t *table.Table, a table.Who, o table.Option, s slot, r table.Rule) {
	g.takeSlot(a, s)
	g.sayTook(t, a, o, r)
}

// takeSlot pays for an action.
func (g *Game) takeSlot(a table.Who, s slot) {
	u := &g.units[a]
	switch {
	case s == actFree:
		u.free++
	case s <= actStandard:
		if p := g.paying(a, s); p != actNone {
			u.slots &^= 1 << p
		}
	}
}

// mayBegin begins a family of options that an action pays for, and that the Hampered do not have.
func (g *Game) mayBegin(q *table.Question, a table.Who, s slot) bool {
	q.Family()
	return g.needSlot(q, a, s) && g.notHampered(q, a)
}

// notHampered states that the Hampered do not have an option (escalation.cond.hampered).
func (g *Game) notHampered(q *table.Question, a table.Who) bool {
	return q.Need(!g.units[a].ills.has(condHampered), rule.CondHampered)
}
