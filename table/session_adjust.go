package table

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
		s.events.forget() // what the adjustment said: running the beat again would take it for what the beat says
		s.again()
		return err
	}
	return s.adjusted()
}

// tryAdjust carries the adjustment out on the working copy of the resting point.
func (s *Session) tryAdjust(a Adjustment) error {
	s.work.CopyFrom(s.rest)
	s.events.forget()
	s.feed.Tail = nil
	s.feed.Attach(&s.t, s.o.Seed, len(s.taken)+1, s.rests)
	s.t.Dice = nil // what an adjustment rolls is rolled from the seed
	done, err := s.t.runAdjust(s.work, a)
	if !done {
		err = refuse(BadAdjustment, "the ruleset asks a question in an adjustment")
	}
	if err != nil {
		s.events.forget()
		return &Refusal{BadAdjustment, "the adjustment can not be made", err}
	}
	return nil
}

// adjusted makes the adjusted copy the resting point and goes on from it. The dice of the beat stay as they were: an
// adjustment counts as an input from the next question on.
func (s *Session) adjusted() error {
	s.rest, s.work = s.work, s.rest
	s.restSeen = false
	s.events.settle()
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
