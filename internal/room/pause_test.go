package room_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/table"
)

// landing is a table of surge where oar is a player's: its heroes may Surge in the turns of the bots of stair.
func landing() api.Create { return api.Create{Encounter: "landing", Seed: 3} }

// askInTurns has oar asked in the turns of bots, or in those of one combatant.
func (s *sat) askInTurns(actor string) {
	s.t.Helper()
	must(s.t, s.Stand(s.t.Context(), s.who["oar"], "", []api.Standing{{Kind: "turn", Ask: true, Actor: actor}}))
}

// pause answers by default until oar is asked in the turn of a bot, and returns what it sees; nil if that never happens.
func (s *sat) pause() *api.State {
	s.t.Helper()
	for state := s.settled(); state.Summary == nil; state = s.settled() {
		if own := s.state("oar"); own.Question != nil && own.Question.Pass {
			return own
		}
		s.byDefault()
	}
	return nil
}

// pass lets the bot continue.
func (s *sat) pass(who string) error { return s.answer(who, api.Answer{Pass: true}) }

// Nobody is asked in the turns of bots without having asked for it.
func TestNoPauseUnasked(t *testing.T) {
	s := newFixture(t).start(landing())
	if state := s.pause(); state != nil {
		t.Errorf("asked %q", state.Question.Prompt)
	}
}

// A player Surges in the turn of a bot, and passes what is left: then the bot plays its turn to the end.
func TestSurgeInTheTurnOfABot(t *testing.T) {
	s := newFixture(t).start(landing())
	s.askInTurns("")
	state := s.pause()
	if state == nil {
		t.Fatal("never asked")
	}
	q, turn := state.Question, state.View.Turn
	if !q.Mine || q.Default != "" || !slices.Equal(state.Waiting.Seats, []string{"oar"}) || !strings.Contains(q.Prompt, "Do something first, or pass") {
		t.Errorf("asked %+v, waiting for %+v", q, state.Waiting)
	}
	if foe := s.state("stair"); foe.Question != nil || foe.Waiting.Prompt != q.Prompt {
		t.Errorf("the other seat is asked %+v and waits for %+v", foe.Question, foe.Waiting)
	}
	wants(t, s.pass("stair"), api.CodeNotAsked)
	wants(t, s.answer("oar", api.Answer{Key: q.Choices[0].Key, Pass: true}), api.CodeBad)
	surge := slices.IndexFunc(q.Choices, func(c table.Choice) bool { return c.Key == "surge:oda:choose" })
	if surge < 0 {
		t.Fatalf("nobody may Surge: %+v", q.Choices)
	}
	must(t, s.answer("oar", api.Answer{Key: q.Choices[surge].Key}))
	must(t, s.answer("oar", api.Answer{Key: "surge:oda:burst"}))
	state = s.state("oar")
	if state.View.Turn != turn || state.Question == nil || !state.Question.Pass || slices.ContainsFunc(state.Question.Choices, func(c table.Choice) bool { return c.Key == q.Choices[surge].Key }) {
		t.Fatalf("after the Surge, %s is asked %+v", state.View.Turn, state.Question)
	}
	before := state.Inputs
	must(t, s.pass("oar"))
	if state = s.settled(); state.Inputs == before || state.View.Turn == turn && state.Question.Pass {
		t.Errorf("after the pass there are %d inputs and %+v is asked", state.Inputs-before, state.Question)
	}
	wants(t, s.answer("oar", api.Answer{Question: q.ID, Pass: true}), api.CodeStale)
}

// A player is asked once in a turn for the same thing.
func TestOnePauseInATurn(t *testing.T) {
	s := newFixture(t).start(landing())
	s.askInTurns("")
	type asked struct {
		turn  string
		round int
		keys  string
	}
	seen := map[asked]bool{}
	for range 12 {
		state := s.pause()
		if state == nil {
			break
		}
		is := asked{turn: state.View.Turn, round: state.View.Round}
		for _, c := range state.Question.Choices {
			is.keys += c.Key + " "
		}
		if seen[is] {
			t.Fatalf("asked again in the turn of %s for %s", is.turn, is.keys)
		}
		seen[is] = true
		must(t, s.pass("oar"))
	}
	if len(seen) < 4 {
		t.Fatalf("asked %d times", len(seen))
	}
}

