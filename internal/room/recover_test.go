package room_test

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/ruleset"
	"fray/table"
)

// cellar is a vault that breaks down when it is only looked at.
type cellar struct {
	*vault
	cracked *atomic.Bool
}

func (g cellar) Cast() *table.Cast {
	if g.cracked.Load() {
		panic("the floor gives way")
	}
	return g.vault.Cast()
}

func (g cellar) Clone() table.Game       { return cellar{g.vault.Clone().(*vault), g.cracked} }
func (g cellar) CopyFrom(src table.Game) { g.vault.CopyFrom(src.(cellar).vault) }

// cellars has a fixture know vaults that are cellars.
func cellars(cracked *atomic.Bool) func(*room.Config) {
	return func(c *room.Config) {
		var trap atomic.Bool
		vaults(&trap)(c)
		find := c.Find
		c.Find = func(name string) (ruleset.Ruleset, bool) {
			rs, ok := find(name)
			if name == "vault" {
				rs.New = func(any) (table.Game, []table.Problem) { return cellar{newVault(&trap), cracked}, nil }
			}
			return rs, ok
		}
	}
}

// Rules that break down without an input (at a clock, a bot or a look at the table) affect only their table.
func TestRulesThatBreakDownAnywhere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var cracked atomic.Bool
		h := newFixture(t, cellars(&cracked))
		s, other := h.startVault(table.DiceRoll), h.start(bridge())
		w, err := s.Watch(s.who["spectator"])
		must(t, err)
		must(t, s.Limit(t.Context(), s.who["gm"], 30))
		must(t, s.answer("red", api.Answer{Key: "pick:ann:2"}))
		was := s.states()
		cracked.Store(true)
		later(time.Minute)
		_, err = s.State(t.Context(), s.who["red"])
		wants(t, err, api.CodeFault)
		wants(t, s.Answer(t.Context(), s.who["blue"], api.Answer{Question: was["blue"].Question.ID, Key: "pick:ben:1"}), api.CodeFault)
		other.settled()
		other.byDefault()
		cracked.Store(false)
		if state := s.state("blue"); state.Inputs != was["blue"].Inputs || state.Question == nil {
			t.Fatalf("when it is mended there is %+v", state)
		}
		must(t, s.answer("blue", api.Answer{Key: "pick:ben:1"}))
		w.Close()
		h.registry.Close()
	})
}
