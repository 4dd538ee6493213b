package live_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fray/internal/live"
	"fray/pack"
	"fray/ruleset"
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

// TestBeginOfTurn: a turn without an enemy in reach does not begin with attacks on gates.
func TestBeginOfTurn(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter("ford-gate")
	if err != nil {
		t.Fatal(err)
	}
	tb := start(t, live.Config{Ruleset: e.Ruleset, Name: "ford-gate", Setup: e.Setup, Seed: 5, Seating: live.Seating{"pcs": "player"}})
	if err := tb.Advance(t.Context(), func(live.Move) {}); err != nil {
		t.Fatal(err)
	}
	rows, tab := tb.Rows()
	if rows[0].Tab != "attack" || tab == "attack" {
		t.Errorf("the first row is %s, in the tab %s; the turn begins with %s", rows[0].Label, rows[0].Tab, tab)
	}
}

// startFlank starts a fight of flank between a player's side red and blue.
func startFlank(t *testing.T, setup, blue string) *live.Table {
	t.Helper()
	rs, _ := ruleset.Find("flank")
	set := rs.NewSetup()
	if err := json.Unmarshal([]byte(setup), set); err != nil {
		t.Fatal(err)
	}
	return start(t, live.Config{Ruleset: rs, Setup: set, Seed: 1, Seating: live.Seating{"red": "player", "blue": blue}})
}

// TestFriendsSpells: while a caster of the player casts, its other heroes are asked whether they recognize the spell only if they could
// counter it, and nothing is said of it. When a foe casts they are asked.
func TestFriendsSpells(t *testing.T) {
	setup := `{"abilities": {"gust": {"order": 1, "school": "storm", "targets": "self"}, "mote": {"order": 1, "school": "light", "targets": "self"}},
		"combatants": [
		{"id": "ann", "side": "red", "at": "0,0", "sq_max": 3, "feats": ["psion"], "psionic_focus": true, "repertoire": ["gust", "mote"], "initiative": 30},
		{"id": "ben", "side": "red", "at": "0,2", "initiative": 20},
		{"id": "cat", "side": "red", "at": "0,4", "sq_max": 3, "repertoire": ["gust"], "initiative": 20, "had_first_turn": true},
		{"id": "orc", "side": "blue", "at": "9,0", "sq_max": 3, "feats": ["psion"], "psionic_focus": true, "repertoire": ["mote"], "initiative": 1}]}`
	for key, want := range map[string]string{
		"cast:gust": "ignore:cat ignore:orc recognize:cat recognize:orc",
		"cast:mote": "ignore:orc recognize:orc",
	} {
		tb := startFlank(t, setup, "player")
		advance(t, tb)
		if err := tb.Answer(key); err != nil {
			t.Fatal(err)
		}
		err := tb.Advance(t.Context(), func(m live.Move) {
			if m.Free {
				t.Errorf("%s: said: %s", key, m.Label)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		var keys []string
		for _, c := range tb.Choices() {
			keys = append(keys, c.Key)
		}
		if got := strings.Join(keys, " "); got != want {
			t.Errorf("%s: asked are %s, want %s", key, got, want)
		}
	}
}

// TestBotsPassUnsaid: a foe of a bot that lets a spell pass is not said to do something, but one that tries to recognize it is.
func TestBotsPassUnsaid(t *testing.T) {
	for spells, said := range map[string]bool{``: false, `, "sq_max": 3, "repertoire": ["gust"]`: true} {
		want := map[bool]string{true: "recognize:orc", false: "ignore:orc"}[said]
		setup := `{"abilities": {"gust": {"order": 1, "school": "storm", "targets": "self"}}, "combatants": [
			{"id": "ann", "side": "red", "at": "0,0", "sq_max": 3, "feats": ["psion"], "psionic_focus": true, "repertoire": ["gust"], "initiative": 30},
			{"id": "orc", "side": "blue", "at": "9,0", "initiative": 1` + spells + `}]}`
		tb := startFlank(t, setup, "greedy")
		advance(t, tb)
		if err := tb.Answer("cast:gust"); err != nil {
			t.Fatal(err)
		}
		var moves []live.Move
		if err := tb.Advance(t.Context(), func(m live.Move) { moves = append(moves, m) }); err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 || moves[0].Key != want || moves[0].Free != said {
			t.Errorf("with %q the bot does %+v, want %s, said: %t", spells, moves, want, said)
		}
	}
}
