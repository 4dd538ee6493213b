package botexec

import (
	"fray/bot"
	"fray/table"
)

// Remote is a program for a host of many fights, which does not wait for it.
type Remote struct{ *Bot }

var _ bot.Remote = Remote{}

// Remote implements [bot.Remote].
func (Remote) Remote() {}

// Think implements [bot.Thinker]. It panics as [Bot.Choose] does.
func (r Remote) Think(at table.Position, g table.Game, q *table.Question, seats table.Seats) table.Option {
	var rand table.Rand
	bot.Deal(&rand, at.Seed, at.Inputs+len(at.Tail))
	return r.Choose(g, q, seats, &rand)
}
