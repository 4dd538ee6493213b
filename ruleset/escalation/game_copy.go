package escalation

import "fray/table"

// settle fills in the state before the first beat.
func (g *Game) settle() {
	g.active, g.winner, g.camper = table.Nobody, -1, 0
	g.derive()
	g.stage = stageSetup
	if len(g.def.rests) > 0 {
		g.stage, g.resting = stageCamp, g.def.rests[0]
	}
}

// ail puts the marks of the start on their bearers. Combatants out of the fight have none.
func (g *Game) ail(marks []mark) {
	quiet := table.Silent()
	for a := range g.people {
		if g.units[a].health > healthLastGasp {
			g.part(quiet, a, g.units[a].beside)
		}
	}
	for _, m := range marks {
		g.addMark(quiet, m, 0)
	}
}

// derive computes the derived fields of the state.
func (g *Game) derive() {
	g.up, g.present, g.hiding, g.readiers = 0, 0, 0, 0
	g.at, g.links = table.Resize(g.at, g.zones.Size()), table.Resize(g.links, g.zones.Size())
	clear(g.at)
	for a := range g.units {
		u := &g.units[a]
		u.ills = 0
		if u.ready.set {
			g.readiers |= only(table.Who(a))
		}
		g.stand(table.Who(a))
	}
	for i := range g.marks {
		if m := &g.marks[i]; m.kind.isCondition() {
			g.units[m.on].ills |= 1 << m.kind
		}
	}
	g.relink()
}

// stand puts a combatant or object into the sets of its health and place.
func (g *Game) stand(a table.Who) {
	u := &g.units[a]
	g.up &^= only(a)
	g.present &^= only(a)
	g.hiding &^= only(a)
	zones := g.zonesOf(a)
	for z := zones; z != 0; z = z.rest() {
		g.at[z.first()] &^= only(a)
	}
	if u.health > healthLastGasp {
		if u.health == healthHidden {
			g.hiding |= only(a)
		}
		return
	}
	g.present |= only(a)
	for z := zones; z != 0; z = z.rest() {
		g.at[z.first()] |= only(a)
	}
	if u.health == healthUp && !g.sheets[a].object {
		g.up |= only(a)
	}
}

// zonesOf returns the zones from which a combatant or object can be reached: a door has two (escalation.action.quick_door).
func (g *Game) zonesOf(a table.Who) zoneSet {
	if sh := &g.sheets[a]; sh.object {
		if d := &g.def.objects[sh.objectDef]; d.door != doorNone {
			return only(table.Who(d.from)) | only(table.Who(d.to)) | only(table.Who(d.zone))
		}
	}
	return only(table.Who(g.units[a].zone))
}

// relink computes which zones are linked now, from links and doors (escalation.action.quick_door).
func (g *Game) relink() {
	for z := range g.links {
		g.links[z] = g.zones.Linked(int32(z))
	}
	for i, s := range g.doors {
		d := &g.def.objects[i]
		if (s == doorClosed || s == doorLocked) && g.units[int(g.people)+i].health == healthUp {
			g.links[d.from] &^= 1 << uint(d.to)
			g.links[d.to] &^= 1 << uint(d.from)
		}
	}
}
