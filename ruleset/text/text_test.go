package text_test

import (
	"testing"

	"fray/ruleset/text"
	"fray/table"
)

// fight is a game of two combatants with one rule and one meter.
type fight struct {
	book table.Book
	cast table.Cast
}

func (f *fight) Book() *table.Book { return &f.book }
func (f *fight) Cast() *table.Cast { return &f.cast }

func newFight() *fight {
	return &fight{
		table.Book{Rules: []table.RuleText{{ID: "toy.hit", Title: "A Hit", Roll: "STUN for it"}}, Meters: []table.MeterRow{{Name: "HP"}, {Name: "AP"}}},
		table.Cast{
			Sides: []string{"heroes", "foes"}, Seats: []string{"gm", "ann"}, ByName: true,
			Combatants: []table.Member{{ID: "a", Name: "Ada"}, {ID: "b", Name: "Bo"}},
		},
	}
}

func TestParts(t *testing.T) {
	f := newFight()
	e := table.NewEvent(table.Gained, 1, 0, 1, 1, 1, -3, 0)
	e.Note = "words"
	q := table.Question{Rule: 1, Who: 1, Target: 0, N: [4]int32{7}}
	cases := []struct{ name, ofEvent, ofQuestion string }{
		{"who", "Ada", "Bo"},
		{"target", "Bo", "Ada"},
		{"title", "A Hit", "A Hit"},
		{"rule", "a hit", "a hit"},
		{"purpose", "STUN for it", "STUN for it"},
		{"0", "1", "7"},
		{"2", "-3", "0"},
		{"+2", "-3", "+0"},
		{"+0", "+1", "+7"},
		{"?0", "1", "7"},
		{"?3", "", ""},
		{"?+2", "-3", ""},
		{"side", "foes", "none"},
		{"seat", "ann", "none"},
		{"meter", "AP", "none"},
		{"note", "words", "none"},
		{"4", "none", "none"},
		{"level0", "none", "none"},
		{"?x3", "none", "none"},
	}
	shown := func(part string, ok bool) string {
		if !ok {
			return "none"
		}
		return part
	}
	for _, c := range cases {
		if got := shown(text.OfEvent(f, &e, c.name)); got != c.ofEvent {
			t.Errorf("{%s} of the event is %q, want %q", c.name, got, c.ofEvent)
		}
		if got := shown(text.OfQuestion(f, &q, c.name)); got != c.ofQuestion {
			t.Errorf("{%s} of the question is %q, want %q", c.name, got, c.ofQuestion)
		}
	}
}

func TestPick(t *testing.T) {
	for n, want := range map[int32]string{-1: "none", 0: "none", 1: "one", 2: "many", 9: "many"} {
		if got := text.Pick("none|one|many", n); got != want {
			t.Errorf("alternative %d is %q, want %q", n, got, want)
		}
	}
	if got := text.Pick("plain", 3); got != "plain" {
		t.Errorf("a pattern without alternatives is %q", got)
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 hexes", 1: "1 hex", 2: "2 hexes"} {
		if got := text.Count(n, "hex", "hexes"); got != want {
			t.Errorf("%d hexes are %q, want %q", n, got, want)
		}
	}
}

func TestWords(t *testing.T) {
	if got := text.Words("very-fast_band"); got != "very fast band" {
		t.Errorf("got %q", got)
	}
	f := newFight()
	for key, want := range map[string]string{"long-knife-2": "long knife 2", "b's-long-knife": "Bo's long knife", "no-one's-knife": "no one's knife"} {
		if got := text.Item(f, key); got != want {
			t.Errorf("the item %s is called %q, want %q", key, got, want)
		}
	}
	if got := text.Join([]int32{3, -1}, " + "); got != "3 + -1" {
		t.Errorf("got %q", got)
	}
	if got := text.Numbers([]string{"melee", "ranged"}, []int8{3, -1}); got != "melee 3, ranged -1" {
		t.Errorf("got %q", got)
	}
}
