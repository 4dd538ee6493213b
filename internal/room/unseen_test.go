package room_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/table"
)

// inSecret decrees three things of a hidden combatant of the GM's: it is put there, put elsewhere, and set to a number.
func (s *sat) inSecret() {
	s.t.Helper()
	ctx, gm := s.t.Context(), s.who["gm"]
	known, err := s.Decrees(ctx, gm)
	must(s.t, err)
	state := s.state("gm")
	must(s.t, s.Join(ctx, gm, api.Join{ID: "zz-lurker", Creature: known.Creatures[0].ID, Side: known.Sides[1], Seat: "gm", At: state.View.Tokens[0].Cell, Hidden: true}))
	must(s.t, s.Adjust(ctx, gm, table.Adjustment{Do: "place", Who: "zz-lurker", At: state.View.Tokens[1].Cell}))
	must(s.t, s.Adjust(ctx, gm, table.Adjustment{Do: "set", Who: "zz-lurker", What: "hp", Value: 3}))
}

// atTurn is a table with some answers, at the turn of a seat.
func atTurn(t *testing.T) (s *sat, asked string) {
	s = newFixture(t).start(bridge())
	for range 4 {
		s.settled()
		s.byDefault()
	}
	asked, _ = s.turns()
	return s, asked
}

// TestUnseenDecreesAreNotCounted: inputs, rev, the log's numbers and the id of the question are as they were, for everybody but the
// GM; also when the table was opened again.
func TestUnseenDecreesAreNotCounted(t *testing.T) {
	s, asked := atTurn(t)
	revs, watches := map[string]api.Rev{}, map[string]*room.Watch{}
	for name := range s.links {
		w, err := s.Watch(s.who[name])
		must(t, err)
		watches[name] = w
	}
	for name, w := range watches {
		revs[name] = s.state(name).Rev
		<-w.C
	}
	before := s.states()
	s.inSecret()
	for name, w := range watches {
		notified := len(w.C) > 0
		if gm := name == "gm"; notified != gm || (s.state(name).Rev != revs[name]) != gm {
			t.Errorf("%s was notified: %v; rev %s after %s", name, notified, s.state(name).Rev, revs[name])
		}
	}
	for _, w := range watches {
		w.Close()
	}
	if n := s.state("gm").Inputs; n != before["gm"].Inputs+3 {
		t.Errorf("the GM counts %d inputs after %d and three decrees", n, before["gm"].Inputs)
	}
	for _, opened := range []string{"", ", opened again"} {
		for name, was := range before {
			is := s.states()[name]
			if name == "gm" {
				continue
			}
			if is.Inputs != was.Inputs {
				t.Errorf("%s counts %d inputs after %d%s", name, is.Inputs, was.Inputs, opened)
			}
			if was.Question != nil && is.Question.ID != was.Question.ID {
				t.Errorf("%s: the question is called otherwise%s", name, opened)
			}
			for i := range was.Log {
				if is.Log[i].At != was.Log[i].At || i == len(was.Log)-1 && len(is.Log) != len(was.Log) {
					t.Errorf("%s: line %d is at %d, after %d%s", name, i, is.Log[i].At, was.Log[i].At, opened)
				}
			}
		}
		s.again()
	}
	s.settled()
	q := before[asked].Question
	must(t, s.Answer(t.Context(), s.who[asked], api.Answer{Question: q.ID, Key: q.Default}))
	if is := s.state("spectator"); is.Inputs != before["spectator"].Inputs+1 {
		t.Errorf("a spectator counts %d inputs after %d and an answer", is.Inputs, before["spectator"].Inputs)
	}
	wants(t, s.Answer(t.Context(), s.who[asked], api.Answer{Question: q.ID, Key: q.Default}), api.CodeStale)
}

// TestUnseenDecreesAreNotReplayed: past and replay have a moment for each input that a link may know of.
func TestUnseenDecreesAreNotReplayed(t *testing.T) {
	s, _ := atTurn(t)
	s.inSecret()
	s.byDefault()
	all := s.settled().Inputs
	for name, want := range map[string]int{"gm": all, "wardens": all - 3, "spectator": all - 3} {
		frames := -1
		must(t, s.Replay(t.Context(), s.who[name], func(is *api.State) error {
			if frames++; is.Inputs != frames || is.Rev.N != frames+1 {
				t.Errorf("%s: frame %d has %d inputs and rev %s", name, frames, is.Inputs, is.Rev)
			}
			return nil
		}))
		if frames != want {
			t.Errorf("%s: %d frames, want %d", name, frames, want)
		}
		is, err := s.Past(t.Context(), s.who[name], want)
		must(t, err)
		if now := s.state(name); is.Inputs != want || len(is.Log) != len(now.Log) {
			t.Errorf("%s looks back at %d inputs and %d lines of %d", name, is.Inputs, len(is.Log), len(now.Log))
		}
		_, err = s.Past(t.Context(), s.who[name], want+1)
		wants(t, err, api.CodeBad)
	}
}

