package surge

import (
	"fmt"

	"fray/table"
)

// Brief returns the outcome that an event says in a word or two: critical hits, and wounds, which have levels instead of points.
func (g *Game) Brief(e *table.Event) string {
	switch {
	case e.Kind == table.Hit && e.N[3] == 1:
		return "critical"
	case e.Kind == table.Harmed:
		return fmt.Sprintf("wound %d", e.N[0])
	case e.Kind == table.Healed:
		return "recovers"
	default:
		return ""
	}
}
