package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/space"
	"fray/table"
)

// shove is a successful Push: the pusher and a creature or an object move by the same steps in one direction.
type shove struct {
	a, b  table.Who
	thing int   // where b is Nobody
	how   going // by which kind of movement the pusher follows
}

// push moves both on a success, and on a failure provokes every foe that threatens the pusher (flank.push.creature,
// flank.push.success, flank.push.fail).
func (g *Game) push(t *table.Table, m *maneuver) {
	if !g.tries(t, m, rule.PushCreature) {
		g.provoked(t, m.a, table.Nobody)
		return
	}
	g.shove(t, &shove{a: m.a, b: m.b})
}

// shove asks the pusher how far and where, and moves both.
func (g *Game) shove(t *table.Table, s *shove) {
	q := g.ask(t, askPush, rule.PushSuccess, s.a, s.b)
	most, farthest := 0, table.Option{}
	for s.how = range goingCount {
		if g.speed(s.a, s.how) == 0 {
			continue
		}
		ends := g.sc.pushes[s.how]
		ends.Clear()
		for dir := range g.squares.Directions() {
			g.eachPush(s, dir, func(c space.Cell) { ends.Add(c) })
		}
		o := table.Do(vGo).As(g.named(s.a, s.how))
		q.Try(o)
		q.OfferCells(ends)
		if to, d := g.farthestPush(s, ends); d > most || d == most && s.how == g.runner(s.a) {
			most, farthest = d, o.To(to)
		}
	}
	if most == 0 {
		t.Tell(evNothing, rule.PushSuccess, s.a, s.b)
		return
	}
	q.Add(table.Do(vStop))
	q.SetDefault(farthest)
	o := t.Choose(q)
	if o.Verb == vStop {
		return
	}
	s.how = g.kindOf(s.a, o.Mode)
	dir, _ := g.squares.Direction(g.pushedCell(s), o.Cell)
	for at := g.pushedCell(s); at != o.Cell; {
		at = g.squares.Step(at, dir)
		g.pushStep(t, s, at, dir)
	}
}

// farthestPush is the end of a Push that is farthest away, and how far; 0 if there is none.
func (g *Game) farthestPush(s *shove, ends *space.Set) (found space.Cell, most int) {
	for c := range ends.Each() {
		if d := g.squares.Distance(g.pushedCell(s), c); d > most {
			most, found = d, c
		}
	}
	return found, most
}

// pushedCell is where the creature or object is that is pushed.
func (g *Game) pushedCell(s *shove) space.Cell {
	if s.b != table.Nobody {
		return g.units[s.b].cell
	}
	return g.items[s.thing].cell
}

// eachPush calls do for each place to which a Push in a direction can bring what is pushed.
func (g *Game) eachPush(s *shove, dir int, do func(c space.Cell)) {
	u := &g.units[s.a]
	span, spanB := g.span(s.a), 1
	if s.b != table.Nobody {
		spanB = g.span(s.b)
	}
	left := g.halfWay(s.a, s.how)
	mine, theirs := u.cell, g.pushedCell(s)
	start, first := u.cell, true
	for {
		to, follow := g.squares.Step(theirs, dir), g.squares.Step(mine, dir)
		if to == space.None || follow == space.None || !g.squares.Passage(g.def.barrier(g.pushedBy(s)), theirs, dir, spanB) ||
			!g.squares.Passage(g.def.barrier(s.how), mine, dir, span) {
			return
		}
		if first && g.squares.DistanceBetween(start, span, to, spanB) <= g.squares.DistanceBetween(start, span, theirs, spanB) {
			return
		}
		first = false
		if !g.fitsPush(s, to, spanB) || !g.fitsPush(s, follow, span) || !g.def.room(s.how, follow, span) {
			return
		}
		cost := 1
		if s.b != table.Nobody {
			cost = g.toll(s.b, theirs, to)
		} else if g.def.ground.cost != nil {
			cost = g.def.ground.cost.Cost(to)
		}
		if left -= cost; left < 0 {
			return
		}
		mine, theirs = follow, to
		do(to)
	}
}

// pushedBy is the kind of movement whose barriers stop what is pushed.
func (g *Game) pushedBy(s *shove) going {
	if s.b != table.Nobody {
		return g.units[s.b].going
	}
	return goingWalk
}

// fitsPush reports whether nobody but the two, and nothing solid, is where one of them would come.
func (g *Game) fitsPush(s *shove, at space.Cell, span int) bool {
	for i := range g.units {
		c := table.Who(i)
		if c != s.a && c != s.b && g.present(c) && g.share(at, span, g.units[i].cell, g.span(c)) {
			return false
		}
	}
	pushed := -1
	if s.b == table.Nobody {
		pushed = s.thing
	}
	return !g.barsSolid(at, span, pushed)
}

// pushStep moves what is pushed, then the pusher, one step. It provokes nobody.
func (g *Game) pushStep(t *table.Table, s *shove, to space.Cell, dir int) {
	if s.b != table.Nobody {
		g.relocate(t, s.b, to, g.keepsOr(s.b, to), rule.PushSuccess)
	} else {
		g.items[s.thing].cell = to
		g.sayItem(t, vPushThing, s.a, table.Nobody, s.thing, rule.PushObject)
	}
	follow := g.squares.Step(g.units[s.a].cell, dir)
	g.relocate(t, s.a, follow, s.how, rule.PushSuccess)
	g.partGrapples(t, s.a)
	if s.b != table.Nobody {
		g.partGrapples(t, s.b)
		g.fall(t, s.b)
	}
}

// pushThing pushes an object (flank.push.object).
func (g *Game) pushThing(t *table.Table, a table.Who, i int) {
	g.window(t, a, table.Nobody)
	if !g.awakeEnough(a) || g.items[i].where != placeGround {
		return
	}
	d := &g.itemDefs[g.items[i].def]
	var dc total.Sum
	dc.Base(rule.PushObject, 10)
	dc.From(uint8(scoreSTR)+1, rule.CoreAbilityModifier, down(int(d.str)-10, 2))
	if !g.check(t, a, skillAthletics, &dc, rule.PushObject) {
		g.provoked(t, a, table.Nobody)
		return
	}
	s := shove{a: a, b: table.Nobody, thing: i}
	g.shove(t, &s)
}
