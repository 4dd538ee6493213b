package flank

import "fray/table"

// Best picks an option by rules of thumb.
func (g *Game) Best(q *table.Question) table.Option { return q.Default() }
