package flank_test

import (
	"testing"

	"fray/bot"
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
