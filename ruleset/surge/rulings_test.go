package surge_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestRulingsArePrecedents: what the GM has ruled in words is offered again, with the reason, when the same rule is asked in the same
// encounter.
func TestRulingsArePrecedents(t *testing.T) {
	setup := skirmish()
	setup.Combatants[0].Initiative, setup.Combatants[1].Initiative = new(20), new(10)
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	seat, _ := newGame(t, setup).Cast().Seat("heroes")
	answer := func(by table.Seat, key, note string) {
		t.Helper()
		if err := s.AnswerNote(by, key, note); err != nil {
			t.Fatal(err)
		}
	}
	prompt := func() string { return s.Game().(*surge.Game).Prompt(s.Open()) }
	answer(seat, "gambit:a", "I run along the wall")
	answer(seat, "with:melee", "")
	if got := prompt(); strings.Contains(got, "before") {
		t.Errorf("the first question says %q", got)
	}
	answer(table.GM, "no", "walls are too wet")
	answer(seat, "with:athletics", "")
	answer(table.GM, "yes", "")
	answer(seat, "pass", "") // no die on the roll
	answer(seat, "pass", "")
	answer(seat, "gambit:a", "")
	answer(seat, "with:melee", "")
	if got, want := prompt(), "(ruled before: no, walls are too wet)"; !strings.HasSuffix(got, want) {
		t.Errorf("the second question says %q, want %q at its end", got, want)
	}
	if got := s.Game().(*surge.Game).Key(s.Open(), s.Open().Default()); got != "no" {
		t.Errorf("the default is %q, want no: it was ruled so", got)
	}
	answer(table.GM, "yes", "")
	if n := s.Inputs(); len(n) != 10 {
		t.Errorf("%d inputs", len(n))
	}
	heard := false
	for _, e := range s.Events() {
		heard = heard || e.Kind == table.Ruled && e.Note == "walls are too wet"
	}
	if !heard {
		t.Error("no event says why the GM has refused")
	}
}

// TestManySkills: with more skills than an entry has numbers each of them can be chosen, once, and is refused once.
func TestManySkills(t *testing.T) {
	setup := skirmish()
	setup.Combatants[0].Initiative, setup.Combatants[1].Initiative = new(20), new(10)
	for i := range 60 {
		setup.Combatants[0].Skills[fmt.Sprintf("lore_%02d", i)] = 1
	}
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	seat, _ := newGame(t, setup).Cast().Seat("heroes")
	skills := func() map[string]bool {
		all := map[string]bool{}
		q := s.Open()
		for k := range q.Count() {
			key := s.Game().Key(q, q.Kth(k))
			if all[key] {
				t.Errorf("%s is listed twice", key)
			}
			all[key] = true
		}
		return all
	}
	for _, x := range []struct {
		by  table.Seat
		key string
	}{{seat, "gambit:a"}, {seat, "with:lore_59"}, {table.GM, "no"}} {
		if x.by == seat && x.key != "gambit:a" {
			if all := skills(); !all["with:athletics"] || !all["with:lore_44"] || !all["with:lore_45"] || !all["with:lore_59:raise-twice"] {
				t.Errorf("not all skills are listed: %v", all)
			}
		}
		if err := s.Answer(x.by, x.key); err != nil {
			t.Fatal(err)
		}
	}
	if all := skills(); all["with:lore_59"] || !all["with:lore_58"] {
		t.Errorf("after a refusal of lore_59 these are listed: %v", all)
	}
}
