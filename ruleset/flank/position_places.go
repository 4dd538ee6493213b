package flank

import (
	"fray/space"
	"fray/table"
)

// body is the cells that a combatant fills. It is kept until the next call.
func (g *Game) body(a table.Who) *space.Set {
	g.sc.work.Clear()
	g.squares.AddWithin(g.sc.work, g.units[a].cell, g.span(a), 0, 0)
	return g.sc.work
}

// stands reports whether a combatant fills a cell of a set.
func (g *Game) stands(a table.Who, set *space.Set) bool {
	if g.span(a) == 1 {
		return set.Has(g.units[a].cell)
	}
	for c := range g.body(a).Each() {
		if set.Has(c) {
			return true
		}
	}
	return false
}

// addBody adds the cells that a combatant fills.
func (g *Game) addBody(dst *space.Set, a table.Who) {
	if g.span(a) == 1 {
		dst.Add(g.units[a].cell)
		return
	}
	g.squares.AddWithin(dst, g.units[a].cell, g.span(a), 0, 0)
}

// crowdBlocks fills the sets of what a mover may not enter, and of where it may pass and not end: solid objects, and the bodies that it
// knows of (flank.move.through_creatures).
func (g *Game) crowdBlocks(a table.Who) (blocked, taken *space.Set) {
	blocked, taken = g.sc.blocked, g.sc.taken
	g.bodies(a, blocked, taken)
	g.addSolids(blocked)
	return blocked, taken
}

// bodies fills two sets with the bodies that a combatant knows of: those that keep it from their squares, and the others.
func (g *Game) bodies(a table.Who, barring, passing *space.Set) {
	barring.Clear()
	passing.Clear()
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.present(b) || !g.perceives(a, b) {
			continue
		}
		if g.bars(a, b) {
			g.addBody(barring, b)
		} else {
			g.addBody(passing, b)
		}
	}
}

// bars reports whether a combatant keeps another from its squares: allies and the Unconscious do not.
func (g *Game) bars(a, b table.Who) bool {
	return !g.allies(a, b) && !g.units[b].conds.has(condUnconscious)
}

// share reports whether two bodies share a cell.
func (g *Game) share(a space.Cell, spanA int, b space.Cell, spanB int) bool {
	if spanA == 1 && spanB == 1 {
		return a == b
	}
	return g.squares.DistanceBetween(a, spanA, b, spanB) == 0
}

// barsSolid reports whether something solid is where a body would be, other than one object or none (-1).
func (g *Game) barsSolid(at space.Cell, span, but int) bool {
	if !g.def.solids {
		return false
	}
	for i := range g.items {
		if it := &g.items[i]; i != but && it.where == placeGround && it.hp > 0 && g.itemDefs[it.def].solid && g.share(at, span, it.cell, 1) {
			return true
		}
	}
	return false
}

// addSolids adds the cells of what is solid and stands about.
func (g *Game) addSolids(dst *space.Set) {
	if !g.def.solids {
		return
	}
	for i := range g.items {
		if it := &g.items[i]; it.where == placeGround && it.hp > 0 && g.itemDefs[it.def].solid {
			dst.Add(it.cell)
		}
	}
}

// takenAt reports whether a body of a combatant at a cell would share a cell with another combatant or a solid object.
func (g *Game) takenAt(a table.Who, at space.Cell) bool {
	span := g.span(a)
	for i := range g.units {
		if u, b := &g.units[i], table.Who(i); g.share(at, span, u.cell, g.span(b)) && b != a && u.presence == healthHere {
			return true
		}
	}
	return g.barsSolid(at, span, -1)
}

// knowsTaken is takenAt as far as the combatant knows of the others.
func (g *Game) knowsTaken(a table.Who, at space.Cell) bool {
	span := g.span(a)
	for i := range g.units {
		if u, b := &g.units[i], table.Who(i); g.share(at, span, u.cell, g.span(b)) && b != a && u.presence == healthHere && g.perceives(a, b) {
			return true
		}
	}
	return g.barsSolid(at, span, -1)
}

// canBe reports whether a combatant can be at a cell by some kind of movement that it has, or lie there.
func (g *Game) canBe(a table.Who, at space.Cell) bool {
	return at != space.None && g.def.unfit(a, at) == ""
}

// keeps returns how a combatant keeps its place at a cell: on the ground if there is any, else by a kind of movement that
// it has.
func (g *Game) keeps(a table.Who, at space.Cell) going {
	span := g.span(a)
	if g.def.room(goingWalk, at, span) {
		return goingWalk
	}
	for how := goingFly; how < goingCount; how++ {
		if g.sheets[a].speeds[how] > 0 && g.def.room(how, at, span) {
			return how
		}
	}
	return goingWalk
}

// put moves a combatant to a cell without anything else happening.
func (g *Game) put(a table.Who, at space.Cell, how going) {
	u := &g.units[a]
	if u.cell == at && u.going == how {
		return
	}
	u.cell, u.going = at, how
	g.stir()
	if g.veils == 0 {
		return
	}
	for i := range g.detected { // what has moved is no longer detected by the Blind (flank.condition.blind.detect)
		g.detected[i].Drop(a)
	}
}

// relocate moves a combatant to a cell, says it to those that perceive it, and carries out what its new place means.
func (g *Game) relocate(t *table.Table, a table.Who, at space.Cell, how going, r table.Rule) {
	from := g.units[a].cell
	seats := g.seatsThatPerceive(a)
	g.put(a, at, how)
	if t.Heard() {
		e := table.NewEvent(table.Moved, r, a, table.Nobody, int(from))
		e.Cell, e.To = at, g.audience(a)
		t.Say(e)
	}
	g.forget(a, seats)
	g.wet(t, a)
	g.reviewCover(t)
}
