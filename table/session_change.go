package table

import "strconv"

// Adjust carries out what the GM decrees. That is done at a resting point, so once somebody has answered something in
// the beat under way, the beat has to be played to its end first.
func (s *Session) Adjust(a Adjustment) error {
	if s.stuck != nil {
		return s.stuck
	}
	for _, e := range s.taken[s.restAt:] {
		if e.Kind != TailCount {
			return refuse(NotNow, "an action is under way: answer what is open first, then adjust")
		}
	}
	if err := s.tryAdjust(a); err != nil {
		s.again()
		return err
	}
	if err := s.take(Input{Adjust: &a}, Tail{Kind: TailCount, adjust: &a}); err != nil {
		s.again()
		return err
	}
	return s.adjusted()
}

// tryAdjust carries the adjustment out on the working copy of the resting point.
func (s *Session) tryAdjust(a Adjustment) error {
	s.work.CopyFrom(s.rest)
	s.events.forget(s.events.settled)
	s.feed.Tail = nil
	s.feed.Attach(&s.t, s.o.Seed, len(s.taken)+1)
	s.t.Dice = nil // what an adjustment rolls is rolled from the seed
	err, done := s.t.runAdjust(s.work, a)
	if !done {
		err = refuse(BadAdjustment, "the ruleset asks a question in an adjustment")
	}
	if err != nil {
		s.events.forget(s.events.settled)
		return &Refusal{BadAdjustment, "the adjustment can not be made", err}
	}
	return nil
}

// adjusted makes the adjusted copy the resting point and goes on from it. The dice of the beat stay as they were: an
// adjustment counts as an input from the next question on.
func (s *Session) adjusted() error {
	s.rest, s.work = s.work, s.rest
	s.restSeen = false
	s.events.settled = s.events.n
	return s.goOn()
}

// Fresh has the dice after the next answer fall anew. The record says so.
func (s *Session) Fresh() error {
	switch {
	case s.stuck != nil:
		return s.stuck
	case s.over:
		return refuse(NothingOpen, "the fight is over: no dice will be rolled")
	}
	if err := s.take(Input{Fresh: true}, Tail{Kind: TailCount}); err != nil {
		return err
	}
	s.again()
	return nil
}

// again runs the beat under way once more, which brings back what was open.
func (s *Session) again() {
	if !s.over && s.stuck == nil {
		s.run()
	}
}

// Undo keeps the first so many inputs and takes back the others: the state is that of never having gone on.
func (s *Session) Undo(keep int) error {
	if keep < 0 || keep > len(s.inputs) {
		return refuse(BadUndo, "there are "+strconv.Itoa(len(s.inputs))+" inputs, so that "+strconv.Itoa(keep)+" can not be kept")
	}
	if keep == len(s.inputs) {
		return nil
	}
	if s.o.Journal != nil {
		if err := s.o.Journal.Undo(keep); err != nil {
			return &Refusal{NotKept, "the undo could not be recorded and has not been done", err}
		}
	}
	taken := s.taken[:keep:keep]
	s.inputs, s.sums = s.inputs[:keep:keep], s.sums[:keep+1:keep+1]
	s.reset()
	s.playOn()
	for _, e := range taken {
		s.taken = append(s.taken, e)
		if err := s.redo(e); err != nil {
			return err
		}
	}
	return nil
}

// reset goes back to the start.
func (s *Session) reset() {
	s.rest.CopyFrom(s.start)
	s.taken, s.restAt, s.rests = nil, 0, 0
	s.restSeen, s.stuck = false, nil
	s.events.forget(0)
}

// redo has the effect of an input that was taken before; it is the last of taken already.
func (s *Session) redo(e Tail) error {
	if e.adjust == nil {
		s.playOn()
		return s.stuck
	}
	s.taken = s.taken[:len(s.taken)-1]
	err := s.tryAdjust(*e.adjust)
	s.taken = append(s.taken, e)
	if err != nil {
		return err
	}
	s.rest, s.work = s.work, s.rest
	s.restSeen = false
	s.events.settled = s.events.n
	s.playOn()
	return s.stuck
}

// Branch is an independent session at the same point, that nobody records.
func (s *Session) Branch() *Session {
	b := &Session{o: s.o, start: s.start, rest: s.rest.Clone(), work: s.rest.Clone(),
		inputs: s.Inputs(), taken: s.taken[:len(s.taken):len(s.taken)], sums: s.sums[:len(s.sums):len(s.sums)],
		restAt: s.restAt, rests: s.rests, restSum: s.restSum, restSeen: s.restSeen,
		result: s.result, over: s.over, stuck: s.stuck}
	b.o.Journal = nil
	b.feed.Ask = s.o.AskDice
	b.events = events{all: s.Events(), n: s.events.n, settled: s.events.settled}
	b.t.Listener = &b.events
	b.again()
	return b
}
