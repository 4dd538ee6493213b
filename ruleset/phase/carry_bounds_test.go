package phase_test

import (
	"slices"
	"testing"

	"fray/ruleset/phase"
	"fray/table"
)

// TestPinnedCarryBounds carries a party of two over a rest at the boundaries of being conscious and alive.
func TestPinnedCarryBounds(t *testing.T) {
	for _, c := range []struct {
		name                 string
		stun, body           int // of ann
		ben                  int // STUN of ben
		rest                 string
		goesOn, alive, keeps bool // ann's power with upkeep stays on
	}{
		{"both conscious", 1, 10, 1, "", true, true, true},
		{"ann at 0 STUN", 0, 10, 1, "", true, true, false},
		{"ann at 1 STUN, ben out", 1, 10, 0, "", true, true, true},
		{"nobody conscious", 0, 10, 0, "", false, false, false},
		{"dead after the Post-Turn", 1, -9, 1, "recovery", true, false, false},
		{"one BODY left", 1, -8, 1, "recovery", true, true, true},
		{"dead after five Post-Turns", 1, -5, 1, "breather", true, false, false},
		{"one BODY left after five", 1, -4, 1, "breather", true, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			in, next := pair(), pair()
			g, problems := phase.New(in)
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
			for _, a := range []table.Adjustment{
				{Do: "set", Who: "ann", What: "body", Value: c.body},
				{Do: "set", Who: "ann", What: "stun", Value: c.stun},
				{Do: "set", Who: "ben", What: "stun", Value: c.ben},
				{Do: "end", What: "town"},
			} {
				if err := s.Adjust(a); err != nil {
					t.Fatal(err)
				}
			}
			on, err := phase.Carry(next, s.Game().(*phase.Game), []string{"ann", "ben"}, c.rest)
			if err != nil || on != c.goesOn {
				t.Fatalf("continues %v, %v, want %v", on, err, c.goesOn)
			}
			if !on {
				return
			}
			at := slices.IndexFunc(next.Combatants, func(x phase.Combatant) bool { return x.ID == "ann" })
			if (at >= 0) != c.alive {
				t.Fatalf("ann comes along: %v, want %v", at >= 0, c.alive)
			}
			if at < 0 {
				return
			}
			if ben := next.Combatants[slices.IndexFunc(next.Combatants, func(x phase.Combatant) bool { return x.ID == "ben" })]; *ben.BODY != 10 {
				t.Errorf("ben, who is whole, has %d BODY", *ben.BODY)
			}
			want := []string{"charm"}
			if c.keeps {
				want = []string{"charm", "glow"}
			}
			if got := slices.Sorted(slices.Values(next.Combatants[at].On)); !slices.Equal(got, want) {
				t.Errorf("ann has %v on, want %v", got, want)
			}
		})
	}
}

// pair is an encounter of ann, with a power that costs END and one that does not, ben and an enemy.
func pair() *phase.Setup {
	on := []string{"glow", "charm"}
	return &phase.Setup{
		Combatants: []phase.Combatant{
			{ID: "ann", Side: "town", At: "0,0", Powers: on, On: slices.Clone(on)},
			{ID: "ben", Side: "town", At: "1,0"},
			{ID: "cay", Side: "town", At: "2,0"}, // stays out of the party
			{ID: "rat", Side: "rats", At: "9,0"},
		},
		Powers: map[string]phase.Power{"glow": {Upkeep: 1, Effects: map[string]int{"rpd": 2}}, "charm": {Effects: map[string]int{"rpd": 1}}},
	}
}

// TestPinnedCarryNeedsAWin: a party on its feet continues only from a fight that its side has won, and the unhurt bring no condition.
func TestPinnedCarryNeedsAWin(t *testing.T) {
	for _, x := range []struct {
		winner string
		on     bool
	}{{"town", true}, {"rats", false}, {"", false}} {
		next := pair()
		s := table.NewSession(newGame(t, pair()), table.Options{Seed: table.Practice(1)})
		if err := s.Adjust(table.Adjustment{Do: "end", What: x.winner}); err != nil {
			t.Fatal(err)
		}
		on, err := phase.Carry(next, s.Game().(*phase.Game), []string{"ann", "ben"}, "")
		if err != nil || on != x.on {
			t.Errorf("after a win of %q: continues %v, %v, want %v", x.winner, on, err, x.on)
		}
		for _, c := range next.Combatants {
			if len(c.Conditions) > 0 {
				t.Errorf("after a win of %q: %s is %v, want no condition", x.winner, c.ID, c.Conditions)
			}
		}
	}
}

