package flow_test

import (
	"testing"

	"fray/ruleset/flow"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// referee answers and rolls at random, and fails if anything is asked or checked once a fight is decided.
type referee struct {
	property.Roller
	g *flow.Game
	t *table.Table
}

func (r *referee) Answer(q *table.Question) (table.Option, bool) {
	if r.g.Decided() && !flow.IsHidden(q) {
		r.T.Fatalf("the fight is decided, and there is the question %q", r.g.Prompt(q))
	}
	return r.Roller.Answer(q)
}

func (r *referee) Roll(roll *table.Roll, faces []int32) (value int, known, ok bool) {
	if r.g.Decided() && roll.Sides == 100 {
		r.T.Fatalf("the fight is decided, and there is a check: %s", r.g.RollText(roll))
	}
	return r.t.Draw(roll, faces), true, true
}

// TestNothingOnceDecided: with the blow that decides a fight nothing is asked or checked any more (flow.combat.end).
func TestNothingOnceDecided(t *testing.T) {
	won := 0
	for i := range 400 {
		setup := skirmish(2, 3)
		if i%2 == 0 {
			setup = arena(property.NewSource(nil, uint64(i)))
			setup.MaxRounds = 60
		}
		for k := range setup.Combatants {
			setup.Combatants[k].HP, setup.Combatants[k].HPMax = nil, new(6)
		}
		g := newGame(t, setup)
		r := &referee{Roller: property.Roller{T: t}, g: g, t: &table.Table{}}
		r.Rng.Seed(11, uint64(i))
		r.t.Answers, r.t.Dice = r, r
		r.t.Reset(uint64(i))
		for r.N < 5000 {
			if winner, over := g.Over(); over {
				if winner >= 0 {
					won++
				}
				break
			}
			r.t.Beat(g)
		}
	}
	if won < 200 {
		t.Errorf("only %d fights were won", won)
	}
}
