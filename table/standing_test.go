package table_test

import (
	"testing"

	"fray/internal/duel"
	"fray/table"
)

// leaves is a fight in which fighter-1 stands next to goblin-1 and has just begun to go away.
func leaves(t *testing.T, hp int) *table.Session {
	t.Helper()
	s := table.NewSession(duel.New(duel.Setup{Fighters: 1, Goblins: 1, Ask: true}), table.Options{Seed: table.Practice(1)})
	for s.Open().Who != 0 {
		if err := s.Answer(duel.Blue, "end"); err != nil {
			t.Fatal(err)
		}
	}
	for _, a := range []table.Adjustment{
		{Do: "place", Who: "goblin-1", At: s.Game().View(table.GM).Tokens[0].Cell[:1] + "10"},
		{Do: "set", Who: "goblin-1", What: "HP", Value: hp},
	} {
		if err := s.Adjust(a); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Answer(duel.Red, "move:e14"); err != nil {
		t.Fatal(err)
	}
	if q := s.Open(); q == nil || q.Kind != duel.Opportunity {
		t.Fatalf("no opportunity: %v", s.Choices(duel.Red))
	}
	return s
}

// TestStanding gives standing answers to an opportunity, whose default is to strike.
func TestStanding(t *testing.T) {
	for _, c := range []struct {
		name string
		hp   int
		ss   table.Standings
		want string // the key; empty when the seat has to answer
	}{
		{"none", 7, nil, ""},
		{"the default", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity}}, "strike:fighter-1"},
		{"always", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass"}}, "pass"},
		{"below half, and it is", 3, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass", Below: 50}}, "pass"},
		{"below half, and it is not", 4, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass", Below: 50}}, "strike:fighter-1"},
		{"another question", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Turn, Verb: "end"}}, ""},
		{"another seat", 7, table.Standings{{Seat: duel.Red, Kind: duel.Opportunity, Verb: "pass"}}, ""},
		{"a verb that is not open", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "attack"}}, ""},
		{"the first that fits", 7, table.Standings{
			{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "attack"},
			{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass"},
		}, "pass"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := leaves(t, c.hp)
			o, seat, ok := c.ss.Answer(s.Game(), s.Open())
			if ok != (c.want != "") {
				t.Fatalf("answered %v, want %q", ok, c.want)
			}
			if !ok {
				return
			}
			if key := s.Game().Describe(s.Open(), o).Key; key != c.want || seat != duel.Blue {
				t.Errorf("seat %d answers %s, want %s", seat, key, c.want)
			}
			if err := s.AnswerOption(seat, o); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestStandingOfManyWays leaves it to the seat where to move.
func TestStandingOfManyWays(t *testing.T) {
	s := leaves(t, 7)
	if err := s.Undo(len(s.Inputs()) - 1); err != nil {
		t.Fatal(err)
	}
	ss := table.Standings{{Seat: duel.Red, Kind: duel.Turn, Verb: "move"}}
	if o, _, ok := ss.Answer(s.Game(), s.Open()); ok {
		t.Errorf("moved to %v", o)
	}
}
