package table

import (
	"slices"
	"strconv"
)

// Undo keeps the first inputs, as many as keep says, and undoes the others: the state is that of a session that never had them.
func (s *Session) Undo(keep int) error {
	if keep < 0 || keep > len(s.inputs) {
		return refuse(BadUndo, "there are "+strconv.Itoa(len(s.inputs))+" inputs: "+strconv.Itoa(keep)+" cannot be kept")
	}
	if keep == len(s.inputs) {
		return nil
	}
	if keep < s.origin.inputs {
		return refuse(BadUndo, "the first "+strconv.Itoa(s.origin.inputs)+" inputs are part of a snapshot: they cannot be undone")
	}
	if s.Revealed() != "" {
		return revealed()
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
	for _, e := range taken[s.origin.inputs:] {
		s.taken = append(s.taken, e)
		s.dealt.take(&e, s.o.CountDecrees)
		if err := s.redo(e); err != nil {
			return err
		}
	}
	return nil
}

// reset goes back to the origin.
func (s *Session) reset() {
	at := &s.origin
	s.rest.CopyFrom(s.start)
	s.taken, s.restAt, s.rests, s.dealt = slices.Clip(s.taken[:at.inputs]), at.rest, at.rests, at.dealt
	s.restSeen, s.stuck, s.pace = false, nil, at.pace
	s.events.settled, s.events.throws.settled = at.settled, at.settledThrows
	s.events.forget()
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
	s.events.settle()
	s.playOn()
	return s.stuck
}

// Branch returns an independent session at the same point. Nobody records it.
func (s *Session) Branch() *Session {
	b := &Session{
		o: s.o, start: s.start, origin: s.origin, rest: s.rest.Clone(), work: s.rest.Clone(),
		inputs: s.Inputs(), taken: slices.Clip(s.taken), sums: slices.Clip(s.sums),
		restAt: s.restAt, rests: s.rests, dealt: s.dealt, pace: s.pace, restSum: s.restSum, restSeen: s.restSeen,
		result: s.result, over: s.over, stuck: s.stuck,
	}
	b.o.Journal = nil
	b.feed.Ask, b.feed.CountDecrees, b.t.AskEnd = s.o.AskDice, s.o.CountDecrees, s.o.AskEnd
	b.events = events{all: s.Events(), n: s.events.n, settled: s.events.settled, throws: s.events.throws.clip()}
	b.t.Listener = &b.events
	b.again()
	return b
}
