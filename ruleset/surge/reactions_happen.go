package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// happening is something that may set off Readied Actions (surge.ready.declare).
type happening struct {
	what trigger
	who  table.Who // who did it
	on   table.Who // the target of an attack
	verb table.Verb
	cond condition
}

// happened releases the Readied Actions that something sets off, after it is done, and reports whether anybody was asked
// (surge.ready.release).
func (g *Game) happened(t *table.Table, h happening) (asked bool) {
	var who table.Crowd
	for i := range g.units {
		if b := table.Who(i); g.units[i].ready.when != triggerNone && g.setsOff(b, h) {
			who.Add(b)
		}
	}
	if who.Empty() {
		return false
	}
	base := len(g.sc.took)
	t.Window(who, func() *table.Question {
		q := t.Ask(askRelease, rule.ReadyRelease, table.Nobody, 0)
		q.Target, q.Actor, q.Aim = h.who, h.who, h.on
		q.PassBy(vPass)
		return q
	}, func(q *table.Question, b table.Who) {
		seats := g.voice(b)
		q.AddFor(seats, table.Do(vAct).At(b))
		if g.canQuick(b) && g.active != b { // surge.turn.quick_in_reaction
			q.AddFor(seats, table.Do(vAct).At(b).Adding(quickBefore))
			q.AddFor(seats, table.Do(vAct).At(b).Adding(quickAfter))
		}
		q.AddFor(seats, table.Do(vPass).At(b))
	}, func(o table.Option) {
		g.sc.took = append(g.sc.took, o)
	})
	g.inOrder(base, func(o table.Option) {
		if o.Verb == vAct && g.units[o.Who].ready.when != triggerNone && g.mayRelease(o.Who) && !g.decided() {
			g.release(t, o.Who, h.who, o.Also)
		}
	})
	return true
}

// mayRelease reports whether a combatant can take its readied action now: it is its Reaction of the turn.
func (g *Game) mayRelease(b table.Who) bool {
	return g.units[b].did&usedReaction == 0 && g.alert(b)
}

// setsOff reports whether something is the trigger of a combatant's readied action.
func (g *Game) setsOff(b table.Who, h happening) bool {
	r := &g.units[b].ready
	if h.who == b || !g.mayRelease(b) || !g.isHere(h.who) && h.what != triggerTurnEnd {
		return false
	}
	if r.of >= 0 && r.of != h.who || r.of < 0 && !g.foes(b, h.who) {
		return false
	}
	switch r.when {
	case triggerStepAt:
		return h.what == triggerStepAt && g.units[h.who].cell == r.cell
	case triggerStepReach:
		return h.what == triggerStepAt && g.distance(b, h.who) <= max(g.adjacent(), g.readyReach(b))
	case triggerStepRange:
		return h.what == triggerStepAt && r.item > 0 && g.within(g.deed(b, int(r.item)-1), b, h.who)
	case triggerAttack, triggerAttackOn:
		return h.what == triggerAttack && (r.on < 0 || r.on == h.on)
	case triggerAction:
		return h.what == triggerAction && h.verb == r.action
	case triggerCondition:
		return h.what == triggerCondition && r.cond.has(h.cond)
	default:
		return h.what == r.when
	}
}

// readyReach is the reach of the attack that a combatant has readied.
func (g *Game) readyReach(b table.Who) int {
	if i := int(g.units[b].ready.item) - 1; i >= 0 && g.deed(b, i).reach == reachClose {
		return int(g.deed(b, i).close)
	}
	return 0
}
