package property_test

import (
	"slices"

	"fray/space"
	"fray/table"
)

// Beat plays one decision of whose turn it is.
func (g *skyGame) Beat(t *table.Table) {
	i := int(g.s.at)
	if g.s.round == 0 || !g.up(i) {
		g.next(t)
		return
	}
	o := t.Choose(g.ask(t, i))
	switch o.Verb {
	case skyMove:
		g.s.moved = true
		g.move(t, i, o.Cell)
	case skyAttack:
		g.s.acted = true
		g.attack(t, i, int(o.Who), ruleAttack)
	case skyBreathe:
		g.s.acted = true
		g.breathe(t, i, o.Cell)
	case skyDoor:
		g.s.acted = true
		g.door(int(o.Item) - 1)
	default:
		g.next(t)
	}
	if _, over := g.Over(); over && t.Heard() {
		t.Say(table.Event{Kind: table.Ended, Rule: ruleOver, Who: table.Nobody, Target: table.Nobody})
	}
}

func (g *skyGame) next(t *table.Table) {
	g.s.moved, g.s.acted = false, false
	if g.s.at++; g.s.round == 0 || g.s.at == g.s.n {
		g.s.at = 0
		g.s.round++
	}
	g.s.units[g.s.at].reacted = false
	if t.Heard() && g.up(int(g.s.at)) {
		t.BeginTurn(table.Who(g.s.at), 0)
		t.Say(table.Event{Kind: table.Began, Rule: ruleTurn, Who: table.Who(g.s.at), Target: table.Nobody})
	}
}

// ask lists what a creature may do.
func (g *skyGame) ask(t *table.Table, i int) *table.Question {
	q := t.Ask(0, ruleTurn, table.Who(i), table.JustSeat(table.Seat(g.side(i)+1)))
	u := &g.s.units[i]
	if q.Family(); q.Need(!g.s.moved, ruleMove) {
		g.reach(i)
		q.Try(table.Do(skyMove))
		if q.Need(!g.sc.reach.Empty(), ruleMove) {
			q.OfferCells(g.sc.reach)
		}
	}
	if q.Family(); q.Need(!g.s.acted, ruleTurn) {
		_, opaque := g.barriers()
		for j := range int(g.s.n) {
			if !g.foes(i, j) {
				continue
			}
			q.Try(table.Do(skyAttack).At(table.Who(j)))
			if q.Need(g.threatens(opaque, i, j), ruleAttack) {
				q.Offer()
			}
		}
		for k, e := range g.doors {
			q.Try(table.Do(skyDoor).With(uint8(k + 1)))
			near := min(g.sq.DistanceBetween(u.cell, g.span(i), e.From, 1), g.sq.DistanceBetween(u.cell, g.span(i), e.To, 1)) <= 1
			if q.Need(near && g.movable(k), ruleDoor) {
				q.Offer()
			}
		}
		q.Try(table.Do(skyBreathe))
		if q.Need(g.span(i) > 1, ruleBreath) {
			g.sc.touched.Clear()
			g.sq.AddWithin(g.sc.touched, u.cell, g.span(i), 0, 3)
			q.OfferCells(g.sc.touched)
		}
	}
	q.Add(table.Do(skyEnd))
	q.SetDefault(table.Do(skyEnd))
	return q
}

// movable reports whether a door can be opened or closed now.
func (g *skyGame) movable(k int) bool {
	why := g.door(k)
	if why == "" {
		g.s.open[k] = !g.s.open[k]
	}
	return why == ""
}

// reach works out where a creature can go: past its allies, not past its foes, and not onto anybody.
func (g *skyGame) reach(i int) {
	walls, _ := g.barriers()
	sc := g.sc
	sc.blocked.Clear()
	sc.taken.Clear()
	for j := range int(g.s.n) {
		if j == i || !g.up(j) {
			continue
		}
		g.sq.AddWithin(sc.taken, g.s.units[j].cell, g.span(j), 0, 0)
		if g.foes(i, j) {
			g.sq.AddWithin(sc.blocked, g.s.units[j].cell, g.span(j), 0, 0)
		}
	}
	w := space.Walk{From: g.s.units[i].cell, Span: g.span(i), Barrier: walls, Blocked: sc.blocked, Ground: g.field.Ground}
	if !g.setup.Creatures[i].Flies {
		w.Footing = g.low
	}
	sc.flood.Run(w, skySpeed)
	sc.reach.CopyFrom(sc.flood.Cells())
	g.sq.Touching(sc.area, sc.taken, g.span(i))
	sc.reach.Subtract(sc.area)
}

func (g *skyGame) threatens(opaque *space.Barrier, i, j int) bool {
	a, b := &g.s.units[i], &g.s.units[j]
	return g.sq.DistanceBetween(a.cell, g.span(i), b.cell, g.span(j)) <= g.setup.Creatures[i].Reach &&
		g.sq.Sight(a.cell, g.span(i), b.cell, g.span(j), opaque)
}

