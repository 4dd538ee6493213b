package surge_test

import (
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestPromptsOfOpposers: who rolls against the check of another sees against whose, not that it is about to do the same.
func TestPromptsOfOpposers(t *testing.T) {
	setup := skirmish()
	setup.Combatants[0].Initiative, setup.Combatants[1].Initiative = new(20), new(10)
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	heroes, _ := s.Game().Cast().Seat("heroes")
	for _, x := range []struct{ key, want string }{
		{"study:b:insight", "a is about to roll for study with rank 0. A Reaction first?"},
		{"pass", "b is about to roll against a (study) with rank 0. A Reaction first?"},
	} {
		if err := s.Answer(heroes, x.key); err != nil {
			t.Fatal(err)
		}
		if got := s.Game().(*surge.Game).Prompt(s.Open()); got != x.want {
			t.Errorf("after %s: %q, want %q", x.key, got, x.want)
		}
	}
}
