package phase

import (
	"fray/space"
	"fray/table"
)

// outing floods where a combatant can get by a full move, once for each question that lists what it can do. It holds until the
// question is answered.
func (g *Game) outing(a table.Who) *space.Flood {
	sc := g.sc
	if sc.outgoing != a {
		sc.outgoing = a
		sc.outing.Run(g.units[a].cell, g.movement(a), g.blockFor(a), nil, g.groundFor(a))
	}
	return sc.outing
}
