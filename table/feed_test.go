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

// TestFeedGoesOn runs the beat under way again outside of the session, as exact odds do: up to the open question
// everything is as it was, and from there on answers and dice are the host's.
func TestFeedGoesOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 25)
		q := s.Open()
		if q == nil {
			return
		}
		rest, tail := s.Rest()
		work := rest.Clone()
		h := &handed{option: s.Game().Best(q), set: true}
		f := &table.Feed{Tail: tail, Ask: s.OpenRoll() != nil}
		for _, e := range tail {
			f.Ask = f.Ask || e.Kind == table.TailFaces
		}
		var tb table.Table
		f.Attach(&tb, s.RestSeed(), s.RestDealt(), s.Rests())
		if tb.Run(work) || !f.Fits() {
			t.Fatal("the beat was not abandoned where the session is")
		}
		if !bytes.Equal(work.AppendState(nil), s.Game().AppendState(nil)) {
			t.Fatal("another state at the open question")
		}
		f.Then, f.Dice = h, h
		work.CopyFrom(rest)
		f.Attach(&tb, s.RestSeed(), s.RestDealt(), s.Rests())
		if !tb.Run(work) || !f.Fits() || h.questions == 0 {
			t.Fatalf("the beat did not come to rest: %d questions, %d rolls", h.questions, h.rolls)
		}
		if h.option.Verb == duel.Attack && h.rolls != 2 { // a 20, and damage
			t.Fatalf("%d rolls for an attack", h.rolls)
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
	q.Add(table.Do(duel.Attack).At(int16(*f.runs)))
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
