package phase

import "fray/table"

// settle fills in the state before the first beat from the sheets.
func (g *Game) settle() {
	g.active, g.winner, g.home = table.Nobody, -1, -1
	g.units = make([]unit, len(g.sheets))
	for i := range g.sheets {
		g.units[i] = newUnit(&g.sheets[i])
	}
	g.derive()
}

// newUnit returns a combatant as its sheet describes it at the start.
func newUnit(sh *sheet) unit {
	u := unit{
		stun: sh.stun, body: sh.body, end: sh.end, cell: sh.start, marks: sh.marks, hesitating: sh.hesitating, limited: sh.limited,
		paralyzed: sh.paralyzed, levels: int8(sh.toOCV), outfit: sh.outfit, mount: sh.mount, on: sh.on, active: sh.active,
		holds: table.Nobody, heldBy: table.Nobody,
	}
	switch {
	case sh.hidden:
		u.health = healthHidden
	case u.body <= -sh.bodyMax:
		u.health = healthDead
	case u.stun <= 0:
		u.health = healthOut
	}
	if u.health == healthOut || u.health == healthDead {
		u.marks = u.marks&^(condStunned|standing) | condProne
	}
	return u
}

// derive computes the fields of the state that follow from the others.
func (g *Game) derive() {
	g.conscious, g.there, g.ready, g.waiting = 0, 0, 0, 0
	for i := range g.units {
		a := table.Who(i)
		g.refresh(a)
		g.count(a)
		g.units[i].busy = 0
		if g.units[i].ready.trigger != triggerNone {
			g.ready |= only(a)
		}
		if g.units[i].wait.kind != waitNone {
			g.waiting |= only(a)
		}
	}
	g.doubt = g.stage != stageOver && g.settled(healthUp)
	g.rewall()
}

// count notes whether a combatant is on the map, and conscious.
func (g *Game) count(a table.Who) {
	g.conscious &^= only(a)
	g.there &^= only(a)
	switch g.units[a].health {
	case healthUp:
		g.conscious |= only(a)
		g.there |= only(a)
	case healthOut:
		g.there |= only(a)
	default:
	}
}

// copied derives what blocks now from a copied state, where something can change it.
func (g *Game) copied(fresh bool) {
	if fresh || len(g.objects) > 0 {
		g.rewall()
	}
}
