package sim

import (
	"fray/bot"
	"fray/table"
)

// stage is what one worker plays a fight on. Whoever embeds it is the answerer of its table, and chooses by it.
type stage struct {
	game      table.Game
	team      *bot.Team
	table     table.Table
	rng       table.Rand
	limit     int
	decisions int // of this fight
}

// outcome is how one fight ended.
type outcome struct {
	winner table.Result
	cut    bool // it was cut off, and is a draw
}

// tooLong is the panic value that cuts off a fight within a beat; fight recovers it.
type tooLong struct{}

// choose has the player of the side that is asked choose.
func (s *stage) choose(q *table.Question) (side int, o table.Option) {
	if s.decisions == s.limit {
		panic(tooLong{})
	}
	s.decisions++
	side = s.team.SideOf(q)
	bot.Deal(&s.rng, s.table.Seed, s.table.Inputs)
	return side, s.team.Player(side).Choose(s.game, q, s.team.SeatsOf(side, q.Seats), &s.rng)
}

// fight plays the game from its start until it is over or has lasted too long. Nothing is ever left open, so that the game
// beats on its own, and a panic is a fault of the ruleset or of a bot.
func (s *stage) fight(seed uint64) (o outcome, err error) {
	defer func() {
		if r := recover(); r != nil {
			switch r := r.(type) {
			case tooLong:
				o, err = outcome{table.Draw, true}, nil
			case *table.EndlessError:
				err = r
			default:
				err = fault(r)
			}
		}
	}()
	s.table.Reset(seed)
	s.decisions = 0
	for range s.limit {
		if winner, over := s.game.Over(); over {
			return outcome{winner, false}, nil
		}
		s.table.Beat(s.game)
	}
	return outcome{table.Draw, true}, nil
}