// move goes step by step; foes whose reach a step leaves may strike once.
func (g *skyGame) move(t *table.Table, i int, to space.Cell) {
	g.reach(i)
	g.sc.path = g.sc.flood.Path(to, g.sc.path)
	u, from := &g.s.units[i], g.s.units[i].cell
	for _, step := range g.sc.path {
		was := u.cell
		_, opaque := g.barriers()
		for j := range int(g.s.n) {
			if !g.foes(i, j) || g.s.units[j].reacted || !g.threatens(opaque, j, i) {
				continue
			}
			u.cell = step
			left := !g.threatens(opaque, j, i)
			u.cell = was
			if left && g.wants(t, j, i) {
				g.s.units[j].reacted = true
				g.attack(t, j, i, ruleOpportunity)
			}
		}
		if !g.up(i) {
			return
		}
		u.cell = step
	}
	if t.Heard() {
		t.Say(table.Event{Kind: table.Moved, Rule: ruleMove, Who: table.Who(i), Target: table.Nobody, Cell: to, N: [4]int32{from}})
	}
}

func (g *skyGame) wants(t *table.Table, j, i int) bool {
	q := t.Ask(1, ruleOpportunity, table.Who(j), table.JustSeat(table.Seat(g.side(j)+1)))
	q.Target = table.Who(i)
	q.Add(table.Do(skyStrike).At(table.Who(i)))
	q.Add(table.Do(skyPass))
	return t.Choose(q).Verb == skyStrike
}

// attack is easier where an ally stands exactly opposite and threatens too.
func (g *skyGame) attack(t *table.Table, i, j int, rule table.Rule) {
	bonus := 2
	if g.flanked(i, j) {
		bonus += 4
		rule = ruleFlank
	}
	d := t.Roll(&table.Roll{Rule: rule, Who: table.Who(i), Count: 1, Sides: 20}) + bonus
	g.tell(t, table.Rolled, rule, i, j)
	if d < 12 {
		g.tell(t, table.Missed, rule, i, j)
		return
	}
	g.harm(t, i, j, rule)
}

func (g *skyGame) flanked(i, j int) bool {
	_, opaque := g.barriers()
	return slices.ContainsFunc([]int{0, 1, 2, 3, 4, 5, 6, 7}[:g.s.n], func(k int) bool {
		return k != i && k != j && g.up(k) && g.side(k) == g.side(i) && g.threatens(opaque, k, j) &&
			g.sq.Opposite(g.s.units[i].cell, g.span(i), g.s.units[k].cell, g.span(k), g.s.units[j].cell, g.span(j))
	})
}

// breathe harms everybody who has a square in a burst around an intersection, as far as walls let it through.
func (g *skyGame) breathe(t *table.Table, i int, at space.Cell) {
	_, opaque := g.barriers()
	g.sc.area.Clear()
	g.sq.AddBurst(g.sc.area, at, 2)
	g.sq.KeepClear(g.sc.area, g.sq.Corner(at), opaque)
	var hit [mostSky]bool
	for j := range int(g.s.n) {
		g.sc.taken.Clear()
		g.sq.AddWithin(g.sc.taken, g.s.units[j].cell, g.span(j), 0, 0)
		g.sc.taken.Intersect(g.sc.area)
		hit[j] = j != i && g.up(j) && !g.sc.taken.Empty()
	}
	for j := range hit {
		if hit[j] {
			g.harm(t, i, j, ruleBreath)
		}
	}
}

func (g *skyGame) harm(t *table.Table, i, j int, rule table.Rule) {
	v := &g.s.units[j]
	v.hp -= int8(t.Roll(&table.Roll{Rule: rule, Who: table.Who(i), Count: 1, Sides: 6}))
	g.tell(t, table.Harmed, rule, i, j)
	if v.hp > 0 {
		return
	}
	walls, _ := g.barriers() // who is down falls as far as nothing holds it
	for g.sq.Directions() > 8 && g.sq.Passage(walls, v.cell, 17, g.span(j)) {
		v.cell = g.sq.Step(v.cell, 17)
	}
	g.tell(t, table.Fell, ruleFall, i, j)
}

func (g *skyGame) tell(t *table.Table, kind table.EventKind, rule table.Rule, i, j int) {
	if t.Heard() {
		e := table.Event{Kind: kind, Rule: rule, Who: table.Who(i), Target: table.Who(j), N: [4]int32{1, int32(g.s.units[j].hp)}}
		if kind == table.Rolled || kind == table.Harmed {
			e.Faces = t.Faces()
		}
		t.Say(e)
	}
}

// Best attacks, else comes nearer, else ends.
func (g *skyGame) Best(q *table.Question) table.Option {
	for _, group := range q.Groups() {
		if group.Option.Verb == skyAttack || group.Option.Verb == skyStrike {
			return group.Kth(0)
		}
	}
	for _, group := range q.Groups() {
		if group.Option.Verb == skyMove {
			return group.Kth(group.Len() / 2)
		}
	}
	return q.Default()
}
