package flank_test

import (
	"strings"
	"testing"

	"fray/bot"
	"fray/ruleset/flank"
	"fray/table"
)

// mixed answers for one side greedily and for the other at random.
type mixed struct {
	g      table.Game
	rng    table.Rand
	greedy int // the side that the greedy bot plays
}

// Answer picks an option for the seats that are asked.
func (m *mixed) Answer(q *table.Question) (table.Option, bool) {
	side := -1
	if q.Who != table.Nobody {
		side = m.g.Cast().Combatants[q.Who].Side
	}
	if side == m.greedy || side < 0 {
		return m.g.Best(q), true
	}
	return bot.Random{}.Choose(m.g, q, q.Asked(), &m.rng), true
}

// TestGreedyBeatsRandom: of 100 fights each from both sides the greedy bot wins at least 95.
func TestGreedyBeatsRandom(t *testing.T) {
	f := newFights(t)
	won := 0
	for i := range 100 {
		m := &mixed{g: f.now, greedy: i % 2}
		m.rng.Seed(uint64(i), 3)
		f.now.CopyFrom(f.start)
		f.t = table.Table{Answers: m}
		f.t.Reset(uint64(i))
		for over := false; !over; _, over = f.now.Over() {
			f.t.Beat(f.now)
		}
		if r, _ := f.now.Over(); int(r) == m.greedy {
			won++
		}
	}
	if won < 95 {
		t.Errorf("the greedy bot wins %d of 100 fights, want at least 95", won)
	}
}

// first keeps the greedy bot's answer to the first question of a turn, and ends the fight there.
type first struct {
	g   table.Game
	key string
}

// Answer picks an option greedily.
func (f *first) Answer(q *table.Question) (table.Option, bool) {
	o := f.g.Best(q)
	if f.key == "" && flank.IsTurn(q) {
		f.key = f.g.(*flank.Game).Key(q, o)
	}
	return o, true
}

// TestGreedyTakesOff: one that stands on the ground goes for a foe in the air by the kind of movement that leads there: a Charge where
// that reaches it, else a way that comes nearer.
func TestGreedyTakesOff(t *testing.T) {
	for _, c := range []struct{ at, want string }{
		{"4,0,4", "charge:sword:fly:b"},
		{"9,0,1", "charge:sword:fly:b"},
		{"12,0,4", "advance:fly:8,0,"},
	} {
		early := 20
		s := &flank.Setup{Items: map[string]flank.Item{"sword": {Attacks: []flank.Attack{{Dice: "1d8"}}}}}
		for range 5 {
			s.Map.Squares = append(s.Map.Squares, strings.Repeat(".", 20)+"\n"+strings.Repeat(".", 20))
		}
		s.Combatants = []flank.Combatant{
			{ID: "a", Side: "red", At: "0,0,0", Given: &early, Held: []string{"sword"}, Speeds: map[string]int{"walk": 10, "fly": 40}},
			{ID: "b", Side: "blue", At: c.at, Flying: true, Speeds: map[string]int{"fly": 30}, HPMax: 40},
		}
		g, problems := flank.New(s)
		for _, p := range problems {
			t.Fatal(p)
		}
		f := &first{g: g}
		tb := table.Table{Answers: f}
		for f.key == "" {
			tb.Beat(g)
		}
		if !strings.HasPrefix(f.key, c.want) {
			t.Errorf("at %s the greedy bot takes %s, want %s", c.at, f.key, c.want)
		}
	}
}
