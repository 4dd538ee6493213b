package property

import (
	"strings"

	"pgregory.net/rapid"

	"fray/table"
)

// stateIsSound plays whole fights at random and checks the state after every beat.
func stateIsSound(k *Kit, t *rapid.T) {
	g, s := k.drawn(t)
	k.soundFight(t, g, s, 20000)
}

// soundFight plays a fight to its end, or until a number of answers.
func (k *Kit) soundFight(t rapid.TB, g Game, s *Source, most int) {
	tb := &table.Table{}
	w := &witness{t: t, tb: tb, g: g, down: map[table.Who]bool{}, fallenAct: k.FallenAct}
	if k.Watch != nil {
		w.also = k.Watch(t, g)
	}
	player := &stroll{Roller: &Roller{Rng: s.Rng, Check: true, T: t}, g: g, s: s}
	tb.Answers, tb.Listener, tb.Explain = player, w, s.OneIn(2)
	dice := &thrower{Table: tb}
	tb.Dice = dice
	tb.Reset(s.Rng.Uint64())
	for beats := 0; ; beats++ {
		k.sound(t, g, beats, w)
		if w.shown != dice.thrown {
			t.Fatalf("after %d beats: %d dice were thrown, and events show %d", beats, dice.thrown, w.shown)
		}
		view := g.View(table.GM)
		clear(w.down)
		for _, token := range view.Tokens {
			w.down[g.Cast().Find(token.ID)] = token.Down
		}
		if view.Over || player.N > most {
			return
		}
		tb.Beat(g)
	}
}

// sound fails if the state has faults.
func (k *Kit) sound(t rapid.TB, g Game, beats int, w *witness) {
	faults := g.Faults()
	if k.Faults != nil {
		faults = append(faults, k.Faults(g)...)
	}
	for _, fault := range faults {
		t.Fatalf("after %d beats: %s\n%s", beats, fault, strings.Join(w.said[max(0, len(w.said)-15):], "\n"))
	}
}

// witness hears every event, checks its text, and checks that the acting combatant may act and that the table knows of its turn.
type witness struct {
	t         rapid.TB
	tb        *table.Table
	g         Game
	down      map[table.Who]bool
	fallenAct bool
	shown     int // dice that events showed
	said      []string
	also      table.Listener
}

func (w *witness) Hear(e *table.Event) {
	w.shown += len(e.Faces)
	text := w.g.Text(e)
	w.said = append(w.said, text)
	_, ends := w.g.Contest(e) // may say no more than its roll
	if strings.TrimSpace(text) == "" && !ends || strings.Contains(text, "%!") {
		w.t.Fatalf("event %+v reads %q", *e, text)
	}
	if e.Kind == table.Began && w.down[e.Who] && !w.fallenAct {
		w.t.Fatalf("%s, though it is out of the fight", text)
	}
	if who, round := w.tb.Turn(); e.Kind == table.Began && (who != e.Who || round != int(e.N[0])) {
		w.t.Fatalf("%s (round %d), and the table knows of the turn of %d in round %d", text, e.N[0], who, round)
	}
	if w.also != nil {
		w.also.Hear(e)
	}
}

// thrower throws from the seed and counts.
type thrower struct {
	*table.Table
	thrown int
}

func (d *thrower) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	d.thrown += len(faces)
	return d.Draw(r, faces), true, true
}

// stroll plays a fight at random and checks each question.
type stroll struct {
	*Roller
	g Game
	s *Source
}

func (p *stroll) Answer(q *table.Question) (table.Option, bool) {
	if text := p.g.Prompt(q); text == "" || strings.Contains(text, "%!") {
		p.T.Fatalf("question %d reads %q", q.Kind, text)
	}
	if !q.Contains(q.Default()) {
		p.T.Fatalf("the default %+v of question %d is not listed", q.Default(), q.Kind)
	}
	if (q.Actor != table.Nobody || q.Aim != table.Nobody) && !p.g.Book().Questions[q.Kind].HasActor {
		p.T.Fatalf("question %d follows an action of %d at %d, and its row does not say HasActor", q.Kind, q.Actor, q.Aim)
	}
	for _, b := range q.BlockedOptions() {
		c := p.g.Describe(q, b.Option)
		if c.Key == "" || strings.HasSuffix(c.Key, ":") || c.Key != p.g.Key(q, b.Option) || len(b.Rules) == 0 {
			p.T.Fatalf("blocked by %v, %+v is described as %+v with key %q", b.Rules, b.Option, c, p.g.Key(q, b.Option))
		}
		if q.ContainsFor(b.Seats, b.Option) {
			p.T.Fatalf("%s is listed, and blocked by %v", c.Key, b.Rules)
		}
	}
	o, ok := p.Roller.Answer(q)
	if len(p.s.data) > 0 {
		o = q.Kth(p.s.Below(q.Count()))
	}
	c := p.g.Describe(q, o)
	if c.Key == "" || c.Label == "" || c.Key != p.g.Key(q, o) {
		p.T.Fatalf("%+v is described as %+v with key %q", o, c, p.g.Key(q, o))
	}
	return o, ok
}
