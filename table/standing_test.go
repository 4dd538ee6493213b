package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

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

// TestStandingNumbers: conditions on numbers of the ruleset hold together, and answers to one kind of question are tried in their
// order, the default last.
func TestStandingNumbers(t *testing.T) {
	is := func(s table.Standing, limits ...table.Limit) table.Standing {
		s.Seat, s.Kind, s.If = duel.Blue, duel.Opportunity, limits
		return s
	}
	pass, ask := table.Standing{Verb: "pass"}, table.Standing{Ask: true}
	strike := table.Standing{Verb: "strike", Part: "fighter-1"}
	hp := func(is string, n int) table.Limit { return table.Limit{Number: "hp", Is: is, N: n} }
	for name, c := range map[string]struct {
		ss   table.Standings
		want string // the key; empty when the seat has to answer
	}{
		"exactly":              {table.Standings{is(pass, hp("", 7))}, "pass"},
		"one less":             {table.Standings{is(pass, hp("", 6))}, "strike:fighter-1"},
		"one more":             {table.Standings{is(pass, hp("", 8))}, "strike:fighter-1"},
		"at least, equal":      {table.Standings{is(pass, hp("more", 7))}, "pass"},
		"at least, too few":    {table.Standings{is(pass, hp("more", 8))}, "strike:fighter-1"},
		"at most, equal":       {table.Standings{is(pass, hp("less", 7))}, "pass"},
		"at most, too many":    {table.Standings{is(pass, hp("less", 6))}, "strike:fighter-1"},
		"both":                 {table.Standings{is(pass, hp("more", 6), hp("less", 8))}, "pass"},
		"one of both":          {table.Standings{is(pass, hp("more", 6), hp("less", 6))}, "strike:fighter-1"},
		"asked":                {table.Standings{is(ask, hp("", 7))}, ""},
		"not asked":            {table.Standings{is(ask, hp("", 6))}, "strike:fighter-1"},
		"the second":           {table.Standings{is(strike, hp("", 6)), is(pass, hp("", 7))}, "pass"},
		"the first":            {table.Standings{is(strike, hp("", 7)), is(pass, hp("", 7))}, "strike:fighter-1"},
		"neither":              {table.Standings{is(pass, hp("", 6)), is(ask, hp("", 8))}, "strike:fighter-1"},
		"a part of the key":    {table.Standings{is(strike)}, "strike:fighter-1"},
		"another part":         {table.Standings{is(table.Standing{Verb: "strike", Part: "fighter-2"})}, ""},
		"a number not in here": {table.Standings{is(pass, table.Limit{Number: "moves"})}, "strike:fighter-1"},
	} {
		t.Run(name, func(t *testing.T) {
			s := leaves(t, 7)
			q := s.Open()
			o, _, ok := c.ss.Answer(counting{s.Game()}, q)
			if ok != (c.want != "") || ok && s.Game().Describe(q, o).Key != c.want {
				t.Errorf("answered %v %v, want %q", ok, o, c.want)
			}
		})
	}
}

// counting is a game whose book has numbers.
type counting struct{ table.Game }

func (c counting) Book() *table.Book { return numbered(c.Game.Book()) }

func numbered(book *table.Book) *table.Book {
	b := *book
	b.Verbs = slices.Clone(b.Verbs)
	for i := range b.Verbs {
		b.Verbs[i].Stands = b.Verbs[i].Name == "end"
	}
	b.Numbers = []table.NumberRow{
		{Name: "hp", Count: func(g table.Game, _ *table.Question, who table.Who) (int, bool) {
			now, _ := g.Health(who)
			return now, true
		}},
		{Name: "moves", Kinds: []table.Kind{duel.Turn}, Count: func(table.Game, *table.Question, table.Who) (int, bool) { return 0, true }},
	}
	return &b
}

// TestStandingOnTheTurn: the turn is always asked, unless a verb may stand there and its condition on a number holds.
func TestStandingOnTheTurn(t *testing.T) {
	s := leaves(t, 7)
	if err := s.Undo(len(s.Inputs()) - 1); err != nil {
		t.Fatal(err)
	}
	for n, want := range map[int]bool{0: true, 1: false} {
		ss := table.Standings{{Seat: duel.Red, Kind: duel.Turn, Verb: "end", If: []table.Limit{{Number: "moves", N: n}}}}
		if _, _, ok := ss.Answer(counting{s.Game()}, s.Open()); ok != want {
			t.Errorf("with %d moves: answered %v", n, ok)
		}
	}
	book := numbered(s.Game().Book())
	limits := []table.Limit{{Number: "moves", Is: "less"}}
	for want, s := range map[string]table.Standing{
		"":                             {Kind: duel.Turn, Verb: "end", If: limits},
		"must have a condition on one": {Kind: duel.Turn, Verb: "end"},
		"it would play the fight without you; only ask can stand, for the turns of bots, and end with a condition": {Kind: duel.Turn, Verb: "move", If: limits},
		"has no number \"moves\"; it has hp":                   {Kind: duel.Opportunity, Verb: "pass", If: limits},
		"there is no number \"mp\"; the numbers are hp, moves": {Kind: duel.Turn, Verb: "end", If: []table.Limit{{Number: "mp"}}},
		"N, N or more, or N or less":                           {Kind: duel.Turn, Verb: "end", If: []table.Limit{{Number: "hp", Is: "much"}}},
		"8 conditions":                                         {Kind: duel.Turn, Verb: "end", If: slices.Repeat(limits, 9)},
		"must name an action before":                           {Kind: duel.Opportunity, Part: "x"},
	} {
		if got := s.Problem(book); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%+v: %q, want %q", s, got, want)
		}
	}
	none := table.Standing{Kind: duel.Turn, Verb: "end", If: limits}
	if got := none.Problem(s.Game().Book()); !strings.Contains(got, "no conditions on numbers") {
		t.Errorf("without numbers: %q", got)
	}
}

// TestStandingBesideAnother: answers with conditions on numbers stand beside each other, all others replace what was there.
func TestStandingBesideAnother(t *testing.T) {
	book := duel.New(duel.Setup{Fighters: 1, Goblins: 1}).Book()
	when := func(verb string, n int) table.Standing {
		return table.Standing{Kind: duel.Opportunity, Verb: verb, If: []table.Limit{{Number: "hp", N: n}}}
	}
	var ss table.Standings
	var got []string
	for _, s := range []table.Standing{
		when("strike", 1), when("pass", 2), when("strike", 3), {Kind: duel.Turn, Ask: true}, {Kind: duel.Turn, Verb: "end"}, {Kind: duel.Opportunity, Verb: "pass", Below: 5}, when("strike", 4),
	} {
		ss = ss.With(s, book)
		var line strings.Builder
		for _, s := range ss {
			fmt.Fprintf(&line, " %s%t%d%v", s.Verb, s.Ask, s.Below, s.If)
		}
		got = append(got, line.String())
	}
	want := []string{
		" strikefalse0[{hp  1}]",
		" strikefalse0[{hp  1}] passfalse0[{hp  2}]",
		" passfalse0[{hp  2}] strikefalse0[{hp  3}]",
		" passfalse0[{hp  2}] strikefalse0[{hp  3}] true0[]",
		" passfalse0[{hp  2}] strikefalse0[{hp  3}] true0[] endfalse0[]",
		" true0[] endfalse0[] passfalse5[]",
		" true0[] endfalse0[] strikefalse0[{hp  4}]",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
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
