package sim_test

import (
	"math"
	"testing"

	"fray/sim"
)

// TestWilson: the intervals published for the score method without continuity correction in R. G. Newcombe, Two-sided
// confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		hits, n   int
		low, high float64
	}{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0.0000, 0.1611},
		{1, 29, 0.0061, 0.1718},
		{29, 29, 0.8830, 1.0000},
		{0, 0, 0, 1},
	} {
		low, high := sim.Wilson(c.hits, c.n)
		if math.Abs(low-c.low) > 0.00005 || math.Abs(high-c.high) > 0.00005 {
			t.Errorf("%d of %d: %.5f to %.5f, want %.4f to %.4f", c.hits, c.n, low, high, c.low, c.high)
		}
	}
}
