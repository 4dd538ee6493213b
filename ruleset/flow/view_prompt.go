package flow

import (
	"fmt"
	"strconv"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	pattern := g.book.Questions[q.Kind].Prompt
	if q.Kind == askRuling && q.Rule == rule.FreeGeneral {
		pattern = "GM: may {target} take a further free action this turn?"
	}
	return table.Expand(pattern, func(name string) string {
		switch name {
		case "who":
			return g.called(q.Who)
		case "target":
			return g.called(q.Target)
		case "level":
			return degree(q.Level).String()
		case "hexes":
			return hexes(g.walk.points)
		case "ap":
			return strconv.Itoa(int(g.units[q.Who].ap))
		case "rp":
			return strconv.Itoa(int(g.units[q.Who].rp))
		default:
			return strconv.Itoa(int(g.units[q.Who].fp))
		}
	})
}

// RollText says what a roll is for, to the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	dice := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Count == 1 {
		dice = fmt.Sprintf("d%d", r.Sides)
	}
	if r.Extra > 0 {
		dice += fmt.Sprintf(" and %dd10 for the tens", r.Extra)
	}
	return fmt.Sprintf("%s for %s: %s", dice, g.called(r.Who), g.book.Text(r.Rule).Title)
}
