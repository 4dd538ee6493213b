package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// listPowers lists the powers of a combatant with their targets: enemies and allies in range, or a place for an area
// (surge.power.procedure).
func (g *Game) listPowers(q *table.Question, a table.Who) {
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if !d.power || d.effect == doAvert || d.effect == doDeflect || d.effect == doLuck || d.spare && !g.arm(a, i).gained {
			continue
		}
		if !q.Explaining() && (!g.canPay(a, d.action) || !g.usable(a, i)) {
			continue
		}
		q.Family()
		g.needSlot(q, a, d.action)
		q.Need(d.reach == reachPersonal || g.kinds[d.reach], rule.EncounterCombat)
		q.Need(d.array == 0 || g.arm(a, i).active, rule.QuickSwitch)
		q.Need(g.usable(a, i), rule.PowerProcedure)
		q.Try(table.Do(vUse).With(uint8(i + 1)))
		switch {
		case d.area:
			q.Need(g.units[a].did&usedArea == 0, rule.TurnAreaLimit)
			if d.reach == reachPersonal {
				q.Offer()
			} else {
				q.OfferCells(g.points(a, i))
			}
		case d.reach == reachPersonal:
			q.Offer()
		default:
			on := g.sc.crowd()
			for k := range g.units {
				if b := table.Who(k); b != a && g.around(b, aroundHere) && g.reaches(d, a, b) && g.wanted(a, b) && (g.around(b, aroundFoe) || g.units[b].side == g.units[a].side) {
					on.Add(b)
				}
			}
			q.OfferCrowd(on)
		}
	}
}

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

// use uses a power: on one target, on its user, or on an area (surge.power.procedure).
func (g *Game) use(t *table.Table, a table.Who, o table.Option) {
	i := int(o.Item) - 1
	d := g.deed(a, i)
	g.pay(t, a, o, d.action, d.rule())
	if d.area {
		g.units[a].did |= usedArea
	}
	if d.sustained {
		g.sustain(a, g.sheets[a].first+int16(i))
	}
	if (d.reach == reachRanged || d.reach == reachRumor) && !g.provoke(t, a, d.rule()) || !g.usable(a, i) {
		return
	}
	switch {
	case d.area:
		g.burstAt(t, a, i, o.Cell)
	case d.reach == reachPersonal:
		g.useOn(t, a, a, i)
	case g.foes(a, o.Who) && d.check:
		s := g.strikeAt(a, o.Who, i, modePlain)
		if g.canStrike(s) {
			g.resolve(t, s)
		} else {
			g.sc.release(s)
		}
	case g.isHere(o.Who) && g.within(d, a, o.Who):
		g.useOn(t, a, o.Who, i)
	}
	g.finished(t, a, o.Who)
}

// useOn lets a power affect a combatant without an attack check; an enemy may counter it.
func (g *Game) useOn(t *table.Table, a, on table.Who, i int) {
	d := g.deed(a, i)
	if d.effect == doOther {
		g.rules(t, rule.PowerProcedure, a, uint8(i+1), false)
		return
	}
	s := g.strikeAt(a, on, i, modePlain)
	if !g.foes(a, on) {
		g.affect(t, a, on, i, g.effectValue(t, s, false))
	} else {
		g.units[a].did |= usedAttack
		g.spoils(t, a, on)
		if !g.declared(t, s) {
			g.affect(t, a, on, i, g.effectValue(t, s, false))
		}
		g.endAim(t, a, on)
	}
	g.sc.release(s)
}

// sustain notes that a combatant maintains a power.
func (g *Game) sustain(a table.Who, deed int16) {
	for _, p := range g.powers {
		if p.by == a && p.deed == deed {
			return
		}
	}
	g.powers = append(g.powers, sustained{by: a, deed: deed})
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
	if g.withstand(t, &c, 10+rank) > 0 {
		rank = (rank + 1) / 2
	}
	value := 10 + rank + g.net(&e)
	if t.Heard() {
		t.Tell(evEffect, rule.PowerArea, a, b, value)
	}
	if d.effect <= doAfflict {
		g.affect(t, a, b, i, value)
	}
}
