package flow_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/flow"
	"fray/table"
)

// heard are the texts of the events that a seat hears.
func heard(s *table.Session, seat table.Seat) string {
	cast := s.Game().Cast()
	var out []string
	for _, e := range s.Events() {
		if e.To.Hears(seat, func(side int) bool { return cast.Plays(seat, side) }) {
			out = append(out, s.Game().Text(&e))
		}
	}
	return strings.Join(out, "\n")
}

// inOrder is a skirmish whose combatants act as they are listed, at the first turn.
func inOrder(t *testing.T) *table.Session {
	t.Helper()
	setup := skirmish(2, 3)
	for i := range setup.Combatants {
		setup.Combatants[i].Initiative = new(20 - i)
	}
	return table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(5)})
}

// TestHiddenInQuiet: only the GM and its seat hear of decrees about a hidden combatant, and of their end.
func TestHiddenInQuiet(t *testing.T) {
	s := inOrder(t)
	red, _ := s.Game().Cast().Seat("red")
	blue, _ := s.Game().Cast().Seat("blue")
	decree(t, s,
		table.Adjustment{Do: "hide", Who: "b1"},
		table.Adjustment{Do: "add", Who: "b1", What: "ward", Value: 3},
		table.Adjustment{Do: "add", Who: "b1", What: "prone"},
		table.Adjustment{Do: "set", Who: "b1", What: "hp", Value: 7},
		table.Adjustment{Do: "place", Who: "b1", At: "9,9"})
	answer(t, s, "end", "end", "end", "end") // r1, whose ward it is, begins again
	if s.Game().View(table.GM).Turn != "r1" {
		t.Fatalf("it is the turn of %s", s.Game().View(table.GM).Turn)
	}
	own, other := heard(s, blue), heard(s, red)
	if strings.Count(other, "b1") != 1 {
		t.Errorf("red hears of b1 more than that it is hidden:\n%s", other)
	}
	for _, line := range []string{"hide b1", "add b1 ward", "add b1 prone", "set b1 hp", "place b1", "b1 is no longer warded"} {
		if !strings.Contains(own, line) || strings.Contains(other, line) != (line == "hide b1") {
			t.Errorf("red hears\n%s\nand blue, which is to hear %q,\n%s", other, line, own)
		}
	}
}

// TestRemovedInQuiet: what ails a combatant that is removed while hidden ends with it, and nobody hears of its end.
func TestRemovedInQuiet(t *testing.T) {
	s := inOrder(t)
	red, _ := s.Game().Cast().Seat("red")
	decree(t, s,
		table.Adjustment{Do: "hide", Who: "b1"},
		table.Adjustment{Do: "add", Who: "b1", What: "ward", Value: 3},
		table.Adjustment{Do: "remove", Who: "b1"})
	answer(t, s, "end", "end", "end", "end") // r1, whose ward it is, begins again
	if s.Game().View(table.GM).Turn != "r1" {
		t.Fatalf("it is the turn of %s", s.Game().View(table.GM).Turn)
	}
	if other := heard(s, red); strings.Count(other, "b1") != 1 {
		t.Errorf("red hears of b1 more than that it is hidden:\n%s", other)
	}
}

// TestHiddenOrder: where a newcomer comes in the order does not depend on hidden combatants before it.
func TestHiddenOrder(t *testing.T) {
	var orders [2]string
	for i := range orders {
		s := inOrder(t)
		decree(t, s, table.Adjustment{Do: "hide", Who: "b1"})
		if i == 1 {
			decree(t, s, table.Adjustment{Do: "set", Who: "b1", What: "initiative", Value: -30})
		}
		decree(t, s, table.Adjustment{Do: "join", Who: "late", What: "r2", At: "9,9"})
		for _, p := range s.Game().View(63).Order {
			orders[i] += p.ID + " "
		}
	}
	if orders[0] != orders[1] {
		t.Errorf("the order is %q, and with another initiative of the hidden one %q", orders[0], orders[1])
	}
}

// TestHiddenMaker: what lasts until the turn of who is hidden does not say whose.
func TestHiddenMaker(t *testing.T) {
	s := inOrder(t)
	red, _ := s.Game().Cast().Seat("red")
	answer(t, s, "end", "end") // b1 is on turn
	decree(t, s, table.Adjustment{Do: "add", Who: "b2", What: "ward", Value: 3}, table.Adjustment{Do: "hide", Who: "b1"})
	until := func(seat table.Seat) string {
		v := s.Game().View(seat)
		i := slices.IndexFunc(v.Tokens, func(k table.Token) bool { return k.ID == "b2" })
		return v.Tokens[i].Tags[0].Until
	}
	if until(red) != "until its maker's turn starts" || until(table.GM) != "until b1's turn starts" {
		t.Errorf("red sees %q, the GM %q", until(red), until(table.GM))
	}
}

// TestRemovedOutOfSight takes away somebody hidden whose Readied Action has moved its place for the next round.
func TestRemovedOutOfSight(t *testing.T) {
	s := inOrder(t)
	answer(t, s, "ready", "move", "free") // r1 waits for the GM's word, in r2's turn
	answer(t, s, "end")
	if s.Game().Book().QuestionName(s.Open().Kind) != "happened" {
		t.Fatalf("%s", s.Game().Prompt(s.Open()))
	}
	answer(t, s, "yes", "move:3,2", "stop")
	decree(t, s, table.Adjustment{Do: "hide", Who: "r1"}, table.Adjustment{Do: "remove", Who: "r1"})
	answer(t, s, "end", "end", "end")
	var order []string
	for _, p := range s.Game().View(table.GM).Order {
		order = append(order, p.ID)
	}
	if v := s.Game().View(table.GM); v.Round != 2 || v.Turn != "r2" || !slices.Equal(order, []string{"r2", "b1", "b2", "b3"}) {
		t.Errorf("round %d, %s's turn, order %v", v.Round, v.Turn, order)
	}
}

