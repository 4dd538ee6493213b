package phase_test

import (
	"slices"
	"testing"

	"fray/ruleset/phase"
	"fray/table"
)

// TestBandsOfRolls: a skill of which the margin counts has no bands, one that only succeeds or fails has two, and Knockback in the
// open has one for each number of dice that the fall does, one for each throw without, and one for none. Of damage what defenses
// stop is alike. Odds try one value of each.
func TestBandsOfRolls(t *testing.T) {
	in := &phase.Setup{
		Combatants: []phase.Combatant{
			{ID: "ann", Side: "town", At: "0,0", CV: new(9), STR: new(20), Skills: map[string]phase.Skill{"analyse": {Roll: 12}, "trip": {Roll: 11, Action: "move", Effect: "prone"}}},
			{ID: "rat", Side: "rats", At: "1,0", CV: new(3), PD: new(7), Resistance: 1, Conditions: phase.Conditions{"hesitating"}},
		},
	}
	for _, x := range []struct {
		answer string
		faces  [][]int32
		want   []int16
		marks  bool
	}{
		{"analyze:rat", nil, nil, false},
		{"skill:trip:rat", nil, []int16{11, 18}, false},
		{"strike:rat:unarmed", nil, []int16{3, 18}, false},
		{"strike:rat:unarmed", [][]int32{{4, 4, 4}}, []int16{7, 2}, true},                   // PD 7, and no Knockback below 3 BODY
		{"strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}}, []int16{3, 4, 5}, false}, // 6 BODY less 1: at 3, 2 hexes
		{"strike:rat:unarmed", [][]int32{{4, 4, 4}, {1, 1, 2, 2}}, []int16{12}, false},
		{"strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}, {1, 1}}, []int16{7, 7}, true}, // 3 hexes, 1d6
	} {
		s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1), AskDice: true})
		if err := s.Answer(1, x.answer); err != nil {
			t.Fatal(err)
		}
		for _, faces := range x.faces {
			if err := s.GiveDice(faces); err != nil {
				t.Fatal(x.answer, err)
			}
		}
		roll := s.OpenRoll()
		if roll == nil {
			t.Fatalf("%s after %v rolls nothing", x.answer, x.faces)
		}
		if got := roll.Bands[:roll.NBand]; !slices.Equal(got, x.want) || roll.Look != x.marks {
			t.Errorf("%s after %v has the bands %v, want %v", x.answer, x.faces, got, x.want)
		}
	}
}
