package table

// Adjust carries out what the GM decrees. That is done at a resting point, so once somebody has answered something in
// the beat under way, the beat has to be played to its end first.
func (s *Session) Adjust(a Adjustment) error {
	switch {
	case s.stuck != nil:
		return s.stuck
	case s.o.Wait:
		return notBegun()
	case s.Revealed() != "":
		return revealed()
	}
	for _, e := range s.taken[s.restAt:] {
		if !e.Kind.outside() {
			return refuse(NotNow, "an action is under way: answer what is open first, then adjust")
		}
	}
	if err := s.tryAdjust(a); err != nil {
		s.again()
		return err
	}
	if err := s.take(Input{Adjust: &a}, Tail{Kind: TailDecree, adjust: &a}); err != nil {
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
	s.feed.Attach(&s.t, s.Seed(), s.decreeKey(a), s.rests)
	s.t.Dice = nil // what an adjustment rolls is rolled from the seed
	done, err := s.t.runAdjust(s.work, a)
	if s.t.Err() != nil {
		err = s.t.Err()
	} else if !done {
		err = refuse(BadAdjustment, "the ruleset asks a question in an adjustment")
	}
	if err != nil {
		s.events.forget()
		return &Refusal{BadAdjustment, "the adjustment cannot be made", err}
	}
	return nil
}

// adjusted makes the adjusted copy the resting point and continues from it. The dice stay as they were: a decree is not
// among the inputs that they are keyed by.
func (s *Session) adjusted() error {
	s.rest, s.work = s.work, s.rest
	s.restSeen = false
	s.events.settle()
	return s.resume()
}

// again runs the current beat once more, which opens the same question or roll.
func (s *Session) again() {
	if !s.over && s.stuck == nil && !s.o.Wait {
		s.run()
	}
}
