package phase

import (
	"fray/ruleset/late"
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// judge ends the fight when at most one side has a combatant left that is conscious, willing and on the map
// (phase.time.combat_end). If only hidden combatants keep the fight going, the GM is asked first; at every end, if the table asks
// for that ([table.Options]).
//
// An encounter can name combatants that decide it: a courier that has left the map wins for its side, and without a vital one
// its side has lost.
func (g *Game) judge(t *table.Table) {
	if g.home >= 0 && g.stage != stageOver {
		g.finish(t, g.home)
	}
	for g.stage != stageOver && g.settled(healthUp) {
		if g.settled(healthHidden) && !t.AskEnd || !g.askHidden(t) {
			g.finish(t, g.standing())
		}
	}
}

// settled reports whether at most one side is left, counting combatants that are up and willing and those of the other state.
func (g *Game) settled(too health) bool {
	left := 0
	for side := range g.teams {
		left += table.Bit(g.fightsOn(side, too))
	}
	return left <= 1
}

// standing returns the side that is left, or -1.
func (g *Game) standing() int8 {
	for side := range g.teams {
		if g.fightsOn(side, healthUp) {
			return int8(side)
		}
	}
	return -1
}

// fightsOn reports whether a side has somebody who is up, or in the other state, and willing, and has not lost those that decide it.
func (g *Game) fightsOn(side int, too health) bool {
	if g.forsaken(side) {
		return false
	}
	for s := g.teams[side]; s != 0; s = s.rest() {
		if u := &g.units[s.first()]; (u.health == healthUp || u.health == too) && !u.is(condCowed) {
			return true
		}
	}
	return false
}

// forsaken reports whether a vital combatant of a side is knocked out, dead or cowed.
func (g *Game) forsaken(side int) bool {
	for s := g.vital & g.teams[side]; s != 0; s = s.rest() {
		if u := &g.units[s.first()]; u.health == healthOut || u.health == healthDead || u.is(condCowed) {
			return true
		}
	}
	return false
}

func (g *Game) finish(t *table.Table, winner int8) {
	g.stage, g.winner, g.active, g.left = stageOver, winner, table.Nobody, budget{}
	t.Tell(table.Ended, rule.TimeCombatEnd, table.Nobody, table.Nobody, int(winner))
}

// askHidden asks the GM whether the fight is over although hidden combatants could continue it. A combatant that the GM
// names appears where it waits or in the nearest free hex. It reports whether there is one; by default the fight is over.
func (g *Game) askHidden(t *table.Table) bool {
	q := late.AskOver(t, askHidden, rule.TimeCombatEnd, vOver)
	for i, side := 0, g.standing(); i < len(g.units); i++ {
		if u := &g.units[i]; u.health == healthHidden && !u.is(condCowed) && int8(g.sides[i]) != side {
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

// haven returns the free hex nearest to another, itself first, or None.
func (g *Game) haven(c space.Cell) space.Cell {
	best, least := space.None, 1<<30
	for x := range space.Cell(g.hexes.Size()) {
		if d := g.hexes.Distance(c, x); d < least && g.empty(x) {
			best, least = x, d
		}
	}
	return best
}

// empty reports whether no combatant is in a hex, conscious or not, and it can be entered.
func (g *Game) empty(c space.Cell) bool {
	return c != space.None && !g.sc.solid.Has(c) && g.bodyAt(c, table.Nobody) == table.Nobody
}
