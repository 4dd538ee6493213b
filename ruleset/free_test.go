package ruleset_test

import (
	"strings"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/table"
)

// TestFree: in each ruleset some choices of a turn are free and some are not, the end of the turn is free, and what is free has no
// price in points.
func TestFree(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string][2]int{} // by ruleset: choices that are not free, and that are
	for _, l := range lib.Encounters() {
		if seen[l.Ruleset] != [2]int{} {
			continue // one fight of each
		}
		e, err := lib.Encounter(l.Name)
		if err != nil {
			t.Fatal(err)
		}
		var n [2]int
		for _, c := range turnChoices(t, e.Game) {
			n[table.Bit(c.Free)]++
			if c.Free && strings.ContainsAny(c.Cost, "0123456789") {
				t.Errorf("%s: %q is free, and costs %s", l.Name, c.Label, c.Cost)
			}
			if c.Key == "end" && !c.Free {
				t.Errorf("%s: the end of the turn is not free", l.Name)
			}
		}
		seen[l.Ruleset] = n
	}
	for ruleset, n := range seen {
		if n[0] == 0 || n[1] == 0 {
			t.Errorf("%s: %d choices are not free and %d are", ruleset, n[0], n[1])
		}
	}
}

// turnChoices returns the choices of the turns at the beginning of a fight of greedy bots.
func turnChoices(t *testing.T, g table.Game) (out []table.Choice) {
	t.Helper()
	s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	for range 30 {
		q := s.Open()
		if q == nil {
			break
		}
		for _, gr := range q.Groups() {
			for k := range gr.Len() {
				if s.Game().Book().QuestionName(q.Kind) == table.TurnQuestion {
					out = append(out, s.Game().Describe(q, gr.Kth(k)))
				}
			}
		}
		if err := s.AnswerOption(q.Seats.First(), bot.Greedy{}.Choose(s.Game(), q, q.Seats, nil)); err != nil {
			t.Fatal(err)
		}
	}
	return out
}
