package surge

import "fray/table"

// rolled is what a roll with [table.Roll.Same] is for.
type rolled int

// The rolls with Same, and none.
const (
	rolledNothing rolled = iota
	rolledOpens          // the d20 of a linked check
	rolledImprove        // a die for a total
	rolledCoup           // a die for a degree
	rolledOpposes        // the d20 of a check that opposes it
)

// depends returns what the rest of the beat depends on besides the next roll of a check ([table.Roll.Same]): the check, the combatant that
// rolls, by how much the check stands above its DC, natural 20s, and the dice left in all pools that may add some. It returns nothing where
// more than that counts.
func (g *Game) depends(t *table.Table, what rolled, c *check, by table.Who, above int) (on table.Same) {
	if t.Seeded() || c.lasts {
		return on
	}
	n := 4
	if !g.pack(&on, &n, c.who) || c.on >= 0 && !g.pack(&on, &n, c.on) {
		return table.Same{}
	}
	for a := g.lucky.First(); a != table.Nobody; a = g.lucky.After(a) {
		if !g.pack(&on, &n, a) {
			return table.Same{}
		}
	}
	on[0], on[1], on[2], on[3] = int16(int(what)<<12|int(c.who)<<3), int16(by), c.within, int16(above)
	if what != rolledCoup { // natural 20s count in its degree already
		on[0] |= int16((c.natural+1)<<1 | table.Bit(c.die == 20))
	}
	return on
}

// pack puts the dice in the pools of a combatant in the n-th place, and reports whether they fit.
func (g *Game) pack(on *table.Same, n *int, a table.Who) bool {
	if *n == len(on) {
		return false
	}
	for _, dice := range g.units[a].dice {
		if dice > 31 {
			return false
		}
		on[*n] = on[*n]<<5 | dice
	}
	*n++
	return true
}
