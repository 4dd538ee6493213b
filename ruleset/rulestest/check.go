package rulestest

import (
	"slices"
	"strings"

	"fray/pack"
	"fray/table"
)

// check compares what is expected with what is, and notes each difference.
func (p *player) check(checks []pack.Check) {
	view := p.s.Game().View(table.GM)
	for i := range checks {
		c := &checks[i]
		p.line = c.Line
		if c.Who != "" {
			p.checkToken(c, view.Tokens)
			continue
		}
		switch c.What {
		case "asked", "asks", "asks_rule", "turn", "over":
			p.same(c, p.standing(c.What, &view), c.Texts[0])
		case "round":
			if view.Round != c.Number {
				p.fail("expected round %d, found %d", c.Number, view.Round)
			}
		case "order":
			p.checkOrder(c, view.Order)
		case "cell":
			p.checkCells(c, view.Map.Cells)
		case "offered", "not_offered":
			p.checkOffered(c)
		case "blocked":
			p.checkBlocked(c)
		case "said", "not_said":
			p.checkSaid(c)
		case "rolled", "logged":
			p.checkLogged(c)
		case "view":
			p.checkView(c)
		}
	}
}

// standing is how things stand: who is asked, what kind of question by which rule, whose turn, who won.
func (p *player) standing(what string, view *table.View) string {
	q := p.s.Open()
	switch {
	case what == "asked":
		return p.asked()
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
	default:
		return p.book().ID(q.Rule)
	}
}

func (p *player) same(c *pack.Check, found, expected string) {
	if found != expected {
		p.fail("expected %s: %s, found %s\n%s", c.What, expected, found, p.open())
	}
}

func (p *player) checkOrder(c *pack.Check, order []table.Place) {
	found := make([]string, len(order))
	for i := range order {
		found[i] = order[i].ID
	}
	if !slices.Equal(found, c.Texts) {
		p.fail("expected order: %s, found %s", strings.Join(c.Texts, ", "), strings.Join(found, ", "))
	}
}

func (p *player) checkCells(c *pack.Check, cells []table.CellView) {
	for _, pair := range c.Pairs {
		i := slices.IndexFunc(cells, func(v table.CellView) bool { return v.Name == pair.Key })
		switch {
		case i < 0:
			p.fail("there is no cell %s on the map", pair.Key)
		case !slices.ContainsFunc(cells[i].Holds, func(s string) bool { return begins(s, pair.Value) }):
			p.fail("expected %s in %s, found %s", pair.Value, pair.Key, listed(cells[i].Holds))
		}
	}
}

func (p *player) checkOffered(c *pack.Check) {
	for _, text := range c.Texts {
		var fit []candidate
		if q := p.s.Open(); q != nil {
			fit = p.fitting(q, q.Asked(), text)
		}
		switch {
		case c.What == "offered" && len(fit) == 0:
			p.fail("expected %q to be offered, but no open option fits\n%s%s", text, p.blockedText(text), p.open())
		case c.What == "not_offered" && len(fit) > 0:
			p.fail("expected %q not to be offered, but %s (%s) fits", text, fit[0].Key, fit[0].Label)
		}
	}
}

func (p *player) checkBlocked(c *pack.Check) {
	all := p.blocked()
	for _, pair := range c.Pairs {
		var found []string
		ok := false
		for i := range all {
			if all[i].Key == pair.Key || len(missing(pair.Key, all[i].Choice)) == 0 {
				found = append(found, all[i].Key+" by "+strings.Join(all[i].Rules, ", "))
				ok = ok || slices.Contains(all[i].Rules, pair.Value)
			}
		}
		if !ok {
			p.fail("expected %q to be blocked by %s, found %s\n%s", pair.Key, pair.Value, listed(found), p.open())
		}
	}
}

func (p *player) checkSaid(c *pack.Check) {
	for _, id := range c.Texts {
		rule := p.book().Find(id)
		said := slices.ContainsFunc(p.since(), func(e table.Event) bool { return e.Rule == rule })
		if said != (c.What == "said") {
			p.fail("expected %s: %s\n%s", c.What, id, p.log())
		}
	}
}

func (p *player) checkLogged(c *pack.Check) {
	lines := p.texts(func(e *table.Event) bool { return c.What == "logged" || e.Kind == table.Rolled })
	for _, text := range c.Texts {
		if !slices.ContainsFunc(lines, func(s string) bool { return strings.Contains(s, text) }) {
			p.fail("expected %s: %q, found %s", c.What, text, listed(lines))
		}
	}
}

// begins reports whether an entry is what is looked for, or goes on after it with something that is no part of a name.
func begins(entry, text string) bool {
	rest, ok := strings.CutPrefix(strings.ToLower(entry), strings.ToLower(text))
	return ok && (rest == "" || rest[0] == ' ' || rest[0] == ',' || rest[0] == '(')
}

// listed are the entries for a message.
func listed(all []string) string {
	if len(all) == 0 {
		return "nothing"
	}
	return strings.Join(all, "; ")
}
