package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// open resolves an ambush and begins the fight (escalation.seq.assign_bands, escalation.surprise.two_act).
func (g *Game) open(t *table.Table) {
	g.round, g.ambushed = 1, false
	if g.def.surprise >= 0 {
		g.round, g.ambushed = 0, true
		if g.def.surprise == int8(sidePCs) { // never for an ambush by enemies
			g.wonAmbush = g.def.ambush
			if g.wonAmbush < 0 {
				g.wonAmbush = int8(table.Bit(g.ruling(t, rule.SurpriseEscalationStart, table.Nobody, false)))
			}
		}
		g.chooseAmbushers(t, uint8(g.def.surprise))
	}
	g.stage = stageRound
}

// chooseAmbushers asks the ambushing side for the two combatants that act in the Surprise Round, or fewer. A single one is
// not asked for (escalation.surprise.two_act).
func (g *Game) chooseAmbushers(t *table.Table, side uint8) {
	for g.chosen.count() < 2 {
		rest := g.up & g.sides[side] &^ g.chosen
		if rest == 0 {
			return
		}
		if g.chosen == 0 && rest.rest() == 0 { // nobody to choose from
			g.chosen = rest
			return
		}
		g.sc.used = 0
		q := t.Ask(askAmbush, rule.SurpriseTwoAct, table.Nobody, g.seatsOf(rest))
		for c := rest; c != 0; c = c.rest() {
			q.AddFor(table.JustSeat(g.sheets[c.first()].seat), table.Do(vNext).At(c.first()))
		}
		if g.chosen != 0 {
			q.Add(table.Do(vNone))
		}
		q.SetDefault(table.Do(vNext).At(rest.first()))
		o := t.Choose(q)
		if o.Verb == vNone {
			return
		}
		g.chosen |= only(o.Who)
	}
}

// seatsOf returns the seats of a crowd.
func (g *Game) seatsOf(c crowd) table.Seats {
	var s table.Seats
	for ; c != 0; c = c.rest() {
		s |= table.JustSeat(g.sheets[c.first()].seat)
	}
	return s
}

// surprised reports whether a combatant cannot react because its side was ambushed (escalation.surprise.surprised_side).
func (g *Game) surprised(a table.Who) bool {
	return g.ambushed && int8(g.sheets[a].side) != g.def.surprise
}
