package room_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/api"
	"fray/internal/rapidtest"
	"fray/internal/room"
	"fray/table"
)

// encounters are fights of both rulesets, on all kinds of maps, with dice of either kind.
func encounters() []api.Create {
	return []api.Create{
		{Encounter: "bridge", Seats: map[string]string{"wardens": "player", "reavers": "player"}},
		{Encounter: "duel", Seats: map[string]string{"gm": "player"}, Dice: table.DiceAsk},
		{Encounter: "ruin"},
		{Encounter: "ford-gate", Seats: map[string]string{"gm": "player"}},
		{Encounter: "low-water", Seats: map[string]string{"surgeon": "player"}, Dice: table.DiceAsk},
		{Encounter: "eel-night"},
	}
}

// settled waits until bots are not at it, and gives what the GM sees then.
func (s *sat) settled() *api.State {
	s.t.Helper()
	w, err := s.Watch(s.who["gm"])
	must(s.t, err)
	defer w.Close()
	for range w.C {
		if state := s.state("gm"); len(state.Waiting.Seats) > 0 || state.Summary != nil || state.Fault != "" {
			return state
		}
	}
	s.t.Fatal("the room was closed")
	return nil
}

// most is how many lines of the log are given at once.
const most = 500

// client is a client that gets only changes.
type client struct {
	state  *api.State
	change *api.Change // the last one
	size   int         // of its JSON, in bytes
}

// take brings the client up to date.
func (c *client) take(t testing.TB, s *sat, who string) {
	t.Helper()
	var since api.Rev
	if c.state != nil {
		since = c.state.Rev
	}
	shown, err := s.Changes(t.Context(), s.who[who], since)
	must(t, err)
	c.change, c.size = new(api.Change), len(shown.JSON)
	must(t, json.Unmarshal(shown.JSON, c.change))
	now, err := c.change.Apply(c.state)
	must(t, err)
	if shown.Rev != now.Rev || c.state != nil && now.Rev.Epoch == c.state.Rev.Epoch && now.Rev.N < c.state.Rev.N {
		t.Fatalf("%s: rev %s after %s", who, now.Rev, since)
	}
	if log := c.change.Log; log != nil {
		if len(log.Lines) > most {
			t.Fatalf("%s gets %d lines at once", who, len(log.Lines))
		}
		if c.change.Since == (api.Rev{}) || log.Reset {
			now.Log = append(s.log(who, 0, now.LogFrom), now.Log...)
			now.LogFrom = 0
		}
	}
	c.state = now
}

// look brings the client up to date and compares it with what there is.
func (c *client) look(t testing.TB, s *sat, who string) {
	t.Helper()
	c.take(t, s, who)
	now, whole := c.state, s.state(who)
	if q := whole.Question; q != nil && now.Question != nil && now.Question.Held > 0 {
		if who != "gm" || q.Mine || now.Question.Held != len(q.Choices) {
			t.Fatalf("%s lacks %d of %d choices", who, now.Question.Held, len(q.Choices))
		}
		full := *now.Question
		full.Held, full.Choices, full.Rows, full.Tab = 0, q.Choices, q.Rows, q.Tab
		again := *now
		again.Question = &full
		now = &again
	}
	if is, has := asJSON(whole), asJSON(now); is != has {
		t.Fatalf("%s has another state than there is (-is +has):\n%s", who, cmp.Diff(is, has))
	}
}

// The room can be killed at any moment, and everyone sees the same again; a client that gets only changes knows
// everything; and nobody sees what is not for them.
func TestRandomPlay(t *testing.T) {
	rapidtest.Checks(t, "40")
	rapid.Check(t, func(rt *rapid.T) {
		c := rapid.SampledFrom(encounters()).Draw(rt, "encounter")
		c.Seed = rapid.Uint64Range(1, 1000).Draw(rt, "seed")
		h := newFixture(t)
		defer h.registry.Close()
		s := h.start(c)
		s.t = tb{t, rt}
		pages := map[string]*client{}
		for name := range s.links {
			pages[name] = &client{}
		}
		for range rapid.IntRange(1, 25).Draw(rt, "inputs") {
			state := s.settled()
			if state.Fault != "" {
				rt.Fatal(state.Fault)
			}
			s.checkAll(rt)
			if rapid.IntRange(0, 7).Draw(rt, "kill") == 0 {
				was := s.states()
				s.again()
				s.settled()
				sameStates(s.t, was, s.states())
				s.replayed()
				s.settled()
				sameStates(s.t, was, s.states())
			}
			for _, name := range slices.Sorted(maps.Keys(pages)) {
				if rapid.Bool().Draw(rt, name+" looks") {
					pages[name].look(s.t, s, name)
				}
			}
			s.step(rt, state)
		}
	})
}

// tb is a test within rapid's: it reports failures to rapid, which shrinks them.
type tb struct {
	*testing.T
	rt *rapid.T
}

