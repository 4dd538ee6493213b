package flow

import "fray/table"

// settle fills in the state before the first beat from the sheets.
func (g *Game) settle() {
	g.active, g.runner, g.winner = table.Nobody, table.Nobody, -1
	g.units, g.tried = make([]unit, len(g.sheets)), make([]table.Crowd, len(g.sheets))
	for i := range g.sheets {
		g.units[i] = newUnit(&g.sheets[i])
	}
	g.derive()
}

// newUnit returns a combatant as its sheet describes it at the start.
func newUnit(sh *sheet) unit {
	u := unit{hp: sh.hp, cell: sh.start, prone: sh.prone, holds: table.Nobody, heldBy: table.Nobody, initiative: sh.initiative}
	if sh.hidden {
		u.health = healthHidden
	}
	return u
}

// derive computes the fields of the state that follow from the others.
func (g *Game) derive() {
	g.busy, g.at = 0, make([]table.Who, g.hexes.Size())
	for i := range g.at {
		g.at[i] = table.Nobody
	}
	g.lies = make([]uint16, g.hexes.Size())
	for i := range g.items {
		if it := &g.items[i]; it.where == placeGround {
			g.lies[it.cell]++
		}
	}
	for i := range g.units {
		if u := &g.units[i]; u.health == healthUp {
			g.at[u.cell] = table.Who(i)
		}
		g.handle(table.Who(i))
		g.suffer(table.Who(i))
	}
	g.doubt = g.stage != stageOver && g.settled(healthUp)
	g.rewall()
}

// copied derives what blocks now from a copied state, where something can change it.
func (g *Game) copied(fresh bool) {
	if fresh || g.doors {
		g.rewall()
	}
}
