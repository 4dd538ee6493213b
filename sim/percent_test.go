package sim_test

import (
	"testing"

	"fray/sim"
)

// TestPercent: what is neither impossible nor certain does not look so, in whole percents and with a decimal.
func TestPercent(t *testing.T) {
	for _, c := range []struct {
		share       float64
		whole, fine string
	}{
		{0, "0 %", "0.0 %"},
		{0.0001, "<1 %", "<0.1 %"},
		{1. / 216, "<1 %", "0.5 %"},
		{0.006, "1 %", "0.6 %"},
		{0.541, "54 %", "54.1 %"},
		{0.994, "99 %", "99.4 %"},
		{215. / 216, ">99 %", "99.5 %"},
		{0.9996, ">99 %", ">99.9 %"},
		{1, "100 %", "100.0 %"},
	} {
		if whole, fine := sim.Percent(c.share, 0), sim.Percent(c.share, 1); whole != c.whole || fine != c.fine {
			t.Errorf("%v is %q and %q, want %q and %q", c.share, whole, fine, c.whole, c.fine)
		}
	}
}
