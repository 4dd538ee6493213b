package odds_test

import (
	"context"
	"math/big"
	"testing"

	"fray/odds"
	"fray/table"
)

// brick opens a fight whose first choice is a Strike of 12d6 with OCV 8 at DCV 6 and PD 25, without Knockback.
func brick(t testing.TB) *table.Session {
	t.Helper()
	return table.NewSession(encounter(t, "testdata/brick.yaml"), table.Options{Seed: table.Practice(1)})
}

// TestPhaseStrike: the odds of a Strike of 12d6, whose STUN and BODY are read from the same dice, are exact: what is lost weighs
// what the sums of twelve dice above PD weigh, counted here without the package.
func TestPhaseStrike(t *testing.T) {
	const dice, pd = 12, 25
	sums := []int64{1}
	for range dice {
		next := make([]int64, len(sums)+6)
		for sum, ways := range sums {
			for face := 1; face <= 6; face++ {
				next[sum+face] += ways
			}
		}
		sums = next
	}
	hit, all := big.NewRat(181, 216), new(big.Rat) // 3d6 + 8 against 10 + 6: 8 or more
	for _, ways := range sums {
		all.Add(all, new(big.Rat).SetInt64(ways))
	}
	want := map[int]*big.Rat{}
	for sum, ways := range sums {
		if sum > pd {
			p := new(big.Rat).Quo(new(big.Rat).SetInt64(ways), all)
			want[sum-pd] = p.Mul(p, hit)
		}
	}
	r, err := odds.Key(context.Background(), brick(t), "strike:wall:unarmed", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !r.Exact || r.Hit == nil || r.Hit.Exact.Cmp(hit) != 0 {
		t.Fatalf("found %s", r.Text())
	}
	for _, e := range r.Effects {
		for _, h := range e.Harm {
			if h.Value == 0 {
				continue
			}
			if p := want[h.Value]; e.Who != "wall" || p == nil || h.Chance.Exact.Cmp(p) != 0 {
				t.Errorf("%s loses %d with %v, want %v", e.Who, h.Value, h.Chance.Exact, p)
			}
			delete(want, h.Value)
		}
	}
	if len(want) > 0 {
		t.Errorf("%d losses have no chance: %v", len(want), want)
	}
}

// BenchmarkPhaseStrike is the exact odds of 12d6 against a defender that may abort.
func BenchmarkPhaseStrike(b *testing.B) {
	s := brick(b)
	var r *odds.Result
	for b.Loop() {
		var err error
		if r, err = odds.Key(context.Background(), s, "strike:wall:unarmed", odds.Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(r.Runs), "outcomes")
	b.Logf("checksum: hits with %v", r.Hit.Exact)
}
