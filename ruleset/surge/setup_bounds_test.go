package surge_test

import (
	"fmt"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestStandingRoom: each square that a large combatant takes has to be free of walls, on the map, and of nobody else.
func TestStandingRoom(t *testing.T) {
	for _, x := range []struct{ draw, at, want string }{
		{". . .\n. . .\n. . .", "1,1", ""},
		{". . .\n. # .\n. . .", "1,1", "1,1 is blocked"},
		{". . .\n. . #\n. . .", "1,1", "2,1 is blocked"},
		{". . .\n. . .\n. # .", "1,1", "1,2 is blocked"},
		{". # .\n. . .\n. . .", "1,1", ""},
		{". . .\n. . .\n. . .", "2,1", "2,1 leaves no room for its size on the map"},
		{". . .\n. . .\n. . .", "0,0", "0,0 is taken by b"},
	} {
		s := &surge.Setup{Map: surge.Ground{Draw: x.draw}, Combatants: []surge.Combatant{
			{ID: "b", Side: "foes", At: "0,0"}, {ID: "a", Side: "heroes", At: x.at, Size: 2},
		}}
		_, problems := surge.New(s)
		var found string
		if len(problems) > 0 {
			found = problems[0].Why
		}
		if found != x.want || len(problems) > 1 {
			t.Errorf("%q at %s: found %v, expected %q", x.draw, x.at, problems, x.want)
		}
	}
}

// TestSizeOnZones: on zones nobody is large.
func TestSizeOnZones(t *testing.T) {
	for size := 1; size <= 2; size++ {
		_, problems := surge.New(&surge.Setup{Type: "conflict", Combatants: []surge.Combatant{
			{ID: "a", Side: "heroes", Size: size}, {ID: "b", Side: "foes"},
		}})
		if len(problems) != size-1 {
			t.Errorf("size %d: %v", size, problems)
		}
	}
}

// TestRoomForNewcomers: the last of 200 combatants may join, and nobody after it.
func TestRoomForNewcomers(t *testing.T) {
	in := &surge.Setup{Type: "conflict"}
	for i := range 199 {
		in.Combatants = append(in.Combatants, surge.Combatant{ID: fmt.Sprintf("c%d", i), Side: []string{"heroes", "foes"}[i%2]})
	}
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	join := func(id string) error {
		return s.Adjust(table.Adjustment{Do: "join", Who: id, Sheet: `{"combatants": [{"side": "heroes"}]}`})
	}
	if err := join("last"); err != nil {
		t.Fatal(err)
	}
	if err := join("more"); err == nil {
		t.Error("201 combatants")
	}
}

// TestRoomForObjects: sixty objects are enough for a fight, and one more is too many.
func TestRoomForObjects(t *testing.T) {
	coins := func(n int) (c []string) {
		for range n {
			c = append(c, "coin")
		}
		return c
	}
	for _, n := range []int{60, 61} {
		s := &surge.Setup{Objects: map[string]surge.Object{"coin": {}}}
		for i, have := range []int{20, 20, 20, n - 60} {
			s.Combatants = append(s.Combatants, surge.Combatant{
				ID: fmt.Sprintf("c%d", i), Side: []string{"heroes", "foes"}[i%2], At: fmt.Sprintf("%d,0", i), Stowed: coins(have),
			})
		}
		if _, problems := surge.New(s); len(problems) != n-60 {
			t.Errorf("%d objects: %v", n, problems)
		}
	}
}

// TestAlternates: an alternate effect is of the array of a power that its user has, and outranks none of them.
func TestAlternates(t *testing.T) {
	for _, x := range []struct {
		array string
		rank  int
		want  string
	}{
		{"storm", 6, ""},
		{"storm", 7, "ice has rank 7, expected at most 6, as the powers of its array"},
		{"", 6, "ice is in no array with a power of a, expected the array of one"},
		{"sky", 6, "ice is in no array with a power of a, expected the array of one"},
	} {
		s := &surge.Setup{
			Combatants: []surge.Combatant{
				{ID: "a", Side: "heroes", Hero: true, At: "0,0", Abilities: []string{"fire", "spark"}, Alternates: []string{"ice"}},
				{ID: "b", Side: "foes", At: "3,0"},
			},
			Abilities: map[string]surge.Ability{"fire": {Rank: 6, Array: "storm"}, "spark": {Rank: 9}, "ice": {Rank: x.rank, Array: x.array}},
		}
		_, problems := surge.New(s)
		var found string
		if len(problems) > 0 {
			found = problems[0].Why
		}
		if found != x.want || len(problems) > 1 {
			t.Errorf("array %q, rank %d: found %v, expected %q", x.array, x.rank, problems, x.want)
		}
	}
}
