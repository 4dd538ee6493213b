package surge

import (
	"slices"

	"fray/ruleset/late"
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// judge ends the encounter when it is decided (surge.encounter.end). If only hidden combatants keep it going, the GM is asked
// first; at every end, if the table asks for that ([table.Options]).
func (g *Game) judge(t *table.Table) {
	for g.stage != stageOver && g.stage != stageSetup {
		winner, over := g.verdict(healthHere)
		if !over {
			return
		}
		if _, still := g.verdict(healthHidden); still && !t.AskEnd || !g.askHidden(t) {
			g.finish(t, winner)
		}
	}
}

// decided reports whether the encounter is over by what is in sight.
func (g *Game) decided() bool {
	_, over := g.verdict(healthHere)
	return over
}

// verdict is who has won, and whether anybody has, counting combatants in play and those of the other state too.
func (g *Game) verdict(too presence) (winner int8, over bool) {
	if winner, over = g.goalMet(); over {
		return winner, true
	}
	if g.def.kind == encounterChallenge {
		return g.challengeOver(too)
	}
	if x := &g.sc.standing; g.canWin(x[0], too) && g.canWin(x[1], too) && g.units[x[0]].side != g.units[x[1]].side {
		return -1, false
	}
	first := table.Nobody
	for i := range g.units {
		a := table.Who(i)
		switch {
		case !g.canWin(a, too):
		case first == table.Nobody:
			first = a
		case g.units[a].side != g.units[first].side:
			g.sc.standing = [2]table.Who{first, a}
			return -1, false
		}
	}
	if first == table.Nobody {
		return -1, true
	}
	return int8(g.units[first].side), true
}

// canWin reports whether a combatant can still win: in play or in the other state, not neutral, and neither incapacitated nor dying.
func (g *Game) canWin(a table.Who, too presence) bool {
	if int(a) >= len(g.units) {
		return false
	}
	u := &g.units[a]
	return (u.presence == healthHere || u.presence == too) && !u.cond.has(condIncapacitated) && int8(u.side) != g.neutral
}

// challengeOver is how the tasks of a Challenge stand (surge.encounter.challenge).
func (g *Game) challengeOver(too presence) (winner int8, over bool) {
	done, lost, able := true, false, false
	for i := range g.tasks {
		done = done && g.isDone(i)
		lost = lost || g.tasks[i].lost >= g.def.taskDefs[i].limit
	}
	for i := range g.units {
		u := &g.units[i]
		able = able || u.side == g.working && (u.presence == healthHere || u.presence == too) && !u.cond.has(condIncapacitated)
	}
	switch {
	case lost || !able:
		return g.opposition0(), true
	case done:
		return int8(g.working), true
	default:
		return -1, false
	}
}

// opposition0 is the side that wins where the working side loses: the first other one.
func (g *Game) opposition0() int8 {
	for i := range g.def.cast.Sides {
		if int8(i) != int8(g.working) && int8(i) != g.neutral {
			return int8(i)
		}
	}
	return -1
}

// goalMet reports whether the objective of the encounter is met, and who wins by it (surge.encounter.end).
func (g *Game) goalMet() (winner int8, over bool) {
	x := &g.def.goal
	switch x.what {
	case goalAttitude:
		if g.feels(x.subject, x.to, x.topic) >= x.level {
			return int8(x.side), true
		}
	case goalReach:
		for i := range g.units {
			a := table.Who(i)
			if (x.subject == a || x.subject < 0 && g.units[i].side == x.side) && g.standing(a) && slices.Contains(x.cells, g.units[i].cell) {
				return int8(x.side), true
			}
		}
	case goalProtect:
		if u := &g.units[x.subject]; !g.standing(x.subject) && u.presence != healthHidden {
			return g.other(x.side), true
		}
	default:
	}
	return -1, false
}

// other is a side that is not the given one, nor neutral.
func (g *Game) other(side uint8) int8 {
	for i := range g.def.cast.Sides {
		if i != int(side) && int8(i) != g.neutral {
			return int8(i)
		}
	}
	return -1
}

// runOut ends an encounter after its last round: a draw, a lost Challenge, or a place that has been held.
func (g *Game) runOut(t *table.Table) {
	switch {
	case g.def.goal.what == goalHold || g.def.goal.what == goalProtect:
		g.finish(t, int8(g.def.goal.side))
	case g.def.kind == encounterChallenge:
		g.finish(t, g.opposition0())
	default:
		g.finish(t, -1)
	}
}

// finish ends the encounter.
func (g *Game) finish(t *table.Table, winner int8) {
	g.stage, g.winner, g.active = stageOver, winner, table.Nobody
	t.Tell(table.Ended, rule.EncounterEnd, table.Nobody, table.Nobody, int(winner))
}

// askHidden asks the GM whether the encounter is over although hidden combatants could continue it. It reports whether one
// appears; by default the encounter is over.
func (g *Game) askHidden(t *table.Table) bool {
	q := late.AskOver(t, askHidden, rule.EncounterEnd, vOver)
	for i := range g.units {
		if u := &g.units[i]; u.presence == healthHidden {
			if c := g.haven(table.Who(i), u.cell); c != space.None && g.matters(table.Who(i)) {
				q.Add(table.Do(vAppear).At(table.Who(i)).To(c))
			}
		}
	}
	o := t.Choose(q)
	if o.Verb == vOver {
		return false
	}
	g.reveal(o.Who, o.Cell)
	lateRules().Say(g, t, o.Who, table.Adjustment{Do: "reveal", Who: g.id(o.Who), At: g.cellName(o.Cell)}, table.Everybody())
	return true
}

// matters reports whether the encounter continues if a hidden combatant appears.
func (g *Game) matters(a table.Who) bool {
	g.units[a].presence = healthHere
	_, over := g.verdict(healthHere)
	g.units[a].presence = healthHidden
	return !over
}

// seen reports whether a seat may know of a combatant.
func (g *Game) seen(seat table.Seat, a table.Who) bool {
	return late.Seen(&g.def.cast, seat, a, g.units[a].presence == healthHidden)
}
