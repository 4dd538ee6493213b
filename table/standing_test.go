package table_test

import (
	"strings"
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
		{"a verb when an enemy acts, and it does", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass", Actor: "fighter-1"}}, "pass"},
		{"a verb when another acts", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass", Actor: "goblin-1"}}, "strike:fighter-1"},
		{"asked when an enemy acts, and it does", 7, table.Standings{
			{Seat: duel.Blue, Kind: duel.Opportunity, Ask: true, Actor: "fighter-1"},
			{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass"},
		}, ""},
		{"asked when another acts", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Ask: true, Actor: "goblin-1"}}, "strike:fighter-1"},
		{"asked as the target, and it is not", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Ask: true, Aimed: true}}, "strike:fighter-1"},
		{"both conditions, and one holds", 7, table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Verb: "pass", Actor: "fighter-1", Aimed: true}}, "strike:fighter-1"},
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

// TestStandingOfTheTarget: "I" is the asked combatant, or any combatant of the seat where none is named.
func TestStandingOfTheTarget(t *testing.T) {
	s := leaves(t, 7)
	q := *s.Open() // asks goblin-1
	ss := table.Standings{{Seat: duel.Blue, Kind: duel.Opportunity, Ask: true, Aimed: true}}
	for _, c := range []struct {
		who, aim table.Who
		asked    bool
	}{{1, 1, true}, {1, 0, false}, {1, table.Nobody, false}, {table.Nobody, 1, true}, {table.Nobody, 0, false}} {
		q.Who, q.Aim = c.who, c.aim
		if _, _, answered := ss.Answer(s.Game(), &q); answered == c.asked {
			t.Errorf("of %d, aimed at %d: answered %v", c.who, c.aim, answered)
		}
	}
}

// TestStandingProblems names what is wrong with standing answers that could never do what their player means.
func TestStandingProblems(t *testing.T) {
	book := duel.New(duel.Setup{Fighters: 1, Goblins: 1}).Book()
	for want, s := range map[string]table.Standing{
		"":                               {Kind: duel.Opportunity, Ask: true, Actor: "a"},
		"there is no action":             {Kind: duel.Opportunity, Verb: "fly"},
		"1 to 100":                       {Kind: duel.Opportunity, Verb: "pass", Below: 101},
		"not both":                       {Kind: duel.Opportunity, Verb: "pass", Ask: true, Below: 5},
		"a condition is missing":         {Kind: duel.Opportunity, Ask: true},
		"the default needs no condition": {Kind: duel.Opportunity, Aimed: true},
		"it would play the fight":        {Kind: duel.Turn, Verb: "end"},
		"the turns of others":            {Kind: duel.Turn, Ask: true},
	} {
		if got := s.Problem(book); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%+v: %q, want %q", s, got, want)
		}
	}
	others := &table.Book{Verbs: table.Verbs("go"), Questions: []table.QuestionRow{{Name: "push"}, {Name: "turn", Others: true}}}
	for want, s := range map[string]table.Standing{
		"does not follow an action": {Kind: 0, Verb: "go", Actor: "a"},
		"":                          {Kind: 1, Ask: true, Actor: "a", Below: 50},
		"only ask can stand":        {Kind: 1, Ask: true, Verb: "go"},
		"nobody is the target":      {Kind: 1, Ask: true, Aimed: true},
	} {
		if got := s.Problem(others); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%+v: %q, want %q", s, got, want)
		}
	}
}
