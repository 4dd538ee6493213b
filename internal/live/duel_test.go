package live_test

import (
	"testing"

	"fray/internal/duel"
	"fray/internal/live"
	"fray/ruleset"
	"fray/table"
)

// duelRules returns the small ruleset of the tests.
func duelRules() ruleset.Ruleset {
	return ruleset.Ruleset{
		Name:     "duel",
		Book:     duel.New(duel.Yardstick()).Book(),
		NewSetup: func() any { return new(duel.Setup) },
		New: func(setup any) (table.Game, []table.Problem) {
			return duel.New(*setup.(*duel.Setup)), nil
		},
		Carry: duel.Carry, Rests: duel.Rests(),
	}
}

// find finds only the duel ruleset.
func find(name string) (ruleset.Ruleset, bool) { return duelRules(), name == "duel" }

// config describes a duel of two against three.
func config(seating live.Seating) live.Config {
	return live.Config{Ruleset: duelRules(), Name: "duel", Setup: &duel.Setup{Fighters: 2, Goblins: 3}, Seating: seating, Seed: 5}
}

// start starts a fight.
func start(t *testing.T, c live.Config) *live.Table {
	t.Helper()
	tb, err := live.Start(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tb.Close() }) //nolint:errcheck // some tests close it themselves
	return tb
}

// advance lets the bots play on.
func advance(t *testing.T, tb *live.Table) {
	t.Helper()
	if err := tb.Advance(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
}
