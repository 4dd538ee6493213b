package surge_test

import (
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestPursuit: the tasks of a Challenge count together, each up to its goal, and an attitude counts from hostile; elsewhere nothing is pursued.
func TestPursuit(t *testing.T) {
	people := func() []surge.Combatant {
		return []surge.Combatant{{ID: "b", Side: "foes", Attitudes: map[string]string{"a": "unfavorable"}}, {ID: "a", Side: "heroes"}}
	}
	for _, x := range []struct {
		in   *surge.Setup
		want table.Pursuit
	}{
		{&surge.Setup{Type: "challenge", WorkingSide: "heroes", MaxRounds: 8, Combatants: people(), Tasks: []surge.Task{
			{ID: "wall", Skills: []string{"might"}, Goal: 5, Progress: 2}, {ID: "gate", Skills: []string{"might"}, Goal: 4, Progress: 6},
		}}, table.Pursuit{Side: 1, Done: 6, Goal: 9, Last: 8}},
		{
			&surge.Setup{Type: "conflict", Combatants: people(), Objective: &surge.Objective{Kind: "attitude", Side: "heroes", Subject: "b", To: "a", Attitude: "favorable"}},
			table.Pursuit{Side: 1, Done: 1, Goal: 3},
		},
		{&surge.Setup{Type: "conflict", MaxRounds: 5, Combatants: people()}, table.Pursuit{Last: 5}},
	} {
		if got := newGame(t, x.in).Pursuit(); got != x.want {
			t.Errorf("%s: %+v, want %+v", x.in.Type, got, x.want)
		}
	}
}
