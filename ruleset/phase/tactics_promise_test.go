package phase_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset/phase"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// skeptic answers at random or greedily, and looks at every promise first.
type skeptic struct {
	t    *testing.T
	g    *phase.Game
	rng  table.Rand
	kept [phase.Promised + 1]int // by section, how often it had something worth an answer
}

func (p *skeptic) Answer(q *table.Question) (table.Option, bool) {
	if broken := p.g.BrokenPromise(q, &p.kept); broken != "" {
		p.t.Error(broken)
	}
	if p.rng.Below(2) == 0 {
		return bot.Greedy{}.Choose(p.g, q, q.Asked(), &p.rng), true
	}
	return bot.Random{}.Choose(p.g, q, q.Asked(), &p.rng), true
}

// play plays a fight, of which it looks at no more than so many beats.
func (p *skeptic) play(g *phase.Game, seed uint64, beats int) {
	p.g = g
	p.rng.Seed(seed, 5)
	tb := table.Table{Answers: p}
	tb.Reset(seed)
	for range beats {
		if _, over := g.Over(); over || p.t.Failed() {
			return
		}
		tb.Beat(g)
	}
}

// TestPromises: no option is worth more than its section promises, so greedy bots lose nothing by the sections that they do not look
// at. Half of the answers are random, which leads to where greedy bots alone never come.
func TestPromises(t *testing.T) {
	p := &skeptic{t: t}
	for seed := range uint64(300) {
		p.play(newGame(t, arena(property.NewSource(nil, seed))), seed, 60)
	}
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lib.Encounters() {
		if l.Ruleset != "phase" {
			continue
		}
		e, err := lib.Encounter(l.Name)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(20) {
			p.play(e.Game.Clone().(*phase.Game), seed, 200)
		}
	}
	t.Logf("sections with something worth an answer: %v", p.kept)
	for section, n := range p.kept[1:] {
		if n == 0 {
			t.Errorf("section %d never has anything worth an answer", section+1)
		}
	}
}
