package flow_test

import (
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// TestViewsHideSheets: a seat sees the sheets of its own sides and of those about whom it has heard; what is told of
// them goes to the side that learnt it.
func TestViewsHideSheets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, _, r := kept(t)
		for range 60 {
			if _, over := s.Over(); over {
				break
			}
			step(t, s, r)
		}
		cast := s.Game().Cast()
		for _, seat := range seats(s) {
			plays := func(side int) bool { return cast.Plays(seat, side) }
			knows := map[string]bool{}
			for _, e := range s.Events() {
				if e.To == table.Everybody() {
					continue
				}
				if e.Rule != rule.FreeKnowledge {
					t.Fatalf("%s is not for everybody", s.Game().Text(&e))
				}
				if e.To.Hears(seat, plays) {
					knows[cast.Combatants[e.Whom].ID] = true
				}
			}
			v := s.Game().View(seat)
			for _, k := range v.Tokens {
				m := cast.Combatants[cast.Find(k.ID)]
				may := seat == table.GM || plays(m.Side) || knows[k.ID]
				if (len(k.Sheet) > 0) != may {
					t.Fatalf("seat %d may see the sheet of %s: %v, and has %v", seat, k.ID, may, k.Sheet)
				}
				if k.Mine != (m.Seat == seat) {
					t.Fatalf("seat %d, %s: mine %v", seat, k.ID, k.Mine)
				}
			}
		}
	})
}
