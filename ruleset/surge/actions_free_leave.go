package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// atEdge reports whether a combatant stands where the map can be left (surge.encounter.end).
func (g *Game) atEdge(a table.Who) bool {
	c := g.units[a].cell
	if s := g.field.squares; s != nil {
		x, y, _ := s.Place(c)
		return x == 0 || y == 0 || x+g.span(a) >= s.Cols() || y+g.span(a) >= s.Rows()/max(1, s.Levels())
	}
	return g.field.exits>>c&1 != 0
}

// flee leaves the map over its edge: a step of a movement, which provokes as any other. Who is thrown down by that does not get away
// (surge.encounter.end, surge.cond.prone).
func (g *Game) flee(t *table.Table, a table.Who, o table.Option) {
	down := g.units[a].prone
	if g.moving(a) {
		g.sayTook(t, a, o, rule.EncounterEnd)
	} else {
		g.pay(t, a, o, actMove, rule.EncounterEnd)
	}
	if g.opportunities(t, a, rule.MoveExitOa, g.threats(a, table.Nobody)) && g.canMove(a) && g.units[a].prone == down {
		g.leave(t, a, healthFled)
		t.Tell(evLeft, rule.EncounterEnd, a, table.Nobody, int(healthFled))
	}
}

// utter says what a combatant says, in at most 200 characters (surge.free.talk).
func (g *Game) utter(t *table.Table, a table.Who) {
	note := t.Note()
	if note == "" || !t.Heard() {
		return
	}
	if runes := []rune(note); len(runes) > 200 {
		note = string(runes[:200])
	}
	e := g.about(table.NewEvent(evSpoke, rule.FreeTalk, a, table.Nobody, int(g.sheets[a].seat)), a)
	e.Note = note
	t.Say(e)
}

// secret reports whether a combatant is hidden, or was removed while it was.
func (g *Game) secret(a table.Who) bool {
	p := g.units[a].presence
	return p == healthHidden || p == healthFled && g.stage != stageSetup && !slices.Contains(g.order, a)
}
