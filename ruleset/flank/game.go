// Package flank is the flank ruleset: d20 fights on squares and cubes, with three attacks a turn, flanking, spells that can be
// interrupted and countered, and 23 conditions.
//
// The ledger is rules.yaml; code cites its rules by the constants of package rule.
package flank

import "fray/table"

// Game is a fight by the rules of flank.
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
	switch {
	case g.doubt:
		g.doubt = false
		g.judge(t)
		return
	case g.days > 0:
		g.passDay(t)
		g.judge(t)
		return
	}
	switch g.stage {
	case stageSetup:
		g.open(t)
	case stageAmbush:
		g.nextAmbusher(t)
	case stageInitiative:
		g.rollInitiative(t)
	case stageTurn:
		g.nextTurn(t)
	case stageAct:
		g.act(t)
	case stageEnd:
		g.endTurn(t)
	case stageOver:
	}
	g.judge(t)
}

// span returns how many squares a combatant fills on a side.
func (g *Game) span(who table.Who) int { return int(g.figures[who].span) }

// distance returns the distance of two combatants in squares (flank.space.distance).
func (g *Game) distance(a, b table.Who) int {
	return g.squares.DistanceBetween(g.units[a].cell, g.span(a), g.units[b].cell, g.span(b))
}

// id returns the id of a combatant.
func (g *Game) id(who table.Who) string { return g.def.cast.ID(who) }

// called returns what texts call a combatant.
func (g *Game) called(who table.Who) string { return g.def.cast.Called(who) }

// ask begins a question to the seat of a combatant, about another or Nobody.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, who, target table.Who) *table.Question {
	q := t.Ask(k, r, who, table.JustSeat(g.sheets[who].seat))
	q.Target = target
	return q
}

// askGM begins a question to the GM about a combatant.
func (g *Game) askGM(t *table.Table, k table.Kind, r table.Rule, about table.Who) *table.Question {
	q := t.Ask(k, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = about
	return q
}
