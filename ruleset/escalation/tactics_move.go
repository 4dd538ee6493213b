package escalation

import "fray/table"

// bestApproach moves a melee fighter that is Free beside the enemy it can hurt most.
func (g *Game) bestApproach(s *sight, e *table.Group) (table.Option, int) {
	if s.engaged != 0 || s.shooter || s.shy || e.Option.Mode != modeWalk || !s.standard && s.u.has(actMove) && s.u.acted {
		return e.Option, 0
	}
	best, worth := e.Option, 0
	for c := crowdOf(e.Members) & g.foes(s.a) & g.up; c != 0; c = c.rest() {
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

// bestZone goes to enemies, if none is in reach.
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
	for k := range e.Members.Count() {
		z := e.Members.Kth(k)
		if (s.shy || s.sh.mends) && !g.screened(s.a, z) {
			continue
		}
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

// passWorth returns the worth of a way through a door: nothing with an enemy in reach, and nothing for the outnumbered side,
// so that one side at least wants to.
func (g *Game) passWorth(s *sight, worth int) int {
	foes := g.foes(s.a) & g.up
	if s.engaged != 0 || g.within(s.a, reachFar)&foes != 0 || foes.count() > (g.sides[s.sh.side]&g.up).count() {
		return 0
	}
	return worth
}

// screened reports whether a zone is safe for a shooter or a healer: without enemies, with an ally in front, or with none that would go there.
func (g *Game) screened(a table.Who, z int32) bool {
	allies := g.friends(a) & g.up
	return g.at[z]&g.foes(a)&g.up == 0 || g.front(allies&g.at[z]) != 0 || g.front(allies) == 0
}

// front returns the members of a crowd that fight in front: all but those that shoot, cast or heal by trade.
func (g *Game) front(all crowd) crowd {
	return those(all, func(a table.Who) bool { return !g.sheets[a].shy && !g.sheets[a].mends })
}

// nearestFoe returns how many links away the nearest enemy that is up is.
func (g *Game) nearestFoe(a table.Who, from int32) int {
	near := 1 << 20
	for c := g.foes(a) & g.up; c != 0; c = c.rest() {
		near = min(near, g.zones.Distance(from, g.units[c.first()].zone))
	}
	return near
}

// escapeWorth returns the worth of getting free: for a shooter with its Standard action, the expected damage of shooting
// while engaged.
func (g *Game) escapeWorth(s *sight) int {
	if !s.shy || !s.standard {
		return 0
	}
	return s.risk
}

// disengageWorth returns the worth of a Disengage: for shooters, before the attack, with a fair chance; or with a poor one, or once more
// with the Standard action, if shooting would cost more than it is worth.
func (g *Game) disengageWorth(s *sight) int {
	switch w := g.escapeWorth(s); {
	case w == 0:
		return 0
	case g.paying(s.a, actMove) != actMove || s.engaged.count() > 3:
		return 1
	default:
		return comesFirst + w
	}
}

// stanceWorth returns the worth of a stance: melee when engaged, ranged when Free.
func (g *Game) stanceWorth(s *sight, o table.Option) int {
	to := &s.sh.stances[o.Item-1]
	switch {
	case !s.standard || !s.u.has(actQuick) || to.ranged == s.shooter:
		return 0
	case s.engaged != 0 && !to.ranged && (s.risk == 0 || s.u.has(actMove)):
		return 30
	case s.engaged != 0 && !to.ranged: // it did not get away: rather strike back than be struck for shooting
		return comesFirst + 30
	case s.engaged == 0 && to.ranged && g.within(s.a, to.reach)&g.foes(s.a)&g.up != 0:
		return 30
	default:
		return 0
	}
}
