package surge

import "fray/table"

// Best picks an option by rules of thumb: the greedy bot.
func (g *Game) Best(q *table.Question) table.Option {
	switch q.Kind {
	case askTurn:
		return g.bestAction(q)
	case askOpportunity, askRelease, askCounterStunt, askWake, askBetween, askAlso:
		return q.Kth(0)
	case askHit:
		return g.bestAddition(q)
	case askBefore:
		return g.bestBefore(q)
	case askDeclared:
		return g.bestAnswer(q)
	case askImprove:
		if gap := q.N[1] - q.N[0]; q.N[1] != anyDC && gap > 0 && gap <= 4 { // more likely than not
			return q.Kth(0)
		}
	case askDestiny:
		if u := &g.units[q.Who]; u.stress < 3 || !g.able(q.Who) {
			return q.Kth(0)
		}
	case askStunt:
		if o := table.Do(vAfflict); q.Contains(o) {
			return o
		}
	case askAbout:
		return g.bestSubject(q)
	case askOrder:
		return table.Do(vOrder).As(uint8(orderFree))
	case askAct:
		return g.bestOf(q)
	}
	return q.Default()
}

// bestAddition smashes where a roll promises more than the passive value: the target resists most passive values.
func (g *Game) bestAddition(q *table.Question) table.Option {
	smash := table.Do(vSmash)
	if q.Contains(smash) && q.Target >= 0 && int(q.N[0]) <= g.resist(q.Target, resistToughness)+2 {
		return smash
	}
	return q.Default()
}

// bestBefore trusts a good Intuition.
func (g *Game) bestBefore(q *table.Question) table.Option {
	if o := table.Do(vHunch); q.Contains(o) && g.skill(q.Who, skillIntuition) >= 2 {
		return o
	}
	return q.Default()
}

// bestAnswer surges against an attack only when the next wound may be the last.
func (g *Game) bestAnswer(q *table.Question) table.Option {
	u := &g.units[q.Who]
	hurt := u.wounds[physical][1]+u.wounds[social][1] > 0 || u.hurt(physical)+u.hurt(social) > 2
	if !hurt || u.pending > 0 || u.fatigue > 1 {
		return q.Default()
	}
	best, rank := q.Default(), 0
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		if o.Verb == vDeflect || o.Verb == vCounter {
			if r := g.rankOf(q.Who, g.deedTrait(q.Who, int(o.Item)-1)); r > rank {
				best, rank = o, r
			}
		}
	}
	return best
}

// bestSubject speaks about what the objective asks for, else about oneself.
func (g *Game) bestSubject(q *table.Question) table.Option {
	x := &g.def.goal
	if x.what == goalAttitude && table.Who(q.N[0]) == x.subject {
		o := table.Do(vAbout).At(x.to)
		if x.topic > 0 {
			o = table.Do(vAbout).With(x.topic)
		}
		if g.units[actor(q)].side != x.side {
			o.Mode = 1
		}
		if q.Contains(o) {
			return o
		}
	}
	return q.Default()
}

// bestOf takes the option of the highest worth among the targets of a readied action, or passes.
func (g *Game) bestOf(q *table.Question) table.Option {
	best, worth := q.Default(), 0
	groups := q.Groups()
	for i := range groups {
		if o, w := g.worthOf(actor(q), &groups[i]); w > worth {
			best, worth = o, w
		}
	}
	return best
}

// bestAction takes the option of the highest worth. Without any it closes in, or ends the turn.
func (g *Game) bestAction(q *table.Question) table.Option {
	a := actor(q)
	best, worth := q.Default(), 0
	var moves, walks *table.Group
	groups := q.Groups()
	for i := range groups {
		x := &groups[i]
		if x.ForPeople || x.Seats&q.Seats == 0 {
			continue
		}
		switch x.Option.Verb {
		case vMove:
			if moves == nil {
				moves = x
			}
		case vWalk:
			walks = x
		default:
			if o, w := g.worthOf(a, x); w > worth {
				best, worth = o, w
			}
		}
	}
	if walks != nil && !g.mayStop(a) {
		return walks.Kth(0)
	}
	if worth > 0 {
		return best
	}
	if u := &g.units[a]; u.slots[actStandard] > 0 && u.did&usedAttack == 0 {
		if o, ok := g.closeIn(a, walks); ok {
			return o
		}
		if o, ok := g.closeIn(a, moves); ok {
			return o
		}
	}
	if o := table.Do(vDefend); q.Contains(o) {
		return o
	}
	return q.Default()
}

// closeIn goes where an enemy can be attacked, or as near to it as possible.
func (g *Game) closeIn(a table.Who, to *table.Group) (table.Option, bool) {
	if to == nil {
		return table.Option{}, false
	}
	if g.def.goal.what == goalReach && g.def.goal.side == g.units[a].side {
		return g.nearer(to, func(c int32) int { return g.toGoal(c) }, g.toGoal(g.units[a].cell))
	}
	least := func(c int32) int {
		best := 1 << 20
		for i := range g.units {
			if b := table.Who(i); g.foes(a, b) && g.standing(b) {
				best = min(best, max(g.distanceAt(a, c, b), g.adjacent()))
			}
		}
		return best
	}
	return g.nearer(to, least, least(g.units[a].cell))
}

// toGoal is the distance of a place from the nearest that has to be reached.
func (g *Game) toGoal(c int32) int {
	best := 1 << 20
	for _, x := range g.def.goal.cells {
		if s := g.field.squares; s != nil {
			best = min(best, s.Distance(c, x))
		} else {
			best = min(best, g.field.zones.Distance(c, x))
		}
	}
	return best
}

// nearer is the place of a set that is nearest by a measure, if it is nearer than now.
func (g *Game) nearer(to *table.Group, measure func(c int32) int, now int) (table.Option, bool) {
	best, found := table.Option{}, false
	for k := range to.Len() {
		o := to.Kth(k)
		if d := measure(o.Cell); d < now {
			best, now, found = o, d, true
		}
	}
	return best, found
}
