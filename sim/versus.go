package sim

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Comparison is the result of two encounters that were played with the same seeds, fight by fight.
type Comparison struct {
	First  *Report `json:"first" jsonschema:"report of the first encounter"`
	Second *Report `json:"second" jsonschema:"report of the second encounter"`
	Judgment
	Gaps []Gap `json:"gaps" jsonschema:"of other measures"`
	Timing
}

// Versus plays the configuration's encounter and another one with the same seeds, and compares how often the first
// side of each wins. Fights of one seed have the same dice as long as they are played the same way, which removes much
// of the luck from the difference.
func Versus(ctx context.Context, c Config, other Match) (*Comparison, error) {
	if other.Game == nil {
		return nil, refuse("there is no second game to compare with")
	}
	c, err := c.ready()
	if err != nil {
		return nil, err
	}
	began := c.Clock()
	sum, err := PlayPairs(ctx, c, other, Part{0, c.Fights})
	if err != nil {
		return nil, err
	}
	return NewComparison(c, other, sum, c.Clock().Sub(began)), nil
}

// PairTally counts the results of pairs of fights in integers. Like a [Tally], it is the sum of those of the parts of a run.
type PairTally struct {
	First  Tally   `json:"first"`
	Second Tally   `json:"second"`
	Sides  []Pairs `json:"sides" jsonschema:"by side of the first encounter: what the side of the same place did"`
	Gaps   gaps    `json:"gaps"`
}

// Add adds the tally of another part of the same run.
func (p *PairTally) Add(o *PairTally) {
	p.First.Add(&o.First)
	p.Second.Add(&o.Second)
	for i := range o.Sides {
		if i == len(p.Sides) {
			p.Sides = append(p.Sides, Pairs{})
		}
		p.Sides[i].add(o.Sides[i])
	}
	p.Gaps.add(&o.Gaps)
}

// PlayPairs plays a part of a run of pairs and returns its tally. If the context ends early, it covers the finished pairs.
func PlayPairs(ctx context.Context, c Config, other Match, p Part) (*PairTally, error) {
	c, err := c.ready()
	if err != nil {
		return nil, err
	}
	rings := make([]*ring, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		rings[w] = &ring{
			run: c.Seed, pairs: make([]Pairs, len(c.Game.Cast().Sides)), first: c.newArena(c.Match), second: c.newArena(other),
			gaps: newGaps(c.Game.Cast(), other.Game.Cast()),
		}
		workers[w] = rings[w].play
	}
	if err := play(ctx, c, p, workers); err != nil {
		return nil, err
	}
	sum := &PairTally{newTally(c.Game), newTally(other.Game), make([]Pairs, len(c.Game.Cast().Sides)), newGaps(c.Game.Cast(), other.Game.Cast())}
	for _, r := range rings {
		sum.Add(&PairTally{*r.first.result(), *r.second.result(), r.pairs, r.gaps})
	}
	return sum, nil
}

// NewComparison makes the comparison of a run of pairs from its tally.
func NewComparison(c Config, other Match, sum *PairTally, took time.Duration) *Comparison {
	out := &Comparison{Gaps: sum.Gaps.report(sum.Sides[0].N())}
	out.First = NewReport(c, &sum.First, 0)
	c.Match = other
	out.Second = NewReport(c, &sum.Second, 0)
	who := "the first side"
	if len(out.First.Sides) > 0 {
		who = out.First.Sides[0].Name
	}
	out.Judgment = judgmentOf(sum.Sides[0], who, labeled("the second encounter", out.Second.Label))
	out.Timing = newTiming(took, 2*out.Pairs.N(), sum.First.Decisions+sum.Second.Decisions)
	return out
}

// ring plays the pairs of fights of one worker.
type ring struct {
	run           uint64
	first, second *arena
	pairs         []Pairs // by side
	gaps          gaps
}

func (r *ring) play(i int) error {
	a, err := r.first.play(r.run, i)
	if err != nil {
		return inTrial("first encounter", err)
	}
	b, err := r.second.play(r.run, i)
	if err != nil {
		return inTrial("second encounter", err)
	}
	for side := range r.pairs {
		r.pairs[side].count(int(a.winner) == side, int(b.winner) == side)
	}
	r.gaps.pair(r.first, r.second)
	return nil
}

// inTrial adds which of the two encounters or adventures failed.
func inTrial(which string, err error) error {
	if f, ok := errors.AsType[*FightError](err); ok {
		f.Cause = fmt.Errorf("in the %s: %w", which, f.Cause)
	}
	return err
}
