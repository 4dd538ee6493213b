package web

import (
	"cmp"
	"slices"
	"strings"

	"fray/api"
	"fray/internal/draw"
	"fray/table"
)

// member is one combatant in the order of turns.
type member struct {
	table.Token
	Glyph  string
	Nth    int // of its side
	Acts   bool
	Done   bool
	Out    bool // out of the fight
	Waits  bool // on its feet, and without a turn in this round
	Placed bool // it has a place in the order
	Score  int
	Bar    *table.Meter
	Ails   []table.Tag // without what is usual
	Near   []string    // names of those who are beside it, unless a tag says so
	Twin   bool        // its name is another's too, and texts say it by its id
	Counts []counter
}

// counter is a meter as pips, or as a number where these would be too many.
type counter struct {
	table.Meter
	Pips []bool
}

// mostPips is how many pips are told apart at a glance.
const mostPips = 8

// rosterOf lists everybody in the order of turns, and then who has no place in it.
func rosterOf(s api.State) []member {
	glyphs, sides, names := draw.Glyphs(s.View), sidesOf(s), namesOf(s)
	var out []member
	seen := map[string]bool{}
	add := func(t *table.Token, p *table.Place) {
		m := member{Token: *t, Glyph: glyphs[t.ID], Nth: sideNumber(sides, t.Side), Acts: t.ID == s.View.Turn, Out: t.Down && !t.Hidden}
		if p != nil {
			m.Placed, m.Score, m.Done, m.Waits = true, p.Score, p.Done, p.Out && !t.Down && !t.Hidden
		}
		m.Bar, m.Counts = metersOf(t)
		m.Twin = slices.ContainsFunc(s.View.Tokens, func(o table.Token) bool { return o.ID != t.ID && o.Name == t.Name })
		for _, g := range t.Tags {
			if !g.Quiet {
				m.Ails = append(m.Ails, g)
			}
		}
		m.Near = nearOf(t, names)
		seen[t.ID] = true
		out = append(out, m)
	}
	for i := range s.View.Order {
		for k := range s.View.Tokens {
			if t := &s.View.Tokens[k]; t.ID == s.View.Order[i].ID && !seen[t.ID] {
				add(t, &s.View.Order[i])
			}
		}
	}
	for k := range s.View.Tokens {
		if t := &s.View.Tokens[k]; !seen[t.ID] {
			add(t, nil)
		}
	}
	return out
}

// nearOf are the names of those who are beside a combatant; none where what ails it says so already.
func nearOf(t *table.Token, names map[string]string) []string {
	var near []string
	for _, id := range t.Beside {
		near = append(near, cmp.Or(names[id], id))
	}
	says := func(g table.Tag) bool {
		return !slices.ContainsFunc(near, func(name string) bool { return !strings.Contains(g.Name+" "+g.Until, name) })
	}
	if slices.ContainsFunc(t.Tags, says) {
		return nil
	}
	return near
}

// metersOf gives the first meter as a bar, and those of the others that are worth a look.
func metersOf(t *table.Token) (bar *table.Meter, rest []counter) {
	for i := range t.Meters {
		switch m := &t.Meters[i]; {
		case i == 0 && m.Max > 0:
			bar = m
		case m.Quiet, strings.EqualFold(m.Name, "initiative"): // the latter is the place in the order
		default:
			rest = append(rest, counter{*m, pipsOf(*m)})
		}
	}
	return bar, rest
}

// pipsOf are the pips of a meter, true where they are there; none where there would be too many.
func pipsOf(m table.Meter) []bool {
	n := max(m.Max, m.Value)
	if n > mostPips || m.Value < 0 || m.Max == 0 {
		return nil
	}
	out := make([]bool, n)
	for i := range m.Value {
		out[i] = true
	}
	return out
}

// budgetOf is what the combatant that is asked has to spend: its counters.
func budgetOf(s api.State) []counter {
	if s.Question == nil {
		return nil
	}
	for i := range s.View.Tokens {
		if t := &s.View.Tokens[i]; t.ID == s.Question.Who {
			_, rest := metersOf(t)
			return rest
		}
	}
	return nil
}