// After an undo, a player is asked again for what was passed.
func TestPauseAfterUndo(t *testing.T) {
	s := newFixture(t).start(landing())
	s.askInTurns("")
	own := s.pause()
	must(t, s.pass("gm")) // it answers for every seat
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: own.Inputs}))
	if again := s.pause(); again.View.Turn != own.View.Turn || again.View.Round != own.View.Round {
		t.Errorf("after the undo the first pause is in the turn of %s, not %s", again.View.Turn, own.View.Turn)
	}
}

// "Ask me when NAME acts" asks in no other turn.
func TestPauseWhenOneActs(t *testing.T) {
	s := newFixture(t).start(landing())
	s.askInTurns("lusk")
	n := 0
	for state := s.pause(); state != nil; state = s.pause() {
		if n++; state.View.Turn != "lusk" {
			t.Fatalf("asked in the turn of %s", state.View.Turn)
		}
		must(t, s.pass("oar"))
	}
	if n == 0 {
		t.Error("never asked")
	}
	wants(t, s.Stand(t.Context(), s.who["oar"], "", []api.Standing{{Kind: "turn"}}), api.CodeBad)
	wants(t, s.Stand(t.Context(), s.who["oar"], "", []api.Standing{{Kind: "turn", Ask: true, Actor: "nobody"}}), api.CodeBad)
}

// A player who takes it back is not asked any more, and the bot continues at once.
func TestNoLongerAsked(t *testing.T) {
	s := newFixture(t).start(landing())
	s.askInTurns("")
	before := s.pause()
	must(t, s.Stand(t.Context(), s.who["oar"], "", nil, "turn"))
	if after := s.settled(); after.Inputs == before.Inputs {
		t.Error("the bot does not continue")
	}
	if state := s.pause(); state != nil {
		t.Errorf("asked %q", state.Question.Prompt)
	}
}

// A player who lets the time run out holds nobody up twice: it is asked again after its next answer.
func TestPauseEndsByItself(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newFixture(t).start(landing())
		w, err := s.Watch(s.who["spectator"])
		must(t, err)
		s.askInTurns("")
		state := s.pause()
		if want := time.Now().Add(30 * time.Second).UnixMilli(); state.Question.Deadline != want {
			t.Errorf("the deadline is %d, not %d", state.Question.Deadline, want)
		}
		later(29 * time.Second)
		if n := s.state("oar").Inputs; n != state.Inputs {
			t.Fatalf("%d inputs before the time is up", n-state.Inputs)
		}
		later(time.Second)
		turn := s.settled()
		if turn.Inputs == state.Inputs || turn.Question.Deadline != 0 {
			t.Fatalf("%d inputs when the time is up, and %+v is asked", turn.Inputs-state.Inputs, turn.Question)
		}
		for turn.View.Turn == state.View.Turn || turn.Question.Kind != "turn" || turn.Question.Pass {
			if turn.Question.Pass {
				t.Fatal("asked again without an answer")
			}
			s.byDefault()
			turn = s.settled()
		}
		must(t, s.answer("oar", api.Answer{Key: turn.Question.Default}))
		if s.pause() == nil {
			t.Error("not asked after an answer")
		}
		w.Close()
		s.registry.Close()
	})
}

// A table that is opened again asks again.
func TestPauseAfterARestart(t *testing.T) {
	s := newFixture(t).start(landing())
	s.askInTurns("")
	before := s.pause()
	s.again()
	after := s.settled()
	if after.Inputs != before.Inputs || s.state("oar").Question.ID != before.Question.ID || !s.state("oar").Question.Pass {
		t.Errorf("asked %+v after a restart", after.Question)
	}
}
