package table

import (
	"slices"
	"strconv"
)

// Snapshot is a fight after some of its inputs, with all that a [Session] needs to continue there without a replay. It includes
// the latest moment between two beats, or a later decree or call for fresh dice; the inputs after that have to be put in again.
// It shares its events and throws with the session: do not change them.
type Snapshot struct {
	Inputs int      // inputs that it includes
	Rest   int      // inputs at its resting point; the others are decrees and calls for fresh dice
	Rests  int      // beats played up to the resting point
	State  []byte   // what [Game.AppendState] wrote at the resting point, decrees carried out
	Sum    [32]byte // the chain of hashes after these inputs
	Events []Event  // said up to the resting point
	Throws []Throw  // rolled up to the resting point

	pace pace
}

// origin is the moment at which a session began: the start of the fight, or a snapshot. Undo cannot go back beyond it.
type origin struct {
	inputs, rest, rests    int
	dealt                  dealt
	pace                   pace
	settled, settledThrows int
}

// Snapshot returns a snapshot of the fight. The session must have begun and not be stuck.
func (s *Session) Snapshot() *Snapshot {
	last := s.restAt
	for i := s.restAt; i < len(s.taken); i++ {
		if s.taken[i].Kind == TailDecree {
			last = i + 1
		}
	}
	p := s.pace
	p.beat = 0
	return &Snapshot{
		Inputs: last, Rest: s.restAt, Rests: s.rests, State: s.rest.AppendState(nil), Sum: s.sums[last], pace: p,
		Events: s.events.all[:s.events.settled:s.events.settled],
		Throws: s.events.throws.all[:s.events.throws.settled:s.events.throws.settled],
	}
}

// Hash returns the hash of the last input that the snapshot includes, as a record has it.
func (p *Snapshot) Hash() string { return shortHash(p.Sum) }

// resumeAt returns a session that continues from a snapshot after these inputs. The game is one of the start; it belongs to the
// session from then on.
func resumeAt(g Game, o Options, p *Snapshot, inputs []Input) (*Session, error) {
	if p.Rest < 0 || p.Rest > p.Inputs || p.Inputs != len(inputs) || p.Rests < 0 {
		return nil, refuse(BadUndo, "the snapshot does not fit its inputs")
	}
	s := &Session{o: o}
	s.o.Seed = o.Seed.Stir(o.Stirs)
	s.sums = make([][32]byte, len(inputs)+1) // those in between are never needed: undo ends at the snapshot
	s.sums[0], s.sums[p.Inputs] = chainStart(g, o), p.Sum
	if err := s.takeAgain(inputs, p.Rest); err != nil {
		return nil, err
	}
	if err := g.ReadState(p.State); err != nil {
		return nil, &Refusal{BadUndo, "the state of the snapshot cannot be read", err}
	}
	s.start, s.rest, s.work = g, g.Clone(), g.Clone()
	s.restAt, s.rests, s.pace = p.Rest, p.Rests, p.pace
	s.feed.Ask, s.feed.CountDecrees, s.t.AskEnd = o.AskDice, o.CountDecrees, o.AskEnd
	s.t.Listener = &s.events
	s.events = events{all: slices.Clip(p.Events), n: len(p.Events), settled: len(p.Events)}
	s.events.throws = throws{all: slices.Clip(p.Throws), n: len(p.Throws), settled: len(p.Throws)}
	s.origin = origin{p.Inputs, p.Rest, p.Rests, s.dealt, p.pace, len(p.Events), len(p.Throws)}
	s.playOn()
	return s, nil
}

// takeAgain takes inputs whose effect is in a snapshot. Its resting point comes after the first rest of them. Options are
// left out: no beat asks for them again.
func (s *Session) takeAgain(inputs []Input, rest int) error {
	s.inputs = slices.Clip(inputs)
	for i := range inputs {
		in := &inputs[i]
		e := Tail{Note: in.Note, Faces: in.Dice}
		switch {
		case in.Adjust != nil:
			e = Tail{Kind: TailDecree, adjust: in.Adjust}
		case in.Fresh:
			seed, err := s.freshSeed(in.Commit)
			if err != nil {
				return err
			}
			e = Tail{Kind: TailFresh, seed: seed.Stir(s.o.Stirs)}
		case i >= rest:
			return refuse(BadUndo, "input "+strconv.Itoa(i+1)+" is an answer in the middle of a beat, where a snapshot cannot be")
		case in.Dice != nil:
			e.Kind = TailFaces
		}
		s.taken = append(s.taken, e)
		s.dealt.take(&e, s.o.CountDecrees)
		if i+1 == rest {
			s.dealt.rest = s.dealt.inputs
		}
	}
	return nil
}
