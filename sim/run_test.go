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
	"fray/table"
)

// yardstick is a run of the duel: four fighters against six goblins.
func yardstick(fights int, bots ...bot.Player) sim.Config {
	return sim.Config{Match: sim.Match{Game: duel.New(duel.Yardstick()), Bots: bots}, Fights: fights, Seed: 1}
}

func run(t testing.TB, c sim.Config) *sim.Report {
	t.Helper()
	r, err := sim.Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestWorkers: the report does not depend on the number of workers.
func TestWorkers(t *testing.T) {
	for _, bots := range [][]bot.Player{{bot.Greedy{}, bot.Greedy{}}, {bot.Random{}, bot.Greedy{}}} {
		c := yardstick(300, bots...)
		c.Workers = 1
		one := run(t, c)
		for _, workers := range []int{2, 3, 7, 1000} {
			c.Workers = workers
			if diff := cmp.Diff(one, run(t, c)); diff != "" {
				t.Errorf("%d workers: %s", workers, diff)
			}
		}
	}
}

// TestReplay: a session with the seed of a fight and the same bots plays that fight.
func TestReplay(t *testing.T) {
	g := duel.New(duel.Setup{Fighters: 4, Goblins: 6, Ask: true})
	bots := []bot.Player{bot.Random{}, bot.Greedy{}}
	const fights = 20
	wins, rounds, decisions := make([]int, 2), 0, 0
	for i := range fights {
		s := playOut(t, g, bots, sim.SeedOf(1, i))
		winner, _ := s.Over()
		wins[winner]++
		rounds += s.End().Rounds
		decisions += len(s.Inputs())
	}
	r := run(t, sim.Config{Match: sim.Match{Game: g, Bots: bots}, Fights: fights, Seed: 1})
	if r.Sides[0].Wins != wins[0] || r.Sides[1].Wins != wins[1] || r.Decisions != decisions {
		t.Errorf("sim: %d and %d wins in %d decisions; sessions: %v in %d", r.Sides[0].Wins, r.Sides[1].Wins, r.Decisions, wins, decisions)
	}
	if want := float64(rounds) / fights; r.Rounds.Mean != want {
		t.Errorf("sim: %g rounds, sessions: %g", r.Rounds.Mean, want)
	}
}

// playOut lets bots play a session to its end.
func playOut(t *testing.T, g table.Game, bots []bot.Player, seed uint64) *table.Session {
	t.Helper()
	s := table.NewSession(g.Clone(), table.Options{Seed: table.Practice(seed)})
	team := bot.NewTeam(g.Cast(), bots)
	var r table.Rand
	for q := s.Open(); q != nil; q = s.Open() {
		bot.Deal(&r, table.Practice(seed), len(s.Inputs()))
		if err := s.AnswerOption(q.Seats.First(), team.Choose(s.Game(), q, q.Seats, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestCounts: the counts are consistent.
func TestCounts(t *testing.T) {
	const fights = 200
	r := run(t, yardstick(fights, bot.Random{}, bot.Random{}))
	if got := r.Sides[0].Wins + r.Sides[1].Wins + r.Draws; r.Fights != fights || got != fights {
		t.Errorf("%d fights, %d outcomes; want %d", r.Fights, got, fights)
	}
	used := 0
	for _, u := range r.Uses {
		used += u.Count
	}
	if used != r.Decisions {
		t.Errorf("%d uses of verbs in %d decisions", used, r.Decisions)
	}
	fell := map[string]int{}
	for _, c := range r.Combatants {
		fell[c.Side] += c.Fell
		if c.Left > c.Full || c.Share > 1 {
			t.Errorf("%s has %g of %g hit points left and fell in %g of the fights", c.ID, c.Left, c.Full, c.Share)
		}
	}
	if lost := 6 * r.Sides[0].Wins; fell[r.Sides[1].Name] < lost {
		t.Errorf("goblins fell %d times, but lost %d fights all six", fell[r.Sides[1].Name], r.Sides[0].Wins)
	}
}

// TestBots: each side is played by its bot.
func TestBots(t *testing.T) {
	r := run(t, yardstick(200, bot.Greedy{}, bot.Random{}))
	if r.Sides[0].Bot != "greedy" || r.Sides[1].Bot != "random" {
		t.Errorf("played by %s and %s", r.Sides[0].Bot, r.Sides[1].Bot)
	}
	other := run(t, yardstick(200, bot.Random{}, bot.Greedy{}))
	if r.Sides[0].Wins < 190 || other.Sides[1].Wins < 190 {
		t.Errorf("greedy beats random %d and %d times of 200, want at least 190", r.Sides[0].Wins, other.Sides[1].Wins)
	}
}

// TestCutOff: an endless fight is cut off within a beat or between beats, and the report says so.
func TestCutOff(t *testing.T) {
	c := yardstick(50, bot.Default{}, bot.Default{})
	c.MaxDecisions = 30
	r := run(t, c)
	if r.CutOff != 50 || r.Draws != 50 || r.Decisions > 50*30 {
		t.Errorf("%d cut off, %d draws, %d decisions; want 50, 50, at most 1,500", r.CutOff, r.Draws, r.Decisions)
	}
	if !strings.Contains(r.Text(), "50 of them cut off because they did not end") {
		t.Errorf("the text does not say that fights were cut off:\n%s", r.Text())
	}
}

// TestStop: a stopped run reports the finished fights.
func TestStop(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	c := yardstick(1_000_000)
	c.Workers = 2
	c.Progress = func(done int) {
		if done >= 100 {
			stop()
		}
	}
	r, err := sim.Run(ctx, c)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Partial || r.Asked != 1_000_000 || r.Fights < 100 || r.Fights > 1000 {
		t.Errorf("partial %v: %d of %d fights", r.Partial, r.Fights, r.Asked)
	}
	if !strings.Contains(r.Text(), "Stopped early: 1,000,000 fights were asked for.") {
		t.Errorf("the text does not say that it is partial:\n%s", r.Text())
	}
}

// TestProgress: progress counts up to all fights and never down.
func TestProgress(t *testing.T) {
	c := yardstick(333)
	c.Workers = 3
	last := 0
	c.Progress = func(done int) {
		if done < last {
			t.Errorf("%d done after %d", done, last)
		}
		last = done
	}
	run(t, c)
	if last != 333 {
		t.Errorf("the last progress is %d, want 333", last)
	}
}

// saboteur panics in some fights.
type saboteur struct {
	table.Game
	seeds map[uint64]bool
}

var errSabotage = errors.New("a wrench in the works")

func (s saboteur) Beat(t *table.Table) {
	if s.seeds[t.Seed.Number()] {
		panic(errSabotage)
	}
	s.Game.Beat(t)
}

func (s saboteur) Clone() table.Game        { return saboteur{s.Game.Clone(), s.seeds} }
func (s saboteur) CopyFrom(from table.Game) { s.Game.CopyFrom(from.(saboteur).Game) }

// TestFault: the error names the first failed fight, for any number of workers.
func TestFault(t *testing.T) {
	c := yardstick(400)
	c.Game = saboteur{c.Game, map[uint64]bool{sim.SeedOf(1, 123): true, sim.SeedOf(1, 124): true, sim.SeedOf(1, 300): true}}
	for _, workers := range []int{1, 2, 5} {
		c.Workers = workers
		_, err := sim.Run(context.Background(), c)
		var f *sim.FightError
		if !errors.As(err, &f) || f.Index != 123 || f.Seed != sim.SeedOf(1, 123) || !errors.Is(err, errSabotage) {
			t.Fatalf("%d workers: error %v, want the sabotage of fight 123", workers, err)
		}
		if want := "fight 123 (seed "; !strings.HasPrefix(err.Error(), want) || !strings.Contains(err.Error(), "wrench") {
			t.Errorf("error %q does not say which fight and why", err)
		}
	}
}

// TestRefused: an invalid configuration is refused.
func TestRefused(t *testing.T) {
	for about, change := range map[string]func(*sim.Config){
		"no game":            func(c *sim.Config) { c.Game = nil },
		"no fights":          func(c *sim.Config) { c.Fights = 0 },
		"workers below 0":    func(c *sim.Config) { c.Workers = -1 },
		"a limit below zero": func(c *sim.Config) { c.MaxDecisions = -1 },
	} {
		c := yardstick(10)
		change(&c)
		if _, err := sim.Run(context.Background(), c); !errors.Is(err, sim.ErrConfig) {
			t.Errorf("%s: error %v", about, err)
		}
	}
	if _, err := sim.Versus(context.Background(), yardstick(10), sim.Match{}); !errors.Is(err, sim.ErrConfig) {
		t.Errorf("no second game: error %v", err)
	}
}

// TestSeeds: the seeds of a run do not repeat, nor do those of neighboring runs.
func TestSeeds(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(10) {
		for i := range 1000 {
			s := sim.SeedOf(seed, i)
			if seen[s] {
				t.Fatalf("the seed of fight %d of run %d came before", i, seed)
			}
			seen[s] = true
		}
	}
}

// TestEndless: an endless turn stops the run with an error that names the fight and the turn.
func TestEndless(t *testing.T) {
	for _, how := range []string{duel.EndlessTurn, duel.EndlessBeat} {
		g := duel.New(duel.Setup{Fighters: 2, Goblins: 2, Endless: how})
		_, err := sim.Run(t.Context(), sim.Config{Match: sim.Match{Game: g}, Fights: 4, Seed: 1})
		var broke *sim.FightError
		var endless *table.EndlessError
		if !errors.As(err, &broke) || broke.Index != 0 || !errors.As(err, &endless) || endless.Who == "" {
			t.Errorf("%s: the run ends with %v", how, err)
		}
		if strings.Contains(err.Error(), "panic") || !strings.Contains(err.Error(), "does not end: 10000 decisions") {
			t.Errorf("%s: it says %q", how, err)
		}
	}
}
