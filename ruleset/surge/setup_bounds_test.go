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

// TestTwoSides: a Combat and a Conflict take two sides that are not neutral, in sight; a Challenge may do with one.
func TestTwoSides(t *testing.T) {
	const want = "expected a combatant in sight on at least two sides that are not neutral"
	for _, x := range []struct {
		kind, side string
		hidden     bool
		ok         bool
	}{
		{"combat", "foes", false, true},
		{"combat", "heroes", false, false},
		{"combat", "neutral", false, false},
		{"combat", "foes", true, false},
		{"conflict", "foes", false, true},
		{"conflict", "heroes", false, false},
		{"challenge", "heroes", false, true},
	} {
		s := &surge.Setup{Type: x.kind, Combatants: []surge.Combatant{{ID: "a", Side: "heroes"}, {ID: "b", Side: x.side, Hidden: x.hidden}}}
		if x.kind == "combat" {
			s.Combatants[0].At, s.Combatants[1].At = "0,0", "3,0"
		}
		if x.kind == "challenge" {
			s.Tasks = []surge.Task{{ID: "wall", Skills: []string{"might"}}}
		}
		_, problems := surge.New(s)
		if x.ok != (len(problems) == 0) || !x.ok && (len(problems) != 1 || problems[0].Why != want) {
			t.Errorf("%+v: %v", x, problems)
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

// TestNamesOfObjects: who is hidden gives its name up to a newcomer of the same name, and with it those of its objects.
func TestNamesOfObjects(t *testing.T) {
	in := skirmish()
	in.Combatants = append(in.Combatants, surge.Combatant{ID: "c", Side: "heroes", At: "7,7"})
	in.Combatants[0].Name, in.Combatants[0].Held, in.Objects = "Ann", []string{"sword"}, map[string]surge.Object{"sword": {Name: "long sword"}}
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	called := func() string { return s.Game().Cast().Things[0].Name }
	if got := called(); got != "Ann's long sword" {
		t.Errorf("at first it is called %q", got)
	}
	for _, x := range []table.Adjustment{
		{Do: "hide", Who: "a"}, {Do: "join", Who: "n", At: "2,2", Sheet: `{"combatants": [{"name": "Ann", "side": "heroes"}]}`},
	} {
		if err := s.Adjust(x); err != nil {
			t.Fatal(err)
		}
	}
	if got := called(); got != "a.sword" {
		t.Errorf("with two of its owner's name it is called %q", got)
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
