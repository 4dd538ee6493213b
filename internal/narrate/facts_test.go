package narrate_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/internal/narrate"
	"fray/pack"
	"fray/table"
)

// battle is a fight of greedy bots whose events are kept.
type battle struct {
	g      table.Game
	t      table.Table
	team   *bot.Team
	rng    table.Rand
	events []table.Event
}

func (b *battle) Answer(q *table.Question) (table.Option, bool) {
	bot.Deal(&b.rng, b.t.Seed, b.t.Inputs)
	return b.team.Choose(b.g, q, q.Seats, &b.rng), true
}

func (b *battle) Hear(e *table.Event) {
	c := *e
	c.Faces, c.Mods = slices.Clone(e.Faces), slices.Clone(e.Mods)
	b.events = append(b.events, c)
}

// places finds the names of cells of a grid.
var places = regexp.MustCompile(`(^|[ >])-?\d+,-?\d+`)

// tally counts what the lines of a fight say.
type tally struct{ lines, who, target, path, left, brief int }

// play plays a fight and compares what each beat says with the state after it.
func (b *battle) play(t *testing.T) (n tally) {
	t.Helper()
	teller := narrate.NewNarrator(b.g)
	cast := b.g.Cast()
	b.team = bot.NewTeam(cast, nil)
	b.t.Answers, b.t.Listener = b, b
	b.t.Reset(7)
	for over := false; !over; _, over = b.g.Over() {
		from := len(b.events)
		b.t.Beat(b.g)
		left, at := map[table.Who]int{}, map[table.Who]string{}
		account := narrate.Account{
			Cast: cast, Seats: table.JustSeat(table.GM), Events: b.events, Hears: all,
			Text: func(i int) string { return b.g.Text(&b.events[i]) },
		}
		for _, l := range teller.Lines(&account, from) {
			e := &b.events[l.Last]
			got := narrate.FactsOf(b.g, b.events, &l)
			n.lines++
			if places.MatchString(l.Text) {
				t.Errorf("%q names a cell by its numbers", l.Text)
			}
			n.who += table.Bit(got.Who != table.Nobody)
			n.target += table.Bit(got.Target != table.Nobody)
			n.path += table.Bit(len(l.Path) > 0)
			n.left += table.Bit(got.Left != nil)
			n.brief += table.Bit(got.Brief != "")
			if got.Brief == "−0" || got.Brief == "+0" {
				t.Errorf("%q comes to %s", l.Text, got.Brief)
			}
			switch e.Kind {
			case table.Harmed, table.Healed, table.Fell:
				if e.Target >= 0 && got.Target != e.Target {
					t.Errorf("%q does not say who is hurt", l.Text)
				}
			case table.Hit, table.Missed:
				if got.Who != e.Who || got.Brief == "" {
					t.Errorf("%q says %+v", l.Text, got)
				}
			default: // of the others only places and health are compared
			}
			if got.Left != nil && e.Target >= 0 {
				left[e.Target] = *got.Left
			}
			if steps := len(l.Path) - 1; steps > 0 && !strings.Contains(l.Text, fmt.Sprintf(" goes %d space", steps)) {
				t.Errorf("%q has the path %v", l.Text, l.Path)
			}
			if len(l.Path) > 0 {
				at[e.Who] = l.Path[len(l.Path)-1]
			}
		}
		view := b.g.View(table.GM)
		for who, n := range left {
			if k := token(&view, cast.ID(who)); k != nil && !slices.ContainsFunc(k.Meters, func(m table.Meter) bool { return m.Health && m.Value == n }) {
				t.Errorf("%s has %+v, but the log says %d", k.ID, k.Meters, n)
			}
		}
		for who, cell := range at {
			if k := token(&view, cast.ID(who)); k != nil && k.Cell != cell {
				t.Errorf("%s is at %s, but the log says %s", k.ID, k.Cell, cell)
			}
		}
	}
	return n
}

// token returns the token of a combatant, or nil.
func token(v *table.View, id string) *table.Token {
	if i := slices.IndexFunc(v.Tokens, func(k table.Token) bool { return k.ID == id }); i >= 0 {
		return &v.Tokens[i]
	}
	return nil
}

// TestFacts: what the lines of each bundled fight say agrees with the fight.
func TestFacts(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	sums := map[string]tally{}
	for _, e := range lib.Encounters() {
		t.Run(e.Name, func(t *testing.T) {
			enc, err := lib.Encounter(e.Name)
			if err != nil {
				t.Fatal(err)
			}
			n, sum := (&battle{g: enc.Game.Clone()}).play(t), sums[e.Ruleset]
			sums[e.Ruleset] = tally{sum.lines + n.lines, sum.who + n.who, sum.target + n.target, sum.path + n.path, sum.left + n.left, sum.brief + n.brief}
		})
	}
	for name, n := range sums {
		t.Logf("%s: %+v", name, n)
		if n.who*2 < n.lines || n.target == 0 || n.path == 0 || n.brief == 0 || n.left == 0 && name != "surge" {
			t.Errorf("%s says too little: %+v", name, n)
		}
	}
}

// TestFactsNameNobodyElse: a name in the text does not say who is hidden behind a part of it.
func TestFactsNameNobodyElse(t *testing.T) {
	c := &table.Cast{Combatants: []table.Member{{ID: "pike", Name: "Levy Pike"}, {ID: "pike-3", Name: "Levy Pike 3"}}}
	for text, want := range map[string][2]bool{
		"Levy Pike 3 goes down":        {false, true},
		"Levy Pike goes down":          {true, false},
		"pike-3 goes down":             {false, true},
		"somebody hits Levy Pikeman 3": {},
		"Levy Pike hits Levy Pike 3":   {true, true},
	} {
		if got := [2]bool{narrate.Names(c, text, 0), narrate.Names(c, text, 1)}; got != want {
			t.Errorf("%q names %v, want %v", text, got, want)
		}
	}
}
