package room_test

import (
	"strings"
	"testing"

	"fray/api"
	"fray/table"
)

// speech is the key by which the seat that is asked may speak; empty if there is none.
func (s *sat) speech(who string) string {
	s.t.Helper()
	for _, c := range s.state(who).Question.Choices {
		if strings.HasPrefix(c.Key, "speak") {
			return c.Key
		}
	}
	return ""
}

// A seat says only so much in a turn, also if what it said is taken back, and may speak again in its next one.
func TestSpeechIsBound(t *testing.T) {
	s := newFixture(t).start(bridge())
	_, asked := s.turns() // who looks on may speak at every question
	who := s.who[asked]
	say := func(note string) error {
		t.Helper()
		return s.answer(asked, api.Answer{Question: s.state(asked).Question.ID, Key: s.speech(asked), Note: note})
	}
	if s.speech(asked) == "" {
		t.Fatal("nobody may speak")
	}
	said := 0
	for ; said < 100; said++ {
		if err := say("hello"); err != nil {
			wants(t, err, api.CodeBadText)
			break
		}
	}
	if said < 3 || said > 20 {
		t.Fatalf("a seat may speak %d times in a turn", said)
	}
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: s.settled().Inputs - said}))
	wants(t, say("hello"), api.CodeBadText)
	s.again() // what is in the record counts after a restart too
	was := s.settled().Inputs
	for n := 0; n < 2*said; n++ {
		if err := say("hello"); err != nil {
			break
		}
	}
	if n := s.settled().Inputs - was; n > said {
		t.Errorf("after a restart it may speak %d times more", n)
	}
	s.again()
	wants(t, say("hello"), api.CodeBadText)
	must(t, s.answer("gm", api.Answer{Key: s.speech(asked), As: asked, Note: "the game master may"}))
	for range 200 { // on to the next turns
		s.byDefault()
		if _, other := s.turns(); other == asked && say("hello again") == nil {
			return
		}
	}
	t.Errorf("%+v may never speak again", who)
}

// Long words use up what a seat may say sooner.
func TestLongSpeechIsBound(t *testing.T) {
	s := newFixture(t).start(bridge())
	_, asked := s.turns()
	n := 0
	for ; n < 20; n++ {
		err := s.answer(asked, api.Answer{Question: s.state(asked).Question.ID, Key: s.speech(asked), Note: strings.Repeat("x", table.MaxNote)})
		if err != nil {
			wants(t, err, api.CodeBadText)
			break
		}
	}
	if n != 2 {
		t.Errorf("%d of the longest texts are taken", n)
	}
}
