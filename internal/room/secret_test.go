package room_test

import (
	"strings"
	"sync/atomic"
	"testing"

	"fray/api"
	"fray/table"
)

// words are all that a viewer is given, as bytes.
func (s *sat) words(who string) string {
	s.t.Helper()
	state, err := s.State(s.t.Context(), s.who[who])
	must(s.t, err)
	change, err := s.Changes(s.t.Context(), s.who[who], api.Rev{})
	must(s.t, err)
	return asJSON(state) + string(change.JSON)
}

// hides fails if somebody is given a word that is not for them.
func (s *sat) hides(who string, words ...string) {
	s.t.Helper()
	for _, w := range words {
		if text := s.words(who); strings.Contains(text, w) {
			s.t.Errorf("%s is given %q in %s", who, w, text)
		}
	}
}

// Secret questions, rulings of the GM and standing answers are only for the seats concerned.
func TestSecrets(t *testing.T) {
	var trap atomic.Bool
	s := newFixture(t, vaults(&trap)).startVault(table.DiceRoll)
	ctx := t.Context()
	must(t, s.Stand(ctx, s.who["red"], "", []api.Standing{{Kind: "ruling", Verb: "yes"}}))
	s.hides("blue", "standing")
	s.hides("spectator", "standing", "secret-number", "pick:")
	s.hides("red", "pick:ben")
	s.hides("blue", "pick:ann")
	q := s.state("red").Question
	_, err := s.Odds(ctx, s.who["red"], q.ID, "pick:ann:2")
	wants(t, err, api.CodeForbidden)
	wants(t, s.answer("red", api.Answer{Question: q.ID, Key: "pick:ben:1"}), api.CodeNotListed)
	wants(t, s.answer("red", api.Answer{Question: q.ID, Key: "pick:ann:2", Note: "psst"}), api.CodeBadText)
	must(t, s.answer("red", api.Answer{Question: q.ID, Key: "pick:ann:2"}))

	s.hides("blue", "pick:ann", "Ann has picked")
	s.hides("spectator", "secret-number", "pick:")
	if !strings.Contains(s.words("red"), "Ann has picked secret-number 2") || !strings.Contains(s.words("gm"), "Ann has picked secret-number 2") {
		t.Error("red or the GM does not know what red has picked")
	}
	if strings.Contains(s.words("red"), "Which secret-number?") {
		t.Error("red sees what only blue is asked")
	}
	must(t, s.answer("blue", api.Answer{Question: s.state("blue").Question.ID, Key: "pick:ben:3"}))

	if q := s.state("gm").Question; q == nil || !q.Mine || q.Prompt != "Does the needle-trap go off?" {
		t.Fatalf("the GM is asked %+v", q)
	}
	for _, who := range []string{"red", "blue", "spectator"} {
		s.hides(who, "needle-trap")
		if w := s.state(who).Waiting; len(w.Seats) != 1 || w.Seats[0] != "gm" {
			t.Errorf("%s: waiting for %+v", who, w)
		}
	}
	past, err := s.Past(ctx, s.who["blue"], 1)
	must(t, err)
	if len(past.Log) != 0 {
		t.Errorf("blue looks back and sees %+v", past.Log)
	}
	must(t, s.Replay(ctx, s.who["spectator"], func(state *api.State) error {
		for _, l := range state.Log {
			if strings.Contains(l.Text, "secret-number") {
				t.Errorf("the replay tells a spectator: %s", l.Text)
			}
		}
		return nil
	}))
}
