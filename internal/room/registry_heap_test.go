package room_test

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/room"
)

// The heap may grow further while people play at many tables, and not where they only look.
func TestHeapGrowth(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var growth atomic.Int64
		h := newFixture(t, func(c *room.Config) { c.Heap = func(percent int) { growth.Store(int64(percent)) } })
		const tables = 32
		all := h.watched(tables)
		later(30 * time.Second)
		if got := growth.Load(); got != 100 {
			t.Errorf("%d tables that are only looked at: %d %%", tables, got)
		}
		for _, s := range all {
			q := s.state("gm").Question
			must(t, s.Answer(t.Context(), s.who["gm"], api.Answer{Question: q.ID, Key: q.Default}))
		}
		later(16 * time.Second)
		if got := growth.Load(); got != 300 {
			t.Errorf("%d tables in play: %d %%", tables, got)
		}
		later(2 * time.Minute)
		if got := growth.Load(); got != 100 {
			t.Errorf("%d tables without an answer for two minutes: %d %%", tables, got)
		}
		h.registry.Close()
	})
}

// While pages come at many tables, the heap may grow little.
func TestHeapGrowthInARush(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var growth atomic.Int64
		h := newFixture(t, func(c *room.Config) {
			c.Awake = 16 // and 4 that were only looked at
			c.Heap = func(percent int) { growth.Store(int64(percent)) }
		})
		h.watched(8)
		synctest.Wait()
		if got := growth.Load(); got != 20 {
			t.Errorf("while pages come: %d %%", got)
		}
		later(6 * time.Second) // not only with the next sweep
		if got := growth.Load(); got != 100 {
			t.Errorf("6 seconds later: %d %%", got)
		}
		h.registry.Close()
	})
}
