package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// round counts the Phases of the fight, the Surprise Phase as 0 (phase.time.lengths).
func (g *Game) round() int {
	if g.phase == 0 {
		return 0
	}
	return (int(g.turn)-1)*4 + int(g.phase)
}

// beginPhase clears what counts within a Phase. The order stays (phase.init.order, phase.init.same_each_phase).
func (g *Game) beginPhase(t *table.Table) {
	r := rule.TimeLengths
	if g.phase == 0 {
		r = rule.SurpriseWhen
	}
	t.Tell(table.Round, r, table.Nobody, table.Nobody, g.round(), int(g.turn), int(g.phase), max(0, g.round()-1)*3)
	for i := range g.units {
		u := &g.units[i]
		u.clear(condSlotDone | condStepped)
		if u.is(condSurprised) { // no slot in this Phase (phase.surprise.who_acts)
			u.set(condSlotDone)
		}
		u.opportunities, u.moved = 0, 0
	}
	g.passed = g.passed[:0]
	g.stage = stageNext
}

// closePhase ends a Phase: those that wait openly may act last, then Surprise ends, and after Phase 4 comes the Post-Turn
// (phase.init.order, phase.time.post_turn).
func (g *Game) closePhase(t *table.Table) {
	if g.askWaiters(t, table.Nobody) {
		return
	}
	for i := range g.units {
		g.units[i].clear(condSurprised)
	}
	switch {
	case g.phase == 0:
		g.turn, g.phase = 1, 1
	case g.phase < 4:
		g.phase++
	default:
		g.postTurn(t)
		if int(g.turn) >= g.maxTurns {
			g.finish(t, -1)
			return
		}
		g.turn, g.phase = g.turn+1, 1
	}
	g.stage = stagePhase
}
