// Package escalation is the escalation ruleset: 3d6 with counted advantage, an escalation die, initiative bands, zones.
//
// The ledger is rules.yaml; code cites its rules by the constants of package rule.
package escalation

import "fray/table"

// Game is a fight by the rules of escalation.
type Game struct {
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
	g.sc.begin()
	if (g.hiding != 0 || t.AskEnd) && g.ends() != endNone { // a decree has left it to this beat
		g.judge(t)
		return
	}
	switch g.stage {
	case stageCamp:
		g.camp(t)
	case stageSetup:
		g.open(t)
	case stageRound:
		g.beginRound(t)
	case stageNext:
		g.next(t)
	case stageBegin:
		g.beginTurn(t)
	case stageAct:
		g.act(t)
	case stageEnd:
		g.endTurn(t)
	case stageClose:
		g.endRound(t)
	case stageOver:
	}
	g.judge(t)
}