// TestNobodyInSight refuses an encounter that would be over at once, as all of one side are hidden.
func TestNobodyInSight(t *testing.T) {
	setup := skirmish(1, 2)
	setup.Combatants[1].Hidden = true
	newGame(t, setup)
	setup.Combatants[2].Hidden = true
	_, problems := flow.New(setup)
	if len(problems) != 1 || problems[0].Why != "all but the hidden are on one side, expected a combatant in sight on at least two sides" {
		t.Errorf("found %v", problems)
	}
}

// TestRemovedBeforeInitiative: who is taken away unseen before the first round has no initiative that others would hear of.
func TestRemovedBeforeInitiative(t *testing.T) {
	setup := skirmish(2, 3)
	setup.Surprised, setup.AskSurp = nil, true
	setup.Combatants[2].Hidden = true
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(5)})
	red, _ := s.Game().Cast().Seat("red")
	decree(t, s, table.Adjustment{Do: "remove", Who: "b1"})
	if err := s.Adjust(table.Adjustment{Do: "remove", Who: "b1"}); err == nil || !strings.Contains(err.Error(), "b1 has left the fight") {
		t.Errorf("removed again: %v", err)
	}
	answer(t, s, "none")
	if log := heard(s, red); strings.Contains(log, "b1") || !strings.Contains(log, "b2") {
		t.Errorf("red hears\n%s", log)
	}
	if v := s.Game().View(red); len(v.Order) != 4 {
		t.Errorf("in the order are %v", v.Order)
	}
}

// TestNothingAfterTheEnd: when the fight is over its end stands, and can only be taken back.
func TestNothingAfterTheEnd(t *testing.T) {
	s := inOrder(t)
	decree(t, s, table.Adjustment{Do: "end", What: "red"})
	for _, a := range []table.Adjustment{{Do: "end", What: "blue"}, {Do: "set", Who: "b1", What: "hp", Value: 3}, {Do: "hide", Who: "b1"}} {
		if err := s.Adjust(a); err == nil || !strings.Contains(err.Error(), "the fight is over: nothing can be decreed any more") {
			t.Errorf("%s: %v", a, err)
		}
	}
	if result, over := s.Over(); result != 0 || !over {
		t.Errorf("side %d has won, over: %v", result, over)
	}
}

// TestNamesakes: what those in sight are called tells nothing of those who are hidden or join out of sight.
func TestNamesakes(t *testing.T) {
	setup := skirmish(2, 3)
	setup.Combatants[2].Name, setup.Combatants[3].Name = "Mudkin", "Mudkin" // b1, b2
	setup.Combatants[2].Hidden = true
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(5)})
	called := func(id string) string {
		cast := *s.Game().Cast()
		cast.ByName = true
		return cast.Called(cast.Find(id))
	}
	if called("b1") != "b1" || called("b2") != "Mudkin" {
		t.Errorf("the hidden one is called %q, the one in sight %q", called("b1"), called("b2"))
	}
	decree(t, s, table.Adjustment{Do: "reserve", Who: "b9", At: "9,5", Sheet: `{"combatants":[{"id":"b9","name":"Mudkin","side":"blue"}]}`})
	if called("b9") != "b9" || called("b2") != "Mudkin" {
		t.Errorf("the reserve is called %q, the one in sight %q", called("b9"), called("b2"))
	}
}

// TestHiddenHasNothingToDo: a feint and a check that the GM called for are over for who goes out of sight.
func TestHiddenHasNothingToDo(t *testing.T) {
	s := inOrder(t)
	decree(t, s,
		table.Adjustment{Do: "add", Who: "b2", What: "feinted", At: "b1"},
		table.Adjustment{Do: "hide", Who: "b1"}, table.Adjustment{Do: "reveal", Who: "b1"})
	for _, k := range s.Game().View(table.GM).Tokens {
		if k.ID == "b2" && len(k.Tags) > 0 {
			t.Errorf("b2 is %v", k.Tags)
		}
	}
	g, tb := newGame(t, skirmish(2, 3)), &table.Table{}
	for _, a := range []table.Adjustment{{Do: "run", Who: "b1", Value: 20}, {Do: "hide", Who: "b1"}, {Do: "run", Who: "b2", Value: 20}} {
		if err := g.Adjust(tb, a); err != nil {
			t.Errorf("%s: %v", a, err)
		}
	}
}

// TestHiddenOnTheWay: a combatant that is hidden in the middle of a Move does not continue it, and no view says that it could.
func TestHiddenOnTheWay(t *testing.T) {
	s := table.NewSession(newGame(t, skirmish(1, 1)), table.Options{Seed: table.Practice(5)})
	who := s.Game().View(table.GM).Turn
	for _, c := range s.Choices(s.Open().Seats.First()) { // one that leaves some of the Move
		if strings.HasPrefix(c.Key, "move:") && len(s.Game().View(table.GM).Banners) == 0 {
			if err := s.Undo(0); err != nil {
				t.Fatal(err)
			}
			answer(t, s, c.Key)
		}
	}
	if len(s.Game().View(table.GM).Banners) == 0 {
		t.Fatal("nobody may go on")
	}
	decree(t, s, table.Adjustment{Do: "hide", Who: who})
	if !s.Open().Secret { // whether the fight is over
		t.Fatal(s.Game().Prompt(s.Open()))
	}
	if b := s.Game().View(table.GM).Banners; len(b) > 0 {
		t.Errorf("it reads %q", b)
	}
}
