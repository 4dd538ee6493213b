// Package escalation is the escalation ruleset: 3d6 with counted advantage, an escalation die, initiative bands, zones.
//
// The ledger is rules.yaml; code cites its rules by the constants of package rule.
package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// Game is a fight by the rules of escalation.
type Game struct {
	*def
	state
	sc *scratch
}

// Book is the ledger.
func (g *Game) Book() *table.Book { return g.book }

// Cast is who takes part.
func (g *Game) Cast() *table.Cast { return &g.def.cast }

// Setup is the encounter as it was given.
func (g *Game) Setup() *Setup { return g.setup }

// Beat plays from one resting point to the next.
func (g *Game) Beat(t *table.Table) {
	g.sc.begin()
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

// judge ends the fight after a complete action, end of turn or other beat (escalation.end.victory,
// escalation.end.defeat).
func (g *Game) judge(t *table.Table) {
	switch {
	case g.stage <= stageSetup || g.stage == stageOver:
	case g.up&g.sides[enemies] == 0:
		g.finish(t, victory, int8(pcs), rule.EndVictory)
	case g.present&g.heroes == 0:
		g.finish(t, defeat, int8(enemies), rule.EndDefeat)
	}
}

// finish ends the fight: the living are safe, unless it is lost, and what lasts for a fight is over (escalation.end.victory,
// escalation.flee.end).
func (g *Game) finish(t *table.Table, how ending, winner int8, r table.Rule) {
	for a := range g.people {
		u := &g.units[a]
		if u.ready.set {
			u.ready = readied{}
		}
		if how != defeat {
			switch u.status {
			case dying:
				g.setStatus(t, a, stabilized, r)
			case lastGasp:
				if g.endGasp(t, a, r); u.status == dying {
					g.setStatus(t, a, stabilized, r)
				}
			default:
			}
		}
		u.fails, u.saves, u.deep, u.waits, u.slots = 0, 0, false, false, 0
	}
	g.marks, g.running, g.readiers = g.marks[:0], g.running[:0], 0
	for a := range g.units {
		g.units[a].ills = 0
	}
	g.die = 0
	g.since++
	g.stage, g.ending, g.winner, g.active = stageOver, how, winner, table.Nobody
	if t.Heard() {
		g.say(t, table.NewEvent(table.Ended, r, table.Nobody, table.Nobody, int(winner), int(how)))
	}
}
