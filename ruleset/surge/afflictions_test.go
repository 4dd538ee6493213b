package surge_test

import (
	"strings"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestHiddenAfflicters: one that shakes an affliction off does not hear whose it was, if that has gone out of sight
// (surge.affliction.resist, docs/decisions/0014-out-of-sight-and-late.md).
func TestHiddenAfflicters(t *testing.T) {
	sting := surge.Attack{Effect: "affliction", Rank: 5, Resistance: "will", Conditions: []string{"impaired", "disabled", "unaware"}}
	s := table.NewSession(newGame(t, &surge.Setup{
		Attacks: map[string]surge.Attack{"sting": sting},
		Combatants: []surge.Combatant{
			{ID: "a", Side: "foes", At: "1,1", Attacks: []string{"sting"}, Skills: map[string]int{"melee": 30}, Initiative: new(30)},
			{ID: "b", Side: "heroes", At: "2,1", Initiative: new(20)},
			{ID: "c", Side: "foes", At: "9,9", Initiative: new(10)},
		},
	}), table.Options{Seed: table.Practice(1)})
	cast := s.Game().Cast()
	said := func(words string) *table.Event {
		for i := range s.Events() {
			if e := &s.Events()[i]; strings.Contains(s.Game().Text(e), words) {
				return e
			}
		}
		return nil
	}
	hidden := false
	for range 400 {
		if e := said("b shakes an affliction off"); e != nil {
			if !hidden || e.Who != table.Nobody {
				t.Errorf("hidden: %t; it names %s", hidden, cast.ID(e.Who))
			}
			return
		}
		if !hidden && said("b suffers stage") != nil && s.Open().Who == cast.Find("b") {
			if err := s.Adjust(table.Adjustment{Do: "hide", Who: "a"}); err != nil {
				t.Fatal(err)
			}
			hidden = true
			continue
		}
		q, key := s.Open(), "attack:b:sting"
		if _, ok := q.Find(s.Game(), q.Seats, key); !ok {
			key = s.Game().Key(q, q.Default())
		}
		if err := s.Answer(q.Seats.First(), key); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("the affliction was never shaken off")
}
