package sim

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/bot"
	"fray/pack"
	"fray/table"
)

// encounter is a fresh game of a bundled encounter. "skirmish" is four against six on 20 by 20 hexes.
func encounter(t testing.TB, name string) table.Game {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter(name)
	if err != nil {
		t.Fatal(err)
	}
	return e.Game
}

// players are the bots by name, on both sides.
func players() map[string][]bot.Player {
	return map[string][]bot.Player{
		"random": {bot.Random{}, bot.Random{}}, "greedy": {bot.Greedy{}, bot.Greedy{}}, "mixed": {bot.Greedy{}, bot.Random{}},
	}
}

// TestFlowWorkers: flow's report does not depend on how the work was cut either.
func TestFlowWorkers(t *testing.T) {
	g := encounter(t, "skirmish")
	for name, bots := range players() {
		var reports []*Report
		for _, workers := range []int{1, 2, 5} {
			r, err := Run(context.Background(), Config{Match: Match{Game: g, Bots: bots}, Fights: 40, Seed: 2, Workers: workers})
			if err != nil {
				t.Fatal(err)
			}
			reports = append(reports, r)
		}
		for _, r := range reports[1:] {
			if diff := cmp.Diff(reports[0], r); diff != "" {
				t.Errorf("%s: %s", name, diff)
			}
		}
		if reports[0].CutOff > 0 {
			t.Errorf("%s: %d fights did not end", name, reports[0].CutOff)
		}
	}
}

// TestFlowReplay: a session with the seed of a fight and the same bots plays that fight.
func TestFlowReplay(t *testing.T) {
	g := encounter(t, "skirmish")
	for name, bots := range players() {
		a := newArena(Match{Game: g, Bots: bots}, 1_000_000)
		team := bot.NewTeam(g.Cast(), bots)
		for i := range 5 {
			o, err := a.play(3, i)
			if err != nil {
				t.Fatal(err)
			}
			s := table.NewSession(g.Clone(), table.Options{Seed: table.Practice(SeedOf(3, i))})
			var r table.Rand
			for q := s.Open(); q != nil; q = s.Open() {
				bot.Deal(&r, s.Seed(), s.Dealt())
				if err := s.AnswerOption(q.Seats.First(), team.Choose(s.Game(), q, q.Seats, &r)); err != nil {
					t.Fatal(err)
				}
			}
			if winner, over := s.Over(); !over || winner != o.winner || len(s.Inputs()) != a.decisions {
				t.Errorf("%s, fight %d: result %d after %d decisions, but %d after %d in a session", name, i, o.winner, a.decisions, winner, len(s.Inputs()))
			}
		}
	}
}

// judge is a player that holds another one to the law that what it chooses is listed for its seats.
type judge struct {
	bot.Player
	t *testing.T
}

func (j judge) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	o := j.Player.Choose(g, q, seats, r)
	if !q.ContainsFor(seats, o) {
		j.t.Errorf("%s: %s chose %+v (%s), which is not listed", g.Prompt(q), bot.Name(j.Player), o, g.Describe(q, o).Key)
		panic(errUnlisted)
	}
	return o
}

var errUnlisted = errors.New("the option is not listed")

// TestFlowListed: whatever greedy and random bots choose in a fight of flow is listed. This holds [table.Game.Best] to
// its law; nobody checks it at run time.
func TestFlowListed(t *testing.T) {
	for _, name := range []string{"skirmish", "duel", "bridge", "beast", "ruin", "ambush"} {
		g := encounter(t, name)
		for _, side := range []int{0, 1} {
			bots := []bot.Player{judge{bot.Greedy{}, t}, judge{bot.Greedy{}, t}}
			bots[side] = judge{bot.Random{}, t}
			if _, err := Run(context.Background(), Config{Match: Match{Game: g, Bots: bots}, Fights: 10, Seed: 4}); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// TestNothingIsAllocated: a fight of any ruleset allocates nothing, once the buffers have grown.
func TestNothingIsAllocated(t *testing.T) {
	for _, name := range []string{"skirmish", "fivescore", "ford-gate", "bell-water", "kiln", "bonded-store", "bank"} {
		t.Run(name, func(t *testing.T) { allocatesNothing(t, encounter(t, name)) })
	}
}

func allocatesNothing(t *testing.T, g table.Game) {
	for name, bots := range players() {
		a := newArena(Match{Game: g, Bots: bots}, 1_000_000)
		play := func() {
			for i := range 10 {
				if _, err := a.play(1, i); err != nil {
					t.Fatal(err)
				}
			}
		}
		play()
		if n := testing.AllocsPerRun(2, play); n != 0 {
			t.Errorf("%s: ten fights allocate %v times", name, n)
		}
	}
}
