package sim

import (
	"context"
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/bot"
	"fray/table"
)

// TestWhyCountsEverything: what the abilities of a combatant did adds up to what its events say.
func TestWhyCountsEverything(t *testing.T) {
	const fights = 6
	for _, name := range []string{"bridge", "champions", "gate-yard", "bank", "roofs"} {
		g := encounter(t, name)
		cast := g.Cast()
		r, err := Run(context.Background(), Config{Match: Match{Game: g}, Fights: fights, Seed: 2, Why: true})
		if err != nil {
			t.Fatal(err)
		}
		want := make([]Deed, len(cast.Combatants))
		for i := range fights {
			for who, d := range deedsOf(t, g, SeedOf(2, i)) {
				want[who].add(&d)
			}
		}
		got := make([]Deed, len(cast.Combatants))
		for i := range r.Why {
			a := &r.Why[i]
			if a.Vain > a.Uses || a.Wasted > a.Spent || a.Ability == "" && a.Uses > 0 {
				t.Errorf("%s: %+v", name, a)
			}
			got[cast.Find(a.Who)].add(&Deed{Hits: a.Hits, Misses: a.Misses, Damage: a.Damage})
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// deedsOf plays a fight by itself and counts its events.
func deedsOf(t *testing.T, g table.Game, seed uint64) []Deed {
	t.Helper()
	s := table.NewSession(g.Clone(), table.Options{Seed: table.Practice(seed)})
	var r table.Rand
	for q := s.Open(); q != nil; q = s.Open() {
		bot.Deal(&r, s.Seed(), s.Dealt())
		if err := s.AnswerOption(q.Seats.First(), bot.NewTeam(g.Cast(), nil).Choose(s.Game(), q, q.Seats, &r)); err != nil {
			t.Fatal(err)
		}
	}
	cast := g.Cast()
	out := make([]Deed, len(cast.Combatants))
	for _, e := range s.Events() {
		if e.Who < 0 || int(e.Who) >= len(out) {
			continue
		}
		switch e.Kind {
		case table.Hit:
			out[e.Who].Hits++
		case table.Missed:
			out[e.Who].Misses++
		case table.Harmed:
			if e.Target < 0 || int(e.Target) >= len(out) || cast.Combatants[e.Target].Side != cast.Combatants[e.Who].Side {
				out[e.Who].Damage += int(e.N[0])
			}
		default:
		}
	}
	return out
}

// TestPartsAddUp: the tallies of parts, also read from JSON, give the report of the whole.
func TestPartsAddUp(t *testing.T) {
	c := Config{Match: Match{Game: encounter(t, "bridge"), Bots: []bot.Player{bot.Random{}}}, Fights: 20, Seed: 5, Why: true}
	whole, err := Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	parts := []Part{{13, 20}, {0, 1}, {1, 13}, {20, 20}}
	sum := &Tally{}
	for _, p := range parts {
		part, err := Play(context.Background(), c, p)
		if err != nil {
			t.Fatal(err)
		}
		sum.Add(overWire(t, part))
	}
	if diff := cmp.Diff(whole, NewReport(c, sum, 0)); diff != "" {
		t.Error(diff)
	}
	other := c.Match
	other.Bots = nil
	both, err := Versus(context.Background(), c, other)
	if err != nil {
		t.Fatal(err)
	}
	pairs := &PairTally{}
	for _, p := range slices.Backward(parts) {
		part, err := PlayPairs(context.Background(), c, other, p)
		if err != nil {
			t.Fatal(err)
		}
		pairs.Add(overWire(t, part))
	}
	if diff := cmp.Diff(both, NewComparison(c, other, pairs, 0)); diff != "" {
		t.Error(diff)
	}
	if _, err := Play(context.Background(), c, Part{5, 21}); err == nil {
		t.Error("a part that goes beyond the run is played")
	}
}

// overWire writes a value as JSON and reads it.
func overWire[T any](t *testing.T, v *T) *T {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	out := new(T)
	if err := json.Unmarshal(text, out); err != nil {
		t.Fatal(err)
	}
	return out
}
