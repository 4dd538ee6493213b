package escalation_test

import (
	"fmt"
	"testing"

	"fray/ruleset/escalation"
	"fray/table"
)

// eager takes every reaction, and else attacks.
type eager struct {
	g *escalation.Game
	n int
}

func (e *eager) Answer(q *table.Question) (table.Option, bool) {
	e.n++
	switch o := q.Kth(0); {
	case e.g.Book().QuestionName(q.Kind) == "react", e.g.Key(q, o) == "attack:c1":
		return o, true
	default:
		return q.Default(), true
	}
}

// TestReactionsEnd: thirty who all have an answer to every wound, each of which is a wound, come to an end.
func TestReactionsEnd(t *testing.T) {
	s := &escalation.Setup{Ruleset: "escalation", MaxRounds: 1, Abilities: map[string]escalation.Ability{
		"echo": {
			Action: "free", Target: "any", Trigger: &escalation.Trigger{On: "damaged", Who: "any", Target: "any"},
			Effects: []escalation.Effect{{Do: "damage", Value: "1"}},
		},
	}}
	for i := range 30 {
		c := escalation.Combatant{ID: fmt.Sprintf("c%d", i), Kind: "pc", Side: []string{"pcs", "enemies"}[i%2], Abilities: []string{"echo"}, HPMax: new(10000), AC: new(0)}
		if i == 0 {
			c.Beside = []string{"c1"}
		}
		s.Combatants = append(s.Combatants, c)
	}
	g, problems := escalation.New(s)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	e := &eager{g: g}
	tb := &table.Table{Answers: e}
	for over := false; !over; _, over = g.Over() {
		before := e.n
		if tb.Beat(g); e.n-before > 1000 {
			t.Fatalf("one action asks %d questions", e.n-before)
		}
	}
}
