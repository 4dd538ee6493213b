package phase_test

import (
	"testing"

	"fray/ruleset/phase"
	"fray/space"
	"fray/table"
)

// TestNoRetreatToTheEdge: someone faster than its enemy, with few STUN left, withdraws; but not where every hex is beside the edge of the
// map, over which Knockback could throw it. It then chooses something else that is listed.
func TestNoRetreatToTheEdge(t *testing.T) {
	g := newGame(t, &phase.Setup{
		Ruleset: "phase", Name: "ledge", Map: space.Plan{Hex: []int{9, 2}, Origin: []int{0, 0}},
		Combatants: []phase.Combatant{
			{ID: "hare", Side: "red", At: "1,0", CV: new(3), Lightning: 9, STR: new(0), PD: new(0), Movement: new(9), STUN: new(5), STUNMax: new(30)},
			{ID: "ox", Side: "blue", At: "2,0", CV: new(7), STR: new(60), PD: new(40), Movement: new(2), STUNMax: new(30)},
		},
	})
	s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	for range 40 {
		q := s.Open()
		if q == nil {
			return
		}
		o := s.Game().(*phase.Game).Best(q)
		if !q.ContainsFor(q.Seats, o) {
			t.Fatalf("the best of question %d is %+v, which is not listed", q.Kind, o)
		}
		if err := s.AnswerOption(q.Seats.First(), o); err != nil {
			t.Fatal(err)
		}
	}
}
