package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// whole reports whether a thing is there and not destroyed.
func (g *Game) whole(i int) bool { return g.objects[i].body > 0 }

// blocks reports whether a thing blocks its hex: a closed door, a heavy object or a wall.
func (g *Game) blocks(i int) bool {
	o := &g.objects[i]
	switch g.def.objectDefs[i].kind {
	case kindDoor:
		return o.body > 0 && o.door != doorOpen
	case kindHeavy, kindWall:
		return o.body > 0
	default:
		return false
	}
}

// breakable reports whether a thing can be attacked (phase.attack.objects).
func (g *Game) breakable(i int) bool { return g.whole(i) && g.def.objectDefs[i].kind != kindMount }

// thingAt returns the thing that blocks a hex, or -1.
func (g *Game) thingAt(c space.Cell) int {
	for i := range g.objects {
		if g.objects[i].cell == c && g.blocks(i) {
			return i
		}
	}
	return -1
}

// breakThing takes BODY off a thing, less its defense. At 0 or less it is destroyed and blocks no more
// (phase.attack.objects).
func (g *Game) breakThing(t *table.Table, i, body int, r table.Rule) {
	o, d := &g.objects[i], &g.def.objectDefs[i]
	n := max(0, body-int(d.def))
	o.body = int16(max(int(o.body)-n, -20000))
	t.Tell(evObject, r, table.Nobody, table.Thing(i), int(o.door), int(o.body), n)
	if o.body <= 0 {
		g.rewall()
	}
}

// rewall computes what blocks movement and sight now. What is known of sights holds while that is the same.
func (g *Game) rewall() {
	solid := g.sc.to
	solid.CopyFrom(g.field.Walls)
	for i := range g.objects {
		if g.blocks(i) {
			solid.Add(g.objects[i].cell)
		}
	}
	if solid.Equal(g.sc.solid) {
		return
	}
	g.sc.bar(g.hexes, solid)
}

// listObjects lists what can be done with doors and heavy objects beside a combatant (phase.move.door,
// phase.move.heavy_object).
func (g *Game) listObjects(q *table.Question, a table.Who) {
	u := &g.units[a]
	pushes := 0
	for i := range g.objects {
		o, d := &g.objects[i], &g.def.objectDefs[i]
		if o.body <= 0 || g.hexes.Distance(u.cell, o.cell) != 1 {
			continue
		}
		on := table.Thing(i)
		switch {
		case d.kind == kindDoor && o.door != doorOpen:
			if g.try(q, a, table.Do(vOpen).At(on)) {
				q.Need(o.door == doorClosed, rule.MoveDoor)
				q.Offer()
			}
		case d.kind == kindDoor:
			if g.try(q, a, table.Do(vClose).At(on)) {
				q.Need(g.bodyAt(o.cell, table.Nobody) == table.Nobody, rule.MoveDoor)
				q.Offer()
			}
		case d.kind == kindHeavy:
			if g.try(q, a, table.Do(vPush).At(on)) {
				q.Need(u.n[statSTR] >= d.lift, rule.MoveHeavyObject)
				q.OfferCells(g.sc.pushTo(g, i, pushes))
				pushes++
			}
		}
	}
}

// pushTo fills a set with the free hexes beside a heavy object.
func (sc *scratch) pushTo(g *Game, i, n int) *space.Set {
	for len(sc.pushes) <= n {
		sc.pushes = append(sc.pushes, g.hexes.NewSet())
	}
	set := sc.pushes[n]
	set.Clear()
	for dir := range 6 {
		c := g.hexes.Step(g.objects[i].cell, dir)
		if c != space.None && !sc.solid.Has(c) && g.bodyAt(c, table.Nobody) == table.Nobody {
			set.Add(c)
		}
	}
	return set
}

// work opens or closes a door, or pushes a heavy object.
func (g *Game) work(t *table.Table, a table.Who, o table.Option) {
	i := thingIndex(o.Who)
	x := &g.objects[i]
	switch o.Verb {
	case vOpen:
		x.door = doorOpen
	case vClose:
		x.door = doorClosed
	default:
		x.cell = o.Cell
	}
	g.rewall()
	if t.Heard() {
		e := table.NewEvent(evWorked, g.def.verbs[o.Verb].Rule, a, o.Who, int(x.door))
		e.Cell, e.Option = x.cell, o
		t.Say(e)
	}
}
