package rulestest

import (
	"slices"
	"strconv"
	"strings"

	"fray/pack"
	"fray/ruleset/text"
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

// checkCells searches items and objects in cells. A pair without an item expects an empty cell.
func (p *player) checkCells(c *pack.Check, cells []table.CellView) {
	for _, pair := range c.Pairs {
		i := slices.IndexFunc(cells, func(v table.CellView) bool { return v.Name == pair.Key })
		switch {
		case i < 0:
			p.fail("there is no cell %s on the map", pair.Key)
		case pair.Value == "" && len(cells[i].Holds) > 0:
			p.fail("expected nothing in %s, found %s", pair.Key, listed(cells[i].Holds))
		case pair.Value != "" && !slices.ContainsFunc(cells[i].Holds, func(s string) bool { return begins(s, pair.Value) }):
			p.fail("expected %s in %s, found %s", pair.Value, pair.Key, listed(cells[i].Holds))
		}
	}
}

// checkTracks compares numbers of the whole fight: tracks that are nobody's, and banners that end in a number.
func (p *player) checkTracks(c *pack.Check, view *table.View) {
	found := map[string]int{}
	var names []string
	note := func(name string, n int) {
		name = meterWord(name)
		found[name], names = n, append(names, name)
	}
	for _, text := range view.Banners {
		if at := strings.LastIndexByte(text, ' '); at > 0 {
			if n, err := strconv.Atoi(text[at+1:]); err == nil {
				note(strings.TrimSuffix(text[:at], ":"), n)
			}
		}
	}
	for _, t := range view.Tracks {
		if t.Who == "" {
			note(t.Name, t.Value)
		}
	}
	for _, pair := range c.Pairs {
		n, ok := found[meterWord(pair.Key)]
		want, err := strconv.Atoi(pair.Value)
		switch {
		case !ok:
			p.fail("there is no track %q; there is %s", pair.Key, listed(names))
		case err != nil || n != want:
			p.fail("expected track %s: %s, found %d", pair.Key, pair.Value, n)
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
			p.fail("expected %q to be offered, but no open option fits%s\n%s%s", text, p.hint(text), p.blockedText(text), p.open())
		case c.What == "not_offered" && len(fit) > 0:
			p.fail("expected %q not to be offered, but %s (%s) fits", text, fit[0].Key, fit[0].Label)
		case c.What == "not_offered" && p.hint(text) != "":
			p.fail("%q says nothing by not being offered%s", text, p.hint(text))
		}
	}
}

func (p *player) checkBlocked(c *pack.Check) {
	all := p.blocked()
	for _, pair := range c.Pairs {
		var found []string
		ok := false
		for i := range all {
			if fits(pair.Key, all[i].Choice) {
				found = append(found, all[i].Key+" by "+strings.Join(append(all[i].Rules, all[i].Facts...), ", "))
				ok = ok || slices.Contains(all[i].Rules, pair.Value) || slices.Contains(all[i].Facts, pair.Value)
			}
		}
		if !ok {
			p.fail("expected %q to be blocked by %s, found %s%s\n%s", pair.Key, pair.Value, listed(found), p.hint(pair.Key), p.open())
		}
	}
}

// begins reports whether an entry begins with a text, in words or as a key: "b's long sword" is "b's-long-sword" too. With a
// number behind it, it is another one: "sword 2" is no "sword".
func begins(entry, wanted string) bool {
	rest, ok := strings.CutPrefix(strings.ToLower(text.Words(entry)), strings.ToLower(text.Words(wanted)))
	if after, more := strings.CutPrefix(rest, " "); ok && more {
		return after == "" || after[0] < '0' || after[0] > '9'
	}
	return ok && (rest == "" || rest[0] == ',' || rest[0] == '(')
}

// listed joins entries for a message.
func listed(all []string) string {
	if len(all) == 0 {
		return "nothing"
	}
	return strings.Join(all, "; ")
}
