package flank

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	return table.Expand(g.book.Questions[q.Kind].Prompt, func(name string) string {
		switch name {
		case "cell":
			if q.Cell >= 0 {
				return g.squares.Name(q.Cell)
			}
			return ""
		case "left":
			return g.leftText(q.Who)
		case "n":
			return strconv.Itoa(int(q.N[0]))
		default:
			part, _ := text.OfQuestion(g, q, name)
			return part
		}
	})
}

// leftText names the actions that a combatant has left.
func (g *Game) leftText(who table.Who) string {
	if who == table.Nobody {
		return ""
	}
	u := &g.units[who]
	var words []string
	for i, one := range [3]acts{actStandard, actMove, actQuick} {
		if u.left&one != 0 {
			words = append(words, [...]string{"Standard", "Move", "Quick"}[i])
		}
	}
	if u.waited {
		words = append(words, "a waited action")
	}
	if len(words) == 0 {
		return "nothing left"
	}
	return strings.Join(words, ", ") + " left"
}

// RollText says what a roll is for, to the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	dice := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Count == 1 {
		dice = fmt.Sprintf("d%d", r.Sides)
	}
	return fmt.Sprintf("%s for %s: %s", dice, g.called(r.Who), g.book.Text(r.Rule).Title)
}

// Degree returns the word for a degree of success.
func (g *Game) Degree(n int) string {
	switch n {
	case 0:
		return "failure"
	case 1:
		return "success"
	case 2:
		return "critical hit"
	default:
		return ""
	}
}

// Contest reports whether an event is a check of one against another, and whether its Who won.
func (g *Game) Contest(e *table.Event) (won, ok bool) {
	return e.N[0] == 1, e.Kind == evAgainst
}

// ModTitle leaves it to the title of the rule.
func (g *Game) ModTitle(table.Mod) string { return "" }
