package bot

import "fray/table"

// Thinker is a player that looks ahead. Hosts that know the [table.Position] let it Think instead of Choose.
type Thinker interface {
	Player
	// Think returns an option listed for one of the seats. The position is the fight at the question q, and g its game: the
	// thinker looks only at what the seats may know of it, and changes nothing.
	Think(at table.Position, g table.Game, q *table.Question, seats table.Seats) table.Option
}

// Remote is a [Thinker] that thinks in another process: it waits, and needs no processor of the host's.
type Remote interface {
	Thinker
	Remote()
}

// Ask has a player choose. At gives the position of the fight at the question; it is called only for a [Thinker].
func Ask(p Player, at func() table.Position, g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	if t, ok := p.(Thinker); ok {
		return t.Think(at(), g, q, seats)
	}
	return p.Choose(g, q, seats, r)
}
