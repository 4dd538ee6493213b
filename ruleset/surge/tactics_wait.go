package surge

import "fray/table"

// wait is what a combatant does with a turn in which it reaches nobody: it helps, readies an attack on those that come, sizes up, or
// defends.
func (g *Game) wait(p *plan) table.Option {
	u := &g.units[p.a]
	if o := table.Do(vDelay); p.has(sectionDelay, o) && g.comes(p.a, true) {
		return o
	}
	if u.slots[actStandard] > 0 {
		if g.def.kind == encounterCombat && g.armed(p.a) && g.comes(p.a, false) {
			if o, ok := g.bestReady(p); ok {
				return o
			}
		}
		if o, ok := g.sizeUp(p); ok {
			return o
		}
		if o := table.Do(vDefend); !u.defending && p.has(sectionStandard, o) {
			return o
		}
	}
	if o, ok := g.spare(p); ok {
		return o
	}
	return p.q.Default()
}

// comes reports whether an enemy can come within reach of a combatant before its next turn; with soon, later in this round.
func (g *Game) comes(a table.Who, soon bool) bool {
	if g.zoned() || g.def.kind != encounterCombat {
		return false
	}
	for i, b := range g.order {
		if !g.foes(a, b) || !g.able(b) || soon && (i <= int(g.slot) || !g.closes(b)) {
			continue
		}
		if g.distance(a, b) <= g.distanceOf(b, moveWalk, 0)+max(1, int(g.units[b].threat)) {
			return true
		}
	}
	return false
}

// closes reports whether a combatant fights at close quarters alone.
func (g *Game) closes(a table.Who) bool {
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); d.reach == reachRanged && !d.makeshift && g.usable(a, i) {
			return false
		}
	}
	return true
}

// bestMoment takes a delayed turn once an enemy is within reach, and at the latest at the end of the round.
func (g *Game) bestMoment(q *table.Question) table.Option {
	a := q.Who
	near := g.nearestFoe(a, g.units[a].cell) <= g.distanceOf(a, moveWalk, 0)+g.closest(a)
	if near || int(g.slot) >= len(g.order)-1 {
		return table.Do(vActNow)
	}
	return table.Do(vPass)
}

// bestReady readies the close attack that hurts most, if the turn has one.
func (g *Game) bestReady(p *plan) (best table.Option, ok bool) {
	rank := -1
	groups := p.q.In(sectionReady)
	for i := range groups {
		x := &groups[i]
		o := x.Option
		if o.Verb != vReady || table.Verb(o.Also) != vAttack || o.Item == 0 || !p.open(x) {
			continue
		}
		if d := g.deed(p.a, int(o.Item)-1); d.reach == reachClose && int(d.rank) > rank {
			best, rank = o, int(d.rank)
		}
	}
	return best, rank >= 0
}
