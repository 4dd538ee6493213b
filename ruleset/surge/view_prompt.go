package surge

import (
	"fmt"
	"strconv"

	"fray/ruleset/surge/rule"
	"fray/ruleset/text"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	return table.Expand(g.book.Questions[q.Kind].Prompt, func(name string) string {
		switch name {
		case "actor":
			return g.called(actor(q))
		case "slots":
			return g.slots(actor(q))
		case "subject":
			return g.called(table.Who(q.N[0]))
		case "open":
			return openName(q)
		case "level":
			return degreeName(int(q.Level))
		case "list":
			return [...]string{"lesser", "moderate", "greater"}[q.N[0]]
		case "deed":
			return g.deed(q.Target, int(q.Item)-1).name
		case "pending":
			switch q.N[0] {
			case 0:
				return ""
			case 1:
				return "1 step of fatigue"
			default:
				return fmt.Sprintf("%d steps of fatigue", q.N[0])
			}
		case "1":
			if q.N[1] == anyDC {
				return ""
			}
			return strconv.Itoa(int(q.N[1]))
		case "cause":
			return g.cause(q)
		case "matter":
			return g.matter(q)
		case "goal":
			if q.N[2] > 0 {
				return strconv.Itoa(int(q.N[2]))
			}
			return ""
		case "precedent":
			return g.precedent(q)
		}
		part, _ := text.OfQuestion(g, q, name)
		return part
	})
}

// cause says what somebody is about to roll for: its own doing, or against that of another.
func (g *Game) cause(q *table.Question) string {
	purpose, _ := text.OfQuestion(g, q, "purpose")
	if q.Level > 0 {
		return "against " + g.called(q.Target) + " (" + purpose + ")"
	}
	return "for " + purpose
}

// matter is what the GM is asked to rule on: the power, the skill or the tool.
func (g *Game) matter(q *table.Question) string {
	i := int(q.Item)
	switch q.Rule {
	case rule.PowerProcedure, rule.SurgeAlternateEffect, rule.SurgeCounter:
		return g.deed(q.Target, i-1).name
	case rule.AssessCheck, rule.GambitCheck:
		return words(g.def.skills[i])
	case rule.UseTool:
		return g.called(table.Thing(i - 1))
	default:
		return ""
	}
}

// openName says what a trigger has left open.
func openName(q *table.Question) string {
	switch q.Groups()[0].Option.Verb {
	case vPut:
		return "place"
	case vNamed:
		return "target"
	case vCondition:
		return "condition"
	default:
		return "action"
	}
}

// degreeName writes a degree of success or failure.
func degreeName(n int) string {
	word := "success"
	if n < 0 {
		n, word = -n, "failure"
	}
	if n == 1 {
		return "1 degree of " + word
	}
	return fmt.Sprintf("%d degrees of %s", n, word)
}

// Degree returns the word for a degree: S2, F1.
func (g *Game) Degree(n int) string {
	switch {
	case n > 0:
		return "S" + strconv.Itoa(n)
	case n < 0:
		return "F" + strconv.Itoa(-n)
	default:
		return ""
	}
}

// RollText says what a roll is for, to the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	return fmt.Sprintf("d%d for %s: %s", r.Sides, g.called(r.Who), g.book.Text(r.Rule).RollTitle())
}

// Contest reports whether an event is the end of a check, and whether its Who succeeded.
func (g *Game) Contest(e *table.Event) (won, ok bool) {
	return e.Kind == evResult && e.N[2] > 0, e.Kind == evResult
}

// ModTitle names an attitude, which the rule of Influence counts, and an Edge, which need not come from a Surge; else it leaves it to the
// title of the rule.
func (g *Game) ModTitle(m table.Mod) string {
	switch m.Rule {
	case rule.InfluenceCheck:
		return "attitude"
	case rule.SurgeEdge:
		return "Edge"
	default:
		return ""
	}
}
