package bot

import "fray/table"

// Default takes the default of every question, the answer used when nobody answers in time. It stands in for the GM.
type Default struct{}

// Choose returns the question's default.
func (Default) Choose(_ table.Game, q *table.Question, seats table.Seats, _ *table.Rand) table.Option {
	if seats != q.Seats {
		return q.DefaultFor(seats)
	}
	return q.Default()
}
