package surge

import "fray/table"

// prepare is what helps the action that a combatant means to take: a step back from those that would punish it, an aim, a gambit, a
// stance. Who has but one action takes none, as it would cost that.
func (g *Game) prepare(p *plan) (table.Option, bool) {
	if g.closed(p.a) {
		return table.Option{}, false
	}
	u := &g.units[p.a]
	o := p.best
	strikes := o.Verb == vAttack || o.Verb == vUse || o.Verb == vStunt || o.Verb == vThrow
	if !strikes || o.Item == 0 || o.Who < 0 || u.slots[actStandard] == 0 {
		return g.rehearse(p)
	}
	d := g.deed(p.a, int(o.Item)-1)
	if u.slots[actMove] > 0 {
		if x, ok := g.takeTime(p, d); ok {
			return x, true
		}
	}
	if u.slots[actQuick] > 0 && u.stance.n == 0 {
		return g.bestStance(p)
	}
	return table.Option{}, false
}

// takeTime is what the move action is good for before an attack: a step back for one that shoots, else an aim or a gambit.
func (g *Game) takeTime(p *plan, d *deed) (table.Option, bool) {
	o := p.best
	switch threatened := g.pressed(p.a); {
	case threatened && (d.reach == reachRanged || d.reach == reachRumor):
		return g.stepBack(p, d, o.Who)
	case threatened || !d.check:
		return table.Option{}, false
	}
	gambit, n := g.gambitWorth(p)
	if aim := table.Do(vAim).At(o.Who); n < 100 && g.aims(p.a, o.Who) && o.Verb != vThrow && g.allows(p, sectionAim, aim) {
		return aim, true
	}
	return gambit, n > 0
}

// aims reports whether a combatant can aim at an enemy that its attack reaches, and does not yet.
func (g *Game) aims(a, on table.Who) bool {
	u := &g.units[a]
	return (u.aimAt != on || u.aim == 0) && u.aim < 5 && !g.unaware(a) && g.spots(a, on)
}

// stepBack is a careful step to where nobody threatens the combatant and its deed still reaches.
func (g *Game) stepBack(p *plan, d *deed, on table.Who) (table.Option, bool) {
	x := p.walks(vWithdraw)
	for k := 0; x != nil && k < x.Len(); k++ {
		o := x.Kth(k)
		far := g.distanceAt(p.a, o.Cell, on)
		if far <= g.adjacent() && d.reach == reachRanged || far > int(d.range_) {
			continue
		}
		safe := true
		for i := range g.units {
			if b := table.Who(i); g.units[i].threat >= 0 && g.threatensAt(b, p.a, o.Cell) && g.canReact(b) {
				safe = false
				break
			}
		}
		if safe {
			return o, true
		}
	}
	return table.Option{}, false
}

// rehearse makes a gambit before the work on a task.
func (g *Game) rehearse(p *plan) (table.Option, bool) {
	if p.best.Verb != vTask || g.def.taskDefs[p.best.Item-1].action != actStandard || g.units[p.a].slots[actMove] == 0 || g.units[p.a].slots[actStandard] == 0 {
		return table.Option{}, false
	}
	if g.pressed(p.a) {
		return table.Option{}, false
	}
	o, n := g.gambitWorth(p)
	return o, n > 40
}

// gambitWorth is a gambit for oneself, and the Advantage that it is expected to bring, in hundredths of a rank.
func (g *Game) gambitWorth(p *plan) (table.Option, int) {
	o := table.Do(vGambit).At(p.a)
	for i := range g.boons {
		if b := &g.boons[i]; b.what == boonGambit && b.on == p.a && b.by == p.a {
			return o, 0
		}
	}
	if !g.allows(p, sectionGambits, o) {
		return o, 0
	}
	rank, dc, sum := g.skill(p.a, g.sheets[p.a].forte), g.dc(p.a, dcModerate), 0
	for die := 1; die <= 20; die++ {
		sum += 5 * bonus(degree(die+rank, dc))
	}
	return o, sum
}

// bestEdge is the Edge that a Surge raises: one to hold out for the wounded, that of the best attack in reach for the others. Where none
// is in reach it is one of defense for those that enemies threaten, and one to arrive for those that strike up close alone.
func (g *Game) bestEdge(a table.Who) edge {
	u := &g.units[a]
	x := g.strongest(a)
	switch {
	case u.hurt(physical)+u.hurt(social) > 0:
		return edgeHardy
	case x.worth > 0:
		return edge(g.deed(a, x.deed).reach)
	case g.pressed(a):
		return edgeGuard
	case !g.zoned() && !g.strikes(a, reachRanged):
		return edgeFleet
	}
	best, rank := edgeGuard, 0
	for k := range g.deedsOf(a) {
		d := g.deed(a, k)
		if r := g.rankOf(a, g.deedTrait(a, k)); d.check && !d.makeshift && d.reach != reachPersonal && g.kinds[d.reach] && r > rank {
			best, rank = edge(d.reach), r
		}
	}
	return best
}

// pressed reports whether an enemy can punish a combatant where it stands.
func (g *Game) pressed(a table.Who) bool {
	c := g.threats(a, table.Nobody)
	return !c.Empty()
}
