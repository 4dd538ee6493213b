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
	Pairs      Pairs   `json:"pairs"`      // pairs of fights by wins of the first side
	Difference float64 `json:"difference"` // share of the first side in the second encounter minus that in the first
	Low        float64 `json:"low"`        // its 95 % interval, for pairs
	High       float64 `json:"high"`
	Chance     float64 `json:"chance"` // exact McNemar probability of a difference at least this large by luck
	Real       bool    `json:"real"`   // significant at the 5 % level
	Verdict    string  `json:"verdict"`
	Gaps       []Gap   `json:"gaps"` // of other measures
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
	rings := make([]*ring, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		rings[w] = &ring{
			run: c.Seed, first: newArena(c.Match, c.MaxDecisions), second: newArena(other, c.MaxDecisions),
			gaps: newGaps(c.Game.Cast(), other.Game.Cast()),
		}
		workers[w] = rings[w].play
	}
	if err := newPool(c).run(ctx, workers); err != nil {
		return nil, err
	}
	first, second := newCounts(c.Game), newCounts(other.Game)
	out, gaps := &Comparison{}, newGaps(c.Game.Cast(), other.Game.Cast())
	for _, r := range rings {
		first.add(&r.first.counts)
		second.add(&r.second.counts)
		out.Pairs.add(r.pairs)
		gaps.add(&r.gaps)
	}
	out.Gaps = gaps.report(out.Pairs.N())
	out.First = newReport(c, &first, 0)
	c.Match = other
	out.Second = newReport(c, &second, 0)
	out.judge(c.Clock().Sub(began), first.decisions+second.decisions)
	return out, nil
}

// ring plays the pairs of fights of one worker.
type ring struct {
	run           uint64
	first, second *arena
	pairs         Pairs
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
	r.pairs.count(a.winner == 0, b.winner == 0)
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
