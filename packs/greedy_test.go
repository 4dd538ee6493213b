package packs_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"fray/bot"
	"fray/table"
)

// positions is the number of random positions that TestGreedyEnds starts from in each encounter.
var positions = flag.Int("positions", 80, "random positions that TestGreedyEnds begins at in each encounter")

// TestGreedyEnds: greedy bots finish a fight from any position that random play reaches, and no turn is endless.
func TestGreedyEnds(t *testing.T) {
	const most = 399 // decisions at random
	lib := library(t)
	for _, e := range lib.Encounters() {
		t.Run(e.Name, func(t *testing.T) {
			enc, err := lib.Encounter(e.Name)
			if err != nil {
				t.Fatal(err)
			}
			g := enc.Game.Clone()
			for i := range *positions {
				g.CopyFrom(enc.Game)
				// spread over all lengths, however few positions there are
				if err := wander(g, uint64(i), i*(most+1) / *positions); err != nil {
					t.Errorf("position %d: %v", i, err)
				}
			}
		})
	}
}

// wanderer plays some decisions at random, and then like greedy bots.
type wanderer struct {
	g              table.Game
	t              table.Table
	random, greedy *bot.Team
	left           int // decisions at random
	rng            table.Rand
}

func (w *wanderer) Answer(q *table.Question) (table.Option, bool) {
	bot.Deal(&w.rng, w.t.Seed, w.t.Inputs)
	team := w.greedy
	if w.left > 0 {
		team, w.left = w.random, w.left-1
	}
	return team.Choose(w.g, q, q.Seats, &w.rng), true
}

// wander plays a fight from start to end.
func wander(g table.Game, seed uint64, random int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("after %d decisions at random: %v", random, r)
		}
	}()
	cast := g.Cast()
	aimless := slices.Repeat([]bot.Player{bot.Random{}}, len(cast.Sides))
	w := &wanderer{g: g, random: bot.NewTeam(cast, aimless), greedy: bot.NewTeam(cast, nil), left: random}
	w.t.Answers = w
	w.t.Reset(seed)
	for range 100_000 {
		if _, over := g.Over(); over {
			return nil
		}
		w.t.Beat(g)
	}
	return fmt.Errorf("after %d decisions at random: not over after 100000 beats", random)
}
