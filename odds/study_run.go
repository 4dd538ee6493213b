package odds

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"fray/table"
)

// errMany says that an option has more ways than are to be tried, or a roll a law that cannot be computed.
var errMany = errors.New("too many outcomes")

// sampleStream sets the samples apart from dice and bots of the same seed.
const sampleStream = 0x51a9_0d2c_e4b7_3f18

// look is after how many runs it is looked whether to stop: one may take milliseconds with hundreds of combatants.
const look = 16

// leastSamples is with how few samples something is said nevertheless.
const leastSamples = 100

// run runs the beat once with the option taken, to its end.
func (s *study) run(dice table.Dice) error {
	s.taken, s.next, s.asked = false, false, 0
	s.facts.clear()
	s.probe.Begin(policy{s}, dice, s)
	t := &s.probe.Table
	if s.ways.again { // the way to the roll that turned has been heard
		t.Listener = nil
	}
	t.Answers, t.Bots = s, s.bare
	rested := s.probe.Run()
	_, endless := errors.AsType[*table.EndlessError](t.Err())
	if s.ways.known != nil {
		return nil
	}
	switch {
	case s.o.Seat != table.GM && !endless && (t.Err() != nil || !s.taken): // the beat goes another way without what was forgotten
		return ErrUnknown
	case t.Err() != nil:
		return fmt.Errorf("%w: %w", ErrNoRest, t.Err())
	case !rested && !s.next:
		return ErrNoRest
	case !s.taken:
		return fmt.Errorf("%w: it did not come to be asked again", ErrNotListed)
	}
	return nil
}

// exact goes every way, and gives what they came to, the total of their weights, and how many there are.
func (s *study) exact(ctx context.Context) (found []*outcome, total *big.Int, runs int, err error) {
	b := s.ways
	b.reset()
	for more := true; more; more = b.next() {
		if runs == s.o.MaxRuns {
			return nil, nil, runs, errMany
		}
		if runs++; runs%look == 0 {
			if ctx.Err() != nil {
				return nil, nil, runs, ctx.Err()
			}
			if s.late() {
				return nil, nil, runs, errMany
			}
		}
		if err := s.run(b); err != nil {
			if b.err != nil {
				err = errMany
			}
			return nil, nil, runs, err
		}
	}
	return b.whole.found, &b.whole.total, runs, nil
}

// sampled goes some ways, as the dice fall, and counts them. If the time runs out there are fewer.
func (s *study) sampled(ctx context.Context) (found []*outcome, total *big.Int, runs int, err error) {
	var dice table.Sampler
	dice.Seed(s.o.Seed, sampleStream)
	g := newGathering(&room{}) // not that of the ways, which each sample clears
	for ; runs < s.o.Samples; runs++ {
		if runs%look == look-1 {
			if ctx.Err() != nil {
				return nil, nil, runs, ctx.Err()
			}
			if s.late() {
				break
			}
		}
		s.ways.reset() // no sample continues the last one
		if err := s.run(&dice); err != nil {
			return nil, nil, runs, err
		}
		g.add(&s.facts, one)
	}
	if runs < min(leastSamples, s.o.Samples) {
		return nil, nil, runs, ErrLate
	}
	return g.found, big.NewInt(int64(runs)), runs, nil
}

// late reports whether the time for what is under way has run out.
func (s *study) late() bool { return s.o.Within > 0 && !time.Now().Before(s.until) }
