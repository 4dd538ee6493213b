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
}

func newArena(m Match, limit int) *arena {
	a := &arena{start: m.Game, stage: stage{game: m.Game.Clone(), team: bot.NewTeam(m.Game.Cast(), m.Bots), limit: limit}}
	a.counts = newCounts(m.Game)
	a.table.Answers, a.table.Bots = a, true
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
	a.game.CopyFrom(a.start)
	o, err := a.fight(seed)
	if err != nil {
		return o, &FightError{Index: i, Seed: seed, Cause: err}
	}
	a.game.Tally(&a.tally)
	a.counts.fight(i, o, a.decisions, &a.tally)
	return o, nil
}
