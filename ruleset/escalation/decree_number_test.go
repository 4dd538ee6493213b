package escalation_test

import (
	"bytes"
	"testing"

	"fray/table"
)

// TestNumbersDecreed: each number takes its lowest and its highest value, and the state has it then; beyond them, and for
// words that are no number, nothing changes.
func TestNumbersDecreed(t *testing.T) {
	setup := ambush()
	setup.MaxRounds = 20
	setup.Combatants[0].PowerMax, setup.Combatants[0].Relationship = 4, 2
	setup.Combatants[0].SecondaryName, setup.Combatants[0].SecondaryMax = "momentum", new(5)
	s := begun(t, setup)
	for _, tt := range []struct {
		who, what string
		low, high int
	}{
		{"", "die", 0, 6},
		{"", "round", 1, 20},
		{"ana", "hp", -10000, 22},
		{"ana", "recoveries", 0, 8},
		{"ana", "strain", 0, 1000},
		{"ana", "power", 0, 4},
		{"ana", "relationship dice", 0, 2},
		{"ana", "relationship_dice", 0, 2},
		{"ana", "fails", 0, 3},
		{"ana", "secondary", 0, 5},
		{"ana", "momentum", 0, 5},
	} {
		set := func(n int) table.Adjustment {
			return table.Adjustment{Do: "set", Who: tt.who, What: tt.what, Value: n}
		}
		for _, n := range []int{tt.low, tt.high} {
			branch := s.Branch()
			other := tt.low + tt.high - n
			decree(t, branch, set(other))
			before := state(branch)
			decree(t, branch, set(n))
			if bytes.Equal(state(branch), before) {
				t.Errorf("%s %s %d leaves the state as it was with %d", tt.who, tt.what, n, other)
			}
		}
		refused(t, s, set(tt.low-1))
		if tt.what != "hp" { // what is more than all of it is all of it
			refused(t, s, set(tt.high+1))
		}
	}
	refused(t, s, table.Adjustment{Do: "set", Who: "ana", What: "hp", Value: 10001})
}

// TestUnknownNumbers: a word that is no number changes nothing, also of one without a secondary resource.
func TestUnknownNumbers(t *testing.T) {
	setup := ambush()
	setup.Combatants[0].SecondaryName = "momentum"
	s := begun(t, setup)
	for _, a := range []table.Adjustment{
		{Do: "set", Who: "ana", What: "luck", Value: 1},
		{Do: "set", Who: "ana", What: "", Value: 1},
		{Do: "set", Who: "gob", What: "", Value: 1},
		{Do: "set", Who: "gob", What: "momentum", Value: 1},
		{Do: "set", Who: "ana", What: "die", Value: 1},
		{Do: "set", What: "hp", Value: 1},
		{Do: "set", What: "", Value: 1},
	} {
		refused(t, s, a)
	}
}

// TestNoRoundDecreedInTheSurpriseRound: the round is set from round 1 on.
func TestNoRoundDecreedInTheSurpriseRound(t *testing.T) {
	setup := ambush()
	setup.Surprise, setup.AmbushStart = "pcs", new(0)
	s := begun(t, setup)
	for s.Game().View(table.GM).Turn == "" {
		if err := s.AnswerOption(s.Open().Asked().First(), s.Open().Default()); err != nil {
			t.Fatal(err)
		}
	}
	refused(t, s, table.Adjustment{Do: "set", What: "round", Value: 3})
	decree(t, s, table.Adjustment{Do: "set", What: "die", Value: 3})
}

// state is the state of the fight as bytes.
func state(s *table.Session) []byte { return s.Game().AppendState(nil) }

// refused fails if a decree is taken, or changes anything.
func refused(t *testing.T, s *table.Session, a table.Adjustment) {
	t.Helper()
	before := state(s)
	if err := s.Adjust(a); err == nil || !bytes.Equal(state(s), before) {
		t.Errorf("%s: found the error %v, expected it refused and nothing changed", a, err)
	}
}
