// Package flow is the flow ruleset: percentile skirmish on hexes with action, reaction and flow points.
//
// The ledger is rules.yaml; code cites its rules by the constants of package rule.
package flow

import "fray/table"

// Game is a fight by the rules of flow.
type Game struct {
	table.Basic
	*def
	state
	sc *scratch
}

// Health returns the hit points of a combatant.
func (g *Game) Health(who table.Who) (now, most int) {
	return max(0, int(g.units[who].hp)), int(g.sheets[who].hpMax)
}

// Beat plays from one resting point to the next.
func (g *Game) Beat(t *table.Table) {
	switch {
	case g.doubt:
		g.doubt = false
		g.judge(t)
		return
	case g.runner != table.Nobody:
		g.run(t)
		return
	}
	switch g.stage {
	case stageSetup:
		g.open(t)
	case stageRound:
		g.beginRound(t)
	case stageTurn:
		g.beginTurn(t)
	case stageAct:
		g.act(t)
	case stageEnd:
		g.endTurn(t)
	case stageRest:
		g.endRound(t)
	case stageOver:
	}
	g.judge(t)
}
