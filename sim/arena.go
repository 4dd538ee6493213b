package sim

import (
	"fray/bot"
	"fray/table"
)

// arena plays and counts the fights of one worker. It answers the questions of its table. Once the buffers have grown,
// neither a decision nor a fight allocates.
type arena struct {
	stage
	start table.Game
	book  *table.Book
	tally table.Tally // of the last fight
	sum   Tally
	ahead *ahead // nil: fights begin at the start
}

func newArena(m Match, limit int) *arena {
	a := &arena{start: m.Game, book: m.Game.Book(), stage: stage{team: bot.NewTeam(m.Game.Cast(), m.Bots), limit: limit}, sum: newTally(m.Game)}
	a.trace()
	if m.From != nil {
		a.ahead = newAhead(a, m)
		return a
	}
	a.game = m.Game.Clone()
	a.table = &table.Table{Answers: a, Bots: true}
	return a
}

// newArena returns an arena for one of the configuration's matches.
func (c *Config) newArena(m Match) *arena {
	a := newArena(m, c.MaxDecisions)
	if c.Why {
		a.witness = newWitness()
	}
	return a
}

// result returns the tally of all fights of the arena.
func (a *arena) result() *Tally {
	if a.witness != nil {
		a.sum.Why = a.witness.deeds
	}
	return &a.sum
}

// Answer lets the side's player choose and counts the choice.
func (a *arena) Answer(q *table.Question) (table.Option, bool) {
	side, o := a.choose(q)
	a.sum.Uses[useOf(a.book, side, q.Kind, o.Verb)]++
	return o, true
}

// play plays and counts fight i of the run.
func (a *arena) play(run uint64, i int) (outcome, error) {
	seed := SeedOf(run, i)
	o, err := a.begin(seed)
	if err != nil {
		return o, &FightError{Index: i, Seed: seed, Cause: err}
	}
	a.game.Tally(&a.tally)
	a.sum.fight(i, o, a.decisions, &a.tally)
	return o, nil
}

// begin plays a fight of this seed.
func (a *arena) begin(seed uint64) (outcome, error) {
	if a.ahead != nil {
		return a.ahead.play(seed)
	}
	a.game.CopyFrom(a.start)
	a.listen()
	return a.fight(seed)
}
