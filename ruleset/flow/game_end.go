package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// judge ends the fight when all but one side are down, dead or gone (flow.combat.end). If only hidden combatants keep the
// fight going, the GM is asked first; at every end, if the table asks for that ([table.Options]).
func (g *Game) judge(t *table.Table) {
	for g.stage != stageOver && g.settled(healthUp) {
		if g.settled(healthHidden) && !t.AskEnd || !g.askHidden(t) {
			g.finish(t, g.standing())
		}
	}
}

// decided reports whether at most one side is left standing in sight. Everything under way ends there, and only the GM is
// asked, about hidden combatants (flow.combat.end).
func (g *Game) decided() bool { return g.settled(healthUp) }

// halted reports whether what a combatant is doing ends here, because it is no longer up or the fight is decided
// (flow.round.reactions_interrupt, flow.combat.end).
func (g *Game) halted(a table.Who) bool { return g.units[a].health != healthUp || g.decided() }

// settled reports whether at most one side is left, counting combatants that are up and those of the other state.
func (g *Game) settled(too health) bool {
	side := int16(-1)
	for i := range g.units {
		if h := g.units[i].health; h == healthUp || h == too {
			s := int16(g.sides[i])
			if side >= 0 && s != side {
				return false
			}
			side = s
		}
	}
	return true
}

// standing is the side that is left, or -1.
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

// askHidden asks the GM whether the fight is over although hidden combatants could continue it. A combatant that the GM
// names appears where it waits or in the nearest free hex. It reports whether there is one; by default the fight is over.
func (g *Game) askHidden(t *table.Table) bool {
	q := t.Ask(askHidden, rule.CombatEnd, table.Nobody, table.JustSeat(table.GM))
	q.Secret = true
	q.Add(table.Do(vOver))
	for i, side := 0, g.standing(); i < len(g.units); i++ {
		if u := &g.units[i]; u.health == healthHidden && int8(g.sides[i]) != side {
			if c := g.haven(u.cell); c != space.None {
				q.Add(table.Do(vReveal).At(table.Who(i)).To(c))
			}
		}
	}
	q.SetDefault(table.Do(vOver))
	o := t.Choose(q)
	if o.Verb == vOver {
		return false
	}
	g.reveal(o.Who, o.Cell)
	lateRules().Say(g, t, o.Who, table.Adjustment{Do: "reveal", Who: g.id(o.Who), At: g.hexes.Name(o.Cell)}, table.Everybody())
	return true
}
