package phase_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/table"
)

// TestPinnedBands: a skill of which the margin counts has no bands, one that only succeeds or fails has two, and Knockback in the
// open has one for all throws whose fall defenses stop, one for each number of dice beyond, one for 0 hexes, and one for none; against a wall one for each throw,
// and over the edge one for all throws. Of damage what defenses stop is alike, and of that of a landing all BODY, except where
// that can kill: then what does not is alike.
// Odds try one value of each. The rest of a throw depends on how its victim is, here up with 8 STUN, and on that STUN only where the
// landing can take it. In the same way it depends on BODY only where the landing can kill.
func TestPinnedBands(t *testing.T) {
	in := &phase.Setup{
		Combatants: []phase.Combatant{
			{ID: "ann", Side: "town", At: "0,0", CV: new(9), STR: new(20), Skills: map[string]phase.Skill{"analyse": {Roll: 12}, "trip": {Roll: 11, Action: "move", Effect: "prone"}}, Attacks: []string{"spark"}},
			{ID: "rat", Side: "rats", At: "1,0", CV: new(3), PD: new(7), Resistance: 1, Conditions: phase.Conditions{"hesitating"}},
		},
		Attacks: map[string]phase.Attack{"spark": {DC: 4, Against: "energy"}},
	}
	rat, frail := in.Combatants[1], in.Combatants[1]
	frail.ID, frail.PD, frail.CON, frail.STUNMax, frail.BODYMax = "frail", new(1), new(20), new(30), new(4)
	for _, x := range []struct {
		ground string // beyond the rat
		answer string
		faces  [][]int32
		want   []int16
		marks  bool
		same   []int16 // for a throw: by what it continues alike, from which value on it fells, and from how much BODY on it kills
	}{
		{"....", "analyze:rat", nil, nil, false, nil},
		{"....", "skill:trip:rat", nil, []int16{11, 18}, false, nil},
		{"....", "strike:rat:unarmed", nil, []int16{3, 18}, false, nil},
		{"....", "strike:rat:unarmed", [][]int32{{4, 4, 4}}, []int16{7, 2}, true, nil},                                // PD 7, and no Knockback below 3 BODY
		{"....", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}}, []int16{4, 5}, false, []int16{1, 4, 0, 0}}, // 6 BODY less 1: at 4, 1 hex; PD 7 stops the 1d6 of 2 and 3
		{"....", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {1, 1, 2, 2}}, []int16{12}, false, []int16{1, 0, 0, 0}},
		{"....", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}, {1, 1}}, []int16{7, 2}, true, []int16{1, 0, 0, 0}},        // 3 hexes, 1d6
		{"....", "strike:rat:spark", [][]int32{{4, 4, 4}}, []int16{2, 2}, true, nil},                                                // ED 2
		{"", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}}, []int16{4, 5}, false, []int16{1, 4, 0, 0}},                   // at 3, over the edge
		{".", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}}, []int16{3, 4, 5}, false, []int16{1, 4, 0, 0}},               // at 3, over the edge as well
		{"#", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}}, []int16{2, 3, 4, 5}, false, []int16{1, 4, 8, 0}},            // against the wall, for 3 to 1 dice
		{"#", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}, {1, 2}}, []int16{7, 4}, true, []int16{1, 1, 0, 0}},           // against the wall at once
		{".#", "strike:rat:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}, {1, 1}}, []int16{7, 6}, true, []int16{1, 1, 0, 0, 15}},      // 3 hexes, the second is the wall: 8 STUN are left
		{".#", "strike:frail:unarmed", [][]int32{{4, 4, 4}, {6, 6, 6, 1}, {1, 1}}, []int16{1, 3}, true, []int16{1, 1, 0, 0, 13, 4}}, // 12 STUN are left, and BODY is -1
	} {
		in.Combatants[1] = rat
		if strings.Contains(x.answer, frail.ID) {
			in.Combatants[1] = frail
		}
		in.Map.Draw = strings.Join(strings.Split(".."+x.ground, ""), " ")
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
			t.Fatalf("%s before %q after %v rolls nothing", x.answer, x.ground, x.faces)
		}
		if got := roll.Bands[:roll.NBand]; !slices.Equal(got, x.want) || roll.Look != x.marks {
			t.Errorf("%s before %q after %v has the bands %v, want %v", x.answer, x.ground, x.faces, got, x.want)
		}
		got := roll.Same[:4:4]
		for _, fork := range roll.Forks {
			if fork > 0 {
				got = append(got, fork)
			}
		}
		if x.same != nil && !slices.Equal(got, x.same) || x.same == nil && roll.Same != (table.Same{}) {
			t.Errorf("%s before %q after %v continues alike by %v, want %v", x.answer, x.ground, x.faces, got, x.same)
		}
	}
}
