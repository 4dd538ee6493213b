package bot

import "fray/table"

// Greedy takes what the game's own rules of thumb hold for best ([table.Tactician]). A game without any gets its
// defaults.
type Greedy struct{}

// Choose is the tactician's choice; that it is listed is a law of the game, and tested there.
func (Greedy) Choose(g table.Game, q *table.Question, _ table.Seats, _ *table.Rand) table.Option {
	if t, ok := g.(table.Tactician); ok {
		return t.Best(q)
	}
	return q.Default()
}
