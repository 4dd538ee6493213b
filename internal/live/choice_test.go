package live_test

import (
	"strings"
	"testing"

	"fray/internal/live"
	"fray/pack"
)

// TestPlayersHaveAChoice: a player is asked only where there is something to choose, and bots act on things in front of it.
func TestPlayersHaveAChoice(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter("bank")
	if err != nil {
		t.Fatal(err)
	}
	tb := start(t, live.Config{Ruleset: e.Ruleset, Name: "bank", Setup: e.Setup, Seed: 11, Seating: live.Seating{"robbers": "player", "company": "greedy"}})
	pushed, asked := false, 0
	for range 60 {
		if err := tb.Advance(t.Context(), func(m live.Move) { pushed = pushed || strings.HasPrefix(m.Key, "push:") }); err != nil {
			t.Fatal(err)
		}
		if _, over := tb.Over(); over {
			break
		}
		choices := tb.Choices()
		if len(choices) < 2 {
			t.Fatalf("the table asks for the only answer there is: %s", tb.Waiting().Prompt)
		}
		asked++
		if err := tb.Answer(choices[0].Key); err != nil {
			t.Fatal(err)
		}
	}
	if !pushed || asked < 5 {
		t.Errorf("asked %d times, a thing was pushed: %v", asked, pushed)
	}
}
