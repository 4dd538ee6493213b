package flow_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset/flow"
	"fray/table"
)

// looker answers like another and looks at everything first.
type looker struct {
	*roller
	g *flow.Game
}

func (l *looker) Answer(q *table.Question) (table.Option, bool) {
	for k := range q.Count() {
		l.g.Describe(q, q.Kth(k))
	}
	for seat := range l.g.Cast().Seats {
		l.g.View(table.Seat(seat))
	}
	l.g.Prompt(q)
	if o := l.g.Best(q); !q.Contains(o) {
		l.t.Fatalf("the best of question %d is %+v, which is not listed", q.Kind, l.g.Describe(q, o))
	}
	return l.roller.Answer(q)
}

// texts keeps what is said.
type texts struct {
	g   *flow.Game
	all []string
}

func (x *texts) Hear(e *table.Event) { x.all = append(x.all, x.g.Text(e)) }

// TestHostsAgree plays the same answers in a session, in a row, and in a row under the eyes of somebody: the same dice, the
// same words, the same end.
func TestHostsAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, src := arenaGame(t)
		seed := src.rng.Uint64()
		s := table.NewSession(g.Clone(), table.Options{Seed: seed})
		r := &roller{rng: src.rng, t: t}
		for q := s.Open(); q != nil; q = s.Open() {
			o, _ := r.Answer(q)
			if err := s.AnswerOption(q.Seats.First(), o); err != nil {
				t.Fatal(err)
			}
		}
		for _, looking := range []bool{false, true} {
			c := g.Clone().(*flow.Game)
			heard := &texts{g: c}
			tb := &table.Table{Answers: &roller{rng: src.rng, t: t}, Listener: heard, Explain: looking}
			if looking {
				tb.Answers = &looker{&roller{rng: src.rng, t: t}, c}
			}
			tb.Reset(seed)
			for over := false; !over; _, over = c.Over() {
				tb.Beat(c)
			}
			if tb.Inputs != len(s.Inputs()) || !slices.Equal(c.AppendState(nil), s.Game().AppendState(nil)) {
				t.Fatalf("looking %v: %d answers, but %d in the session", looking, tb.Inputs, len(s.Inputs()))
			}
			for i, e := range s.Events() {
				if text := s.Game().Text(&e); i >= len(heard.all) || e.Kind == table.Rolled && heard.all[i] != text {
					t.Fatalf("looking %v: event %d reads %q in the session", looking, i, text)
				}
			}
		}
	})
}

// TestCopiesGoOnAlike copies a fight on the way, into a new buffer and into one that another fight was played in.
func TestCopiesGoOnAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, src := arenaGame(t)
		used := g.Clone().(*flow.Game)
		run(used, &roller{rng: src.rng, t: t}, &table.Table{}, 40)
		r, tb := &roller{rng: src.rng, t: t}, &table.Table{}
		tb.Reset(src.rng.Uint64())
		run(g, r, tb, src.rng.Below(60))
		fresh := g.Clone().(*flow.Game)
		used.CopyFrom(g)
		var want []byte
		for i, c := range []*flow.Game{g, fresh, used} {
			player, host := *r, *tb
			run(c, &player, &host, 100)
			if got := c.AppendState(nil); i == 0 {
				want = got
			} else if !slices.Equal(got, want) {
				t.Fatalf("copy %d went on another way", i)
			}
		}
	})
}

// run plays so many beats.
func run(g *flow.Game, r *roller, tb *table.Table, beats int) {
	tb.Answers = r
	for range beats {
		if _, over := g.Over(); over {
			return
		}
		tb.Beat(g)
	}
}

// TestBestIsListed has the greedy bot play everybody.
func TestBestIsListed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, src := arenaGame(t)
		s := table.NewSession(g, table.Options{Seed: src.rng.Uint64()})
		for range 150 { // a combatant that can give itself AP has no end of its turn in mind
			q := s.Open()
			if q == nil {
				break
			}
			o := s.Game().(*flow.Game).Best(q)
			if !q.ContainsFor(q.Seats, o) {
				t.Fatalf("the best of question %d is %+v, which is not listed", q.Kind, o)
			}
			if err := s.AnswerOption(q.Seats.First(), o); err != nil {
				t.Fatal(err)
			}
		}
	})
}
