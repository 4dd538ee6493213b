package sim

import (
	"fray/bot"
	"fray/table"
)

// arena plays and counts the fights of one worker. It answers the questions of its table. Once the buffers have grown,
// neither a decision nor a fight allocates.
type arena struct {
	stage
	start  table.Game
	tally  table.Tally
	counts counts
	ahead  *ahead // nil: fights begin at the start
}

func newArena(m Match, limit int) *arena {
	a := &arena{start: m.Game, stage: stage{team: bot.NewTeam(m.Game.Cast(), m.Bots), limit: limit}, counts: newCounts(m.Game)}
	a.trace()
	if m.From != nil {
		a.ahead = newAhead(a, m)
		return a
	}
	a.game = m.Game.Clone()
	a.table = &table.Table{Answers: a, Bots: true}
	return a
}

// Answer lets the side's player choose and counts the choice.
func (a *arena) Answer(q *table.Question) (table.Option, bool) {
	side, o := a.choose(q)
	a.counts.use(side, q.Kind, o.Verb)
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
	a.counts.fight(i, o, a.decisions, &a.tally)
	return o, nil
}

// begin plays a fight of this seed.
func (a *arena) begin(seed uint64) (outcome, error) {
	if a.ahead != nil {
		return a.ahead.play(seed)
	}
	a.game.CopyFrom(a.start)
	return a.fight(seed)
}
