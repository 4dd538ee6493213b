package sim_test

import (
	"context"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/sim"
	"fray/table"
)

// keyed plays at random and names its choices by their keys, as programs and people do.
type keyed struct{ bot.Random }

func (k keyed) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	key := g.Key(q, k.Random.Choose(g, q, seats, r))
	o, ok := q.Find(g, seats, key)
	if !ok {
		panic("no option has the key " + key)
	}
	return o
}

// finder plays at random and looks up options of each question by their keys.
type finder struct {
	bot.Random
	t *testing.T
}

func (f finder) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	o := f.Random.Choose(g, q, seats, r)
	if found, ok := q.Find(g, seats, "fly:to:the:moon"); ok {
		f.t.Errorf("found %q by the key of nothing", g.Key(q, found))
	}
	const some = 5 // of each entry: the first, the last and what is between
	for _, e := range q.Groups() {
		if e.Seats&seats == 0 {
			continue
		}
		for i := range min(some, e.Len()) {
			k := i * (e.Len() - 1) / max(1, min(some, e.Len())-1)
			key := g.Key(q, e.Kth(k))
			if found, ok := q.Find(g, seats, key); !ok || g.Key(q, found) != key {
				f.t.Errorf("by the key %q found %q", key, g.Key(q, found))
			}
		}
	}
	return o
}

// small is a fight of each ruleset.
func small() []string { return []string{"champions", "gate-yard", "duel", "lesson", "landing"} }

// TestFindByKey: in every ruleset, every option is found by its key, and a bot that names its choices by their keys plays as one that
// returns options.
func TestFindByKey(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range small() {
		e, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		play := func(p bot.Player) string {
			r, err := sim.Run(t.Context(), sim.Config{Match: sim.Match{Game: e.Game, Bots: []bot.Player{p, p}}, Fights: 2, Seed: 1, Workers: 1, MaxDecisions: 400})
			if err != nil {
				t.Fatal(err)
			}
			return r.Checksum
		}
		play(finder{t: t})
		if by, as := play(keyed{}), play(bot.Random{}); by != as {
			t.Errorf("%s: by keys the fights end as %s, by options as %s", name, by, as)
		}
	}
}

// BenchmarkKeyed measures a bot that names its choices by keys beside one that returns them.
func BenchmarkKeyed(b *testing.B) {
	lib, err := pack.Bundled()
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range small() {
		e, err := lib.Encounter(name)
		if err != nil {
			b.Fatal(err)
		}
		for _, p := range []struct {
			name   string
			player bot.Player
		}{{"options", bot.Random{}}, {"keys", keyed{}}} {
			b.Run(name+"/"+p.name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					_, err := sim.Run(context.Background(), sim.Config{Match: sim.Match{Game: e.Game, Bots: []bot.Player{p.player, p.player}}, Fights: 20, Seed: 1, Workers: 1})
					if err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
