package flank_test

import (
	"cmp"
	"slices"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset/flank"
	"fray/table"
)

// relisting answers at random, or as the greedy bot does in every second turn, and compares each question of a turn with the same question
// to a game that has never looked around.
type relisting struct {
	t        *testing.T
	g        *flank.Game
	rng      table.Rand
	compared int
}

// Answer picks an option.
func (a *relisting) Answer(q *table.Question) (table.Option, bool) {
	if !flank.IsTurn(q) {
		return bot.Random{}.Choose(a.g, q, q.Asked(), &a.rng), true
	}
	a.compared++
	wanted, wantedBest := a.g.ListedAgain(q)
	got, best := a.g.Listed(q)
	sorted := func(options []table.Option) []table.Option {
		out := slices.Clone(options)
		slices.SortFunc(out, func(x, y table.Option) int {
			return cmp.Or(cmp.Compare(x.Verb, y.Verb), cmp.Compare(x.Mode, y.Mode), cmp.Compare(x.Item, y.Item), cmp.Compare(x.Also, y.Also),
				cmp.Compare(x.Who, y.Who), cmp.Compare(x.N, y.N), cmp.Compare(x.Cell, y.Cell))
		})
		return out
	}
	if len(got) != len(wanted) || !slices.Equal(sorted(got), sorted(wanted)) || best != wantedBest {
		a.t.Fatalf("%d options and %+v, want %d and %+v:\n%v\n%v", len(got), best, len(wanted), wantedBest, got, wanted)
	}
	if !slices.Contains(got, best) {
		a.t.Fatalf("%+v is the best, and not listed among %v", best, got)
	}
	if a.rng.Below(2) == 0 {
		return best, true
	}
	return bot.Random{}.Choose(a.g, q, q.Asked(), &a.rng), true
}

// TestWhatWasFoundStays: what combatants know of each other is found once for many questions. Every question lists what it lists to a
// game that has found nothing before, also after the state was set back, and the greedy bot takes the same.
func TestWhatWasFoundStays(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, name := range []string{"hollow-way", "burnt-abbey", "two-schools", "three-towers", "wine-cellar", "chain-bridge"} {
		e, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		a := &relisting{t: t, g: e.Game.Clone().(*flank.Game)}
		saved := e.Game.Clone().(*flank.Game)
		tb := table.Table{Answers: a, Bots: true}
		for fight := range uint64(3) {
			a.g.CopyFrom(e.Game)
			tb.Reset(fight)
			a.rng.Seed(fight, 11)
			for beat := range 160 {
				if _, over := a.g.Over(); over {
					break
				}
				tb.Beat(a.g)
				switch beat {
				case 60:
					saved.CopyFrom(a.g)
				case 90:
					a.g.CopyFrom(saved)
				}
			}
		}
		compared += a.compared
	}
	if compared < 1500 {
		t.Errorf("only %d questions were compared", compared)
	}
}
