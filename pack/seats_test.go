package pack_test

import (
	"slices"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset/flow"
)

// TestApart: each combatant of a party gets a separate seat, hidden ones go to the GM, and nothing else changes.
func TestApart(t *testing.T) {
	lib, _ := bundledFlow(t)
	for _, c := range []struct {
		encounter string
		seats     []string
		want      []string
	}{
		{"bridge", []string{"wardens"}, []string{"gm", "mara", "bastian", "wren", "hale", "reavers"}},
		{"duel", []string{"town", "hills"}, []string{"gm", "edda", "garrick"}},
		{"champions", []string{"pcs"}, nil},
		{"ambush", []string{"mudkin"}, nil}, // two are hidden
	} {
		e, err := lib.Encounter(c.encounter)
		if err != nil {
			t.Fatal(err)
		}
		before, _ := pack.Encode(e.Setup)
		apart, err := e.Apart(c.seats)
		if err != nil {
			t.Fatal(err)
		}
		if after, _ := pack.Encode(e.Setup); string(after) != string(before) {
			t.Errorf("%s itself is changed", c.encounter)
		}
		cast := apart.Game.Cast()
		if c.want != nil && !slices.Equal(cast.Seats, c.want) {
			t.Errorf("%s: seats %v, want %v", c.encounter, cast.Seats, c.want)
		}
		for _, seat := range c.seats {
			if slices.Contains(cast.Seats, seat) {
				t.Errorf("%s: the seat %s is left", c.encounter, seat)
			}
		}
		for _, k := range apart.Game.View(0).Tokens {
			m := cast.Combatants[cast.Find(k.ID)]
			was := e.Game.Cast().Seats[e.Game.Cast().Combatants[cast.Find(k.ID)].Seat]
			want := was
			if slices.Contains(c.seats, was) {
				want = k.ID
			}
			if slices.Contains(c.seats, was) && k.Hidden {
				want = "gm"
			}
			if got := cast.Seats[m.Seat]; got != want {
				t.Errorf("%s: %s has seat %s, want %s", c.encounter, k.ID, got, want)
			}
		}
	}
}

// TestApartRefuses: the GM's seat and unknown seats are refused.
func TestApartRefuses(t *testing.T) {
	lib, _ := bundledFlow(t)
	e, err := lib.Encounter("bridge")
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []string{"gm", "nobody", ""} {
		if _, err := e.Apart([]string{seat}); err == nil {
			t.Errorf("seat %q is parted", seat)
		}
	}
}

// TestApartTaken: a combatant whose id is the name of another's seat gets no separate seat.
func TestApartTaken(t *testing.T) {
	lib, rs := bundledFlow(t)
	e, err := lib.Encounter("duel")
	if err != nil {
		t.Fatal(err)
	}
	e.Setup.(*flow.Setup).Combatants[1].Seat = "edda"
	if e.Game, err = pack.NewGame(rs, e.Setup); err != nil {
		t.Fatal(err)
	}
	if _, err := e.Apart([]string{"town"}); err == nil || !strings.Contains(err.Error(), `another seat is already called "edda"`) {
		t.Errorf("edda sits with garrick: error %v", err)
	}
}
