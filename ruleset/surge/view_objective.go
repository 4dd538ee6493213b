package surge

import (
	"fmt"
	"strings"

	"fray/table"
)

// objective says in a line what decides the encounter besides the last side standing, or "" if nothing does (surge.encounter.end).
func (g *Game) objective(seat table.Seat) string {
	x := &g.def.goal
	last := ""
	if g.maxRounds > 0 {
		last = fmt.Sprintf("round %d", g.maxRounds)
	}
	side := ""
	if x.what != goalNone {
		side = g.def.cast.SideName(int(x.side))
	}
	hidden := func(a table.Who) bool { return a >= 0 && !g.seen(seat, a) }
	switch {
	case g.def.kind == encounterChallenge && last != "":
		return "all tasks have to be done by the end of " + last
	case g.def.kind == encounterChallenge:
		return "all tasks have to be done"
	case x.what == goalAttitude && !hidden(x.subject) && !hidden(x.to):
		out := fmt.Sprintf("%s wins once %s is %s to %s", side, g.called(x.subject), attitudeNames()[x.level], g.subjectName(x.to, x.topic))
		if last != "" {
			out += ", by the end of " + last
		}
		return out
	case x.what == goalReach && x.subject >= 0 && !hidden(x.subject):
		return fmt.Sprintf("%s wins once %s is at the %s", side, g.called(x.subject), g.goalPlace())
	case x.what == goalReach && x.subject < 0:
		return fmt.Sprintf("%s wins once one of its people is at the %s", side, g.goalPlace())
	case x.what == goalProtect && !hidden(x.subject):
		return fmt.Sprintf("%s wins if %s can still act after %s", side, g.called(x.subject), last)
	case x.what == goalHold:
		return fmt.Sprintf("%s wins if it still stands after %s", side, last)
	case last != "":
		return "a draw after " + last
	}
	return ""
}

// goalPlace names the places that have to be reached, which the map marks too; many of them are not named one by one.
func (g *Game) goalPlace() string {
	cells := g.def.goal.cells
	if len(cells) > 4 {
		return "goal"
	}
	var names []string
	for _, c := range cells {
		names = append(names, g.cellName(c))
	}
	return "goal (" + strings.Join(names, " or ") + ")"
}
