package flow

import (
	"fray/ruleset/flow/rule"
	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// judge ends the fight when at most one side is up (flow.combat.end). If only hidden combatants keep it going, or the table
// asks at every end ([table.Options]), the GM decides.
func (g *Game) judge(t *table.Table) {
	for g.stage != stageOver && g.settled(healthUp) {
		if g.settled(healthHidden) && !t.AskEnd || !g.askHidden(t) {
			g.finish(t, g.standing())
		}
	}
}

// decided reports whether at most one visible side is up: everything under way ends (flow.combat.end).
func (g *Game) decided() bool { return g.settled(healthUp) }

// halted reports whether an action ends, because its combatant is not up or the fight is decided
// (flow.round.reactions_interrupt, flow.combat.end).
func (g *Game) halted(a table.Who) bool { return g.units[a].health != healthUp || g.decided() }

// settled reports whether at most one side is left, counting combatants that are up or of the other health.
func (g *Game) settled(too health) bool {
	left := func(i int) bool { h := g.units[i].health; return h == healthUp || h == too }
	first := 0
	for first < len(g.units) && !left(first) {
		first++
	}
	for i := len(g.units) - 1; i > first; i-- { // from the end, where the other side mostly stands
		if left(i) && g.sides[i] != g.sides[first] {
			return false
		}
	}
	return true
}

// standing returns the side that is left, or -1.
func (g *Game) standing() int8 {
	side := int8(-1)
	for i := range g.units {
		if g.units[i].health == healthUp {
			side = int8(g.sides[i])
		}
	}
	return side
}

func (g *Game) finish(t *table.Table, winner int8) {
	g.stage, g.winner, g.active = stageOver, winner, table.Nobody
	t.Tell(table.Ended, rule.CombatEnd, table.Nobody, table.Nobody, int(winner))
}

// askHidden asks the GM whether the fight is over although hidden combatants could continue it. It reveals the combatant
// that the GM names, and reports whether there is one.
func (g *Game) askHidden(t *table.Table) bool {
	q := late.AskOver(t, askHidden, rule.CombatEnd, vOver)
	for i, side := 0, g.standing(); i < len(g.units); i++ {
		if u := &g.units[i]; u.health == healthHidden && int8(g.sides[i]) != side {
			if c := g.haven(u.cell); c != space.None {
				q.Add(table.Do(vReveal).At(table.Who(i)).To(c))
			}
		}
	}
	o := t.Choose(q)
	if o.Verb == vOver {
		return false
	}
	g.reveal(o.Who, o.Cell)
	lateRules().Say(g, t, o.Who, table.Adjustment{Do: "reveal", Who: g.id(o.Who), At: g.hexes.Name(o.Cell)}, table.Everybody())
	return true
}
