package bot

import "fray/table"

// Greedy picks by the game's own rules of thumb ([table.Game.Best]). Where these pick an option that is for people only, it
// takes the default.
type Greedy struct{}

// Choose returns the game's choice; that it is listed is a law of the game, and tested there.
func (Greedy) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	if o := g.Best(q); (seats == q.Seats || q.ContainsFor(seats, o)) && !q.IsForPeople(o) {
		return o
	}
	return Default{}.Choose(g, q, seats, r)
}
