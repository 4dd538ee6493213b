package table

// maxBeats is how many beats may pass with nothing open before the game counts as stuck. The longest fights of bots
// have some ten thousand, and a million take a second.
const maxBeats = 1_000_000

// events keeps the events. When a beat is run again it says the same events again (law 4): those heard before are skipped.
type events struct {
	all     []Event
	n       int // said so far in this run
	settled int // said by the last resting point
	throws  throws
}

// Hear keeps a copy of an event, its faces and modifiers included.
func (l *events) Hear(e *Event) {
	if l.n == len(l.all) {
		kept := *e
		kept.Faces = append([]int32(nil), e.Faces...)
		kept.Mods = append([]Mod(nil), e.Mods...)
		l.all = append(l.all, kept)
	}
	l.n++
}

// forget drops the events after the last resting point. Slices that callers hold stay unchanged.
func (l *events) forget() {
	l.all, l.n = l.all[:l.settled:l.settled], l.settled
	l.throws.forget()
}

// rewind goes back to the last resting point, for the beat to be run again.
func (l *events) rewind() { l.n, l.throws.n = l.settled, l.throws.settled }

// settle makes this a resting point.
func (l *events) settle() { l.settled, l.throws.settled = l.n, l.throws.n }

// run runs the beat under way from the resting point, and reports whether it came to rest.
func (s *Session) run() bool {
	s.work.CopyFrom(s.rest)
	s.events.rewind()
	s.feed.Tail = s.taken[s.restAt:]
	s.feed.Attach(&s.t, s.seedAfter(s.restAt), s.dealt.rest, s.rests)
	s.t.pace = s.pace
	s.events.throws.watch(&s.t, &s.events.n)
	return s.t.Run(s.work)
}

// playOn runs beats until a question or a roll is open or the fight is over.
func (s *Session) playOn() {
	for range maxBeats {
		if s.result, s.over = s.rest.Over(); s.over {
			return
		}
		rested := s.run()
		if err := s.t.Err(); err != nil {
			s.stuck = &Refusal{Stuck, "the fight cannot continue: this is a fault of its ruleset", err}
			return
		}
		if !s.feed.Fits() {
			s.stuck = refuse(Stuck, "the beat did not ask for the same again: the ruleset breaks law 4")
			return
		}
		if !rested {
			return
		}
		s.rest, s.work = s.work, s.rest
		s.restAt, s.restSeen, s.pace = len(s.taken), false, s.t.pace
		s.dealt.rest = s.dealt.inputs
		s.events.settle()
		s.rests++
	}
	s.stuck = refuse(Stuck, "a million beats have passed and nobody has been asked anything: the ruleset runs in circles")
}

// take takes a checked input: the journal first, then the effect.
func (s *Session) take(in Input, e Tail) error {
	if err := in.checkTexts(); err != nil {
		return err
	}
	in.N = len(s.inputs) + 1
	sum := s.link(in)
	in.Hash = shortHash(sum)
	if s.o.Journal != nil {
		if err := s.o.Journal.Append(in); err != nil {
			return &Refusal{NotKept, "the input could not be recorded and has not been taken", err}
		}
	}
	s.inputs = append(s.inputs, in)
	s.taken = append(s.taken, e)
	s.dealt.take(&e, s.o.CountDecrees)
	s.sums = append(s.sums, sum)
	return nil
}

// resume plays to the next open question or roll after an input.
func (s *Session) resume() error {
	s.playOn()
	if s.stuck != nil {
		return s.stuck
	}
	return s.tellEnd()
}

// tellEnd writes the end of a fight that is over into the journal.
func (s *Session) tellEnd() error {
	if !s.over || s.o.Journal == nil {
		return nil
	}
	if err := s.o.Journal.End(s.End()); err != nil {
		return &Refusal{NotKept, "the input is taken and the fight is over, but its end could not be recorded", err}
	}
	return nil
}

// End is how the fight ended; good only once it is over.
func (s *Session) End() End {
	e := End{Result: s.result, Hash: s.StateHash()}
	if sides := s.rest.Cast().Sides; s.result >= 0 && int(s.result) < len(sides) {
		e.Winner = sides[s.result]
	}
	var t Tally
	s.rest.Tally(&t)
	e.Rounds, e.Seed = t.Rounds, s.Revealed()
	return e
}
