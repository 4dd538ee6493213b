package table_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"fray/internal/duel"
	"fray/table"
)

// handed counts what a feed hands over, and answers with one option.
type handed struct {
	questions, rolls int
	option           table.Option
	set              bool
}

func (h *handed) Answer(q *table.Question) (table.Option, bool) {
	h.questions++
	if !h.set {
		return q.Default(), true
	}
	h.set = false
	return h.option, true
}

func (h *handed) Roll(r *table.Roll, faces []int32) (int, bool, bool) {
	h.rolls++
	for i := range faces {
		faces[i] = int32(r.SidesOf(i))
	}
	return r.Value(faces), true, true
}

// TestProbe runs the beat under way again outside of the session, as exact odds do: up to the open question everything is the
// same, and from there on answers and dice are the caller's. The session does not change.
func TestProbe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 25)
		q := s.Open()
		if q == nil {
			return
		}
		before := look(s)
		h := &handed{option: s.Game().Best(q), set: true}
		p := table.NewProbe(s.Position())
		p.Begin(nil, nil, nil)
		if p.Run() {
			t.Fatal("the beat was not abandoned where the session is")
		}
		if !bytes.Equal(p.Game().AppendState(nil), s.Game().AppendState(nil)) {
			t.Fatal("another state at the open question")
		}
		p.Begin(h, h, nil)
		if !p.Run() || h.questions == 0 {
			t.Fatalf("the beat did not come to rest: %d questions, %d rolls", h.questions, h.rolls)
		}
		if h.option.Verb == duel.Attack && h.rolls != 2 { // a 20, and damage
			t.Fatalf("%d rolls for an attack", h.rolls)
		}
		same(t, "the session after a probe", before, look(s))
	})
}

// TestProbeIsTheSession plays a position to the end of the fight by defaults and dice of the seed, beat by beat, and demands the
// fight that a branch of the session has with the same answers.
func TestProbeIsTheSession(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 25)
		if s.OpenRoll() != nil || s.Open() == nil {
			return
		}
		keep := s.Position().Keep()
		b := s.Branch()
		for b.Open() != nil {
			must(t, b.AnswerOption(b.Open().Seats.First(), b.Open().Default()))
		}
		if _, over := b.Over(); !over {
			return // people throw dice
		}
		p := table.NewProbe(keep)
		defaults := table.Silent().Answers
		for over := false; !over; _, over = p.Position().Rest.Over() {
			p.Begin(defaults, nil, nil)
			if !p.Run() {
				t.Fatal("the beat did not come to rest")
			}
			p.Rest()
		}
		if got, want := p.Position().Rest.AppendState(nil), b.Game().AppendState(nil); !bytes.Equal(got, want) {
			t.Fatalf("the probe ends with %x, the session with %x", got, want)
		}
	})
}

// circle is a fight in which nothing ever happens.
type circle struct{ *duel.Game }

func (c circle) Beat(*table.Table)       {}
func (c circle) Clone() table.Game       { return circle{c.Game.Clone().(*duel.Game)} }
func (c circle) CopyFrom(src table.Game) { c.Game.CopyFrom(src.(circle).Game) }

// TestStuck stops a game that goes round in circles.
func TestStuck(t *testing.T) {
	s := table.NewSession(circle{skirmish()}, table.Options{})
	if !isReason(s.Err(), table.Stuck) || s.Open() != nil || s.OpenRoll() != nil {
		t.Errorf("got %v", s.Err())
	}
	if err := s.Answer(duel.Red, "end"); !isReason(err, table.Stuck) {
		t.Errorf("an answer: %v", err)
	}
}

// fickle asks another question whenever it is run again.
type fickle struct {
	*duel.Game
	runs *int
}

func (f fickle) Beat(t *table.Table) {
	*f.runs++
	q := t.Ask(duel.Turn, duel.RuleTurn, 0, table.JustSeat(duel.Red))
	q.Add(table.Do(duel.Attack).At(table.Who(*f.runs)))
	t.Choose(q)
}
func (f fickle) Clone() table.Game       { return fickle{f.Game.Clone().(*duel.Game), f.runs} }
func (f fickle) CopyFrom(src table.Game) { f.Game.CopyFrom(src.(fickle).Game) }

// TestFickle finds out a ruleset that breaks law 4.
func TestFickle(t *testing.T) {
	s := table.NewSession(fickle{skirmish(), new(int)}, table.Options{})
	q := s.Open()
	if err := s.AnswerOption(duel.Red, q.Kth(0)); !isReason(err, table.Stuck) {
		t.Errorf("got %v", err)
	}
	if err := s.Undo(0); err != nil || s.Open() == nil {
		t.Errorf("after taking it back: %v", err)
	}
}
