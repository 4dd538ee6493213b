package escalation

import (
	"fmt"

	"fray/ruleset/setup"
	"fray/table"
)

// Text is an event in a sentence. Rolls are written as in the ledger: "3d6[5,4,3]=12".
func (g *Game) Text(e *table.Event) string {
	who, whom := g.called(e.Who), g.called(e.Target)
	switch e.Kind {
	case table.Rolled:
		return g.rolledText(e)
	case table.Began:
		return who + "'s turn"
	case table.Round:
		if e.N[0] == 0 {
			return "Surprise Round"
		}
		return fmt.Sprintf("Round %d, escalation die %d", e.N[0], e.N[1])
	case table.Took:
		return fmt.Sprintf("%s: %s", who, g.deed(e.Who, e.Option))
	case table.Reacted:
		return fmt.Sprintf("%s reacts: %s", who, g.deed(e.Who, e.Option))
	case table.Hit:
		if degree(e.N[0]) == degreeCrit {
			return fmt.Sprintf("%s crits %s", who, whom)
		}
		return fmt.Sprintf("%s hits %s", who, whom)
	case table.Missed:
		if degree(e.N[0]) == degreeCritFail {
			return fmt.Sprintf("%s misses %s: a Crit Fail", who, whom)
		}
		return fmt.Sprintf("%s misses %s", who, whom)
	case table.Harmed:
		return fmt.Sprintf("%s takes %d damage and has %d HP", whom, e.N[0], e.N[1])
	case table.Healed:
		return fmt.Sprintf("%s regains %d HP and has %d", whom, e.N[0], e.N[1])
	case table.Gained:
		name := g.book.Meters[e.N[1]].Name
		if e.N[1] == meterSecond && e.Who >= 0 {
			name = setup.Or(g.sheets[e.Who].secondary, name)
		}
		return fmt.Sprintf("%s: %+d %s (%d)", who, e.N[0], name, e.N[2])
	case table.Fell:
		return whom + " goes down"
	case table.Moved:
		return g.movedText(e, who)
	case table.Marked:
		return fmt.Sprintf("%s: %s%s", whom, markName(markKind(e.N[0]), e.N[1]), g.lastsText(e))
	case table.Cleared:
		return fmt.Sprintf("%s: %s is over", whom, markName(markKind(e.N[0]), e.N[1]))
	case table.Ruled:
		return g.ruledText(e)
	case table.Ended:
		return g.endedText(e)
	default:
		return table.Expand(g.book.Events[e.Kind-table.Own].Text, func(name string) string { return g.eventPart(e, name) })
	}
}

// endedText says how a fight ended.
func (g *Game) endedText(e *table.Event) string {
	switch how := ending(e.N[1]); {
	case how == endFled:
		return "The party has fled"
	case e.N[0] < 0:
		return "The fight ends in a draw"
	case e.Rule == 0: // by decree
		return "The fight is over, won by: " + g.def.cast.Sides[e.N[0]]
	case how == endVictory:
		return "Victory: no enemy is left standing"
	default:
		return "Defeat: the party cannot come back"
	}
}

// movedText says where a combatant stands now, and which others it stands beside.
func (g *Game) movedText(e *table.Event, who string) string {
	beside := crowd(e.Crowd[0])
	text := who
	switch {
	case e.N[1] == onlyParted && beside == 0:
		return who + " gets loose and stands beside nobody"
	case e.N[1] == onlyParted:
		return who + " gets loose, and is still beside " + g.all(beside)
	case e.N[0] != e.Cell:
		text += " goes to " + g.zones.Name(e.Cell)
	case beside == 0:
		return who + " stands beside nobody now"
	default:
		text += " moves"
	}
	if beside != 0 {
		text += " and is beside " + g.all(beside)
	}
	return text
}

// lastsText says how long a mark lasts, where that is not as usual.
func (g *Game) lastsText(e *table.Event) string {
	switch l := until(e.N[2]); l {
	case untilSave:
		return fmt.Sprintf(" (save ends, %d+)", e.N[3])
	case untilTurnStart:
		return " (one round)"
	case untilUsual, untilFightEnd, untilLetGo, untilAttack, untilGaspEnd:
		return ""
	case untilDropped:
		return " (while it is sustained)"
	default:
		return " (" + words(untilUsual.names()[l]) + ")"
	}
}

// ruledText is a ruling or a decree of the GM.
func (g *Game) ruledText(e *table.Event) string {
	switch {
	case e.Note != "" && e.Rule != 0:
		return "The GM says: " + e.Note
	case e.Note != "":
		return "The GM decrees: " + e.Note
	case e.N[0] == 1:
		return "The GM says yes: " + g.book.Text(e.Rule).Title
	default:
		return "The GM says no: " + g.book.Text(e.Rule).Title
	}
}
