package escalation

import (
	"fmt"

	"fray/ruleset/text"
	"fray/table"
)

// Text returns an event as a sentence. Rolls are written as in the ledger: "3d6[5,4,3]=12".
func (g *Game) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return g.rolledText(e)
	}
	return text.Event(g, e, g.textOf(e), g.eventPart)
}

// textOf returns the pattern of an event.
func (g *Game) textOf(e *table.Event) string {
	switch {
	case e.Kind == table.Ruled && e.Note != "" && e.Rule != 0:
		return "The GM says: {note}"
	case e.Kind == table.Ruled && e.Note != "":
		return "The GM decrees: {note}"
	default:
		return text.Pick(g.events[e.Kind].Text, e.N[0])
	}
}

// endedText returns how a fight ended.
func (g *Game) endedText(e *table.Event) string {
	switch how := ending(e.N[1]); {
	case how == endFled:
		return "The party has fled"
	case e.N[0] < 0:
		return "The fight ends in a draw"
	case e.Rule == 0: // by decree
		return "The fight is over, won by: " + g.def.cast.SideName(int(e.N[0]))
	case how == endVictory:
		return "Victory: no enemy is left standing"
	default:
		return "Defeat: the party cannot come back"
	}
}

// movedText returns where a combatant stands now, and beside which others.
func (g *Game) movedText(e *table.Event) string {
	beside, who := crowd(e.Crowd[0]), g.called(e.Who)
	moved := who
	switch {
	case e.N[1] == onlyParted && beside == 0:
		return who + " gets loose and stands beside nobody"
	case e.N[1] == onlyParted:
		return who + " gets loose, and is still beside " + g.all(beside)
	case e.N[0] != e.Cell:
		moved += " goes to " + g.zones.Name(e.Cell)
	case beside == 0:
		return who + " stands beside nobody now"
	default:
		moved += " moves"
	}
	if beside != 0 {
		moved += " and is beside " + g.all(beside)
	}
	return moved
}

// lastsText returns how long a mark lasts, if that is unusual.
func lastsText(e *table.Event) string {
	switch l := until(e.N[2]); l {
	case untilSave:
		return fmt.Sprintf(" (save ends, %d+)", e.N[3])
	case untilTurnStart:
		return " (one round)"
	case untilDropped:
		return " (while it is sustained)"
	case untilTurnEnd, untilNextTurnEnd:
		return " (" + text.Words(l.names()[l]) + ")"
	default:
		return ""
	}
}
