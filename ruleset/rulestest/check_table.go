package rulestest

import (
	"slices"
	"strings"

	"fray/pack"
	"fray/table"
)

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
