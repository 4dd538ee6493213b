package sim

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"
)

// Comparison is the result of two encounters that were played with the same seeds, fight by fight.
type Comparison struct {
	First      *Report `json:"first"`
	Second     *Report `json:"second"`
	Pairs      Pairs   `json:"pairs" jsonschema:"pairs of fights by wins of the first side"`
	Difference float64 `json:"difference" jsonschema:"share of the first side in the second encounter minus that in the first"`
	Low        float64 `json:"low" jsonschema:"its 95 % interval, for pairs"`
	High       float64 `json:"high"`
	Chance     float64 `json:"chance" jsonschema:"exact McNemar probability of a difference at least this large by luck"`
	Real       bool    `json:"real" jsonschema:"significant at the 5 % level"`
	Verdict    string  `json:"verdict"`
	Gaps       []Gap   `json:"gaps" jsonschema:"of other measures"`
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
	out := &Comparison{Pairs: sum.Sides[0], Gaps: sum.Gaps.report(sum.Sides[0].N())}
	out.First = NewReport(c, &sum.First, 0)
	c.Match = other
	out.Second = NewReport(c, &sum.Second, 0)
	out.judge(took, sum.First.Decisions+sum.Second.Decisions)
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
		return inEncounter("first", err)
	}
	b, err := r.second.play(r.run, i)
	if err != nil {
		return inEncounter("second", err)
	}
	for side := range r.pairs {
		r.pairs[side].count(int(a.winner) == side, int(b.winner) == side)
	}
	r.gaps.pair(r.first, r.second)
	return nil
}

// inEncounter adds which of the two encounters failed.
func inEncounter(which string, err error) error {
	if f, ok := errors.AsType[*FightError](err); ok {
		f.Cause = fmt.Errorf("in the %s encounter: %w", which, f.Cause)
	}
	return err
}

// judge computes the conclusions from the pairs.
func (c *Comparison) judge(took time.Duration, decisions int) {
	c.Timing = newTiming(took, 2*c.Pairs.N(), decisions)
	c.Difference, c.Low, c.High = c.Pairs.Difference()
	c.Chance, c.Real = c.Pairs.Chance(), c.Pairs.Real()
	name := "the first side"
	if len(c.First.Sides) > 0 {
		name = c.First.Sides[0].Name
	}
	where := cmp.Or(c.Second.Label, "the second encounter")
	switch {
	case !c.Real:
		c.Verdict = "No difference is proved: what was seen may be luck."
		if c.Pairs.N() > 0 {
			c.Verdict += fmt.Sprintf(" If there is one, it is most likely between %s and %s.", points(c.Low), points(c.High))
		}
	case c.Difference > 0:
		c.Verdict = fmt.Sprintf("The difference is real: %s fares better in %s.", name, where)
	default:
		c.Verdict = fmt.Sprintf("The difference is real: %s fares worse in %s.", name, where)
	}
}
