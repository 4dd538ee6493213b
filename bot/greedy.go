package bot

import "fray/table"

// Greedy takes what the game's own rules of thumb hold for best ([table.Tactician]). A game without any gets its
// defaults, and so does one that holds an option for best that is reserved for people.
type Greedy struct{}

// Choose is the tactician's choice; that it is listed is a law of the game, and tested there.
func (Greedy) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	if t, ok := g.(table.Tactician); ok {
		if o := t.Best(q); (seats == q.Seats || q.ContainsFor(seats, o)) && !q.IsReserved(o) {
			return o
		}
	}
	return Default{}.Choose(g, q, seats, r)
}
