package surge

import (
	"fray/ruleset/lasting"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// endTurn ends the turn of the active combatant (surge.turn.end).
func (g *Game) endTurn(t *table.Table) {
	a := g.active
	g.move, g.refused = noMovement(), g.refused[:0]
	g.finishTurn(t, a)
	g.stage, g.waiter = stageBetween, 0
	if g.readies > 0 && !g.decided() {
		g.happened(t, happening{what: triggerTurnEnd, who: a, on: table.Nobody})
	}
	g.active = table.Nobody
}

// finishTurn runs the steps at the end of a turn in their fixed order (surge.turn.end).
func (g *Game) finishTurn(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.quickOpen = u.slots[actQuick] > 0
	if u.presence != healthHere {
		g.endTerms(t, lasting.TurnEnds, a)
		return
	}
	if u.stance.n > 0 && u.did&usedStrike == 0 { // surge.stance.duration
		u.stance.up = stanceNone
	}
	g.runFatigue(t, a)
	g.shakeAll(t, a)
	if u.dying && u.presence == healthHere {
		g.deathSave(t, a)
	}
	g.endTerms(t, lasting.TurnEnds, a)
	g.endHelp(a)
	u.slots = [3]int8{}
	u.did &^= usedSurge
}

// shakeAll makes a resistance check against each ongoing affliction of a combatant, the oldest first.
func (g *Game) shakeAll(t *table.Table, a table.Who) {
	n := g.ailmentsOf(a)
	for k := 0; n > 0; n-- {
		before := g.ailmentsOf(a)
		i := g.ailment(a, k)
		if i < 0 || g.units[a].presence != healthHere {
			return
		}
		g.shakeOff(t, i)
		if g.ailmentsOf(a) == before {
			k++
		}
	}
}

// runFatigue is the Endurance check of a combatant that ran in this turn (surge.move.run_fatigue,
// surge.move.run_successive).
func (g *Game) runFatigue(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.did&usedRun == 0 {
		u.runStreak = 0
		return
	}
	u.runStreak++
	if g.sheets[a].tireless {
		return
	}
	c := g.skilled(a, skillEndurance, rule.MoveRunFatigue)
	c.enough, c.least = int(u.runStreak), step(int(u.runStreak), -1) // no other degree matters
	if g.test(t, &c, g.dc(a, dcModerate)) < int(u.runStreak) {
		g.tireBy(t, a, 1, rule.MoveRunFatigue)
	}
}
