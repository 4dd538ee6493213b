package room_test

import (
	"context"
	"errors"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
	"fray/internal/store/sqlite"
	"fray/ruleset"
	"fray/ruleset/rulestest/changed"
)

// TestVerifyOlderRules: a running and a finished table that other rules have played are distinguished from a damaged one, and nothing is
// written. Once the running one has continued, its record is good again.
func TestVerifyOlderRules(t *testing.T) {
	db, err := sqlite.Open(t.Context(), t.TempDir(), sqlite.Options{})
	must(t, err)
	defer func() { must(t, db.Close()) }()
	h := newFixture(t, func(c *room.Config) { c.Store, c.Find, c.Rules = db, changed.Find, "other" })
	running, over := h.start(bridge()), h.finished(api.Create{Encounter: "late-snow"})
	for range 12 {
		running.settled()
		must(t, running.answer("gm", api.Answer{Key: running.state("gm").Question.Choices[0].Key}))
	}
	h.registry.Close()
	verify := func() (older, bad int) {
		t.Helper()
		must(t, room.Verify(context.Background(), db, ruleset.Find, func(_ store.Table, why error) error {
			switch {
			case errors.Is(why, room.ErrOlderRules):
				older++
			case why != nil:
				t.Log(why)
				bad++
			}
			return nil
		}))
		return older, bad
	}
	for range 2 {
		if older, bad := verify(); older != 2 || bad != 0 {
			t.Errorf("%d tables were played by other rules, %d are damaged", older, bad)
		}
	}
	h.c.Find, h.c.Rules = nil, ""
	h.open()
	for _, s := range []*sat{running, over} {
		s.enter()
		s.state("gm")
	}
	h.registry.Close()
	if older, bad := verify(); older != 1 || bad != 0 {
		t.Errorf("after the upgrade, %d tables were played by other rules, %d are damaged", older, bad)
	}
}
