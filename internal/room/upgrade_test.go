package room_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/api"
	"fray/internal/live"
	"fray/internal/rapidtest"
	"fray/ruleset/rulestest/changed"
	"fray/table"
)

// upgraded has the server play by changed rules from now on.
func (h *fixture) upgraded() {
	h.c.Rules = "changed"
	h.c.Version = "v2"
	h.c.Find = changed.Find
}

// killed opens the registry again as after kill -9: nothing more is stored when the old one ends.
func (s *sat) killed() {
	s.t.Helper()
	snapshots, timelines := s.store.saved(s.id)
	s.registry.Close()
	s.store.restore(s.id, snapshots, timelines)
	s.again()
}

const note = "fray was updated"

// TestUpgrade stops fights at random moments, also in the middle of an action, and continues them by changed rules. Nobody is sent away:
// what everybody saw stays as far as no answer had to be taken back, the log says what happened, and the record replays from there.
func TestUpgrade(t *testing.T) {
	rapidtest.Checks(t, "40")
	fights, upgrades, whole := 0, 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		c := rapid.SampledFrom(encounters()).Draw(rt, "encounter")
		c.Seed = rapid.Uint64Range(1, 1000).Draw(rt, "seed")
		h := newFixture(t)
		defer func() { h.registry.Close() }()
		s := h.start(c)
		s.t = tb{t, rt}
		for range rapid.IntRange(1, 40).Draw(rt, "inputs") {
			s.step(rt, s.settled())
		}
		was := s.states()
		if was["gm"].Summary != nil {
			return
		}
		fights++
		before, killed := s.settled(), rapid.Bool().Draw(rt, "killed")
		old := s.store.record(s.id)
		s.upgraded()
		if killed {
			s.killed()
		} else {
			s.again()
		}
		is := s.settled()
		lines := s.store.record(s.id)
		at := slices.IndexFunc(lines, func(l []byte) bool { return bytes.HasPrefix(l, []byte(`{"upgrade":`)) })
		if at < 0 { // nothing was rolled before the action under way: the record replays by the changed rules too
			if len(lines) < len(old) {
				rt.Fatal("the record has lost lines")
			}
			if !killed && onlyTurn(before) { // no hash covers what the last answer led to, and only a snapshot that was stored since then does
				sameStates(s.t, was, s.states())
			}
			return
		}
		upgrades++
		dropped := false
		for name := range s.links {
			log := s.state(name).Log
			n := slices.IndexFunc(log, func(l api.Line) bool { return strings.HasPrefix(l.Text, note) })
			if n < 0 || log[n].At > is.Inputs {
				rt.Fatalf("%s is not told: %+v", name, log)
			}
			if diff := cmp.Diff(was[name].Log[:max(0, min(n, len(was[name].Log))-1)], log[:max(0, n-1)]); diff != "" {
				rt.Fatalf("%s: the log before has changed (-was +is):\n%s", name, diff)
			}
			dropped = dropped || strings.Contains(log[n].Text, "taken back")
		}
		if !dropped && !killed && before.Waiting.Seats != nil && onlyTurn(before) {
			whole++
			for name, state := range was {
				if diff := cmp.Diff(state.View, s.state(name).View); diff != "" {
					rt.Fatalf("%s sees something else (-was +is):\n%s", name, diff)
				}
			}
		}
		s.afterUpgrade(rt)
	})
	if upgrades < fights/4 || fights > 50 && whole == 0 {
		t.Errorf("%d fights, %d upgrades, %d with nothing rolled since the snapshot: the test proves little", fights, upgrades, whole)
	}
}

// onlyTurn reports whether the open question is what to do on a turn, where nothing of a beat has been played.
func onlyTurn(s *api.State) bool { return s.Question != nil && s.Question.Kind == "turn" }

// afterUpgrade plays on, goes back as far as the upgrade, and proves the record.
func (s *sat) afterUpgrade(t *rapid.T) {
	ctx, gm := s.t.Context(), s.who["gm"]
	s.undo = []api.Code{api.CodeNotNow}
	for range 5 {
		s.step(t, s.settled())
	}
	s.settled()
	was := s.states()
	s.again()
	s.settled()
	sameStates(s.t, was, s.states())
	rec := s.downloaded()
	if rec.Upgraded == nil || rec.Upgraded.Fray != "v2" {
		t.Fatalf("the record says %+v", rec.Upgraded)
	}
	first := -1
	must(s.t, s.Replay(ctx, gm, func(state *api.State) error {
		if first < 0 {
			first = state.Inputs
		}
		return nil
	}))
	if first != rec.Upgraded.Inputs {
		t.Fatalf("the replay begins at input %d, and the upgrade is after %d", first, rec.Upgraded.Inputs)
	}
	if first > 0 {
		_, err := s.Past(ctx, gm, first-1)
		wants(s.t, err, api.CodeNotNow)
		_, err = s.Branch(ctx, gm, first-1)
		wants(s.t, err, api.CodeNotNow)
		wants(s.t, s.Undo(ctx, gm, api.Undo{Keep: first - 1}), api.CodeNotNow)
	}
	branch, err := s.Branch(ctx, gm, first)
	must(s.t, err)
	r, v, err := s.registry.Enter(ctx, branch.Token)
	must(s.t, err)
	_, err = r.State(ctx, v)
	must(s.t, err)
	if now := s.settled().Inputs; now > first {
		keep := rapid.IntRange(first, now-1).Draw(t, "keep")
		if err := s.Undo(ctx, gm, api.Undo{Keep: keep}); err != nil {
			wants(s.t, err, api.CodeNotNow) // the moment at which somebody had to answer lies before the upgrade
		}
		s.settled()
		was := s.states()
		s.again()
		s.settled()
		sameStates(s.t, was, s.states())
	}
	rec = s.downloaded()
	g, err := live.GameOf(rec, s.c.Find)
	must(s.t, err)
	if _, err := table.Replay(rec, g, table.Options{}); err != nil {
		t.Fatalf("the record does not replay from its upgrade: %v", err)
	}
}

// downloaded is the record as the GM downloads it.
func (s *sat) downloaded() *table.Record {
	s.t.Helper()
	raw, err := s.Record(s.t.Context(), s.who["gm"])
	must(s.t, err)
	rec, err := table.ReadRecord(bytes.NewReader(raw))
	must(s.t, err)
	return rec
}
