package duel_test

import (
	"testing"

	"fray/internal/duel"
	"fray/table"
)

// tally is what a number of fights came to.
type tally struct {
	wins              [3]int // fighters, goblins, draw
	rounds, decisions int
	rounds2, decided2 int // of the squares
	sum               uint64
}

// fights plays n fights of the yardstick one after another in the same buffers.
type fights struct {
	g     *duel.Game
	t     table.Table
	score table.Tally
}

func newFights(policy string) *fights {
	f := &fights{g: duel.New(duel.Yardstick())}
	if policy == "greedy" {
		f.t.Answers = &duel.Greedy{Game: f.g}
	} else {
		f.t.Answers = &duel.Random{}
	}
	return f
}

// one plays the fight of this number and adds it to the tally.
func (f *fights) one(i int, out *tally) {
	f.g.Reset()
	f.t.Reset(table.Mix(uint64(i)))
	if r, ok := f.t.Answers.(*duel.Random); ok {
		r.Rand.Seed(1, uint64(i))
	}
	var result table.Result
	for over := false; !over; result, over = f.g.Over() {
		f.t.Run(f.g)
	}
	if result == table.Draw {
		result = 2
	}
	f.g.Tally(&f.score)
	out.wins[result]++
	out.rounds += f.score.Rounds
	out.rounds2 += f.score.Rounds * f.score.Rounds
	out.decisions += f.t.Inputs
	out.decided2 += f.t.Inputs * f.t.Inputs
	out.sum = table.Mix(out.sum ^ uint64(result)<<32 ^ uint64(f.score.Rounds)<<40 ^ uint64(f.t.Inputs))
	for _, left := range f.score.Left {
		out.sum = table.Mix(out.sum ^ uint64(left))
	}
}

func benchmarkFights(b *testing.B, policy string) {
	f := newFights(policy)
	var warm tally
	f.one(0, &warm)
	var out tally
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		f.one(i%1000, &out)
	}
	b.ReportMetric(float64(out.decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(out.decisions), "ns/decision")
}

func BenchmarkGreedy(b *testing.B) { benchmarkFights(b, "greedy") }
func BenchmarkRandom(b *testing.B) { benchmarkFights(b, "random") }
