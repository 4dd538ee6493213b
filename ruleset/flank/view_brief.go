package flank

import "fray/table"

// Brief returns the outcome that an event says in a word or two: critical hits.
func (g *Game) Brief(e *table.Event) string {
	switch {
	case e.Kind == table.Hit && e.N[0] == 2:
		return "critical"
	default:
		return ""
	}
}
