package flow_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset/flow"
	"fray/table"
)

// arenaGame is a game of an arena drawn by rapid.
func arenaGame(t *rapid.T) (*flow.Game, *source) {
	s := drawSource(t)
	setup := arena(s)
	g, problems := flow.New(setup)
	for _, p := range problems {
		t.Fatalf("an arena is always good: %v", p)
	}
	return g, s
}

// witness hears everything, reads it, and knows whether whoever acts may.
type witness struct {
	t    rapid.TB
	g    *flow.Game
	down map[int16]bool
	told int // dice that were told of
}

func (w *witness) Hear(e *table.Event) {
	w.told += len(e.Faces)
	text := w.g.Text(e)
	if strings.TrimSpace(text) == "" || strings.Contains(text, "%!") {
		w.t.Fatalf("event %+v reads %q", *e, text)
	}
	if e.Kind == table.Began && w.down[e.Who] {
		w.t.Fatalf("%s, though it is out of the fight", text)
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

// stroll is a player of one fight in a row: a random one that looks at what it is asked.
type stroll struct {
	*roller
	g *flow.Game
	s *source
}

func (p *stroll) Answer(q *table.Question) (table.Option, bool) {
	if text := p.g.Prompt(q); text == "" || strings.Contains(text, "%!") {
		p.t.Fatalf("question %d reads %q", q.Kind, text)
	}
	if !q.Contains(q.Default()) {
		p.t.Fatalf("the default %+v of question %d is not listed", q.Default(), q.Kind)
	}
	o, ok := p.roller.Answer(q)
	if len(p.s.data) > 0 {
		o = q.Kth(p.s.below(q.Count()))
	}
	c := p.g.Describe(q, o)
	if c.Key == "" || c.Label == "" || c.Key != p.g.Key(q, o) {
		p.t.Fatalf("%+v is described as %+v with key %q", o, c, p.g.Key(q, o))
	}
	return o, ok
}

// TestStateIsSound plays whole fights at random and looks at the state after every beat.
func TestStateIsSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := arenaGame(t)
		soundFight(t, g, s, 20000)
	})
}

// soundFight plays a fight to its end, or for so many answers.
func soundFight(t rapid.TB, g *flow.Game, s *source, most int) {
	w := &witness{t: t, g: g, down: map[int16]bool{}}
	player := &stroll{roller: &roller{rng: s.rng, check: true, t: t}, g: g, s: s}
	tb := &table.Table{Answers: player, Listener: w, Explain: s.oneIn(2)}
	dice := &thrower{Table: tb}
	tb.Dice = dice
	tb.Reset(s.rng.Uint64())
	for beats := 0; ; beats++ {
		for _, fault := range g.Faults() {
			t.Fatalf("after %d beats: %s", beats, fault)
		}
		if w.told != dice.thrown {
			t.Fatalf("after %d beats: %d dice were thrown, and %d told of", beats, dice.thrown, w.told)
		}
		view := g.View(table.GM)
		clear(w.down)
		for _, k := range view.Tokens {
			w.down[g.Cast().Find(k.ID)] = k.Down
		}
		if view.Over || player.n > most {
			return
		}
		tb.Beat(g)
	}
}
