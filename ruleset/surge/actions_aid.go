package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// aid makes an attack check that helps an ally against an enemy: Aid and Distract against a Moderate DC, Coordinate against
// the enemy's defense (surge.assist.aid, surge.assist.coordinate, surge.assist.distract).
func (g *Game) aid(t *table.Table, a table.Who, o table.Option) {
	deed := int(o.Item) - 1
	d := g.deed(a, deed)
	ally := g.chooseAlly(t, a, o)
	b := boon{what: boonAid, on: ally, by: a, against: o.Who}
	r := rule.AssistAid
	switch o.Verb {
	case vDistract:
		b.what, r = boonDistract, rule.AssistDistract
	case vCoordinate:
		b.what, r, b.effect, b.resist = boonCoordinate, rule.AssistCoordinate, d.effect, d.resist
	}
	if ally == table.Nobody {
		return
	}
	g.pay(t, a, o, actStandard, r)
	g.units[a].did |= usedStrike | usedAttack
	g.spoils(t, a, o.Who)
	c := g.attackCheck(a, o.Who, d)
	c.rule, c.graded = r, true
	var deg int
	if b.what == boonCoordinate {
		deg = g.coordinated(t, &c, a, o.Who, d)
	} else {
		deg = g.test(t, &c, g.dc(a, dcModerate))
	}
	g.endAim(t, a, o.Who)
	g.give(t, b, deg)
}

// coordinated is an attack check against a defense that does nothing itself: a natural 20 below the defense counts S1, a
// natural 1 that reaches it F1.
func (g *Game) coordinated(t *table.Table, c *check, a, on table.Who, d *deed) int {
	g.before(t, c)
	s := g.sc.strike()
	*s = strike{by: a, on: on, d: d, raises: c.raises}
	known := g.measure(s)
	dc := s.defense + 5*c.raises
	if !known {
		g.throw(t, c, 0)
		g.guard(t, s)
		dc = s.defense + 5*c.raises
	} else {
		g.throw(t, c, dc)
	}
	g.sc.release(s)
	c.lasts = c.lasts || c.die == 1 // a natural 1 counts beside the total
	g.improve(t, c, dc)
	deg := degree(c.total, dc)
	switch {
	case c.die == 20:
		deg = max(deg, 1)
	case c.die == 1:
		deg = min(deg, -1)
	}
	return g.coup(t, c.who, c, shifted(deg, c.raises))
}

// chooseAlly asks which ally an Aid, a Distract or a Coordinate is for.
func (g *Game) chooseAlly(t *table.Table, a table.Who, o table.Option) table.Who {
	q := g.askAs(t, askTarget, rule.AssistAid, a)
	d := g.deed(a, int(o.Item)-1)
	for i := range g.units {
		b := table.Who(i)
		if !g.friends(a, b) || !g.isHere(b) || !g.inCourt(a, b) {
			continue
		}
		if o.Verb == vCoordinate && (!g.comesNext(a, b) || !g.sharesEffect(b, d)) {
			continue
		}
		q.Add(table.Do(vNamed).At(b))
	}
	if len(q.Groups()) == 0 {
		return table.Nobody
	}
	return t.Choose(q).Who
}

// hasPartner reports whether one of these allies has an attack with the effect and the resistance of another.
func (g *Game) hasPartner(d *deed, allies *crowd) bool {
	for b := allies.First(); b != table.Nobody; b = allies.After(b) {
		if g.sharesEffect(b, d) {
			return true
		}
	}
	return false
}

// sharesEffect reports whether a combatant has an attack with the effect and the resistance of another.
func (g *Game) sharesEffect(b table.Who, d *deed) bool {
	for i := range g.deedsOf(b) {
		if x := g.deed(b, i); x.effect == d.effect && x.resist == d.resist && g.usable(b, i) {
			return true
		}
	}
	return false
}
