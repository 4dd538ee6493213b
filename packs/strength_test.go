package packs_test

import (
	"context"
	"flag"
	"runtime"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/sim"
	"fray/table"
)

var (
	strength      = flag.Int("strength", 0, "fights of TestStrength in each encounter")
	strengthOf    = flag.String("strength-of", "", "encounters of TestStrength, with commas between them; all if it is empty")
	strengthUntil = flag.Int("strength-until", 0, "a percentage: TestStrength stops in an encounter once the 95 % interval lies on one side of it")
	strong        = flag.String("strength-bot", "search", "the bot that TestStrength measures against greedy")
)

// leastFights is how many fights -strength-until waits for: one that is lost at the beginning settles nothing.
const leastFights = 20

// TestStrength says how many mirrored fights a bot wins against greedy: each is played twice with the same seed, so that the bot has
// either side once; a side that chooses nothing is left out. It takes minutes to hours, and only runs if it is asked for: `make strength`.
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

// mirrored plays the fights of TestStrength in one encounter. A draw is half a victory. With -strength-until it stops as soon as the interval
// is on one side of that share.
func mirrored(t *testing.T, g table.Game, player bot.Player) {
	pairs := max(1, *strength/2)
	step := pairs
	if *strengthUntil > 0 {
		step = min(pairs, runtime.GOMAXPROCS(0))
	}
	sides := slices.DeleteFunc([]int{0, 1}, func(side int) bool { return !chooses(t, g, side) })
	var halves, fights [2]int // by side; half victories
	for from := 0; from < pairs; from += step {
		for _, side := range sides {
			bots := make([]bot.Player, 2)
			bots[side] = player
			c := sim.Config{Match: sim.Match{Game: g, Bots: bots}, Fights: pairs, Seed: 1}
			sum, err := sim.Play(context.Background(), c, sim.Part{From: from, To: min(from+step, pairs)})
			if err != nil {
				t.Fatal(err)
			}
			fights[side] += sum.Fights
			halves[side] += sum.Fights + sum.Wins[side] - sum.Wins[1-side]
		}
		if settled((halves[0]+halves[1])/2, fights[0]+fights[1], *strengthUntil) {
			break
		}
	}
	won, n := (halves[0]+halves[1])/2, fights[0]+fights[1]
	low, high := sim.Wilson(won, n)
	t.Logf("%.0f %% (%.0f to %.0f) of %d fights: %.1f of %d on the first side, %.1f of %d on the second",
		100*float64(won)/float64(n), 100*low, 100*high, n, float64(halves[0])/2, fights[0], float64(halves[1])/2, fights[1])
}

// settled reports whether so many victories tell on which side of a percentage the bot is; 0 is none.
func settled(won, fights, percent int) bool {
	low, high := sim.Wilson(won, fights)
	return percent > 0 && fights >= leastFights && (100*low > float64(percent) || 100*high < float64(percent))
}

// TestSettled: -strength-until stops only where the interval is on one side, and not after a few fights.
func TestSettled(t *testing.T) {
	for _, c := range []struct {
		won, fights, percent int
		want                 bool
	}{{20, 20, 80, true}, {19, 20, 80, false}, {12, 20, 80, true}, {13, 20, 80, false}, {0, 18, 80, false}, {20, 20, 0, false}} {
		if got := settled(c.won, c.fights, c.percent); got != c.want {
			t.Errorf("%d of %d for %d %%: %t", c.won, c.fights, c.percent, got)
		}
	}
}

// chooses reports whether a side has anything to choose: in a challenge, one side is what the others are up against.
func chooses(t *testing.T, g table.Game, side int) bool {
	r, err := sim.Run(context.Background(), sim.Config{Match: sim.Match{Game: g}, Fights: 1, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(r.Uses, func(u sim.Use) bool { return u.Side == g.Cast().Sides[side] })
}

// TestOneSideChooses: in a challenge only one side chooses, in a fight both do.
func TestOneSideChooses(t *testing.T) {
	lib := library(t)
	for name, want := range map[string]int{"water-gate": 1, "duel": 2} {
		enc, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for side := range 2 {
			if chooses(t, enc.Game, side) {
				n++
			}
		}
		if n != want {
			t.Errorf("%s: %d sides choose, want %d", name, n, want)
		}
	}
}
