package table

import "slices"

// Options say how a session is played.
type Options struct {
	Seed    Seed
	Stirs   []Stir // what seats have mixed into a secret seed
	Wait    bool   // stirs are still taken: nothing is played yet
	Spare   []Seed // other secret seeds that fresh dice in a record may come from: those of branches
	AskDice bool   // people throw the dice and type the faces
	// AskEnd has the rules ask the GM whether the fight is over each time it would be, and not only where a hidden combatant could
	// continue it. So the question does not tell the others that there is one.
	AskEnd bool
	// CountDecrees has decrees count among the inputs that dice are keyed by, as they did in records of format 1.
	CountDecrees bool

	Journal Journal // nil: nobody keeps the inputs
	Base    []byte  // what the chain of hashes begins with: the header of the record; nil: the ruleset's name and the seed
}

// Session is one fight that is played by inputs from outside. It plays on by itself to the next thing that is open; what
// is open is answered; and all of it can be taken back, copied and proved.
//
// Invariants: the state is that of the start and Inputs(), nothing else, or that of a snapshot and the inputs after it (1); rest is a resting point, and work is rest
// continued with taken[restAt:] as far as possible (2); an event that a caller holds is never overwritten (3); a refused
// input leaves no trace (4).
type Session struct {
	o     Options
	start Game // at the origin; never changed; shared with branches
	rest  Game // the last resting point, adjustments carried out
	work  Game // where the beat is run
	t     Table
	feed  feed

	origin origin
	inputs []Input
	taken  []Tail     // by input
	sums   [][32]byte // by number of inputs: the chain of hashes
	restAt int        // inputs taken when the last resting point was reached
	rests  int
	dealt  dealt
	pace   pace // at the last resting point
	events events

	state    []byte // scratch for hashing
	restSum  [32]byte
	restSeen bool // restSum is that of rest
	result   Result
	over     bool
	stuck    error
}

// NewSession plays on from the game's start to the first thing that is open. The game belongs to the session from then on.
func NewSession(g Game, o Options) *Session {
	s := &Session{o: o, start: g, rest: g.Clone(), work: g.Clone()}
	s.o.Seed = o.Seed.Stir(o.Stirs)
	s.feed.Ask, s.feed.CountDecrees, s.t.AskEnd = o.AskDice, o.CountDecrees, o.AskEnd
	s.t.Listener = &s.events
	s.sums = append(s.sums, chainStart(g, o))
	if o.Wait {
		return s
	}
	s.playOn()
	if err := s.tellEnd(); err != nil {
		s.stuck = err
	}
	return s
}

// Err returns the error that keeps the game from continuing, usually a fault of its ruleset, or nil.
func (s *Session) Err() error { return s.stuck }

// Open is the open question, or nil. It is valid until the session is called to do something.
func (s *Session) Open() *Question {
	if s.over || s.stuck != nil {
		return nil
	}
	return s.t.Open()
}

// OpenRoll is the roll that somebody is to throw, or nil.
func (s *Session) OpenRoll() *Roll {
	if s.over || s.stuck != nil {
		return nil
	}
	return s.t.OpenRoll()
}

// Over reports whether the fight is over, and how it ended.
func (s *Session) Over() (Result, bool) { return s.result, s.over }

// Game returns the current state, also in the middle of a beat: to look at, not to change.
func (s *Session) Game() Game {
	if s.over {
		return s.rest
	}
	return s.work
}

// Inputs are all inputs so far. The slice is not changed by later ones.
func (s *Session) Inputs() []Input { return slices.Clip(s.inputs) }

// Origin is the number of inputs at which the session began: 0, or that of the snapshot it was made from.
func (s *Session) Origin() int { return s.origin.inputs }

// Events are all events so far. Answers and dice only ever add to them; Undo and Adjust begin another slice, which
// differs from the last one after Settled events at most.
func (s *Session) Events() []Event { return s.events.all[:s.events.n:s.events.n] }

// Settled is how many of the events had happened by the last resting point; those after it belong to the beat under way.
func (s *Session) Settled() int { return s.events.settled }

// Rests is how many resting points the fight has reached, the start not counted.
func (s *Session) Rests() int { return s.rests }

// Turn returns the combatant whose turn began last, and the round of that turn.
func (s *Session) Turn() (who Who, round int) { return s.t.Turn() }

// Seed is the seed that dice come from now, stirs mixed in.
func (s *Session) Seed() Seed { return s.seedAfter(len(s.taken)) }

// StateHash is the hash of the state at the last resting point.
func (s *Session) StateHash() string {
	return shortHash(s.restHash())
}
