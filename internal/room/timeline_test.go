package room_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/room"
	"fray/table"
)

// finished plays a fight of players and bots to its end.
func (h *fixture) finished(c api.Create) *sat {
	h.t.Helper()
	return h.start(c).finish()
}

// finish plays a fight to its end.
func (s *sat) finish() *sat {
	s.t.Helper()
	for n := 0; s.settled().Summary == nil; n++ {
		q := s.settled().Question
		a := api.Answer{Question: q.ID}
		for range q.Sides {
			a.Faces = append(a.Faces, 1)
		}
		if len(q.Choices) > 0 {
			a.Key = q.Choices[(n*7919+13)%len(q.Choices)].Key
		}
		if n > 60 && q.Kind == "turn" {
			must(s.t, s.End(s.t.Context(), s.who["gm"], "", "a test"))
			break
		}
		must(s.t, s.answer("gm", a))
	}
	s.settled()
	return s
}

// replays are the replays of everyone, as JSON.
func (s *sat) replays() map[string][]string {
	s.t.Helper()
	all := map[string][]string{}
	for name, v := range s.who {
		must(s.t, s.Replay(s.t.Context(), v, func(state *api.State) error {
			for i := range state.Seats {
				state.Seats[i].Here = 0
			}
			raw, err := json.Marshal(state)
			all[name] = append(all[name], string(raw))
			return err
		}))
	}
	return all
}

// TestFinishedFightsStay: after the rules have changed, everyone sees of a finished fight what was there before, byte for byte: state, log,
// past and replay. Nothing can be changed, and the record can still be downloaded.
func TestFinishedFightsStay(t *testing.T) {
	for _, c := range []api.Create{
		{Encounter: "bridge"},
		bridge(),
		{Encounter: "late-snow", Seats: map[string]string{"gm": "player"}},
		{Encounter: "duel", Dice: table.DiceAsk},
	} {
		s := newFixture(t).finished(c)
		was, replays, record := s.states(), s.replays(), s.store.record(s.id)
		pasts := map[string]api.State{}
		for name, state := range was {
			is, err := s.Past(t.Context(), s.who[name], state.Inputs/2)
			must(t, err)
			pasts[name] = *is
		}
		s.upgraded()
		s.again()
		is := s.states()
		for name := range was {
			if d := cmp.Diff(was[name], is[name]); d != "" {
				t.Errorf("%s: %s sees something else (-was +is):\n%s", c.Encounter, name, d)
			}
			past, err := s.Past(t.Context(), s.who[name], was[name].Inputs/2)
			must(t, err)
			if d := cmp.Diff(pasts[name], *past); d != "" {
				t.Errorf("%s: %s sees another past (-was +is):\n%s", c.Encounter, name, d)
			}
			_, err = s.Past(t.Context(), s.who[name], was[name].Inputs+1)
			wants(t, err, api.CodeBad)
		}
		if d := cmp.Diff(replays, s.replays()); d != "" {
			t.Errorf("%s: the replays differ (-was +is):\n%s", c.Encounter, d)
		}
		gm, ctx := s.who["gm"], t.Context()
		wants(t, s.Undo(ctx, gm, api.Undo{Keep: 0}), api.CodeNotNow)
		wants(t, s.Adjust(ctx, gm, table.Adjustment{Do: "end"}), api.CodeNotNow)
		_, err := s.Branch(ctx, gm, 0)
		wants(t, err, api.CodeNotNow)
		file, err := s.Record(ctx, gm)
		must(t, err)
		if len(file) == 0 || !cmp.Equal(record, s.store.record(s.id)) {
			t.Error("the record has changed")
		}
		if facts, err := s.store.Table(ctx, s.id); err != nil || facts.Damaged {
			t.Errorf("the table is marked as damaged: %v", err)
		}
		page := client{}
		page.look(t, s, "gm")
		if more, err := s.Changes(ctx, gm, page.state.Rev); err != nil || more.Rev != page.state.Rev || strings.Contains(string(more.JSON), "log") {
			t.Errorf("a page that is up to date gets %s: %v", more.JSON, err)
		}
		size := 0
		for _, data := range s.store.timelines[s.id] {
			size += len(data)
		}
		t.Logf("%s: %d inputs, timelines of %d viewers: %d bytes", c.Encounter, is["gm"].Inputs, len(s.store.timelines[s.id]), size)
		must(t, s.Delete(ctx, gm))
	}
}

// TestFinishedWithoutTimeline: the server was killed before the timelines were stored. The end and the log are shown from the snapshot.
func TestFinishedWithoutTimeline(t *testing.T) {
	s := newFixture(t).finished(bridge())
	was := s.states()
	s.again()
	s.registry.Close()
	s.store.restore(s.id, s.store.snapshots[s.id], nil)
	s.upgraded()
	s.again()
	is := s.states()
	for name := range was {
		if d := cmp.Diff(was[name], is[name]); d != "" {
			t.Errorf("%s sees something else (-was +is):\n%s", name, d)
		}
	}
	for name, states := range s.replays() {
		if len(states) != 1 {
			t.Errorf("the replay of %s has %d moments", name, len(states))
		}
	}
}

// TestTimelinesAreCurrent: an undo after the end deletes the timelines, and the next end stores others.
func TestTimelinesAreCurrent(t *testing.T) {
	s := newFixture(t).finished(bridge())
	s.registry.Close()
	if s.store.timelines[s.id] == nil {
		t.Fatal("no timelines are stored")
	}
	s.again()
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: s.state("gm").Inputs - 1}))
	if s.store.timelines[s.id] != nil {
		t.Error("the timelines of an end that was taken back are still there")
	}
	must(t, s.End(t.Context(), s.who["gm"], "", "another end"))
	was := s.states()
	s.registry.Close()
	s.upgraded()
	s.again()
	for name, state := range s.states() {
		if d := cmp.Diff(was[name], state); d != "" {
			t.Errorf("%s sees something else (-was +is):\n%s", name, d)
		}
	}
}

// TestBrokenTimeline: the table is damaged, and says so.
func TestBrokenTimeline(t *testing.T) {
	s := newFixture(t).finished(bridge())
	s.registry.Close()
	for viewer, data := range s.store.timelines[s.id] {
		s.store.timelines[s.id][viewer] = data[:len(data)/2]
	}
	s.upgraded()
	s.again()
	_, err := s.State(t.Context(), s.who["gm"])
	wants(t, err, api.CodeDamaged)
	if err != nil && !strings.Contains(err.Error(), "download") {
		t.Errorf("it says %v", err)
	}
}

// TestLongTimeline: states of any size can be read again, also one that is longer than what the compressor looks back.
func TestLongTimeline(t *testing.T) {
	words := make([]byte, 3<<20)
	for i, n := 0, uint32(1); i < len(words); i++ {
		n = n*1664525 + 1013904223
		words[i] = 'a' + byte(n>>24)%26
	}
	long, short := &api.State{Inputs: 1}, &api.State{Inputs: 2}
	long.Name = string(words)
	var all []*api.State
	for range 4 {
		all = append(all, short, long)
	}
	back, err := room.ThroughTimeline(all...)
	must(t, err)
	if len(back) != len(all) {
		t.Fatalf("%d states of %d are read", len(back), len(all))
	}
	for i, s := range back {
		if s.Inputs != all[i].Inputs || s.Name != all[i].Name {
			t.Errorf("state %d is another one", i)
		}
	}
}
