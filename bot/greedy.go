package bot

import "fray/table"

// Greedy picks by the game's rules of thumb ([table.Game.Best]). If they pick an option that is for players only, it
// takes the default.
type Greedy struct{}

// Choose returns the game's choice. Tests hold the games to the law that it is listed.
func (Greedy) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	if o := g.Best(q); (seats == q.Seats || q.ContainsFor(seats, o)) && !q.IsForPeople(o) {
		return o
	}
	return Default{}.Choose(g, q, seats, r)
}