func (t tb) Fatal(args ...any)            { t.Helper(); t.rt.Fatal(args...) }
func (t tb) Fatalf(f string, args ...any) { t.Helper(); t.rt.Fatalf(f, args...) }
func (t tb) Errorf(f string, args ...any) { t.Helper(); t.rt.Errorf(f, args...) }

// step puts something in that a person might.
func (s *sat) step(t *rapid.T, state *api.State) {
	ctx, gm := s.t.Context(), s.who["gm"]
	switch what := rapid.IntRange(0, 30).Draw(t, "what"); {
	case what == 0 && state.Inputs > 0:
		allowed(t, s.Undo(ctx, gm, api.Undo{Keep: rapid.IntRange(0, state.Inputs-1).Draw(t, "keep")}), s.undo...)
	case what == 1:
		allowed(t, s.Fresh(ctx, gm), api.CodeStale)
	case what <= 4 && len(state.View.Tokens) > 0:
		k := rapid.SampledFrom(state.View.Tokens).Draw(t, "who")
		a := rapid.SampledFrom([]table.Adjustment{
			{Do: "set", Who: k.ID, What: "hp", Value: rapid.IntRange(-3, 12).Draw(t, "hp"), Why: "a test"},
			{Do: "remove", Who: k.ID, Why: "a test"},
			{Do: "add", Who: k.ID, What: "prone"},
			{Do: "add", Who: k.ID, What: "stunned", Value: 1},
			{Do: "hide", Who: k.ID, Why: "a test"},
			{Do: "reveal", Who: k.ID},
			{Do: "join", Who: fmt.Sprintf("comer-%d", state.Inputs), What: k.ID, At: k.Cell},
			{Do: "reserve", Who: fmt.Sprintf("comer-%d", state.Inputs), What: k.ID, At: k.Cell},
		}).Draw(t, "decree")
		allowed(t, s.Adjust(ctx, gm, a), api.CodeNotNow, api.CodeBad)
	case what == 5:
		seat := rapid.SampledFrom(state.Seats[1:]).Draw(t, "seat").Name
		plays := rapid.SampledFrom([]string{"player", "greedy", "random"}).Draw(t, "plays")
		must(s.t, s.Hand(ctx, gm, api.SeatChange{Seat: seat, Plays: plays}))
	case what == 6:
		seat := rapid.SampledFrom(state.Seats[1:]).Draw(t, "seat").Name
		must(s.t, s.Stand(ctx, gm, seat, []api.Standing{{Kind: s.kinds()[rapid.IntRange(1, 3).Draw(t, "kind")]}}))
	default:
		s.anyAnswer(t, state)
	}
}

// kinds are kinds of questions that are not asked on a turn.
func (s *sat) kinds() []string {
	err := s.Stand(s.t.Context(), s.who["gm"], "gm", []api.Standing{{Kind: "?"}})
	_, all, _ := strings.Cut(err.Error(), "the kinds are ")
	return slices.DeleteFunc(strings.Split(all, ", "), func(k string) bool { return k == "turn" })
}

// anyAnswer answers what is asked, by the seat that is asked or by the GM for it.
func (s *sat) anyAnswer(t *rapid.T, state *api.State) {
	if state.Question == nil {
		return
	}
	who := "gm"
	if own := rapid.SampledFrom(state.Waiting.Seats).Draw(t, "who"); rapid.Bool().Draw(t, "own") {
		who = own
	}
	q := s.state(who).Question
	a := api.Answer{Question: q.ID}
	if len(q.Sides) > 0 {
		for _, sides := range q.Sides {
			a.Faces = append(a.Faces, int32(rapid.IntRange(1, sides).Draw(t, "face")))
		}
	} else {
		a.Key = rapid.SampledFrom(q.Choices).Draw(t, "choice").Key
	}
	if err := s.Answer(s.t.Context(), s.who[who], a); err != nil {
		t.Fatalf("%s may not answer %+v to %+v: %v", who, a, q, err)
	}
}

func allowed(t *rapid.T, err error, codes ...api.Code) {
	var no *room.Refusal
	if err != nil && !(errors.As(err, &no) && slices.Contains(codes, no.Code)) {
		t.Fatalf("refused: %v", err)
	}
}

// checkAll holds what everybody sees to what they may.
func (s *sat) checkAll(t *rapid.T) {
	gm := s.state("gm")
	for name := range s.links {
		state := s.state(name)
		if lines := len(s.store.record(s.id)); state.Inputs > lines-1 {
			t.Fatalf("%s sees %d inputs, and the store has %d lines", name, state.Inputs, lines)
		}
		asked := slices.Contains(state.Waiting.Seats, state.You.Seat)
		if q := state.Question; name != "gm" && (q != nil && q.Mine) != asked { // the GM may answer for everybody
			t.Fatalf("%s is asked %v, and has %+v", name, asked, q)
		}
		for _, seat := range state.Seats {
			if name != "gm" && seat.Name != name && seat.Standing != nil {
				t.Fatalf("%s sees the standing answers of %s", name, seat.Name)
			}
		}
		if len(state.Log) > len(gm.Log) {
			t.Fatalf("%s reads more than the GM", name)
		}
	}
}
