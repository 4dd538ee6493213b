package odds_test

import (
	"context"
	"math/big"
	"testing"

	"fray/odds"
	"fray/table"
)

// pair is what dice of normal damage show: STUN and BODY.
type pair struct{ stun, body int }

// normal is in how many ways some dice show each pair.
func normal(dice int) map[pair]int64 {
	ways := map[pair]int64{{}: 1}
	for range dice {
		next := map[pair]int64{}
		for p, n := range ways {
			for face, body := range [6]int{0, 1, 1, 1, 1, 2} {
				next[pair{p.stun + face + 1, p.body + body}] += n
			}
		}
		ways = next
	}
	return ways
}

// TestPhaseKnockback: the odds of a Strike of 8d6 with Knockback are exact: what is lost to the blow and to the fall weighs what it
// weighs when it is counted here without the package. Few outcomes are tried: what PD stops is all alike, and throws that go on
// alike are followed once.
func TestPhaseKnockback(t *testing.T) {
	const dice, pd = 8, 8
	want, miss := map[int]*big.Rat{}, big.NewRat(35, 216)
	add := func(harm int, p *big.Rat) {
		if want[harm] == nil {
			want[harm] = new(big.Rat)
		}
		want[harm].Add(want[harm], p)
	}
	share := func(dice int, n int64) *big.Rat {
		all := int64(1)
		for range dice {
			all *= 6
		}
		return big.NewRat(n, all)
	}
	add(0, miss)
	for blow, n := range normal(dice) {
		for thrown, m := range normal(2) {
			p := new(big.Rat).Mul(big.NewRat(181, 216), share(dice, n)) // 3d6 + 8 against 10 + 6: 8 or more
			p.Mul(p, share(2, m))
			for fall, o := range normal(max(0, blow.body-thrown.stun) / 2) {
				q := new(big.Rat).Mul(p, share(max(0, blow.body-thrown.stun)/2, o))
				add(max(0, blow.stun-pd)+max(0, fall.stun-pd), q)
			}
		}
	}
	s := table.NewSession(encounter(t, "testdata/throw.yaml"), table.Options{Seed: table.Practice(1)})
	r, err := odds.Key(context.Background(), s, "strike:wall:unarmed", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !r.Exact || r.Runs > 2_000 {
		t.Fatalf("%d outcomes: %s", r.Runs, r.Text())
	}
	for _, h := range r.Effects[0].Harm {
		if p := want[h.Value]; p == nil || h.Chance.Exact.Cmp(p) != 0 {
			t.Errorf("%d is lost with %v, want %v", h.Value, h.Chance.Exact, p)
		}
		delete(want, h.Value)
	}
	if len(want) > 0 {
		t.Errorf("%d losses have no chance: %v", len(want), want)
	}
}

// BenchmarkPhaseKnockback is the exact odds of 12d6 with Knockback.
func BenchmarkPhaseKnockback(b *testing.B) {
	s := table.NewSession(encounter(b, "testdata/hurl.yaml"), table.Options{Seed: table.Practice(1)})
	var r *odds.Result
	for b.Loop() {
		var err error
		if r, err = odds.Key(context.Background(), s, "strike:wall:unarmed", odds.Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(r.Runs), "outcomes")
	b.Logf("checksum: falls with %v", r.Effects[0].Down.Exact)
}
