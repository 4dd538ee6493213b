package phase

import "fray/table"

// outlook is what a combatant perceives around it while it is asked what it does in its slot.
type outlook struct {
	who     table.Who       // or Nobody
	far     [maxCrowd]int16 // how many hexes its enemies are away; for a readied action, everybody
	checked crowd           // those of which open is known
	open    crowd           // those that it sees, or has located with a line of sight to them
}

// asking notes whose slot a question is about: until it is answered nothing moves, so what is found out once holds.
func (sc *scratch) asking(a table.Who) {
	sc.asked, sc.outlook.who, sc.outgoing = a, table.Nobody, table.Nobody
}

// look returns what a combatant perceives.
func (g *Game) look(a table.Who) *outlook {
	o := &g.sc.outlook
	if o.who == a && g.sc.asked == a {
		return o
	}
	o.who, o.checked, o.open = a, 0, 0
	from, others := g.units[a].cell, g.enemies(a)
	if g.sc.asked != a {
		others = g.there
	}
	for s := others; s != 0; s = s.rest() {
		e := s.first()
		o.far[e] = int16(g.hexes.Distance(from, g.units[e].cell))
	}
	return o
}

// opens reports whether the combatant sees another, or has located it with a line of sight to it.
func (o *outlook) opens(g *Game, e table.Who) bool {
	if !o.checked.has(e) {
		o.checked |= only(e)
		if g.clear(g.units[o.who].cell, g.units[e].cell) && (g.visible(o.who, e) || g.hasLocated(o.who, e)) {
			o.open |= only(e)
		}
	}
	return o.open.has(e)
}

// within returns those of these combatants that an attack covers.
func (g *Game) within(a table.Who, arm *attackDef, targets crowd) crowd {
	o, most := g.look(a), int16(arm.maxRange)
	if !arm.ranged {
		most = int16(g.reachOf(a, arm))
	}
	var out crowd
	for s := targets; s != 0; s = s.rest() {
		e := s.first()
		if d := o.far[e]; d <= most && (d <= 1 || o.opens(g, e)) {
			out |= only(e)
		}
	}
	return out
}
