package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// listCharges lists the foes that can be charged by a kind of movement, with each melee or thrown attack (flank.charge.attack).
func (g *Game) listCharges(q *table.Question, a table.Who, how going) {
	u := &g.units[a]
	if g.sc.runs[how].ends[runCharge].Empty() {
		return
	}
	var by [mostArms]*foes
	for i := range u.armed {
		if g.attackOf(u.arms[i]).manner == mannerRanged {
			continue
		}
		like := g.firstAlike(a, i)
		if by[i] = by[like]; like == i {
			by[i] = g.charges(q, a, how, i)
		}
		q.Try(table.Do(vCharge).With(i + 1).Adding(g.named(a, how)))
		q.OfferCrowd(by[i])
	}
}

// chargeable reports whether a foe can be charged with an attack.
func (g *Game) chargeable(a, b table.Who, how going, x arm) bool {
	o := &g.sc.others[b]
	return o.foe && o.dist <= g.chargeRange(a, how, x) && g.canCharge(a, b, how, x)
}

// chargeRange is how far away the target of a Charge with an attack is at most, in squares.
func (g *Game) chargeRange(a table.Who, how going, x arm) int16 {
	w := g.attackOf(x)
	return int16(2*g.speed(a, how)/5 + max(int(g.reachOf(a, x)), table.Bit(w.manner == mannerThrown)*int(w.rng)))
}

// firstAlike is the first attack of a combatant that reaches the same places as its i-th.
func (g *Game) firstAlike(a table.Who, i uint8) uint8 {
	u := &g.units[a]
	for k := range i {
		if g.reachAlike(a, u.arms[k], u.arms[i]) {
			return k
		}
	}
	return i
}

// reachAlike reports whether two attacks reach the same places, in melee and by throwing.
func (g *Game) reachAlike(a table.Who, x, y arm) bool {
	v, w := g.attackOf(x), g.attackOf(y)
	return v.manner == w.manner && v.melee == w.melee && v.minReach == w.minReach && v.rng == w.rng && g.reachOf(a, x) == g.reachOf(a, y)
}

// charge dashes at a foe and attacks it (flank.charge.announce, flank.charge.attack, flank.charge.no_reaction,
// flank.charge.ac).
func (g *Game) charge(t *table.Table, a table.Who, o table.Option, m *movement) {
	g.units[a].left &^= actMove
	x := g.armOf(a, o)
	ends := g.sc.aside
	g.runAnew(a, m.how)
	ends.Clear()
	g.chargeEnds(a, o.Who, m.how, x, func(c space.Cell) bool {
		ends.Add(c)
		return true
	})
	to := g.nearestEnd(a, ends)
	if ends.Count() > 1 {
		q := g.ask(t, askWhere, rule.ChargeAnnounce, a, o.Who)
		q.Family()
		q.Try(table.Do(vGo))
		q.OfferCells(ends)
		q.SetDefault(table.Do(vGo).To(to))
		to = t.Choose(q).Cell
	}
	m.rule, m.rush, m.charged = rule.DashStraight, rushCharge, o.Who
	m.path = g.straightTo(a, to, m.path)
	g.walk(t, m)
	s := g.newStrike(a, o.Who, x, false)
	defer g.sc.strikes.Pop()
	if s.how == mannerMelee && !g.can(s) && s.w.manner == mannerThrown {
		s.how = mannerThrown
	}
	if m.steps < 2 || g.units[a].prone || !g.can(s) || g.decided() {
		t.Tell(evNothing, rule.ChargeAnnounce, a, o.Who)
		return
	}
	g.bonus(t, a, a, bonusAC, -2, nameCharge, 1, rule.ChargeAc)
	s.charge = true
	g.resolve(t, s)
}

// nearestEnd is the end of a Charge with the shortest way.
func (g *Game) nearestEnd(a table.Who, ends *space.Set) space.Cell {
	best, found := -1, space.None
	for c := ends.First(); c != space.None; c = ends.Next(c) {
		if d := g.squares.Distance(g.units[a].cell, c); best < 0 || d < best {
			best, found = d, c
		}
	}
	return found
}

// canCharge reports whether a straight Dash of 10 ft or more can end where an attack reaches a foe.
func (g *Game) canCharge(a, b table.Who, how going, x arm) (can bool) {
	g.chargeEnds(a, b, how, x, func(space.Cell) bool {
		can = true
		return false
	})
	return can
}

// chargeEnds calls found with the ends of straight Dashes of 10 ft or more from which an attack reaches a foe, until that returns false
// (flank.charge.attack).
func (g *Game) chargeEnds(a, b table.Who, how going, x arm, found func(c space.Cell) bool) {
	w := g.attackOf(x)
	most := int(g.reachOf(a, x))
	if w.manner == mannerThrown {
		most = max(most, int(w.rng))
	}
	s := strike{by: a, on: b, arm: x, w: w, thing: -1, how: w.manner}
	r := &g.sc.runs[how]
	near := g.squares.Vicinity(g.units[b].cell, g.span(b), most, g.span(a))
	for dir := range g.squares.Directions() {
		first, last := g.squares.Within(&near, g.units[a].cell, dir, 2, r.steps)
		if first > last {
			continue
		}
		g.runIn(how, dir)
		for n := first; n <= last; n++ {
			if c := g.squares.Ahead(g.units[a].cell, dir, n); r.sets[runCharge].Has(c) && g.chargesFrom(&s, c) && !found(c) {
				return
			}
		}
	}
}

// chargesFrom reports whether an attack reaches its target from the end of a Dash.
func (g *Game) chargesFrom(s *strike, c space.Cell) bool {
	u, span := &g.units[s.on], g.span(s.by)
	d := g.squares.DistanceBetween(c, span, u.cell, g.span(s.on))
	return d > 0 && (g.within(s, d) || s.how == mannerThrown && g.armReaches(s.by, s.arm, d)) && g.lineFree(c, span, u.cell, g.span(s.on))
}
