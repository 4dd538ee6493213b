package property

import (
	"maps"

	"pgregory.net/rapid"

	"fray/bot"
	"fray/table"
)

// moment is a question as bots see it: the options that they may choose, what the game holds for best, what a bot draws, and the answer.
type moment struct {
	options             map[table.Option]bool
	best, drawn, answer table.Option
}

// botsChooseAlike has bots play a fight at a table with people, and again where only bots answer. They must find the same options
// and choose the same, though the rules leave out there what only people choose, and list sections when somebody looks. Where the GM
// rules the default must be the same.
func botsChooseAlike(k *Kit, t *rapid.T) {
	g, src := k.drawn(t)
	seed := src.Rng.Uint64()
	players := [...]bot.Player{bot.Greedy{}, bot.Random{}}
	team := bot.NewTeam(g.Cast(), nil)
	var seen []moment
	play := func(g Game, bots bool, answer func(q *table.Question, n int) table.Option) (n int) {
		tb := &table.Table{Bots: bots, Answers: answers(func(q *table.Question) (table.Option, bool) {
			n++
			return answer(q, n-1), true
		})}
		tb.Reset(seed)
		for range 100 {
			if _, over := g.Over(); over {
				break
			}
			tb.Beat(g)
		}
		return n
	}
	people := g.Clone().(Game)
	play(people, false, func(q *table.Question, _ int) table.Option {
		was := moment{options: open(q), best: people.Best(q), drawn: draw(q, seed, len(seen))}
		if was.answer = q.Default(); team.SideOf(q) == bot.Umpire {
			was.options, was.best = nil, was.answer
		} else {
			was.answer = players[src.Rng.Below(len(players))].Choose(people, q, team.SeatsOf(team.SideOf(q), q.Seats), &src.Rng)
		}
		seen = append(seen, was)
		return was.answer
	})
	alone := g.Clone().(Game)
	asked := play(alone, true, func(q *table.Question, n int) table.Option {
		if n >= len(seen) {
			t.Fatalf("%d questions with people; bots get more", n)
		}
		was := &seen[n]
		if team.SideOf(q) == bot.Umpire {
			if o := q.Default(); o != was.answer {
				t.Fatalf("question %d of kind %d: the default is %+v, with people %+v", n, q.Kind, o, was.answer)
			}
			return was.answer
		}
		if drawn := draw(q, seed, n); drawn != was.drawn {
			t.Fatalf("question %d of kind %d: a bot draws %+v, with people %+v", n, q.Kind, drawn, was.drawn)
		}
		if best := alone.Best(q); best != was.best {
			t.Fatalf("question %d of kind %d: the best is %+v, with people %+v", n, q.Kind, best, was.best)
		}
		if options := open(q); !maps.Equal(options, was.options) {
			t.Fatalf("question %d of kind %d lists %v, with people %v", n, q.Kind, options, was.options)
		}
		return was.answer
	})
	if asked != len(seen) {
		t.Fatalf("bots get %d questions alone, %d with people", asked, len(seen))
	}
}

// draw is what the random bot chooses for the asked seats.
func draw(q *table.Question, seed uint64, n int) table.Option {
	var r table.Rand
	bot.Deal(&r, table.Practice(seed), n)
	return bot.Random{}.Choose(nil, q, q.Seats, &r)
}

// open returns the options of a question that a bot may choose.
func open(q *table.Question) map[table.Option]bool {
	out := map[table.Option]bool{}
	for _, entry := range q.Groups() {
		for i := range entry.Len() {
			if !entry.ForPeople {
				out[entry.Kth(i)] = true
			}
		}
	}
	return out
}

// answers is a function that answers.
type answers func(q *table.Question) (table.Option, bool)

func (f answers) Answer(q *table.Question) (table.Option, bool) { return f(q) }
