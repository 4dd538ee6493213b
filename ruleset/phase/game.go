// Package phase is the phase ruleset: 3-second Phases on hexes, with delays, readied actions, aborts and attacks of opportunity.
//
// The ledger is rules.yaml; code cites its rules by the constants of package rule.
package phase

import "fray/table"

// Game is a fight by the rules of phase.
type Game struct {
	*def
	state
	sc *scratch
}

// Health returns the STUN of a combatant.
func (g *Game) Health(who table.Who) (now, most int) {
	return max(0, int(g.units[who].stun)), int(g.sheets[who].stunMax)
}

// Beat plays from one resting point to the next.
func (g *Game) Beat(t *table.Table) {
	g.sc.begin()
	if g.doubt {
		g.doubt = false
		g.judge(t)
		return
	}
	switch g.stage {
	case stageSetup:
		g.open(t)
	case stagePhase:
		g.beginPhase(t)
	case stageNext:
		g.next(t)
	case stageAct:
		g.act(t)
	case stageEnd:
		g.endSlot(t)
	case stageClose:
		g.closePhase(t)
	case stageOver:
	}
	g.judge(t)
}