// TestPinnedUnknownRest: nobody continues after a rest that there is not.
func TestPinnedUnknownRest(t *testing.T) {
	s := table.NewSession(newGame(t, pair()), table.Options{Seed: table.Practice(1)})
	if err := s.Adjust(table.Adjustment{Do: "end", What: "town"}); err != nil {
		t.Fatal(err)
	}
	if on, err := phase.Carry(pair(), s.Game().(*phase.Game), []string{"ann", "ben"}, "siesta"); on || err == nil {
		t.Errorf("continues %v, %v, want an error", on, err)
	}
}

// TestPinnedMarkersStay: the marker of a member that stays behind is taken off the drawing unless a thing stands at it too.
func TestPinnedMarkersStay(t *testing.T) {
	for _, x := range []struct {
		setup phase.Setup
		want  string
	}{
		{phase.Setup{}, ". ."},
		{phase.Setup{Objects: []phase.Object{{ID: "gate", Kind: "door", At: "z"}}}, ". z"},
		{phase.Setup{Ground: []phase.Lying{{Item: "bag", At: "z"}}}, ". z"},
	} {
		next := x.setup
		next.Map.Draw = ". z"
		next.Combatants = []phase.Combatant{{ID: "ann", Side: "town"}, {ID: "zoe", Side: "town", At: "z"}, {ID: "rat", Side: "rats"}}
		s := table.NewSession(newGame(t, pair()), table.Options{Seed: table.Practice(1)})
		if err := s.Adjust(table.Adjustment{Do: "end", What: "town"}); err != nil {
			t.Fatal(err)
		}
		if on, err := phase.Carry(&next, s.Game().(*phase.Game), []string{"ann", "zoe"}, ""); err != nil || !on {
			t.Fatal(on, err)
		}
		if next.Map.Draw != x.want {
			t.Errorf("%v and %v: the drawing is %q, want %q", x.setup.Objects, x.setup.Ground, next.Map.Draw, x.want)
		}
	}
}

// TestPinnedRidersOnTheirFeet: a rider needs STUN above 0.
func TestPinnedRidersOnTheirFeet(t *testing.T) {
	for stun, want := range map[int]int{0: 1, 1: 0} {
		in := pair()
		in.Objects = []phase.Object{{ID: "horse", Kind: "mount", At: "0,0"}}
		in.Combatants[0].Mount, in.Combatants[0].STUN = "horse", &stun
		in.Combatants[0].On = nil
		if _, problems := phase.New(in); len(problems) != want {
			t.Errorf("a rider with %d STUN: %v, want %d problems", stun, problems, want)
		}
	}
}

// TestPinnedCarryStabilized: who is dying brings along that it has been stabilized, and only then.
func TestPinnedCarryStabilized(t *testing.T) {
	for _, x := range []struct {
		body       int
		stabilized bool
		want       []string
	}{{0, true, []string{"stabilized"}}, {-1, true, []string{"stabilized"}}, {0, false, nil}, {-1, false, nil}, {1, false, nil}} {
		in, next := pair(), pair()
		if x.stabilized {
			in.Combatants[0].Conditions = phase.Conditions{"stabilized"}
		}
		in.Combatants[0].BODY = &x.body
		s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
		if err := s.Adjust(table.Adjustment{Do: "end", What: "town"}); err != nil {
			t.Fatal(err)
		}
		if on, err := phase.Carry(next, s.Game().(*phase.Game), []string{"ann", "ben"}, ""); err != nil || !on {
			t.Fatal(on, err)
		}
		if got := next.Combatants[0].Conditions; !slices.Equal(got, x.want) {
			t.Errorf("with %d BODY, stabilized %v: ann brings %v, want %v", x.body, x.stabilized, got, x.want)
		}
	}
}

// TestPinnedCarryMount: the mount of one who stays behind stays behind too, unless it stands somewhere by itself.
func TestPinnedCarryMount(t *testing.T) {
	for _, at := range []string{"", "5,0"} {
		in, next := pair(), pair()
		next.Objects = []phase.Object{{ID: "horse", Kind: "mount", At: at}}
		next.Combatants[0].Mount = "horse"
		s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
		for _, a := range []table.Adjustment{{Do: "set", Who: "ann", What: "body", Value: -10}, {Do: "end", What: "town"}} {
			if err := s.Adjust(a); err != nil {
				t.Fatal(err)
			}
		}
		if on, err := phase.Carry(next, s.Game().(*phase.Game), []string{"ann", "ben"}, ""); err != nil || !on {
			t.Fatal(on, err)
		}
		if stays := len(next.Objects) == 1; stays != (at != "") {
			t.Errorf("a mount at %q stays: %v", at, stays)
		}
	}
}
