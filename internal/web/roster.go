package web

import (
	"cmp"
	"slices"
	"strings"

	"fray/api"
	"fray/internal/draw"
	"fray/places"
	"fray/table"
)

// member is one combatant in the roster.
type member struct {
	table.Token
	Glyph  string
	Nth    int // number of its side
	Acts   bool
	Done   bool
	Out    bool // out of the fight
	Waits  bool // up, but without a turn this round
	Placed bool // it has a place in the turn order
	Score  int
	Bar    *table.Meter
	Ails   []table.Tag // without quiet tags
	Where  string      // its place in words
	Near   []string    // names of the combatants next to it, unless a tag says so
	Twin   bool        // another combatant has the same name, so that texts use the id
	Counts []counter
}

// counter is a meter shown as pips, or as a number if there would be too many.
type counter struct {
	table.Meter
	Pips []bool
}

// mostPips is the number of pips that are readable at a glance.
const mostPips = 8

// rosterOf lists all combatants: first in turn order, then those without a place in it.
func rosterOf(s api.State) []member {
	glyphs, sides, names := draw.Glyphs(s.View), sidesOf(s), namesOf(s)
	ways := places.NewWays(&s.View, "")
	var out []member
	seen := map[string]bool{}
	add := func(t *table.Token, p *table.Place) {
		m := member{Token: *t, Glyph: glyphs[t.ID], Where: ways.Place(t), Nth: sideNumber(sides, t.Side), Acts: t.ID == s.View.Turn, Out: t.Down && !t.Hidden}
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

// nearOf returns the names of the combatants next to one; none if a tag already says so.
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

// metersOf returns the health meter, which is drawn as a bar, and the other meters worth showing.
func metersOf(t *table.Token) (bar *table.Meter, rest []counter) {
	for i := range t.Meters {
		switch m := &t.Meters[i]; {
		case m.Health && m.Max > 0 && bar == nil:
			bar = m
		case m.Quiet, strings.EqualFold(m.Name, "initiative"): // visible by the turn order
		default:
			rest = append(rest, counter{*m, pipsOf(*m)})
		}
	}
	return bar, rest
}

// pipsOf returns the pips of a meter, true if filled; nil if there would be too many.
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

// budgetOf returns what the asked combatant has to spend: its counters.
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
