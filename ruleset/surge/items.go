package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// handle computes what a combatant's hands are busy with and what it threatens: without an armed attack nothing
// (surge.oa.unarmed). It is called when something changes hands,
// breaks, or is loaded, and when a grab begins or ends.
func (g *Game) handle(a table.Who) {
	u := &g.units[a]
	u.busyHands = 0
	for i := range g.things {
		if th := &g.things[i]; th.holder == a && th.where == placeHeld {
			u.busyHands += g.def.thingDefs[i].hands
		}
	}
	for i := range g.grabs {
		if g.grabs[i].by == a {
			u.busyHands++
		}
	}
	u.threat = -1
	if g.social {
		if g.skill(a, skillWits) < 1 {
			return
		}
		for i := range g.deedsOf(a) {
			if d := g.deed(a, i); d.reach == reachCourt && !d.power && g.usable(a, i) {
				u.threat = 0
			}
		}
		return
	}
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); d.reach == reachClose && d.armed && g.usable(a, i) {
			u.threat = max(u.threat, d.close)
		}
	}
}

// free hands.
func (g *Game) freeHands(a table.Who) int { return int(g.sheets[a].hands - g.units[a].busyHands) }

// deedsOf is the number of deeds of a combatant.
func (g *Game) deedsOf(a table.Who) int { return int(g.sheets[a].count) }

// deed is the i-th deed of a combatant.
func (g *Game) deed(a table.Who, i int) *deed { return &g.def.deeds[int(g.sheets[a].first)+i] }

// arm is how the i-th deed of a combatant is now.
func (g *Game) arm(a table.Who, i int) *arm { return &g.arms[int(g.sheets[a].first)+i] }

// usable reports whether a combatant can use a deed now: its object is in hand, it is loaded, it is the active one of its
// array, and the encounter allows its kind (surge.base.armed, surge.quick.switch, surge.use.load, surge.free.ammo).
func (g *Game) usable(a table.Who, i int) bool {
	d, x := g.deed(a, i), g.arm(a, i)
	if d.spare && !x.gained || d.array != 0 && !x.active || d.complex && !x.loaded || x.ammo == 0 && d.ammo >= 0 {
		return false
	}
	return g.handy(a, d) && (d.reach == reachPersonal || g.kinds[d.reach])
}

// handy reports whether a combatant has the hands and the object for a deed.
func (g *Game) handy(a table.Who, d *deed) bool { return g.lacks(a, d) == "" }

// lacks says what a combatant lacks for a deed: the object or hands.
func (g *Game) lacks(a table.Who, d *deed) string {
	need, free := int(d.hands), g.freeHands(a)
	if d.thing >= 0 {
		switch th := &g.things[d.thing]; {
		case th.broken || th.destroyed:
			return "is broken"
		case th.holder != a || th.where != placeHeld:
			return "is not in hand"
		}
		need = max(0, need-int(g.def.thingDefs[d.thing].hands))
	}
	switch {
	case need <= free:
		return ""
	case free == 0:
		return "no hand is free"
	}
	return "another hand is not free"
}

// armed reports whether a combatant can use an armed close attack now (surge.base.armed).
func (g *Game) armed(a table.Who) bool {
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); d.reach == reachClose && d.armed && g.usable(a, i) {
			return true
		}
	}
	return false
}

// fall lets an object fall where its bearer stands.
func (g *Game) fall(t *table.Table, a table.Who, i int) {
	th := &g.things[i]
	th.where, th.holder, th.cell = placeGround, table.Nobody, g.units[a].cell
	g.sayThing(t, a, i, vDrop)
}

// sayThing says what happens to an object.
func (g *Game) sayThing(t *table.Table, a table.Who, i int, v table.Verb) {
	if t == nil || !t.Heard() {
		return
	}
	e := g.about(table.NewEvent(evThing, rule.QuickDraw, a, table.Thing(i), int(g.things[i].where)), a)
	e.Option = table.Do(v).At(table.Thing(i))
	e.Cell = g.things[i].cell
	t.Say(e)
}

// letGo ends all grabs of a combatant.
func (g *Game) letGo(t *table.Table, a table.Who) {
	g.endGrabs(t, func(x grab) bool { return x.by == a })
}

// endGrabs ends the grabs that match (surge.stunt.grab).
func (g *Game) endGrabs(t *table.Table, match func(x grab) bool) {
	if !slices.ContainsFunc(g.grabs, match) {
		return
	}
	var both table.Crowd
	for _, x := range g.grabs {
		if match(x) {
			both.Add(x.by)
			both.Add(x.on)
			if t != nil && t.Heard() {
				t.Say(table.NewEvent(evGrab, rule.StuntGrab, x.by, x.on, 0))
			}
		}
	}
	g.grabs = slices.DeleteFunc(g.grabs, match)
	for a := both.First(); a != table.Nobody; a = both.After(a) {
		g.handle(a)
		g.suffer(t, a)
	}
}

// parted ends the grabs of a combatant that is out of reach of the other by now (surge.cond.grabbed).
func (g *Game) parted(t *table.Table, a table.Who) {
	if len(g.grabs) == 0 {
		return
	}
	g.endGrabs(t, func(x grab) bool {
		if x.by != a && x.on != a {
			return false
		}
		return g.distance(x.by, x.on) > int(g.def.deeds[x.deed].close)
	})
}

// spoilAim ends a combatant's aim (surge.move.aim_lock).
func (g *Game) spoilAim(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.aim == 0 {
		return
	}
	u.aim, u.aimAt = 0, table.Nobody
	if t != nil {
		t.Tell(evAim, rule.MoveAimLock, a, table.Nobody, 0)
	}
	g.suffer(t, a)
}
