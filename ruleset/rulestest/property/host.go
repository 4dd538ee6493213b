package property

import (
	"reflect"
	"slices"

	"pgregory.net/rapid"

	"fray/table"
)

// looker answers as a Roller does. At each fourth question it calls every method that only looks first.
type looker struct {
	*Roller
	g     Game
	asked int
	cells []table.CellView // of a map that was shown: the next one is drawn over it
}

func (l *looker) Answer(q *table.Question) (table.Option, bool) {
	if l.asked++; l.asked%4 != 1 {
		return l.Roller.Answer(q)
	}
	for k := range q.Count() {
		l.g.Describe(q, q.Kth(k))
	}
	for seat := range l.g.Cast().Seats {
		l.g.View(table.Seat(seat))
	}
	l.cells = l.g.Map(l.cells).Cells
	l.g.Prompt(q)
	if o := l.g.Best(q); !q.Contains(o) {
		l.T.Fatalf("the best of question %d is %+v, which is not listed", q.Kind, l.g.Describe(q, o))
	}
	return l.Roller.Answer(q)
}

// texts collects the texts of events.
type texts struct {
	g   Game
	all []string
}

func (x *texts) Hear(e *table.Event) { x.all = append(x.all, x.g.Text(e)) }

// hostsAgree plays the same answers in a session, in a plain loop of beats, and in a loop with a looker. Dice, texts and the
// final state must be the same.
func hostsAgree(k *Kit, t *rapid.T) {
	g, src := k.drawn(t)
	seed := src.Rng.Uint64()
	s := table.NewSession(g.Clone(), table.Options{Seed: table.Practice(seed)})
	r := &Roller{Rng: src.Rng, T: t}
	for q := s.Open(); q != nil; q = s.Open() {
		o, _ := r.Answer(q)
		if err := s.AnswerOptionNote(opened(q, o), o, q.BotNote); err != nil { // as bots do
			t.Fatal(err)
		}
	}
	for _, looking := range []bool{false, true} {
		c := g.Clone().(Game)
		heard := &texts{g: c}
		tb := &table.Table{Answers: &Roller{Rng: src.Rng, T: t}, Listener: heard, Explain: looking}
		look := &looker{Roller: &Roller{Rng: src.Rng, T: t}, g: c}
		if looking {
			tb.Answers = look
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
		if over, fresh := c.Map(look.cells), c.Map(nil); !reflect.DeepEqual(over, fresh) {
			t.Fatalf("the map drawn over an earlier one is %+v, and a new one %+v", over, fresh)
		}
	}
}

// copiesPlayAlike copies a fight at any moment, into a new buffer and into one that held another fight. Both continue alike.
func copiesPlayAlike(k *Kit, t *rapid.T) {
	g, src := k.drawn(t)
	used := g.Clone().(Game)
	k.run(used, &Roller{Rng: src.Rng, T: t}, &table.Table{}, 40)
	r, tb := &Roller{Rng: src.Rng, T: t}, &table.Table{}
	tb.Reset(src.Rng.Uint64())
	k.run(g, r, tb, src.Rng.Below(60))
	fresh := g.Clone().(Game)
	used.CopyFrom(g)
	var want []byte
	for i, c := range []Game{g, fresh, used} {
		player, host := *r, *tb
		k.run(c, &player, &host, 100)
		if got := c.AppendState(nil); i == 0 {
			want = got
		} else if !slices.Equal(got, want) {
			t.Fatalf("copy %d continued differently", i)
		}
	}
}

// run plays a number of beats, with a decree now and then.
func (k *Kit) run(g Game, r *Roller, tb *table.Table, beats int) {
	tb.Answers = r
	for range beats {
		if r.Rng.Below(20) == 0 {
			_ = g.Adjust(tb, k.decree(&r.Rng, g)) // refused if it makes no sense
		}
		if _, over := g.Over(); over {
			return
		}
		tb.Beat(g)
	}
}

// bestIsListed has the greedy bot play everybody.
func bestIsListed(k *Kit, t *rapid.T) {
	g, src := k.drawn(t)
	s := table.NewSession(g, table.Options{Seed: table.Practice(src.Rng.Uint64())})
	for range 150 { // a combatant that can give itself actions may never end its turn
		q := s.Open()
		if q == nil {
			break
		}
		o := s.Game().(Game).Best(q)
		if !q.ContainsFor(q.Seats, o) {
			t.Fatalf("the best of question %d is %+v, which is not listed", q.Kind, o)
		}
		if err := s.AnswerOption(opened(q, o), o); err != nil {
			t.Fatal(err)
		}
	}
}
