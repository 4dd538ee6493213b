// Package surge is the surge ruleset: d20 and ranks, one Reaction for each combatant and turn, in three kinds of encounter:
// a Combat, a Conflict of words, and a Challenge of tasks.
//
// The ledger is rules.yaml; code cites its rules by the constants of package rule.
package surge

import "fray/table"

// Game is an encounter by the rules of surge.
type Game struct {
	*def
	state
	sc *scratch
}

// Beat plays from one resting point to the next.
func (g *Game) Beat(t *table.Table) {
	g.sc.reset()
	if g.doubt {
		g.doubt = false
		g.judge(t)
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
	case stageBetween:
		g.between(t)
	case stageOver:
	}
	g.judge(t)
}
