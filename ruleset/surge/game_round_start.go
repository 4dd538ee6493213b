package surge

import (
	"fray/ruleset/lasting"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// newTurn begins a turn of anybody: all may react again (surge.turn.reaction_limit).
func (g *Game) newTurn(t *table.Table, a table.Who) {
	g.active, g.stage, g.move = a, stageAct, noMovement()
	g.refused = g.refused[:0]
	g.turns++
	for i := range g.units {
		g.units[i].did &^= usedReaction
	}
	t.BeginTurn(a, int(g.round))
	t.Tell(table.Began, rule.TurnStart, a, table.Nobody, int(g.round))
}

// startTurn runs the steps at the start of a turn in their fixed order (surge.turn.start).
func (g *Game) startTurn(t *table.Table, a table.Who) {
	u := &g.units[a]
	g.lastChance(t, a)
	g.newTurn(t, a)
	if u.ready.when != triggerNone { // surge.ready.lost
		g.loseReady(a)
		t.Tell(evReadyLost, rule.ReadyLost, a, table.Nobody)
	}
	u.defending, u.stance = false, stance{}
	g.endTerms(t, lasting.TurnStarts, a)
	g.unconceal(a)
	g.land(t, a)
	g.refill(a)
	g.dueHelp(a)
	g.maintain(t, a)
	g.wake(t, a)
}

// refill gives a combatant the slots of a new turn (surge.turn.allotment).
func (g *Game) refill(a table.Who) {
	u := &g.units[a]
	u.slots = [3]int8{1, 1, 1}
	u.quickOpen = true
	u.did &= usedReaction
	u.frees, u.feet = 0, 0
}

// land lets the fatigue of Surges take effect, whatever a combatant is immune to (surge.surge.fatigue,
// surge.surge.resistance_compelled, surge.surge.fatigue_immunity).
func (g *Game) land(t *table.Table, a table.Who) {
	u := &g.units[a]
	n := u.pending
	u.pending = 0
	if u.cond&(1<<condCompelled|1<<condControlled) == 0 {
		n += u.deferred
		u.deferred = 0
	}
	if n > 0 {
		g.tireBy(t, a, n, rule.SurgeFatigue)
	}
}

// lastChance offers Destiny before the fatigue of a Surge lands, and to a combatant that cannot act at its turn
// (surge.surge.fatigue_destiny, surge.destiny.recover_unable).
func (g *Game) lastChance(t *table.Table, a table.Who) {
	u := &g.units[a]
	for u.pending > 0 || !g.able(a) {
		if u.presence != healthHere || g.pool(a) == 0 {
			return
		}
		q := t.Ask(askDestiny, rule.SurgeFatigueDestiny, a, g.owner(a))
		q.N[0] = int32(u.pending)
		g.listRecover(q, a, vDestiny)
		o, ok := t.OrPass(q, vPass)
		if !ok {
			return
		}
		g.destinyRecover(t, a, o)
	}
}

// wake offers Surge Resistance to a combatant that cannot act freely at the start of its turn (surge.surge.resistance).
func (g *Game) wake(t *table.Table, a table.Who) {
	u := &g.units[a]
	if g.alert(a) && u.cond&(1<<condControlled|1<<condCompelled) == 0 || !g.canSurgeOff(a) {
		return
	}
	q := t.Ask(askWake, rule.SurgeResistance, a, g.owner(a))
	g.listResistance(q, a)
	if o, ok := t.OrPass(q, vPass); ok {
		g.surge(t, a, o)
	}
}

// canSurgeOff reports whether a combatant can use Surge Resistance, which needs neither action nor awareness.
func (g *Game) canSurgeOff(a table.Who) bool {
	u := &g.units[a]
	if !g.sheets[a].surges || u.presence != healthHere || u.did&usedReaction != 0 || u.ready.when != triggerNone {
		return false
	}
	for i := range g.ailments {
		if g.ailments[i].on == a && g.resistible(a, i) {
			return true
		}
	}
	return false
}
