package sim_test

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/bot"
	"fray/internal/duel"
	"fray/sim"
	"fray/table"
)

// road is an adventure of four fighters against goblins, with a quick rest between the fights.
func road(goblins ...int) sim.Adventure {
	a := sim.Adventure{Name: "The Road", Party: []string{"fighter-1", "fighter-2", "fighter-3", "fighter-4"}}
	for _, n := range goblins {
		a.Fights = append(a.Fights, sim.Leg{Name: "goblins", Rest: "quick", Game: duel.New(duel.Setup{Fighters: 4, Goblins: n})})
	}
	a.Fights[0].Rest = ""
	a.Next = func(at table.Progress, from table.Game) (table.Progress, table.Game, bool, error) {
		at.Fight++
		if at.Fight == len(goblins) {
			on, err := duel.Carry(nil, from, a.Party, "")
			return at, nil, on, err
		}
		setup := duel.Setup{Fighters: 4, Goblins: goblins[at.Fight]}
		on, err := duel.Carry(&setup, from, a.Party, "quick")
		if !on {
			return at, nil, false, err
		}
		return at, duel.New(setup), true, err
	}
	return a
}

func runRoad(t *testing.T, a sim.Adventure, c sim.Config) *sim.AdventureReport {
	t.Helper()
	r, err := sim.RunAdventure(context.Background(), c, a)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAdventureWorkers: the report does not depend on the number of workers.
func TestAdventureWorkers(t *testing.T) {
	one := runRoad(t, road(5, 5, 6), sim.Config{Fights: 200, Seed: 1, Workers: 1})
	for _, workers := range []int{2, 3, 7} {
		if diff := cmp.Diff(one, runRoad(t, road(5, 5, 6), sim.Config{Fights: 200, Seed: 1, Workers: workers})); diff != "" {
			t.Errorf("%d workers: %s", workers, diff)
		}
	}
	if other := runRoad(t, road(5, 5, 6), sim.Config{Fights: 200, Seed: 2}); other.Checksum == one.Checksum {
		t.Error("another seed has the same checksum")
	}
}

// TestAdventureIsPlayedLikeThis: fight k of adventure i has the seed of fight k in a run with the adventure's seed.
func TestAdventureIsPlayedLikeThis(t *testing.T) {
	a := road(5, 5, 6)
	const adventures = 20
	through, decisions, losses, hp := 0, 0, 0, [3]int{}
	for i := range adventures {
		g := a.Fights[0].Game
		for k := range a.Fights {
			s := playOut(t, g, []bot.Player{bot.Greedy{}, bot.Random{}}, sim.SeedOf(sim.SeedOf(3, i), k))
			decisions += len(s.Inputs())
			var tally table.Tally
			s.Game().Tally(&tally)
			for _, n := range tally.Left[:4] {
				hp[k] += n
			}
			_, next, on, err := a.Next(table.Progress{Fight: k}, s.Game())
			if err != nil {
				t.Fatal(err)
			}
			if !on {
				losses++
				break
			}
			if next == nil {
				through++
			}
			g = next
		}
	}
	a.Bots = map[string]bot.Player{a.Fights[0].Game.Cast().Sides[1]: bot.Random{}}
	r := runRoad(t, a, sim.Config{Fights: adventures, Seed: 3})
	if r.Through != through || r.Decisions != decisions || through+losses != adventures {
		t.Errorf("sim: %d come through in %d decisions; sessions: %d in %d, and %d do not", r.Through, r.Decisions, through, decisions, losses)
	}
	for k, f := range r.Fights {
		if got := f.Left[0].Left * float64(f.Played); f.Left[0].Meter != "HP" || int(got+0.5) != hp[k] {
			t.Errorf("fight %d: %g hit points are left in all, sessions: %d", k+1, got, hp[k])
		}
	}
}

// TestAdventureCounts: what is counted fits together.
func TestAdventureCounts(t *testing.T) {
	r := runRoad(t, road(6, 6, 6), sim.Config{Fights: 300, Seed: 1})
	at := 300
	for i, f := range r.Fights {
		if f.Played != at || f.On > f.Played || f.Won != f.On || f.Rounds.Mean <= 0 {
			t.Errorf("fight %d: %+v; want %d played", i+1, f, at)
		}
		at = f.On
	}
	if r.Through != at || at == 0 || at == 300 {
		t.Errorf("%d come through; want %d, some and not all", r.Through, at)
	}
	for _, m := range r.Party {
		if m.Down < r.Played-r.Through || m.Name == "" {
			t.Errorf("%+v in %d defeats", m, r.Played-r.Through)
		}
	}
	if full := r.Fights[0].Left[0].Full; full != 4*13 {
		t.Errorf("the party has %g hit points at most", full)
	}
}

func TestAdventureText(t *testing.T) {
	text := runRoad(t, road(3, 3), sim.Config{Fights: 50, Seed: 1}).Text()
	for _, want := range []string{
		"The Road: 50 adventures, seed 1", "The party comes through in ", "fight ", " 1 goblins  -", " 2 goblins  quick rest  ", "left after", "HP",
		" of 52", "of the party", "fighter-4", " decisions, checksum ",
	} {
		_, after, ok := strings.Cut(text, want)
		if !ok {
			t.Errorf("%q is not there, or not after what comes before it", want)
		}
		text = after
	}
}

// counting is a duel with a count of its losses.
type counting struct {
	*duel.Game
	n int
}

func (g *counting) Clone() table.Game { return &counting{g.Game.Clone().(*duel.Game), g.n} }
func (g *counting) CopyFrom(src table.Game) {
	g.n = src.(*counting).n
	g.Game.CopyFrom(src.(*counting).Game)
}

func (g *counting) Tally(out *table.Tally) {
	g.Game.Tally(out)
	out.Counts = append(out.Counts[:0], table.Count{Name: "losses", N: g.n})
}

// TestAdventureCountsOfTheRuleset: the ruleset's counts appear beside the meters.
func TestAdventureCountsOfTheRuleset(t *testing.T) {
	a := road(1, 1)
	next := a.Next
	a.Fights[0].Game = &counting{a.Fights[0].Game.(*duel.Game), 0}
	a.Fights[1].Game = &counting{a.Fights[1].Game.(*duel.Game), 0}
	a.Next = func(at table.Progress, from table.Game) (table.Progress, table.Game, bool, error) {
		to, g, on, err := next(at, from.(*counting).Game)
		if g == nil {
			return to, nil, on, err
		}
		return to, &counting{g.(*duel.Game), 2}, on, err
	}
	r := runRoad(t, a, sim.Config{Fights: 20, Seed: 1})
	if diff := cmp.Diff([]sim.Mean{{Name: "losses", Mean: 2}}, r.Fights[1].Counts); diff != "" || r.Fights[0].Counts[0].Mean != 0 {
		t.Error(diff, r.Fights[0].Counts)
	}
	if !strings.Contains(r.Text(), "losses") {
		t.Error("the report does not tell of it")
	}
}

// TestAdventureThatBreaksDown: the error names the fight and the seed.
func TestAdventureThatBreaksDown(t *testing.T) {
	a := road(1, 1)
	cause := errors.New("the bridge is gone")
	a.Next = func(at table.Progress, _ table.Game) (table.Progress, table.Game, bool, error) {
		return at, nil, false, cause
	}
	_, err := sim.RunAdventure(context.Background(), sim.Config{Fights: 10, Seed: 1}, a)
	if !errors.Is(err, cause) || !strings.HasPrefix(err.Error(), "adventure 0 (seed ") || !strings.Contains(err.Error(), "in its fight 1, goblins: the bridge is gone") {
		t.Errorf("found %v", err)
	}
	if _, err := sim.RunAdventure(context.Background(), sim.Config{Fights: 10}, sim.Adventure{}); !errors.Is(err, sim.ErrConfig) {
		t.Errorf("found %v, expected a refusal", err)
	}
	r := runRoad(t, road(4, 4), sim.Config{Fights: 10, Seed: 1, MaxDecisions: 5})
	if r.Fights[0].CutOff != 10 || r.Fights[0].On != 0 || r.Through != 0 {
		t.Errorf("%+v; expected that all were cut off", r.Fights[0])
	}
}

// TestAdventuresThatAreBrokenOff: the report covers the finished adventures.
func TestAdventuresThatAreBrokenOff(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	r, err := sim.RunAdventure(ctx, sim.Config{Fights: 100, Seed: 1}, road(1))
	if err != nil || !r.Partial || r.Played != 0 || !strings.Contains(r.Text(), "Stopped early: 100 adventures were asked for.") {
		t.Errorf("%+v: %v", r, err)
	}
}

// TestAdventuresCompared: an adventure against itself has no difference, one with fewer goblins has a real one, for any number of workers; and what
// is compared is what either comes to alone.
func TestAdventuresCompared(t *testing.T) {
	c := sim.Config{Fights: 150, Seed: 1, Workers: 1}
	compare := func(first, second sim.Adventure) *sim.AdventureComparison {
		t.Helper()
		sum, err := sim.PlayAdventurePairs(context.Background(), c, first, second, sim.Part{To: c.Fights})
		if err != nil {
			t.Fatal(err)
		}
		return sim.NewAdventureComparison(c, first, second, sum, 0)
	}
	same := compare(road(6, 6), road(6, 6))
	if same.Pairs.First+same.Pairs.Second != 0 || same.Pairs.N() != 150 || same.Real || same.First.Checksum != same.Second.Checksum {
		t.Errorf("an adventure against itself: %+v", same.Judgment)
	}
	easier := road(5, 5)
	easier.Label = "fewer"
	v := compare(road(6, 6), easier)
	if !v.Real || v.Difference <= 0 || !strings.Contains(v.Verdict, "the party fares better in the second adventure (fewer)") {
		t.Errorf("fewer goblins: %+v", v.Judgment)
	}
	for i, r := range []*sim.AdventureReport{v.First, v.Second} {
		if alone := runRoad(t, []sim.Adventure{road(6, 6), easier}[i], c); r.Checksum != alone.Checksum || r.Through != alone.Through {
			t.Errorf("adventure %d comes through %d times compared, %d times alone", i+1, r.Through, alone.Through)
		}
	}
	passed, down := v.Gaps[0], v.Gaps[1]
	if passed.Measure != "passed" || math.Abs(passed.First-v.First.Passed()) > 1e-9 || passed.Low <= 0 || down.Measure != "down" || down.High >= 0 {
		t.Errorf("the gaps are %+v", v.Gaps)
	}
	c.Workers = 3
	if diff := cmp.Diff(v, compare(road(6, 6), easier)); diff != "" {
		t.Errorf("three workers: %s", diff)
	}
	if _, err := sim.PlayAdventurePairs(context.Background(), c, road(6), sim.Adventure{}, sim.Part{To: 1}); !errors.Is(err, sim.ErrConfig) {
		t.Errorf("no second adventure: error %v", err)
	}
}
