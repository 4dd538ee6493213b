package narrate

import (
	"slices"

	"fray/table"
)

// start is where one seat sees the combatants before the first event: their cells, or [table.Nowhere].
type start []int32

// startOf returns where a seat sees the combatants of a game at its start, on cells of these names.
func startOf(g table.Game, seat table.Seat, cells []string) start {
	cast, v := g.Cast(), g.View(seat)
	out := make(start, len(cast.Combatants))
	for i := range out {
		out[i] = table.Nowhere
		k := slices.IndexFunc(v.Tokens, func(k table.Token) bool { return k.ID == cast.Combatants[i].ID && !k.Hidden && !k.Memory })
		if k >= 0 {
			out[i] = int32(slices.Index(cells, v.Tokens[k].Cell))
		}
	}
	return out
}

// began returns the cell where some of these seats saw a combatant at the start, or spectators, if they are no seats of the fight.
func (t *Narrator) began(seats table.Seats, who table.Who) int32 {
	if len(t.starts) == 0 {
		return table.Nowhere
	}
	spectators, played := len(t.starts)-1, false
	for seat, cells := range t.starts[:spectators] {
		if seats.Has(table.Seat(seat)) {
			if played = true; int(who) < len(cells) && cells[who] >= 0 {
				return cells[who]
			}
		}
	}
	if cells := t.starts[spectators]; !played && int(who) < len(cells) {
		return cells[who]
	}
	return table.Nowhere
}
