package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// askTargets asks for the further targets of an ability (escalation.coup.single_target).
func (g *Game) askTargets(t *table.Table, u *use) {
	for u.n < int(u.d.targets) && !u.coup {
		more := g.further(u)
		if more == 0 {
			return
		}
		q := g.ask(t, askTargets, rule.AttackMultiTarget, u.by)
		q.Item = u.place
		on := g.oneMore(t, q, more, table.Nobody)
		if on == table.Nobody {
			return
		}
		u.targets[u.n] = on
		u.n++
	}
}

// further returns the next targets that an ability can have: none twice, unless the ability allows it
// (escalation.attack.multi_target).
func (g *Game) further(u *use) crowd {
	c := g.legal(u.by, u.d) | g.things(u.by, u.d)
	for _, on := range u.targets[:u.n] {
		if u.d.again { // an ally too
			c |= only(on)
		} else {
			c &^= only(on)
		}
	}
	return c
}

// oneMore asks for one of a crowd, or none, and returns the combatant or Nobody.
func (g *Game) oneMore(t *table.Table, q *table.Question, some crowd, usual table.Who) table.Who {
	q.SetDefault(table.Do(vNone))
	g.listMore(q, some)
	if usual >= 0 {
		q.SetDefault(table.Do(vAlso).At(usual))
	}
	q.Add(table.Do(vNone))
	return g.inside(t.Choose(q).Who)
}

// listMore lists the members of a crowd, objects last.
func (g *Game) listMore(q *table.Question, some crowd) {
	things := some &^ (g.sides[sidePCs] | g.sides[sideEnemies])
	q.ListCrowd(table.Do(vAlso), g.choice(some&^things))
	for ; things != 0; things = things.rest() {
		q.List(table.Do(vAlso).At(g.outside(things.first())))
	}
}

// stillGood reports whether a declared action continues after reactions: its user is up, and lost targets are replaced if
// possible (escalation.check.action step 4).
func (g *Game) stillGood(t *table.Table, u *use) bool {
	if !g.able(u) {
		g.sayNothing(t, rule.OaTiming, u.by)
		return false
	}
	if u.d.filter == aimSelf || u.d.filter >= aimActor {
		return true
	}
	ok := g.legal(u.by, u.d) | g.things(u.by, u.d) | g.illTargets(u)
	if u.d.filter == aimAllyOrSelf || u.d.filter == aimAny {
		ok |= only(u.by)
	}
	if u.coup {
		ok &= g.coupable(u.by, u.d)
	}
	kept := 0
	for i, on := range u.targets[:u.n] {
		if ok.has(on) {
			u.targets[kept], u.swings[kept] = on, u.swings[i]
			kept++
		}
	}
	lost := u.n - kept
	u.n = kept
	for ; lost > 0; lost-- {
		if !g.askInstead(t, u) {
			break
		}
	}
	if u.n == 0 {
		g.sayNothing(t, rule.ReadyInterruptsBefore, u.by)
	}
	return u.n > 0
}

// askInstead asks for a target in place of a lost one.
func (g *Game) askInstead(t *table.Table, u *use) bool {
	others := g.further(u)
	if u.coup {
		others &= g.coupable(u.by, u.d)
	}
	if others == 0 || u.bound {
		return false
	}
	q := g.ask(t, askInstead, rule.ReadyInterruptsBefore, u.by)
	q.Item = u.place
	usual := table.Nobody // nobody strikes a thing in place of a combatant without saying so
	if c := others & (g.sides[sidePCs] | g.sides[sideEnemies]); c != 0 {
		usual = c.first()
	}
	on := g.oneMore(t, q, others, usual)
	if on == table.Nobody {
		return false
	}
	u.targets[u.n], u.swings[u.n] = on, swing{}
	u.n++
	return true
}
