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

// Book is the ledger.
func (g *Game) Book() *table.Book { return g.book }

// Cast returns the names of the encounter.
func (g *Game) Cast() *table.Cast { return &g.def.cast }

// Setup is the encounter as it was given.
func (g *Game) Setup() *Setup { return g.setup }

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

// Over reports whether the fight is over.
func (g *Game) Over() (table.Result, bool) {
	return table.Result(g.winner), g.stage == stageOver
}
