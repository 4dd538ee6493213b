package flank

import (
	"fray/space"
	"fray/table"
)

// guesses is how many places are tried for somebody out of sight.
const guesses = 40

// Guess takes the combatants out of the fight that a seat has never noticed, like Forget, and puts those that it remembers where they may be: as far
// from where they were last seen as they walk in a turn, where the seat does not notice them. Of their health it knows nothing, so they have all of it.
func (g *Game) Guess(seat table.Seat, r *table.Rand) (drawn bool) {
	var remembered table.Crowd
	for i := range g.units {
		who := table.Who(i)
		if who == g.active || g.sees(seat, who) {
			continue
		}
		if _, ok := g.lastSeen(seat, who); ok {
			remembered.Add(who)
		}
	}
	for who := remembered.First(); who != table.Nobody; who = remembered.After(who) {
		g.setPresence(who, healthHidden) // so that nobody is in the way who may be elsewhere
	}
	g.Forget(seat)
	for who := remembered.First(); who != table.Nobody; who = remembered.After(who) {
		at, _ := g.lastSeen(seat, who)
		if at = g.guessed(who, at, r); at == space.None {
			g.hide(table.Silent(), who)
			continue
		}
		g.setPresence(who, healthHere)
		g.setHP(who, g.sheets[who].hpMax)
		drawn = true
		g.put(who, at, g.keeps(who, at))
	}
	g.derive()
	return drawn
}

// lastSeen returns where a seat that does not notice a combatant has seen it last, if it has.
func (g *Game) lastSeen(seat table.Seat, who table.Who) (at space.Cell, ok bool) {
	for _, m := range g.memories {
		if m.who == who && table.Seat(m.seat) == seat {
			at, ok = m.cell, true
		}
	}
	return at, ok
}

// guessed returns a place where a combatant may be that was last seen at a cell, or space.None.
func (g *Game) guessed(who table.Who, last space.Cell, r *table.Rand) space.Cell {
	near := g.squares.NewSet()
	g.squares.AddWithin(near, last, g.span(who), 0, int(g.sheets[who].speeds[goingWalk])/5)
	for range guesses {
		if at := near.Kth(r.Below(near.Count())); g.mayHideAt(who, at) {
			return at
		}
	}
	if g.roomAt(who, last) != nil {
		return space.None
	}
	return last
}

// mayHideAt reports whether a combatant out of sight can be at a cell, where Cover by hiding lasts (flank.condition.cover.ends).
func (g *Game) mayHideAt(who table.Who, at space.Cell) bool {
	if g.roomAt(who, at) != nil {
		return false
	}
	u := &g.units[who]
	was := u.cell
	u.cell = at
	ok := !g.hides(who) || g.besideCover(who) && !g.exposed(who, false)
	u.cell = was
	return ok
}
