package phase

import "fray/table"

// Brief returns the outcome that an event says in a word or two: attacks that are parried, and who is dead and not only out.
func (g *Game) Brief(e *table.Event) string {
	switch {
	case e.Kind == evParried:
		return "stopped"
	case e.Kind == table.Fell && e.N[0] == int32(healthDead):
		return "dead"
	case e.Kind == table.Fell:
		return "knocked out"
	default:
		return ""
	}
}
