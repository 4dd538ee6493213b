package rulestest

import (
	"strings"

	"fray/pack"
	"fray/table"
)

// check compares the state with the checks, and adds a failure for each difference.
func (p *player) check(checks []pack.Check) {
	view := p.s.Game().View(table.GM)
	for i := range checks {
		c := &checks[i]
		p.line = c.Line
		if c.Who != "" {
			p.checkToken(c, &view)
			continue
		}
		switch c.What {
		case "asked":
			p.same(c, strings.Join(p.asked(), ", "), strings.Join(c.Texts, ", "))
		case "asks", "asks_rule", "default", "turn", "over":
			p.same(c, p.standing(c.What, &view), c.Texts[0])
		case "round":
			if view.Round != c.Number {
				p.fail("expected round %d, found %d", c.Number, view.Round)
			}
		case "order":
			p.checkOrder(c, view.Order)
		case "cell":
			p.checkCells(c, p.s.Game().Map(nil).Cells)
		case "track":
			p.checkTracks(c, &view)
		case "offered", "not_offered":
			p.checkOffered(c)
		case "blocked":
			p.checkBlocked(c)
		case "said", "not_said":
			p.checkSaid(c)
		case "rolled", "logged":
			p.checkLogged(c)
		case "in_order":
			p.checkInOrder(c)
		case "times":
			p.checkTimes(c)
		case "view":
			p.checkView(c)
		}
	}
}

// standing returns the current value of a check: the kind, rule or default of the open question, the turn, or the winner.
func (p *player) standing(what string, view *table.View) string {
	q := p.s.Open()
	switch {
	case what == "turn":
		return view.Turn
	case what == "over":
		result, over := p.s.Over()
		switch {
		case !over:
			return "no"
		case result == table.Draw:
			return "draw"
		default:
			return p.cast().Sides[result]
		}
	case q == nil:
		return "nothing"
	case what == "asks":
		return p.kind(q)
	case what == "default":
		return p.key(q, q.Default())
	default:
		return p.book().ID(q.Rule)
	}
}

func (p *player) same(c *pack.Check, found, expected string) {
	if found != expected {
		p.fail("expected %s: %s, found %s\n%s", c.What, expected, found, p.open())
	}
}
