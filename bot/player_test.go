package bot_test

import (
	"slices"
	"testing"

	"fray/bot"
	"fray/table"
)

func TestFind(t *testing.T) {
	names := bot.Names()
	if !slices.Equal(names, []string{"greedy", "search", "random", "default"}) {
		t.Errorf("names are %q", names)
	}
	for _, name := range names {
		if p, ok := bot.Find(name); !ok || p == nil {
			t.Errorf("%q is named but not found", name)
		} else if got := bot.Name(p); got != name {
			t.Errorf("%q is called %q", name, got)
		}
	}
	if p, _ := bot.Find("search:nodes=500"); p != (bot.Search{Nodes: 500}) || bot.Name(p) != "search:nodes=500" {
		t.Errorf("search:nodes=500 is %+v, called %q", p, bot.Name(p))
	}
	for _, name := range []string{"Greedy ", "search:", "search:nodes=", "search:nodes=0", "search:nodes=1000001", "search:nodes=many"} {
		if _, ok := bot.Find(name); ok {
			t.Errorf("%q was found", name)
		}
	}
	if got := bot.Name(new(bot.Team)); got != "" {
		t.Errorf("a player that is not listed is called %q", got)
	}
}

// TestDeal: the numbers of a choice depend only on the seed and its place, and differ from those of the dice.
func TestDeal(t *testing.T) {
	first := func(seed uint64, inputs int) uint64 {
		var r table.Rand
		bot.Deal(&r, table.Practice(seed), inputs)
		return r.Uint64()
	}
	if first(7, 3) != first(7, 3) {
		t.Error("the same place gave two numbers")
	}
	var dice table.Rand
	dice.Seed(7, 3)
	seen := map[uint64]string{dice.Uint64(): "the dice"}
	for _, at := range []struct {
		name   string
		seed   uint64
		inputs int
	}{{"seed 7, input 3", 7, 3}, {"seed 7, input 4", 7, 4}, {"seed 8, input 3", 8, 3}} {
		n := first(at.seed, at.inputs)
		if other, ok := seen[n]; ok {
			t.Errorf("%s draws the number of %s", at.name, other)
		}
		seen[n] = at.name
	}
}

// thinker is a game with a best option.
type thinker struct{ table.Game }

func (thinker) Best(*table.Question) table.Option { return table.Do(1).At(4) }

// undecided is a game without a best option.
type undecided struct{ table.Game }

func (undecided) Best(q *table.Question) table.Option { return table.Basic{}.Best(q) }

func TestGreedy(t *testing.T) {
	var tab table.Table
	q := ask(&tab)
	q.SetDefault(table.Do(3))
	if o := (bot.Greedy{}).Choose(thinker{}, q, table.JustSeat(blue), nil); o != table.Do(1).At(4) {
		t.Errorf("chose %+v, want what the game holds for best", o)
	}
	if o := (bot.Greedy{}).Choose(undecided{}, q, table.JustSeat(blue), nil); o != table.Do(3) {
		t.Errorf("chose %+v without an opinion of the game, want the default", o)
	}
}

// TestGreedyReserved: a best option that is reserved for players is not taken.
func TestGreedyReserved(t *testing.T) {
	var tab table.Table
	q := tab.Ask(1, 0, 0, table.JustSeat(blue))
	q.Family()
	q.Try(table.Do(1).At(4))
	q.OfferToPeople()
	q.Try(table.Do(3))
	q.Offer()
	q.Try(table.Do(5))
	q.OfferToPeople()
	if o := (bot.Greedy{}).Choose(thinker{}, q, q.Seats, nil); o != table.Do(3) {
		t.Errorf("chose %+v, want the last one that is not reserved", o)
	}
}

func TestDefault(t *testing.T) {
	var tab table.Table
	q := ask(&tab)
	q.SetDefault(table.Do(1).At(3))
	if o := (bot.Default{}).Choose(nil, q, table.JustSeat(blue), nil); o != table.Do(1).At(3) {
		t.Errorf("chose %+v, want the default", o)
	}
}
