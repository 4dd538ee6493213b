package sim

import (
	"fray/bot"
	"fray/table"
)

// stage is what one worker plays a fight on. The embedding type answers the table's questions with choose.
type stage struct {
	game      table.Game
	team      *bot.Team
	table     *table.Table
	seed      table.Seed // of the fight: what bots draw from
	rng       table.Rand
	limit     int
	decisions int           // in this fight
	tracer    *table.Tracer // nil if no player looks ahead
	witness   *witness      // nil if nobody asks what combatants do
}

// outcome is the result of one fight.
type outcome struct {
	winner table.Result
	cut    bool // cut off, which counts as a draw
}

// tooLong is the panic value that cuts off a fight within a beat; fight recovers it.
type tooLong struct{}

// trace follows the fight if a player of the team looks ahead.
func (s *stage) trace() {
	if s.team.Thinks() && s.tracer == nil {
		s.tracer = new(table.Tracer)
	}
}

// choose lets the player of the asked side choose.
func (s *stage) choose(q *table.Question) (side int, o table.Option) {
	if s.decisions == s.limit {
		panic(tooLong{})
	}
	s.decisions++
	side = s.team.SideOf(q)
	bot.Deal(&s.rng, s.seed, s.table.Inputs)
	player, seats := s.team.Player(side), s.team.SeatsOf(side, q.Seats)
	if s.tracer == nil {
		o = player.Choose(s.game, q, seats, &s.rng)
	} else {
		o = bot.Ask(player, s.tracer.Position, s.game, q, seats, &s.rng)
		s.tracer.Take(q, o)
	}
	if s.witness != nil {
		s.witness.choice(q, o)
	}
	return side, o
}

// listen lets the witness hear the fight that begins.
func (s *stage) listen() {
	if s.witness != nil {
		s.witness.begin(s.game)
		s.table.Listener = s.witness
	}
}

// fight plays the game from its start until it is over or has lasted too long.
func (s *stage) fight(seed uint64) (outcome, error) {
	s.table.Reset(seed)
	s.seed = s.table.Seed
	return s.finish(nil)
}

// finish plays on until the fight is over or has lasted too long; begin plays the first beat, if it is not one as any other. Every
// question is answered at once, and a panic becomes an error of the ruleset or of a bot.
func (s *stage) finish(begin func()) (o outcome, err error) {
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
	s.decisions = 0
	if s.witness != nil {
		defer s.witness.end()
	}
	if begin != nil {
		begin()
	}
	for range s.limit {
		if winner, over := s.game.Over(); over {
			return outcome{winner, false}, nil
		}
		if s.tracer != nil {
			s.tracer.Rest(s.table, s.game)
		}
		s.table.Beat(s.game)
	}
	return outcome{table.Draw, true}, nil
}
