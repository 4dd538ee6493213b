package sim

import (
	"fray/bot"
	"fray/table"
)

// arena is where one worker plays its fights: a table, a buffer for the game, and what has been counted. It is the
// answerer of its own table. Once the buffers have grown, neither a decision nor a fight allocates.
type arena struct {
	start, game table.Game
	team        *bot.Team
	table       table.Table
	rng         table.Rand
	limit       int
	decisions   int // of this fight
	tally       table.Tally
	counts      counts
}

// outcome is how one fight ended.
type outcome struct {
	winner table.Result
	cut    bool // it was cut off, and is a draw
}

// tooLong is the panic value that cuts off a fight within a beat; play recovers it.
type tooLong struct{}

func newArena(m Match, limit int) *arena {
	a := &arena{start: m.Game, game: m.Game.Clone(), team: bot.NewTeam(m.Game.Cast(), m.Bots), limit: limit}
	a.counts = newCounts(m.Game)
	a.table.Answers = a
	return a
}

// Answer has the side's player choose, and counts what it chose.
func (a *arena) Answer(q *table.Question) (table.Option, bool) {
	if a.decisions == a.limit {
		panic(tooLong{})
	}
	a.decisions++
	side := a.team.SideOf(q)
	bot.Deal(&a.rng, a.table.Seed, a.table.Inputs)
	o := a.team.Player(side).Choose(a.game, q, a.team.SeatsOf(side, q.Seats), &a.rng)
	a.counts.use(side, q.Kind, o.Verb)
	return o, true
}

// play plays fight i of the run to its end and counts it.
func (a *arena) play(run uint64, i int) (outcome, error) {
	seed := SeedOf(run, i)
	o, err := a.fight(seed)
	if err != nil {
		return o, &FightError{Index: i, Seed: seed, Cause: err}
	}
	a.game.Tally(&a.tally)
	a.counts.fight(i, o, a.decisions, &a.tally)
	return o, nil
}

// fight plays from the start until the fight is over or has lasted too long. Nothing is ever left open, so that the game
// beats on its own, and a panic is a fault of the ruleset or of a bot.
func (a *arena) fight(seed uint64) (o outcome, err error) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(tooLong); ok {
				o, err = outcome{table.Draw, true}, nil
				return
			}
			err = fault(r)
		}
	}()
	a.game.CopyFrom(a.start)
	a.table.Reset(seed)
	a.decisions = 0
	for range a.limit {
		if winner, over := a.game.Over(); over {
			return outcome{winner, false}, nil
		}
		a.table.Beat(a.game)
	}
	return outcome{table.Draw, true}, nil
}
