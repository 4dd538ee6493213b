package packs_test

import (
	"context"
	"flag"
	"slices"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/sim"
	"fray/table"
)

// balance is the number of fights that TestBalance plays in each encounter with each of its seeds.
var balance = flag.Int("balance", 50, "fights of TestBalance in each encounter with each seed")

// seeds is the number of seeds of TestBalance, so that no encounter is fitted to the dice of one.
const seeds = 4

// even are the encounters in which either side is to have a fair chance, by ruleset.
func even(rs string) bool { return rs == "phase" || rs == "flank" || rs == "surge" }

// TestBalance: between greedy bots each side wins 35 to 65 % of the fights of an even encounter, with several seeds. A few
// hundred fights leave some doubt, so it fails only if that is beyond it; `go test ./packs -run Balance -v -balance 500` says it
// exactly.
func TestBalance(t *testing.T) {
	if testing.Short() {
		t.Skip("a share of fewer fights says too little")
	}
	fights := *balance
	lib := library(t)
	for _, e := range lib.Encounters() {
		if !even(e.Ruleset) {
			continue
		}
		t.Run(e.Name, func(t *testing.T) {
			wins := map[string]int{}
			for seed := range uint64(seeds) {
				for _, s := range seeded(t, lib, e.Name, fights, seed+1, nil).Sides {
					t.Logf("seed %d: %-10s %4.1f %% (%4.1f to %4.1f)", seed+1, s.Name, 100*s.Share, 100*s.Low, 100*s.High)
					wins[s.Name] += s.Wins
				}
			}
			for name, n := range wins {
				low, high := sim.Wilson(n, seeds*fights)
				t.Logf("%-10s %4.1f %% of %d", name, 100*float64(n)/float64(seeds*fights), seeds*fights)
				if high < 0.35 || low > 0.65 {
					t.Errorf("%s wins %d of %d fights, want 35 to 65 %%", name, n, seeds*fights)
				}
			}
		})
	}
}

// TestGreedyBeatsRandom: in mirrored fights, each played once with the greedy bot on either side, greedy wins at least 95 of 100.
func TestGreedyBeatsRandom(t *testing.T) {
	if testing.Short() {
		t.Skip("19 of 20 is too close to 95 of 100")
	}
	const pairs = 50
	lib := library(t)
	for _, e := range lib.Encounters() {
		if !even(e.Ruleset) {
			continue
		}
		t.Run(e.Name, func(t *testing.T) {
			enc, err := lib.Encounter(e.Name)
			if err != nil {
				t.Fatal(err)
			}
			if alone(enc.Game.Cast()) {
				againstTheOdds(t, enc.Game, 2*pairs)
				return
			}
			won := 0
			for side := range 2 {
				bots := make([]bot.Player, 2)
				bots[side] = bot.Random{}
				won += played(t, lib, e.Name, pairs, bots).Sides[1-side].Wins
			}
			t.Logf("greedy wins %d of %d", won, 2*pairs)
			if 100*won < 95*2*pairs {
				t.Errorf("greedy wins %d of %d, want at least 95 of 100", won, 2*pairs)
			}
		})
	}
}

// alone reports whether all combatants are on the first side, as in a Challenge of tasks.
func alone(cast *table.Cast) bool {
	return !slices.ContainsFunc(cast.Combatants, func(m table.Member) bool { return m.Side != 0 })
}

// againstTheOdds: where nobody takes the other side, greedy wins at least twice as often as random.
func againstTheOdds(t *testing.T, g table.Game, fights int) {
	t.Helper()
	greedy := playedOf(t, g, fights, 1, nil).Sides[0].Wins
	random := playedOf(t, g, fights, 1, []bot.Player{bot.Random{}}).Sides[0].Wins
	t.Logf("greedy wins %d of %d, random %d", greedy, fights, random)
	if greedy < 2*random {
		t.Errorf("greedy wins %d of %d, random %d: want at least twice as many", greedy, fights, random)
	}
}

// played plays an encounter with these bots by side; greedy where none is given.
func played(t *testing.T, lib *pack.Library, name string, fights int, bots []bot.Player) *sim.Report {
	t.Helper()
	return seeded(t, lib, name, fights, 1, bots)
}

// seeded plays an encounter with this seed.
func seeded(t *testing.T, lib *pack.Library, name string, fights int, seed uint64, bots []bot.Player) *sim.Report {
	t.Helper()
	enc, err := lib.Encounter(name)
	if err != nil {
		t.Fatal(err)
	}
	return playedOf(t, enc.Game, fights, seed, bots)
}

// playedOf plays a game many times.
func playedOf(t *testing.T, g table.Game, fights int, seed uint64, bots []bot.Player) *sim.Report {
	t.Helper()
	r, err := sim.Run(context.Background(), sim.Config{Match: sim.Match{Game: g, Bots: bots}, Fights: fights, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
