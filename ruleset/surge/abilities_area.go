package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// points is the set of places that the area of a power can be put at (surge.power.area).
func (g *Game) points(a table.Who, i int) table.Members {
	d, at := g.deed(a, i), g.units[a].cell
	if g.zoned() {
		z := g.sc.zoneSet()
		for c := range int32(g.field.zones.Size()) {
			if g.pointIn(d, g.field.zones.Distance(at, c)) {
				*z |= 1 << c
			}
		}
		return z
	}
	for n := int(g.sheets[a].first) + i; n >= len(g.sc.areas); {
		g.sc.areas = append(g.sc.areas, area{})
	}
	x := &g.sc.areas[int(g.sheets[a].first)+i]
	if x.set != nil && x.of == d && x.from == at && x.span == g.span(a) && x.closed == g.sc.closed {
		return x.set
	}
	if x.set == nil {
		x.set = g.field.squares.NewSet()
	}
	x.of, x.from, x.span, x.closed = d, at, g.span(a), g.sc.closed
	g.measureArea(x, d)
	return x.set
}

// measureArea works out where the area of a power can be put from a place.
func (g *Game) measureArea(x *area, d *deed) {
	s := g.field.squares
	least, most := 0, int(d.range_)
	switch d.reach {
	case reachClose:
		most = int(d.close)
	case reachCourt:
		most = min(most, int(g.field.talk))
	case reachRumor:
		least = int(g.field.talk) + 1
	default:
	}
	x.set.Clear()
	s.AddWithin(x.set, x.from, x.span, least, most)
	x.set.Subtract(g.sc.walls)
	if d.reach.social() || g.sc.opaque.Empty() {
		return
	}
	for c := x.set.First(); c != space.None; c = x.set.Next(c) {
		if !g.clear(x.from, x.span, c, 1) {
			x.set.Remove(c)
		}
	}
}

// pointIn reports whether a point so far away is in the range of an area power.
func (g *Game) pointIn(d *deed, far int) bool {
	court1 := far <= int(g.field.talk) && !g.zoned() || g.zoned() && far == 0
	switch d.reach {
	case reachClose:
		return far <= int(d.close)
	case reachRanged:
		return far <= int(d.range_)
	case reachCourt:
		return court1 && far <= int(d.range_)
	default:
		return !court1 && far <= int(d.range_) && (!g.zoned() || far < g.field.zones.Size())
	}
}

// burstAt lets an area power affect all in it, in turn order after its user: each may counter it, rolls Reflex to halve its
// rank, and resists at once (surge.power.area).
func (g *Game) burstAt(t *table.Table, a table.Who, i int, c int32) {
	d := g.deed(a, i)
	at := c
	if d.reach == reachPersonal {
		at = g.units[a].cell
	}
	var in table.Crowd
	for k := range g.units {
		b := table.Who(k)
		if g.isHere(b) && g.covers(d, at, b) && (b != a || d.reach != reachPersonal) {
			in.Add(b)
		}
	}
	if d.effect == doOther {
		g.rules(t, rule.PowerProcedure, a, uint8(i+1), false)
		return
	}
	start := 0
	for k, b := range g.order {
		if b == a {
			start = k + 1
		}
		if in.Has(b) && g.foes(a, b) { // an attack on the aimed creature, or on another (surge.move.aim_lock)
			g.units[a].did |= usedAttack
			g.spoilAim(t, a)
		}
	}
	n, more := len(g.order), g.helped(a, table.Nobody, i)
	for k := range n {
		if b := g.order[(start+k)%n]; in.Has(b) && g.isHere(b) {
			g.caught(t, a, b, i, more)
		}
	}
}

// covers reports whether an area at a place covers a combatant.
func (g *Game) covers(d *deed, at int32, b table.Who) bool {
	if s := g.field.squares; s != nil {
		return s.DistanceBetween(g.units[b].cell, g.span(b), at, 1) <= int(d.radius)
	}
	return g.units[b].cell == at
}

// caught lets an area power affect one combatant; more is what helpers have given.
func (g *Game) caught(t *table.Table, a, b table.Who, i, more int) {
	d := g.deed(a, i)
	s := g.strikeAt(a, b, i, modePlain)
	s.more, s.alone = more, true
	defer g.sc.release(s)
	if g.foes(a, b) && g.declared(t, s) {
		return
	}
	rank := g.rankOf(a, g.deedTrait(a, i))
	c := g.resisting(b, a, resistReflex, rule.PowerArea)
	c.fails = false
	e := g.effect(s)
	if g.withstand(t, &c, 10+rank, 0) > 0 {
		rank = (rank + 1) / 2
	}
	value := 10 + rank + g.net(&e)
	if t.Heard() {
		t.Tell(evEffect, rule.PowerArea, a, b, value)
	}
	if d.effect.harms() {
		g.affect(t, a, b, i, value, 0)
	}
}
