package table

import (
	"encoding/json"
	"fmt"
)

// ReplayError names the first input of a record that does not do what the record says.
type ReplayError struct {
	N    int // number of the input; 0 for the header, one more than there are inputs for the end
	Line int // line of the record
	Text string
	Err  error // why the session refused it, if it did
}

// Error gives input, line and text.
func (e *ReplayError) Error() string {
	s := fmt.Sprintf("record, line %d: input %d: %s", e.Line, e.N, e.Text)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap gives why the session refused it.
func (e *ReplayError) Unwrap() error { return e.Err }

// Replay plays a record from the game's start, which is made from Header.Setup, and proves every hash. Seed, dice and base
// are those of the record; the journal of the options keeps later inputs.
func Replay(rec *Record, g Game, o Options) (*Session, error) {
	s, err := ReplayTo(rec, g, len(rec.Inputs))
	if err != nil {
		return nil, err
	}
	if err := rec.Resume(s, o.Journal); err != nil {
		return nil, err
	}
	return s, nil
}

// ReplayTo plays the first n inputs of a record, to look at the fight at that moment. Nobody records later inputs.
func ReplayTo(rec *Record, g Game, n int) (*Session, error) {
	if n < 0 || n > len(rec.Inputs) {
		return nil, refuse(BadUndo, fmt.Sprintf("the record has %d inputs, not %d", len(rec.Inputs), n))
	}
	s, err := rec.Start(g)
	if err != nil {
		return nil, err
	}
	if len(s.inputs) > n {
		return nil, refuse(BadUndo, fmt.Sprintf("%d inputs were played by older rules: the record can be replayed from input %d on", len(s.inputs), len(s.inputs)))
	}
	for range n - len(s.inputs) {
		if err := rec.Step(s); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Start is a session at the start of the record, for [Record.Step] to continue: after an upgrade, the moment of the upgrade. Nobody
// records the inputs.
func (rec *Record) Start(g Game) (*Session, error) { return rec.StartAt(g, nil) }

// StartAt is [Record.Start], but begins at a snapshot of the same record; nil is the start. The game belongs to the session.
func (rec *Record) StartAt(g Game, p *Snapshot) (*Session, error) {
	if name := g.Book().Name; name != rec.Header.Ruleset {
		return nil, &ReplayError{0, rec.Line, fmt.Sprintf("the record is of ruleset %q, the game of %q", rec.Header.Ruleset, name), nil}
	}
	o, err := rec.options()
	if err != nil {
		return nil, err
	}
	origin := rec.Origin()
	if p == nil {
		p = origin
	}
	if p == nil {
		s := NewSession(g, o)
		return s, rec.proveBegin(s)
	}
	if o.Wait || p.Inputs > len(rec.Inputs) || p.Hash() != rec.hashAt(p.Inputs, origin) {
		return nil, &ReplayError{p.Inputs, rec.Line, "the snapshot is not one of this record", nil}
	}
	s, err := resumeAt(g, o, p, rec.Inputs[:p.Inputs])
	if err != nil {
		line := rec.Line
		if rec.Upgraded != nil {
			line = rec.UpgradeLine
		}
		return nil, &ReplayError{p.Inputs, line, "the fight cannot continue from its snapshot", err}
	}
	return s, rec.proveBegin(s)
}

// hashAt returns the hash of the chain after n inputs.
func (rec *Record) hashAt(n int, origin *Snapshot) string {
	switch {
	case origin != nil && n == origin.Inputs:
		return origin.Hash()
	case n > 0:
		return rec.Inputs[n-1].Hash
	default:
		return shortHash(chainStart(nil, Options{Base: rec.Base, Stirs: rec.Stirs}))
	}
}

// Step puts the next input of the record into a session that has been played from it so far, and proves its hash.
func (rec *Record) Step(s *Session) error {
	i := len(s.inputs)
	if i >= len(rec.Inputs) {
		return refuse(NothingOpen, fmt.Sprintf("the record has no input %d", i+1))
	}
	in := &rec.Inputs[i]
	if err := s.Put(in); err != nil {
		return &ReplayError{in.N, rec.Lines[i], "it is refused now", err}
	}
	if got := s.inputs[i].Hash; got != in.Hash {
		return &ReplayError{in.N, rec.Lines[i], fmt.Sprintf("its hash is %s, but %s was computed: "+
			"this input was changed, or the header was, or the rules are not those it was played by", in.Hash, got), nil}
	}
	return nil
}

// Resume proves the end of a session that has been played to the end of the record. The journal keeps later inputs, and the
// end if the process died before it was written.
func (rec *Record) Resume(s *Session, j Journal) error {
	if err := rec.proveEnd(s); err != nil {
		return err
	}
	s.o.Journal = j
	if rec.End == nil {
		return s.tellEnd()
	}
	return nil
}

// Put puts in what an input of a record says. Its number and its hash do not matter.
func (s *Session) Put(in *Input) error {
	switch {
	case in.Adjust != nil:
		return s.Adjust(*in.Adjust)
	case in.Fresh:
		return s.freshAs(in.Commit)
	case in.Dice != nil:
		return s.GiveDice(in.Dice)
	}
	seat, ok := s.start.Cast().Seat(in.Seat)
	if !ok {
		return refuse(NotAsked, fmt.Sprintf("there is no seat %q", in.Seat))
	}
	return s.AnswerNote(seat, in.Answer, in.Note)
}

// proveEnd holds the end of the record against that of the session.
func (rec *Record) proveEnd(s *Session) error {
	if rec.End == nil {
		return nil
	}
	at := &ReplayError{N: len(rec.Inputs) + 1, Line: rec.endLine}
	if !s.over {
		at.Text = "the record says that the fight is over, but it continues"
		return at
	}
	if got := s.End(); got != *rec.End {
		was, _ := json.Marshal(rec.End)
		is, _ := json.Marshal(got)
		at.Text = fmt.Sprintf("the record ends with %s, the replay with %s", was, is)
		return at
	}
	return nil
}
