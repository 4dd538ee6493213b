package phase

import "fray/table"

// Best picks a sensible option by rules of thumb: the greedy bot.
func (g *Game) Best(q *table.Question) table.Option { return q.Default() }
