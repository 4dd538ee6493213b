package sim_test

import (
	"math"
	"testing"

	"fray/sim"
)

// TestPairsPublished: approval of a prime minister asked twice of 1,600 people, A. Agresti, Categorical Data Analysis,
// section 10.1: the difference is -0.04 with standard error 0.0095, its interval -0.06 to -0.02.
func TestPairsPublished(t *testing.T) {
	p := sim.Pairs{Both: 794, First: 150, Second: 86, Neither: 570}
	d, low, high := p.Difference()
	if math.Abs(d+0.04) > 1e-12 || math.Abs(low+0.0587) > 0.0001 || math.Abs(high+0.0213) > 0.0001 {
		t.Errorf("difference %.4f, %.4f to %.4f; want -0.0400, -0.0587 to -0.0213", d, low, high)
	}
	if c := p.Chance(); c > 1e-4 || c < 1e-6 {
		t.Errorf("chance %g, want about 0.00004", c)
	}
	if !p.Real() {
		t.Error("the published difference is real")
	}
}

// TestPairsExact: the sign test by hand.
func TestPairsExact(t *testing.T) {
	for _, c := range []struct {
		p      sim.Pairs
		chance float64
		real   bool
	}{
		{sim.Pairs{First: 1, Second: 9}, 22.0 / 1024, true},             // 2*(1+10)/2^10
		{sim.Pairs{First: 2, Second: 8}, 112.0 / 1024, false},           // 2*(1+10+45)/2^10
		{sim.Pairs{First: 0, Second: 5}, 2.0 / 32, false},               // all five, and yet luck
		{sim.Pairs{Both: 50, First: 4, Second: 4}, 1, false},            // no difference at all
		{sim.Pairs{Both: 5, Neither: 5}, 1, false},                      // nothing differs
		{sim.Pairs{}, 1, false},                                         // nothing was tried
		{sim.Pairs{Neither: 9, First: 9, Second: 1}, 22e0 / 1024, true}, // either way round
	} {
		if got := c.p.Chance(); math.Abs(got-c.chance) > 1e-12 {
			t.Errorf("%+v: chance %.6f, want %.6f", c.p, got, c.chance)
		}
		if got := c.p.Real(); got != c.real {
			t.Errorf("%+v: real %v, want %v", c.p, got, c.real)
		}
	}
}
