package escalation

import "fray/table"

// bestMore returns one more target: the weakest enemy that is up, or for help the weakest friend. A target that can be
// chosen again should survive one hit.
func (g *Game) bestMore(q *table.Question) table.Option {
	first := &q.Groups()[0]
	if first.Members == nil {
		return g.bestObject(q)
	}
	all := crowdOf(first.Members) & g.up
	switch {
	case q.Item > 0 && g.own(q.Who, q.Item).attack == nil:
		all &^= g.foes(q.Who)
	case q.Item > 0 && g.own(q.Who, q.Item).again:
		all &= g.foes(q.Who)
		if firm := g.standing(all, g.mean(&g.own(q.Who, q.Item).attack.hit, q.Who, table.Nobody)); firm != 0 {
			all = firm
		}
	default:
		all &= g.foes(q.Who)
	}
	if all == 0 {
		return table.Do(vNone)
	}
	return table.Do(vAlso).At(g.weakest(all))
}

// bestObject returns an object worth breaking, if there is no other target.
func (g *Game) bestObject(q *table.Question) table.Option {
	s := g.look(q.Who)
	for _, group := range q.Groups() {
		if o := group.Option; o.Verb == vAlso && g.breakWorth(&s, g.inside(o.Who)) > 0 {
			return o
		}
	}
	return table.Do(vNone)
}

// standing returns the members of a crowd with more hit points than some damage, in tenths.
func (g *Game) standing(all crowd, harm int) crowd {
	return those(all, func(a table.Who) bool { return 10*int(g.units[a].hp) > harm })
}

// weakest returns the member of a crowd with the least hit points.
func (g *Game) weakest(all crowd) table.Who {
	best := all.first()
	for c := all.rest(); c != 0; c = c.rest() {
		if g.units[c.first()].hp < g.units[best].hp {
			best = c.first()
		}
	}
	return best
}

// bestIntercept steps in for an ally, unless badly hurt.
func (g *Game) bestIntercept(q *table.Question) table.Option {
	b := q.Who
	u, sh := &g.units[b], &g.sheets[b]
	if sh.shy || g.meleeBasicOf(b) == nil || 3*int(u.hp) < int(sh.hpMax) {
		return table.Do(vNone)
	}
	return table.Do(vIntercept).At(q.Target)
}
