package sim

import (
	"fray/bot"
	"fray/table"
)

// stage is what one worker plays a fight on. The embedding type answers the table's questions with choose.
type stage struct {
	game      table.Game
	team      *bot.Team
	table     table.Table
	rng       table.Rand
	limit     int
	decisions int // in this fight
}

// outcome is the result of one fight.
type outcome struct {
	winner table.Result
	cut    bool // cut off, which counts as a draw
}

// tooLong is the panic value that cuts off a fight within a beat; fight recovers it.
type tooLong struct{}

// choose lets the player of the asked side choose.
func (s *stage) choose(q *table.Question) (side int, o table.Option) {
	if s.decisions == s.limit {
		panic(tooLong{})
	}
	s.decisions++
	side = s.team.SideOf(q)
	bot.Deal(&s.rng, s.table.Seed, s.table.Inputs)
	return side, s.team.Player(side).Choose(s.game, q, s.team.SeatsOf(side, q.Seats), &s.rng)
}

// fight plays the game until it is over or has lasted too long. Every question is answered at once, and a panic
// becomes an error of the ruleset or of a bot.
func (s *stage) fight(seed uint64) (o outcome, err error) {
	defer func() {
		if r := recover(); r != nil {
			switch r := r.(type) {
			case tooLong:
				o, err = outcome{table.Draw, true}, nil
			case *table.EndlessError:
				err = r
			case *bot.Failure:
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
