package rulestest

import (
	"slices"
	"strings"

	"fray/pack"
	"fray/table"
)

// checkToken compares one combatant.
func (p *player) checkToken(c *pack.Check, view *table.View) {
	i := slices.IndexFunc(view.Tokens, func(t table.Token) bool { return t.ID == c.Who })
	if i < 0 {
		p.fail("%s is not on the table", c.Who)
		return
	}
	t := &view.Tokens[i]
	switch c.What {
	case "at":
		if t.Cell != c.Texts[0] {
			p.fail("expected %s at %s, found at %s\n%s", c.Who, c.Texts[0], t.Cell, p.log())
		}
	case "is", "not":
		p.compare(c, t, tags(t), strings.HasPrefix)
	case "holds", "lacks":
		p.compare(c, t, t.Holds, begins)
	case "beside":
		found, want := slices.Sorted(slices.Values(t.Beside)), slices.Sorted(slices.Values(c.Texts))
		if !slices.Equal(found, want) {
			p.fail("expected beside %s: %s, found %s\n%s", c.Who, listed(want), listed(found), p.log())
		}
	default:
		p.checkMeter(c, t, view)
	}
}

// compare searches each text among the entries: it must be there for "is" and "holds", and must not be there otherwise.
func (p *player) compare(c *pack.Check, t *table.Token, entries []string, fits func(entry, text string) bool) {
	want := c.What == "is" || c.What == "holds"
	for _, text := range c.Texts {
		text = strings.ToLower(text)
		found := slices.ContainsFunc(entries, func(s string) bool { return fits(strings.ToLower(s), text) })
		if found != want {
			p.fail("expected %s.%s: %s, found %s\n%s", t.ID, c.What, text, listed(entries), p.log())
		}
	}
}

// tags returns a combatant's tags with their durations.
func tags(t *table.Token) []string {
	var out []string
	for _, tag := range t.Tags {
		out = append(out, strings.TrimRight(tag.Name+" "+tag.Until, " "))
	}
	if t.Down && !slices.ContainsFunc(out, func(s string) bool { return begins(s, "down") }) {
		out = append(out, "down")
	}
	if t.Hidden {
		out = append(out, "hidden")
	}
	return out
}

// checkMeter compares a number of a combatant: one of its meters, by the word of files or the name that people read, a
// track that belongs to it, or its initiative, which is its score in the order of turns.
func (p *player) checkMeter(c *pack.Check, t *table.Token, view *table.View) {
	var names []string
	note := func(name string, value int) bool {
		names = append(names, name)
		if name != meterWord(c.What) {
			return false
		}
		if value != c.Number {
			p.fail("expected %s.%s: %d, found %d\n%s", c.Who, c.What, c.Number, value, p.log())
		}
		return true
	}
	for _, m := range t.Meters {
		if note(p.meterName(m.Name), m.Value) {
			return
		}
	}
	for _, track := range view.Tracks {
		if track.Who == c.Who && note(meterWord(track.Name), track.Value) {
			return
		}
	}
	for _, place := range view.Order {
		if place.ID == c.Who && note("initiative", place.Score) {
			return
		}
	}
	p.fail("%s has no meter %q; it has %s", c.Who, c.What, listed(names))
}

// meterName returns the word of files for a meter with this display name.
func (p *player) meterName(name string) string {
	for _, row := range p.book().Meters {
		if row.Name == name && row.Word != "" {
			return meterWord(row.Word)
		}
	}
	return meterWord(name)
}

// meterWord returns a name in lower case with _ for blanks.
func meterWord(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "_") }

// checkView looks at what a seat sees of the combatants: "a" is the combatant itself, "a.at", "a.sheet", "a.holds" and
// "a.tags" whether the seat sees any of it, "a.hp" whether it sees that meter.
func (p *player) checkView(c *pack.Check) {
	seat, ok := table.GM, true
	for _, pair := range c.Pairs {
		if pair.Key == "seat" {
			seat, ok = p.cast().Seat(pair.Value)
		}
	}
	if !ok {
		p.fail("there is no such seat; expected one of %s", strings.Join(p.cast().Seats, ", "))
		return
	}
	view := p.s.Game().View(seat)
	for _, pair := range c.Pairs {
		if pair.Key == "seat" || !p.checkPart(pair.Value) {
			continue
		}
		if p.sees(&view, pair.Value) != (pair.Key == "has") {
			p.fail("expected the view of %s to %s %s", p.cast().Seats[seat], map[bool]string{true: "have", false: "lack"}[pair.Key == "has"], pair.Value)
		}
	}
}

// checkPart reports whether there is such a combatant, and such a part of anybody: a view lacks all others always.
func (p *player) checkPart(what string) bool {
	who, part, cut := strings.Cut(what, ".")
	if p.cast().Find(who) < 0 {
		p.fail("there is no combatant %q", who)
		return false
	}
	parts := []string{"at", "sheet", "holds", "tags"}
	for _, t := range p.s.Game().View(table.GM).Tokens {
		for _, m := range t.Meters {
			parts = append(parts, p.meterName(m.Name))
		}
	}
	if cut && !slices.Contains(parts, part) {
		p.fail("there is no part %q of a combatant%s", part, table.OneOf(part, parts))
		return false
	}
	return true
}

func (p *player) sees(v *table.View, what string) bool {
	who, part, _ := strings.Cut(what, ".")
	i := slices.IndexFunc(v.Tokens, func(t table.Token) bool { return t.ID == who })
	if i < 0 {
		return false
	}
	t := &v.Tokens[i]
	switch part {
	case "":
		return true
	case "at":
		return t.Cell != ""
	case "sheet":
		return len(t.Sheet) > 0
	case "holds":
		return len(t.Holds) > 0
	case "tags":
		return len(t.Tags) > 0
	default:
		return slices.ContainsFunc(t.Meters, func(m table.Meter) bool {
			return p.meterName(m.Name) == part
		})
	}
}
