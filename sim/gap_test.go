package sim_test

import (
	"math"
	"testing"

	"fray/internal/duel"
	"fray/sim"
)

// TestGaps compares the averages of the gaps with the reports of each encounter, and their signs with what one goblin less means.
func TestGaps(t *testing.T) {
	c := yardstick(200)
	v := versus(t, c, sim.Match{Game: duel.New(duel.Setup{Fighters: 4, Goblins: 5})})
	if len(v.Gaps) != 1+2*len(v.First.Sides) {
		t.Fatalf("%d gaps: %+v", len(v.Gaps), v.Gaps)
	}
	for _, g := range v.Gaps {
		if a, b := average(v.First, g), average(v.Second, g); !near(g.First, a) || !near(g.Second, b) || !near(g.Difference, b-a) {
			t.Errorf("%+v, but the reports give %g and %g", g, a, b)
		}
		if !near((g.Low+g.High)/2, g.Difference) || g.Low >= g.High {
			t.Errorf("the interval of %+v does not surround the difference", g)
		}
	}
	if left := v.Gaps[2]; left.Measure != "hp_left" || left.Low <= 0 {
		t.Errorf("the first side keeps no more health against fewer goblins: %+v", left)
	}
}

// TestGapsOfTheSame: equal fights differ by nothing, and the interval knows it.
func TestGapsOfTheSame(t *testing.T) {
	c := yardstick(50)
	for _, g := range versus(t, c, c.Match).Gaps {
		if g.First != g.Second || g.Difference != 0 || g.Low != 0 || g.High != 0 {
			t.Errorf("%+v", g)
		}
	}
}

// TestNoGapsOfOnePair: one pair has no interval.
func TestNoGapsOfOnePair(t *testing.T) {
	c := yardstick(1)
	if v := versus(t, c, c.Match); v.Gaps == nil || len(v.Gaps) != 0 {
		t.Errorf("%+v", v.Gaps)
	}
}

func average(r *sim.Report, g sim.Gap) float64 {
	if g.Measure == "rounds" {
		return r.Rounds.Mean
	}
	sum := 0.0
	for _, m := range r.Combatants {
		switch {
		case m.Side != g.Side:
		case g.Measure == "fallen":
			sum += m.Share
		default:
			sum += m.Left
		}
	}
	return sum
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
