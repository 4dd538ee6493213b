package packs_test

import (
	"context"
	"flag"
	"strings"
	"testing"

	"fray/bot"
	"fray/sim"
	"fray/table"
)

var (
	strength   = flag.Int("strength", 0, "fights of TestStrength in each encounter")
	strengthOf = flag.String("strength-of", "", "encounters of TestStrength, with commas between them; all if it is empty")
	strong     = flag.String("strength-bot", "search", "the bot that TestStrength measures against greedy")
)

// TestStrength says how many mirrored fights a bot wins against greedy: each is played twice with the same seed, so that the bot has
// either side once. It takes minutes to hours, and only runs if it is asked for: `make strength`.
func TestStrength(t *testing.T) {
	if *strength == 0 {
		t.Skip("no fights are asked for with -strength")
	}
	player, ok := bot.Find(*strong)
	if !ok {
		t.Fatalf("there is no bot %q", *strong)
	}
	lib := library(t)
	asked := strings.Split(*strengthOf, ",")
	if *strengthOf == "" {
		asked = nil
		for _, e := range lib.Encounters() {
			asked = append(asked, e.Name)
		}
	}
	for _, name := range asked {
		enc, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) { mirrored(t, enc.Game, player) })
	}
}

// mirrored plays the fights of TestStrength in one encounter. A draw is half a victory.
func mirrored(t *testing.T, g table.Game, player bot.Player) {
	var halves [2]int // by side, in half victories
	pairs := max(1, *strength/2)
	for side := range 2 {
		bots := make([]bot.Player, 2)
		bots[side] = player
		r, err := sim.Run(context.Background(), sim.Config{Match: sim.Match{Game: g, Bots: bots}, Fights: pairs, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		halves[side] = pairs + r.Sides[side].Wins - r.Sides[1-side].Wins
	}
	won, fights := (halves[0]+halves[1])/2, 2*pairs
	low, high := sim.Wilson(won, fights)
	t.Logf("%.0f %% (%.0f to %.0f) of %d fights: %.1f wins on the first side, %.1f on the second",
		100*float64(won)/float64(fights), 100*low, 100*high, fights, float64(halves[0])/2, float64(halves[1])/2)
}
