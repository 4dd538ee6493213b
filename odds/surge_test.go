package odds_test

import (
	"context"
	"math/big"
	"testing"

	"fray/odds"
	"fray/table"
)

// besieged opens a fight whose first choice can be a shot beside an enemy that may strike first.
func besieged(t testing.TB) *table.Session {
	t.Helper()
	return table.NewSession(encounter(t, "testdata/shot.yaml"), table.Options{Seed: table.Practice(1)})
}

// wound is the chance in 400 of no wound and of one of each level by an attack that hits from a face on. The target throws a d20
// against so much more than its Toughness; the natural 20 of a hit takes five more, that of the target counts a degree more.
func wound(hits, over int) (ways [4]int64) {
	for attack := 1; attack <= 20; attack++ {
		for resist := 1; resist <= 20; resist++ {
			short := over - resist
			if attack == 20 {
				short += 5
			}
			level := max(0, (short+4)/5)
			if resist == 20 {
				level--
			}
			if attack < hits || short <= 0 {
				level = 0
			}
			ways[max(0, min(level, 3))]++
		}
	}
	return ways
}

// TestSurgeShot: the odds of a shot with the Opportunity Attack that it provokes are exact: the wounds of both sides weigh what the faces
// of the dice weigh, counted here without the package.
func TestSurgeShot(t *testing.T) {
	r, err := odds.Key(context.Background(), besieged(t), "attack:mark:bow", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	first, second := wound(9, 13), wound(9, 13) // d20 + 5 against 14, d20 + 6 against 15; d20 + 3 against 16, d20 + 4 against 17
	shot := big.NewRat(400-first[3], 400)       // a wound of level 3 takes the archer out
	hit := new(big.Rat).Mul(shot, big.NewRat(12, 20))
	if !r.Exact || r.Hit == nil || r.Hit.Exact.Cmp(hit) != 0 || len(r.Reactions) != 1 {
		t.Fatalf("found %s", r.Text())
	}
	if len(r.Effects) != 2 {
		t.Fatalf("%d are wounded, want 2", len(r.Effects))
	}
	for _, e := range r.Effects {
		for _, h := range e.Harm {
			want := big.NewRat(first[h.Value], 400)
			if e.Who == "mark" {
				want = new(big.Rat).Mul(shot, big.NewRat(second[h.Value], 400))
			}
			if h.Value > 0 && h.Chance.Exact.Cmp(want) != 0 {
				t.Errorf("%s has a wound of level %d with %v, want %v", e.Who, h.Value, h.Chance.Exact, want)
			}
		}
	}
}

// BenchmarkSurgeShot is the exact odds of a shot with the Opportunity Attack that it provokes.
func BenchmarkSurgeShot(b *testing.B) {
	s := besieged(b)
	var r *odds.Result
	for b.Loop() {
		var err error
		if r, err = odds.Key(context.Background(), s, "attack:mark:bow", odds.Options{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(r.Runs), "outcomes")
	b.Logf("checksum: hits with %v", r.Hit.Exact)
}
