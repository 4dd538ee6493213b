package sim_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/bot"
	"fray/internal/duel"
	"fray/sim"
)

func versus(t *testing.T, c sim.Config, other sim.Match) *sim.Comparison {
	t.Helper()
	v, err := sim.Versus(context.Background(), c, other)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestVersusItself: without a difference every pair ends alike.
func TestVersusItself(t *testing.T) {
	c := yardstick(300)
	v := versus(t, c, c.Match)
	if v.Pairs.First != 0 || v.Pairs.Second != 0 || v.Pairs.N() != 300 || v.Real || v.Difference != 0 {
		t.Errorf("%+v: real %v, difference %g", v.Pairs, v.Real, v.Difference)
	}
	if v.First.Checksum != v.Second.Checksum {
		t.Errorf("checksums %s and %s of the same fights", v.First.Checksum, v.Second.Checksum)
	}
	if alone := run(t, c); v.First.Checksum != alone.Checksum {
		t.Errorf("checksum %s in a comparison, %s alone", v.First.Checksum, alone.Checksum)
	}
	if !strings.HasPrefix(v.Verdict, "No difference is proved") {
		t.Errorf("verdict: %s", v.Verdict)
	}
}

// TestVersusReal: one goblin less is a real difference, either way round, for any number of workers.
func TestVersusReal(t *testing.T) {
	c := yardstick(300)
	c.Workers = 1
	fewer := sim.Match{Game: duel.New(duel.Setup{Fighters: 4, Goblins: 5})}
	v := versus(t, c, fewer)
	if !v.Real || v.Difference <= 0 || v.Low <= 0 || !strings.Contains(v.Verdict, "fares better in the second encounter") {
		t.Errorf("difference %g (%g to %g): %s", v.Difference, v.Low, v.High, v.Verdict)
	}
	if d := v.Second.Sides[0].Share - v.First.Sides[0].Share; d-v.Difference > 1e-12 || v.Difference-d > 1e-12 {
		t.Errorf("difference %g, but of the shares %g", v.Difference, d)
	}
	if want := v.First.Sides[0].Wins; v.Pairs.Both+v.Pairs.First != want {
		t.Errorf("%+v, but %d wins in the first", v.Pairs, want)
	}
	c.Workers = 3
	if diff := cmp.Diff(v, versus(t, c, fewer)); diff != "" {
		t.Errorf("three workers: %s", diff)
	}
	c.Match, fewer = fewer, c.Match
	if v := versus(t, c, fewer); !v.Real || !strings.Contains(v.Verdict, "fares worse in the second encounter") {
		t.Errorf("the other way round: difference %g: %s", v.Difference, v.Verdict)
	}
}

// TestVersusBots: the same encounter may be compared under other players.
func TestVersusBots(t *testing.T) {
	c := yardstick(100, bot.Random{}, bot.Greedy{})
	v := versus(t, c, sim.Match{Game: c.Game, Bots: []bot.Player{bot.Greedy{}, bot.Greedy{}}})
	if !v.Real || v.Difference < 0.3 {
		t.Errorf("greedy fares better than random by %g only", v.Difference)
	}
}

// TestVersusFault says in which encounter it was.
func TestVersusFault(t *testing.T) {
	c := yardstick(100)
	bad := sim.Match{Game: saboteur{c.Game, map[uint64]bool{sim.SeedOf(1, 41): true}}}
	_, err := sim.Versus(context.Background(), c, bad)
	var f *sim.FightError
	if !errors.As(err, &f) || f.Index != 41 || !strings.Contains(err.Error(), "in the second encounter") {
		t.Errorf("error %v", err)
	}
}
