package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// chase carries out the Pursuits that a movement has provoked, in the order in which they were declared, when it has ended
// (flank.pursuit.move).
func (g *Game) chase(t *table.Table, m *movement) {
	for _, f := range m.chasers {
		if g.present(m.who) && g.mayChase(f) {
			g.pursue(t, f, m.who)
		}
	}
}

// mayChase reports whether a pursuer can still move.
func (g *Game) mayChase(f table.Who) bool {
	return g.canReact(f) && !g.units[f].conds.any(condRestrained.in()|condFrightened.in()) && !g.decided()
}

// canMove reports whether a combatant can move by some kind of movement.
func (g *Game) canMove(a table.Who) bool {
	for how := range goingCount {
		if g.speed(a, how) > 0 {
			return true
		}
	}
	return false
}

// pursue moves a pursuer up to half its speed, each step nearer to the creature.
func (g *Game) pursue(t *table.Table, f, on table.Who) {
	q := g.ask(t, askPursue, rule.PursuitMove, f, on)
	q.Family()
	best, nearest := -1, table.Option{}
	for how := range goingCount {
		w := &g.sc.chase[how]
		points := g.halfWay(f, how)
		if g.units[f].prone {
			points = min(g.speed(f, how), 1)
		}
		if points == 0 {
			continue
		}
		if g.approach(w, f, on, how, points); w.set.Empty() {
			continue
		}
		o := table.Do(vGo).As(g.named(f, how))
		q.Try(o)
		q.OfferCells(w.set)
		if d := g.distanceFrom(f, w.best, on); best < 0 || d < best || d == best && how == g.runner(f) {
			best, nearest = d, o.To(w.best)
		}
	}
	if best < 0 {
		return
	}
	q.Add(table.Do(vStop))
	q.SetDefault(nearest)
	o := t.Choose(q)
	if o.Verb != vGo {
		return
	}
	how := g.kindOf(f, o.Mode)
	m := g.sc.moves.Next()
	defer g.sc.moves.Pop()
	*m = movement{who: f, how: how, rule: rule.PursuitMove, provokes: true, charged: table.Nobody, path: g.sc.chase[how].way(o.Cell, m.path[:0]), chasers: m.chasers[:0]}
	g.walk(t, m)
	g.window(t, f, table.Nobody)
}

// trek is a set of cells that can be reached under a condition on each step, with the ways there.
type trek struct {
	set   *space.Set
	cells []trekCell
	best  space.Cell // where the way is longest, or the nearest to a goal
}

type trekCell struct {
	cell space.Cell
	from int
	cost int
}

// approach finds where a combatant can get by steps each of which lessens the distance to another.
func (g *Game) approach(w *trek, a, on table.Who, how going, points int) {
	goal, span := &g.units[on], g.span(on)
	g.trekTo(w, a, how, points, false, func(from, to space.Cell) bool {
		return g.squares.DistanceBetween(to, g.span(a), goal.cell, span) < g.squares.DistanceBetween(from, g.span(a), goal.cell, span)
	})
	best := -1
	for c := range w.set.Each() {
		if d := g.distanceFrom(a, c, on); best < 0 || d < best {
			best, w.best = d, c
		}
	}
}

// distanceFrom is how far a combatant would be from another if it were at a cell.
func (g *Game) distanceFrom(a table.Who, at space.Cell, on table.Who) int {
	return g.squares.DistanceBetween(at, g.span(a), g.units[on].cell, g.span(on))
}

// trekTo finds where a combatant can end a movement of so many points, if each step fulfils a condition.
func (g *Game) trekTo(w *trek, a table.Who, how going, points int, dash bool, may func(from, to space.Cell) bool) {
	u, span := &g.units[a], g.span(a)
	blocked, taken := g.crowdBlocks(a)
	w.set.Clear()
	w.cells = append(w.cells[:0], trekCell{u.cell, -1, 0})
	for spent := range points {
		for i := 0; i < len(w.cells); i++ {
			at := w.cells[i]
			if at.cost != spent {
				continue
			}
			for dir := range g.squares.Directions() {
				to := g.squares.Step(at.cell, dir)
				if to == space.None || to == u.cell || !g.stepOpen(how, at.cell, dir, span) || !may(at.cell, to) || g.meetsSet(to, span, blocked) {
					continue
				}
				cost := spent + g.toll(a, at.cell, to)
				if cost > points || dash && g.meetsSet(to, span, g.def.ground.difficult) {
					continue
				}
				w.add(to, i, cost)
				if !g.meetsSet(to, span, taken) {
					w.set.Add(to)
				}
			}
		}
	}
}

// add notes a way to a cell, if it is the first or a cheaper one.
func (w *trek) add(to space.Cell, from, cost int) {
	k := w.find(to)
	switch {
	case k < 0:
		w.cells = append(w.cells, trekCell{to, from, cost})
	case cost < w.cells[k].cost:
		w.cells[k].from, w.cells[k].cost = from, cost
	}
}

// find returns the place of a cell, or -1.
func (w *trek) find(c space.Cell) int {
	for i := range w.cells {
		if w.cells[i].cell == c {
			return i
		}
	}
	return -1
}

// way returns the way to a cell.
func (w *trek) way(to space.Cell, buf []space.Cell) []space.Cell {
	for k := w.find(to); k > 0; k = w.cells[k].from {
		buf = append(buf, w.cells[k].cell)
	}
	for i, j := 0, len(buf)-1; i < j; i, j = i+1, j-1 {
		buf[i], buf[j] = buf[j], buf[i]
	}
	return buf
}

// meetsSet reports whether a body at a cell shares one with a set.
func (g *Game) meetsSet(at space.Cell, span int, set *space.Set) bool {
	if span == 1 {
		return set.Has(at)
	}
	x, y, z := g.squares.Place(at)
	for k := z; k < z+span; k++ {
		for j := y; j < y+span; j++ {
			for i := x; i < x+span; i++ {
				if c := g.squares.At(i, j, k); c != space.None && set.Has(c) {
					return true
				}
			}
		}
	}
	return false
}

// toll is what a step costs in squares of movement: the dearest square that is newly entered (flank.move.difficult).
func (g *Game) toll(a table.Who, from, to space.Cell) int {
	span, most := g.span(a), 1
	if g.def.ground.cost == nil {
		return 1
	}
	if span == 1 {
		return g.def.ground.cost.Cost(to)
	}
	g.eachCell(to, span, func(c space.Cell) {
		if g.squares.DistanceBetween(c, 1, from, span) > 0 {
			most = max(most, g.def.ground.cost.Cost(c))
		}
	})
	return most
}
