package escalation

import "fray/table"

// bestApproach goes beside the enemy it can hurt most, if it fights in melee and is engaged with nobody.
func (g *Game) bestApproach(s *sight, e *table.Group) (table.Option, int) {
	if s.engaged != 0 || s.shooter || e.Option.Mode != modeWalk || !s.standard && s.u.has(move) && s.u.acted {
		return e.Option, 0
	}
	best, worth := e.Option, 0
	for c := crowdOf(e.Cells) & g.foes(s.a) & g.up; c != 0; c = c.rest() {
		b := c.first()
		w := 12 + 20*int(g.sheets[b].hpMax-g.units[b].hp)/int(g.sheets[b].hpMax) - 2*g.engagedWith(b).count()
		if w > worth {
			best, worth = e.Option.At(b), w
		}
	}
	if worth > 0 && !s.standard { // without an attack to follow there is no hurry
		worth = 1
	}
	return best, worth
}

// bestZone goes where enemies are, if none is here that it can reach.
func (g *Game) bestZone(s *sight, e *table.Group) (table.Option, int) {
	if s.engaged != 0 || e.Option.Mode != modeWalk || g.at[s.u.zone]&g.foes(s.a)&g.up != 0 {
		return e.Option, 0
	}
	if s.shooter {
		if d := g.basicOf(s.a); g.legal(s.a, d)&g.up != 0 {
			return e.Option, 0
		}
	}
	best, near := e.Option, 1<<20
	for k := range e.Cells.Count() {
		z := e.Cells.Kth(k)
		if d := g.nearestFoe(s.a, z); d < near {
			best, near = e.Option.To(z), d
		}
	}
	here := g.nearestFoe(s.a, s.u.zone)
	if near >= here {
		return best, 0
	}
	return best, 8
}

// nearestFoe is how many links from a zone the nearest enemy that is up stands.
func (g *Game) nearestFoe(a int16, from int32) int {
	near := 1 << 20
	for c := g.foes(a) & g.up; c != 0; c = c.rest() {
		near = min(near, g.zones.Distance(from, g.units[c.first()].zone))
	}
	return near
}

// bestMore takes one more target of an attack, the weakest; beside whom else to stand it does not care.
func (g *Game) bestMore(q *table.Question) table.Option {
	if q.Kind == askTargets {
		for i := range q.Groups() {
			if e := &q.Groups()[i]; e.Option.Verb == vAlso && crowdOf(e.Cells)&g.up != 0 {
				return e.Option.At(g.weakest(q.Who, e.Cells))
			}
		}
	}
	return q.Default()
}

// weakest is the one of a crowd with the least hit points, those that are up first.
func (g *Game) weakest(a int16, cells table.Cells) int16 {
	all := crowdOf(cells)
	if all&g.up != 0 {
		all &= g.up
	}
	best := all.first()
	for c := all.rest(); c != 0; c = c.rest() {
		if g.units[c.first()].hp < g.units[best].hp {
			best = c.first()
		}
	}
	return best
}

// bestReaction uses what can be used: reactions are there to be used, but not to be wasted on little.
func (g *Game) bestReaction(q *table.Question) table.Option {
	s := g.look(q.Who)
	best, worth := table.Do(vNone), 0
	groups := q.Groups()
	for i := range groups {
		e := &groups[i]
		if e.Option.Verb != vUse || e.Option.Mode == modeSpare {
			continue
		}
		d := g.own(s.a, e.Option.Item)
		o := e.Kth(0)
		w := 10
		if d.attack != nil || d.heals {
			o, w = g.bestUse(&s, e)
		}
		if w > worth {
			best, worth = o, w
		}
	}
	return best
}

// bestIntercept steps in for an ally that is worse off.
func (g *Game) bestIntercept(q *table.Question) table.Option {
	b := q.Who
	u, sh := &g.units[b], &g.sheets[b]
	if d := g.basicOf(b); d == nil || d.shoots || 3*int(u.hp) < int(sh.hpMax) {
		return table.Do(vNone)
	}
	return table.Do(vIntercept).At(q.Whom)
}
