package escalation

import "fray/table"

// Brief returns the outcome that an event says in a word or two: a Crit and a Crit Fail.
func (g *Game) Brief(e *table.Event) string {
	switch {
	case e.Kind == table.Hit && degree(e.N[0]) == degreeCrit:
		return "crit"
	case e.Kind == table.Missed && degree(e.N[0]) == degreeCritFail:
		return "crit fail"
	default:
		return ""
	}
}
