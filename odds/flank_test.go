package odds_test

import (
	"context"
	"math/big"
	"testing"

	"fray/odds"
	"fray/table"
)

// guarded opens a fight whose first choice can be a Charge past a guard.
func guarded(t testing.TB) *table.Session {
	t.Helper()
	return table.NewSession(encounter(t, "testdata/charge.yaml"), table.Options{Seed: table.Practice(1)})
}

// swing is what an attack with 1d8 takes: so many of 20 faces hit, of which the 20 is critical and rolls two dice; to the dice
// comes a bonus.
func swing(faces, bonus int) map[int]*big.Rat {
	out := map[int]*big.Rat{0: big.NewRat(int64(20-faces), 20)}
	add := func(n int, p *big.Rat) {
		if out[n] == nil {
			out[n] = new(big.Rat)
		}
		out[n].Add(out[n], p)
	}
	for one := 1; one <= 8; one++ {
		add(one+bonus, big.NewRat(int64(faces-1), 20*8))
		for two := 1; two <= 8; two++ {
			add(one+two+bonus, big.NewRat(1, 20*64))
		}
	}
	return out
}

// TestFlankCharge: the odds of a Charge with the Opportunity Attack that it provokes are exact: what both sides lose weighs what
// the faces of the dice weigh, counted here without the package.
func TestFlankCharge(t *testing.T) {
	r, err := odds.Key(context.Background(), guarded(t), "charge:sword:mark", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if hit := big.NewRat(13, 20); !r.Exact || r.Hit == nil || r.Hit.Exact.Cmp(hit) != 0 || len(r.Reactions) != 1 {
		t.Fatalf("found %s", r.Text())
	}
	want := map[string]map[int]*big.Rat{
		"rider": swing(17, 2), // 1d20 + 6 against AC 10: the -2 of the Charge comes after it
		"mark":  swing(13, 5), // 1d20 + 8 and 2 for the Charge against AC 18
	}
	for _, e := range r.Effects {
		for _, h := range e.Harm {
			if p := want[e.Who][h.Value]; p == nil || h.Chance.Exact.Cmp(p) != 0 {
				t.Errorf("%s loses %d with %v, want %v", e.Who, h.Value, h.Chance.Exact, p)
			}
			delete(want[e.Who], h.Value)
		}
	}
	for who, left := range want {
		if len(left) > 0 {
			t.Errorf("losses of %s have no chance: %v", who, left)
		}
	}
}

// BenchmarkFlankCharge is the exact odds of a Charge with the Opportunity Attack that it provokes.
func BenchmarkFlankCharge(b *testing.B) {
	s := guarded(b)
	var r *odds.Result
	for b.Loop() {
		var err error
		if r, err = odds.Key(context.Background(), s, "charge:sword:mark", odds.Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(r.Runs), "outcomes")
	b.Logf("checksum: hits with %v", r.Hit.Exact)
}