// TestUnseenDecreesAreNotTakenBack: an undo request counts what its reader may know of, stands when the GM decrees something unseen, and is
// carried out at the moment that was meant.
func TestUnseenDecreesAreNotTakenBack(t *testing.T) {
	s, asked := atTurn(t)
	ctx := t.Context()
	before := s.state(asked)
	s.inSecret()
	s.byDefault()
	s.settled()
	must(t, s.Undo(ctx, s.who[asked], api.Undo{Keep: before.Inputs}))
	was := s.state("spectator").Undo
	if was == nil || was.Keep != before.Inputs || !strings.HasSuffix(was.What, "take back the last answer") {
		t.Fatalf("a spectator reads %+v", was)
	}
	if is := s.state("gm").Undo; is.Keep != before.Inputs+3 {
		t.Errorf("the GM would keep %d inputs", is.Keep)
	}
	if q := s.state("gm").Question; q != nil && q.Kind == "turn" {
		must(t, s.Adjust(ctx, s.who["gm"], table.Adjustment{Do: "set", Who: "zz-lurker", What: "hp", Value: 4}))
		if s.state("spectator").Undo == nil {
			t.Fatal("an unseen decree ended the undo request")
		}
	}
	must(t, s.Undo(ctx, s.who["gm"], api.Undo{Vote: "yes"}))
	if gm, is := s.settled(), s.state(asked); gm.Inputs != before.Inputs+3 || is.Inputs != before.Inputs {
		t.Errorf("the GM counts %d inputs and %s %d, which were %d", gm.Inputs, asked, is.Inputs, before.Inputs)
	}
	wants(t, s.Undo(ctx, s.who[asked], api.Undo{Keep: before.Inputs}), api.CodeBad)
}

// TestUndoneDecreesWereNotThere: an unseen decree that the GM takes back changes nothing for the others either.
func TestUndoneDecreesWereNotThere(t *testing.T) {
	s, _ := atTurn(t)
	n := s.state("gm").Inputs
	before := s.states()
	s.inSecret()
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: n}))
	s.again()
	s.settled()
	after := s.states()
	delete(before, "gm")
	delete(after, "gm")
	sameStates(t, before, after)
}

// TestUnseenDecreesLeaveTheClock: the time of a question runs on.
func TestUnseenDecreesLeaveTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := bridge()
		c.Limit = 60
		s := newFixture(t).start(c)
		w, err := s.Watch(s.who["spectator"])
		must(t, err)
		defer w.Close()
		asked, _ := s.turns()
		ends := s.state(asked).Question.Deadline
		later(20 * time.Second)
		s.inSecret()
		if is := s.state(asked).Question.Deadline; ends == 0 || is != ends {
			t.Errorf("the time is up at %d, and was at %d", is, ends)
		}
	})
}

// TestTheEndIsAsked: the GM is asked at every end whether the fight is over, so that nobody can tell by the question whether somebody
// is hidden; and the others are not told what it is asked.
func TestTheEndIsAsked(t *testing.T) {
	for name, hides := range map[string]bool{"nobody is hidden": false, "somebody is hidden": true} {
		t.Run(name, func(t *testing.T) {
			c := bridge()
			c.Seats["gm"] = "player"
			s := newFixture(t).start(c)
			s.turns()
			if hides {
				s.inSecret()
			}
			for _, k := range s.state("gm").View.Tokens {
				if k.Side != "wardens" && !k.Hidden {
					must(t, s.Adjust(t.Context(), s.who["gm"], table.Adjustment{Do: "remove", Who: k.ID}))
				}
			}
			if s.state("gm").Question == nil || s.state("gm").Question.Default != "over" {
				t.Fatalf("the GM is asked %+v", s.state("gm").Question)
			}
			is := s.state("spectator")
			if w := is.Waiting; is.Summary != nil || w.Prompt != "" || strings.Join(w.Seats, " ") != "gm" {
				t.Errorf("a spectator sees %+v, %+v", w, is.Summary)
			}
			s.byDefault()
			if s.state("spectator").Summary == nil {
				t.Error("it is not over")
			}
			if hash := s.state("spectator").Summary.Hash; hash != "" || s.state("gm").Summary.Hash == "" {
				t.Errorf("a spectator is given the hash %q of the whole state", hash)
			}
		})
	}
}
