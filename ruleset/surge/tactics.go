package surge

import "fray/table"

// Best picks an option by rules of thumb: the greedy bot.
func (g *Game) Best(q *table.Question) table.Option { return q.Default() }
