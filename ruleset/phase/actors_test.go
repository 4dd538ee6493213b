package phase_test

import (
	"testing"

	"fray/ruleset/phase"
	"fray/table"
)

// TestPinnedActors: each question about what another does names that combatant, and the target of its action: standing answers such as
// "only when I am the target" and odds go by it.
func TestPinnedActors(t *testing.T) {
	in := &phase.Setup{Combatants: []phase.Combatant{
		{ID: "ann", Side: "town", At: "0,0", CV: new(9), OCV: new(20)},
		{ID: "cat", Side: "town", At: "1,-1", CV: new(7)},
		{ID: "rat", Side: "rats", At: "1,0", CV: new(5)},
	}}
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1), AskDice: true})
	asks := func(kind, who, actor, aim string) {
		t.Helper()
		q, g := s.Open(), s.Game()
		id := func(a table.Who) string {
			if a < 0 {
				return ""
			}
			return g.Cast().ID(a)
		}
		if q == nil || g.Book().Questions[q.Kind].Name != kind || id(q.Who) != who || id(q.Actor) != actor || id(q.Aim) != aim {
			t.Fatalf("%+v, want %s of %s about %s and %s", q, kind, who, actor, aim)
		}
	}
	do := func(keys ...string) {
		t.Helper()
		for _, key := range keys {
			if err := s.Answer(s.Open().Seats.First(), key); err != nil {
				t.Fatal(key, err)
			}
		}
	}
	dice := func(faces ...int32) {
		t.Helper()
		if err := s.GiveDice(faces); err != nil {
			t.Fatal(err)
		}
	}
	do("ready", "strike:unarmed", "attacks:rat", "none", "none", "end", "delay")
	asks("wait", "cat", "rat", "")
	do("none", "strike:cat:unarmed")
	asks("ready-act", "ann", "rat", "cat")
	do("none")
	asks("defend", "cat", "rat", "cat")
	do("none")
	dice(6, 6, 6)
	asks("roll", "cat", "rat", "cat")
	do("none")
	dice(1, 1)
	dice(6, 6)
	do("half-move:4,0")
	asks("opportunity", "ann", "rat", "")
}
