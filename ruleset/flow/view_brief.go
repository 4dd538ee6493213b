package flow

import "fray/table"

// Brief returns the outcome that an event says in a word or two: critical successes, and attacks that a reaction has stopped.
func (g *Game) Brief(e *table.Event) string {
	switch {
	case e.Kind == table.Hit && degree(e.N[0]) == degreeCritical:
		return "critical"
	case e.Kind == table.Missed && e.N[1] == 1:
		return "stopped"
	default:
		return ""
	}
}
