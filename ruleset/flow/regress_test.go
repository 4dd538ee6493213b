package flow_test

import (
	"strings"
	"testing"

	"fray/ruleset/flow"
	"fray/table"
)

// two is the smallest fight: a and b side by side, a to begin.
func two() *flow.Setup {
	s := skirmish(1, 1)
	s.Combatants = []flow.Combatant{
		{ID: "a", Side: "red", At: "5,5", Initiative: p(9)},
		{ID: "b", Side: "blue", At: "6,5", Initiative: p(1)},
	}
	return s
}

// keys are the keys of what a seat is offered.
func keys(s *table.Session, seat table.Seat) []string {
	var out []string
	for _, c := range s.Choices(seat) {
		out = append(out, c.Key)
	}
	return out
}

// count is how many keys begin with a text.
func count(keys []string, with string) int {
	n := 0
	for _, k := range keys {
		if strings.HasPrefix(k, with) {
			n++
		}
	}
	return n
}

func decree(t *testing.T, s *table.Session, as ...table.Adjustment) {
	t.Helper()
	for _, a := range as {
		if err := s.Adjust(a); err != nil {
			t.Fatal(err)
		}
	}
}

func answer(t *testing.T, s *table.Session, keys ...string) {
	t.Helper()
	for _, k := range keys {
		if err := s.Answer(s.Open().Seats.First(), k); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNamesThatCollide: what would make two options alike in their keys is refused.
func TestNamesThatCollide(t *testing.T) {
	for path, change := range map[string]func(*flow.Setup){
		"items.dagger-2":             func(s *flow.Setup) { s.Items["dagger-2"] = s.Items["dagger"] },
		"items.unarmed":              func(s *flow.Setup) { s.Items["unarmed"] = s.Items["dagger"] },
		"items.a:b":                  func(s *flow.Setup) { s.Items["a:b"] = s.Items["dagger"] },
		"abilities.pin":              func(s *flow.Setup) { s.Abilities["pin"] = s.Abilities["mend"] },
		"combatants[0].abilities[1]": func(s *flow.Setup) { s.Combatants[0].Abilities = []string{"mend", "mend"} },
		"items.shortbow.range":       func(s *flow.Setup) { s.Items["shortbow"] = flow.Item{Category: "bow", Damage: "1d6"} },
		"objects[0].at":              func(s *flow.Setup) { s.Objects = []flow.Object{{ID: "o", At: "5,5", Solid: true}} },
		"objects[1].at": func(s *flow.Setup) {
			s.Objects = []flow.Object{{ID: "o", At: "5,5"}, {ID: "d", At: "6,5", Kind: "door"}}
		},
	} {
		s := two()
		change(s)
		_, problems := flow.New(s)
		if len(problems) != 1 || problems[0].Path != path {
			t.Errorf("found %v, expected a problem at %s", problems, path)
		}
	}
}

// TestTwoSwordsHaveTwoNames: one's own, and one that was nobody's.
func TestTwoSwordsHaveTwoNames(t *testing.T) {
	set := two()
	set.Combatants[0].Hands.Main = "sword"
	set.Ground = []flow.Lying{{Item: "sword", At: "5,5"}}
	s := table.NewSession(newGame(t, set), table.Options{})
	answer(t, s, "pickup:sword-2")
	for s.Open().Kind != 0 || s.Open().Who != 0 {
		answer(t, s, "none")
	}
	if got := keys(s, 1); count(got, "attack:b:sword") != 2 || count(got, "attack:b:sword-2") != 1 {
		t.Errorf("two swords in hand, but the options are %v", got)
	}
}

// TestTwoOrbsAreOneOption: what two items in hand can do alike is listed once, and so is what a two-handed one can.
func TestTwoOrbsAreOneOption(t *testing.T) {
	for _, hands := range []int{1, 2} {
		set := two()
		set.Items["orb"] = flow.Item{Ability: "glow", Hands: hands}
		set.Abilities["glow"] = flow.Ability{Kind: "item", AP: p(1), Range: "self"}
		set.Combatants[0].Hands.Main = "orb"
		if hands == 1 {
			set.Combatants[0].Hands.Off = "orb"
		}
		s := table.NewSession(newGame(t, set), table.Options{})
		if got := keys(s, 1); count(got, "use:glow") != 1 {
			t.Errorf("%d hands: %v", hands, got)
		}
	}
}

// TestExplainedIsPlain: asking what is blocked once listed a spell of a held caster, a pinning shot out of reach, and
// Carry Through without an axe.
func TestExplainedIsPlain(t *testing.T) {
	set := two()
	set.Combatants[0].Casting, set.Combatants[0].Abilities = p(90), []string{"ember-dart"}
	s := table.NewSession(newGame(t, set), table.Options{})
	decree(t, s, table.Adjustment{Do: "add", What: "held", Who: "a", At: "b"})
	before := s.Open().Count()
	s.Blocked(1)
	if after := s.Open().Count(); before != after || count(keys(s, 1), "cast:") > 0 {
		t.Errorf("%d options, with explanations %d", before, after)
	}
}

// TestReadiedDoorIsListedOnce: what a Readied Action can open once was listed twice.
func TestReadiedDoorIsListedOnce(t *testing.T) {
	set := two()
	set.Objects = []flow.Object{{ID: "gate", Kind: "door", At: "5,4"}}
	s := table.NewSession(newGame(t, set), table.Options{})
	answer(t, s, "ready", "open", "attacks", "attack:a:unarmed")
	if got := keys(s, 1); count(got, "open:gate") != 1 {
		t.Errorf("the Readied Action may be %v", got)
	}
}

// TestDecreesForTheFallen: who is Down has no pools, is prone and defends nothing, whatever the GM says.
func TestDecreesForTheFallen(t *testing.T) {
	s := table.NewSession(newGame(t, skirmish(2, 2)), table.Options{})
	decree(t, s, table.Adjustment{Do: "set", Who: "b1", What: "hp", Value: -1})
	for _, a := range []table.Adjustment{
		{Do: "set", Who: "b1", What: "ap", Value: 5}, {Do: "set", Who: "b1", What: "rp", Value: 1}, {Do: "set", Who: "b1", What: "fp", Value: 1},
		{Do: "clear", Who: "b1", What: "prone"}, {Do: "add", Who: "b1", What: "total-defense"},
	} {
		if s.Adjust(a) == nil {
			t.Errorf("%+v is accepted", a)
		}
	}
}
