package sim

import (
	"context"
	"time"
)

// AdventureComparison is the result of two adventures that were played with the same seeds.
type AdventureComparison struct {
	First  *AdventureReport `json:"first" jsonschema:"report of the first adventure"`
	Second *AdventureReport `json:"second" jsonschema:"report of the second adventure"`
	Judgment
	Gaps []Gap `json:"gaps" jsonschema:"of other measures"`
	Timing
}

// AdventurePairTally counts the results of pairs of adventures in integers. Like a [Tally], it is the sum of those of the parts of a run.
type AdventurePairTally struct {
	First  AdventureTally `json:"first"`
	Second AdventureTally `json:"second"`
	Pairs  Pairs          `json:"pairs" jsonschema:"by whether the party comes through"`
	Passed gap            `json:"passed"`
	Down   gap            `json:"down"`
}

// Add adds the tally of another part of the same run.
func (p *AdventurePairTally) Add(o *AdventurePairTally) {
	p.First.Add(&o.First)
	p.Second.Add(&o.Second)
	p.Pairs.add(o.Pairs)
	p.Passed.add(o.Passed)
	p.Down.add(o.Down)
}

// PlayAdventurePairs plays a part of a run of pairs of adventures and returns its tally: both of a pair have the same seed. If the context ends
// early, it covers the finished pairs.
func PlayAdventurePairs(ctx context.Context, c Config, first, second Adventure, p Part) (*AdventurePairTally, error) {
	if _, err := second.ready(c); err != nil {
		return nil, err
	}
	c, err := first.ready(c)
	if err != nil {
		return nil, err
	}
	forks := make([]*fork, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		forks[w] = &fork{run: c.Seed, first: newTrail(&first, &c), second: newTrail(&second, &c)}
		workers[w] = forks[w].play
	}
	if err := play(ctx, c, p, workers); err != nil {
		return nil, err
	}
	sum := &AdventurePairTally{First: newAdventureTally(&first), Second: newAdventureTally(&second)}
	for _, f := range forks {
		sum.Add(&AdventurePairTally{*f.first.result(), *f.second.result(), f.pairs, f.passed, f.down})
	}
	return sum, nil
}

// NewAdventureComparison makes the comparison of a run of pairs from its tally.
func NewAdventureComparison(c Config, first, second Adventure, sum *AdventurePairTally, took time.Duration) *AdventureComparison {
	out := &AdventureComparison{First: NewAdventureReport(c, first, &sum.First, 0), Second: NewAdventureReport(c, second, &sum.Second, 0), Gaps: []Gap{}}
	out.Judgment = judgmentOf(sum.Pairs, "the party", labeled("the second adventure", out.Second.Label))
	n := sum.Pairs.N()
	if n > 1 { // fewer have no interval
		out.Gaps = append(out.Gaps, sum.Passed.report(n, measurePassed, ""), sum.Down.report(n, measureDown, ""))
	}
	out.Timing = newTiming(took, 2*n, sum.First.Decisions+sum.Second.Decisions)
	return out
}

// fork plays the pairs of adventures of one worker.
type fork struct {
	run           uint64
	first, second *trail
	pairs         Pairs
	passed, down  gap
}

func (f *fork) play(i int) error {
	if err := f.first.play(f.run, i); err != nil {
		return inTrial("first adventure", err)
	}
	if err := f.second.play(f.run, i); err != nil {
		return inTrial("second adventure", err)
	}
	a, b := &f.first.last, &f.second.last
	f.pairs.count(a.through, b.through)
	f.passed.count(a.passed, b.passed)
	f.down.count(a.down, b.down)
	return nil
}
