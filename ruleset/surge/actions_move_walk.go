package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// performMove carries out what listMoves lists.
func (g *Game) performMove(t *table.Table, a table.Who, o table.Option) {
	if o.Verb != vWalk {
		kind, r := movementOf(o.Verb)
		g.pay(t, a, o, actMove, r)
		g.beginMove(kind, mode(o.Mode))
		if kind == moveAdvance || kind == moveWithdraw {
			g.move.near = g.nearest(t, a, o.Cell)
		}
	}
	g.walkTo(t, a, o.Cell)
}

// movementOf is the kind of movement that a verb begins, and its rule.
func movementOf(v table.Verb) (moveKind, table.Rule) {
	switch v {
	case vTight:
		return moveSqueeze, rule.MoveSqueeze
	case vCrawl:
		return moveCrawl, rule.MoveCrawl
	case vAdvance:
		return moveAdvance, rule.MoveAdvance
	case vWithdraw:
		return moveWithdraw, rule.MoveWithdraw
	default:
		return moveWalk, rule.MoveWalk
	}
}

// beginMove opens a movement.
func (g *Game) beginMove(k moveKind, m mode) {
	g.move = noMovement()
	g.move.open, g.move.kind, g.move.mode = true, k, m
}

// nearest is the nearest enemy. Of several the mover names one, unless its only step provokes nobody whichever it is
// (surge.move.advance).
func (g *Game) nearest(t *table.Table, a table.Who, to space.Cell) table.Who {
	found := g.allNearest(a)
	if found.Count() < 2 || g.left(a) == 1 && g.freeStep(a, found, to) {
		return found.First()
	}
	q := g.askAs(t, askNearest, rule.MoveAdvance, a)
	for b := found.First(); b != table.Nobody; b = found.After(b) {
		q.Add(table.Do(vNamed).At(b))
	}
	q.SetDefault(table.Do(vNamed).At(found.First()))
	return t.Choose(q).Who
}

// freeStep reports whether a step provokes nobody, as far as the mover can know, whichever of the nearest enemies it names.
func (g *Game) freeStep(a table.Who, near table.Crowd, to space.Cell) bool {
	at := g.units[a].cell
	var met table.Crowd
	g.meet(&met, a, at)
	return met.Empty() || g.keepsTo(a, g.move.kind, near, at, to)
}

// allNearest are the enemies that are nearest to a combatant.
func (g *Game) allNearest(a table.Who) (c table.Crowd) {
	least := 1 << 30
	for i := range g.units {
		b := table.Who(i)
		if !g.foes(a, b) || !g.isHere(b) {
			continue
		}
		if d := g.distance(a, b); d < least {
			least, c = d, table.Crowd{}
		}
		if g.distance(a, b) == least {
			c.Add(b)
		}
	}
	return c
}

// walkTo moves a combatant towards a place step by step, until something interrupts it in a free place
// (checks.movement of the ledger).
func (g *Game) walkTo(t *table.Table, a table.Who, to space.Cell) {
	path := g.way(a, g.move.kind, to, g.left(a))
	base := len(g.sc.walked)
	g.sc.walked = append(g.sc.walked, path...) // a copy: a Reaction on the way may compute another path
	for i := base; i < base+len(path); i++ {
		if !g.step(t, a, g.sc.walked[i]) || g.move.rest == space.None && g.mayStop(a) {
			break
		}
	}
	g.sc.walked = g.sc.walked[:base]
	g.mark(a, a) // it may have gone through the place of another that is gone now
	if g.isHere(a) && !g.mayStop(a) && !g.moving(a) {
		g.makeRoom(t, a)
	}
}

// makeRoom puts a combatant that cannot go on into the free place nearest to where it is: it may not stay inside another. A
// grab that no longer reaches ends (surge.base.distance, surge.cond.grabbed).
func (g *Game) makeRoom(t *table.Table, a table.Who) {
	if c := g.haven(a, g.units[a].cell); c != space.None {
		g.place(t, a, c, rule.BaseDistance)
		g.parted(t, a)
	}
}

// walkOn has a combatant whose readied movement was interrupted choose again, and reports whether it moved.
func (g *Game) walkOn(t *table.Table, a table.Who) bool {
	q := g.ask(t, askAct, rule.ReadyRelease, a, table.Nobody)
	g.sc.ask()
	g.listWalk(q, a)
	o, ok := t.OrPass(q, vPass)
	if ok {
		g.walkTo(t, a, o.Cell)
	}
	return ok
}

// step makes one step with what comes before and after it, and reports whether the movement continues without a new choice.
// After an interruption the mover may choose again: move.rest is None then.
func (g *Game) step(t *table.Table, a table.Who, c space.Cell) bool {
	g.move.rest = c
	if !g.safely(a, c) {
		if who := g.threats(a, g.move.exempt); !who.Empty() {
			g.move.rest = space.None
			g.opportunities(t, a, g.exitRule(), who)
		}
	}
	if !g.able(a) || !g.goesOn(a) || g.left(a) < 1 || !g.passes(a, c) || !g.move.open {
		g.move.open = g.move.open && g.able(a) && g.left(a) > 0
		return false
	}
	g.place(t, a, c, g.exitRule())
	g.move.used++
	if g.zoned() {
		g.units[a].feet += 30
	} else {
		g.units[a].feet += 5
	}
	g.parted(t, a)
	if g.readies > 0 {
		if g.happened(t, happening{what: triggerStepAt, who: a, on: table.Nobody}) {
			g.move.rest = space.None
		}
		if !g.able(a) {
			g.move.open = false
		}
	}
	if g.decided() {
		g.move.open = false
	}
	return g.move.open
}

// exitRule is the rule by which leaving a square provokes.
func (g *Game) exitRule() table.Rule {
	switch g.move.kind {
	case moveCharge:
		return rule.ChargeOa
	case moveEscape:
		return rule.MoveEscapeOa
	default:
		return rule.MoveExitOa
	}
}

// passes reports whether a step into a place is still possible after an interruption.
func (g *Game) passes(a table.Who, c space.Cell) bool {
	s := g.field.squares
	if s == nil {
		return true
	}
	if s.Distance(g.units[a].cell, c) != 1 || g.sc.walls.Has(c) {
		return false
	}
	e := g.at[c]
	return e < 0 || !g.foes(a, e) || !g.able(e)
}

// safely reports whether a step of an Advance or a Withdraw does not provoke: it leads towards the nearest enemy, or away from
// it (surge.move.advance, surge.move.withdraw).
func (g *Game) safely(a table.Who, c space.Cell) bool {
	near := g.move.near
	if near == table.Nobody || !g.isHere(near) {
		return false
	}
	now, then := g.distance(a, near), g.distanceAt(a, c, near)
	return g.move.kind == moveAdvance && then < now || g.move.kind == moveWithdraw && then > now
}
