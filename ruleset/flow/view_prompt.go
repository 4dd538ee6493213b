package flow

import (
	"fmt"
	"strconv"

	"fray/ruleset/flow/rule"
	"fray/ruleset/text"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	pattern := g.book.Questions[q.Kind].Prompt
	if q.Kind == askRuling && q.Rule == rule.FreeGeneral {
		pattern = "GM: may {target} take a further free action this turn?"
	}
	return text.Prompt(g, q, pattern, g.promptPart)
}

// promptPart returns a part of the prompt of a question that only flow has.
func (g *Game) promptPart(q *table.Question, name string) string {
	u := &g.units[q.Who]
	switch name {
	case "level":
		return degree(q.Level).String()
	case "hexes":
		return hexes(g.walk.points)
	default:
		return strconv.Itoa(int(map[string]int16{"ap": u.ap, "rp": u.rp, "fp": u.fp}[name]))
	}
}

// ModTitle names the skill of a rating; others have the titles of their rules.
func (g *Game) ModTitle(m table.Mod) string {
	if m.Of > 0 {
		return text.Words(skill(m.Of).names()[m.Of-1])
	}
	return ""
}

// RollText returns what a roll is for, for the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	dice := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Count == 1 {
		dice = fmt.Sprintf("d%d", r.Sides)
	}
	if r.Extra > 0 {
		dice += fmt.Sprintf(" and %dd10 for the tens", r.Extra)
	}
	return fmt.Sprintf("%s for %s: %s", dice, g.called(r.Who), g.book.Text(r.Rule).RollTitle())
}
