package sim

import (
	"context"
	"testing"
	"time"

	"fray/bot"
	"fray/internal/duel"
)

// TestFightAllocates: a fight allocates nothing once the buffers have grown.
func TestFightAllocates(t *testing.T) {
	for _, p := range []bot.Player{bot.Random{}, bot.Greedy{}} {
		a := newArena(Match{Game: duel.New(duel.Yardstick()), Bots: []bot.Player{p, p}}, 1_000_000)
		play := func() {
			for i := range 20 {
				if _, err := a.play(1, i); err != nil {
					t.Fatal(err)
				}
			}
		}
		play()
		if n := testing.AllocsPerRun(5, play); n != 0 {
			t.Errorf("%s: twenty fights allocate %v times", bot.Name(p), n)
		}
	}
}

// TestTiming: times come from the caller's clock.
func TestTiming(t *testing.T) {
	now := time.Unix(0, 0)
	c := Config{Match: Match{Game: duel.New(duel.Yardstick())}, Fights: 10}
	c.Clock = func() time.Time {
		now = now.Add(4 * time.Second)
		return now
	}
	r, err := Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	if r.Seconds != 4 || r.FightRate != 2.5 || r.Rate != float64(r.Decisions)/4 {
		t.Errorf("%+v of %d decisions", r.Timing, r.Decisions)
	}
}
