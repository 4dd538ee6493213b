package duel_test

import (
	"math"
	"testing"
)

// yardstick is what bench/duel prints for 20,000 fights of seed 1 (checksums 43abf9e947beac14 and 3dcc685f394a5c47), and
// the standard deviations of rounds and decisions of one fight.
var yardstick = map[string]struct {
	n, wins0, draws, rounds, decisions int
	roundsSD, decisionsSD              float64
}{
	"greedy": {20000, 14174, 0, 115982, 1726491, 1.60625, 15.40862},
	"random": {20000, 16907, 383, 1420968, 13491693, 40.22225, 245.99477},
}

// TestAgrees holds our fights against the yardstick: the same rules and policies, other dice.
func TestAgrees(t *testing.T) {
	for policy, n := range map[string]int{"greedy": 20000, "random": 4000} {
		t.Run(policy, func(t *testing.T) {
			ref := yardstick[policy]
			f, out := newFights(policy), tally{}
			for i := range n {
				f.one(i, &out)
			}
			share := func(what string, got, want int) {
				p := float64(want) / float64(ref.n)
				within(t, what, float64(got)/float64(n), p, math.Sqrt(p*(1-p)), n, ref.n)
			}
			share("wins of the fighters", out.wins[0], ref.wins0)
			share("draws", out.wins[2], ref.draws)
			within(t, "rounds", mean(out.rounds, n), mean(ref.rounds, ref.n), ref.roundsSD, n, ref.n)
			within(t, "decisions", mean(out.decisions, n), mean(ref.decisions, ref.n), ref.decisionsSD, n, ref.n)
		})
	}
}

func mean(sum, n int) float64 { return float64(sum) / float64(n) }

// within fails unless two means are within two standard errors of their difference.
func within(t *testing.T, what string, got, want, sd float64, n, refN int) {
	t.Helper()
	se := sd * math.Sqrt(1/float64(n)+1/float64(refN))
	t.Logf("%s: %.4f, yardstick %.4f, standard error %.4f", what, got, want, se)
	if math.Abs(got-want) > 2*se {
		t.Errorf("%s: %.4f is not within two standard errors of %.4f", what, got, want)
	}
}
