package surge

import (
	"slices"

	"fray/space"
	"fray/table"
)

// flood finds where a movement can lead. One may pass allies and enemies that cannot act, not others; tight squares only by
// squeezing (surge.base.distance, surge.move.squeeze). Hold is where it is not left again.
func (g *Game) flood(f *space.SquareFlood, a table.Who, k moveKind, far int, hold *space.Set) {
	b := g.sc.blocked
	g.obstacles(b, a, k)
	if f == g.sc.flood {
		g.sc.ranging.kept = false
	}
	f.Run(space.Walk{From: g.units[a].cell, Span: g.span(a), Blocked: b, Hold: hold}, far)
}

// obstacles fills a set with the squares that a movement does not pass.
func (g *Game) obstacles(b *space.Set, a table.Who, k moveKind) {
	b.CopyFrom(g.sc.walls)
	side := g.sideOf(a)
	for i := range g.units {
		if e := table.Who(i); g.against(side, e) && g.able(e) {
			g.field.squares.AddTouching(b, 1, g.units[e].cell, g.span(e))
		}
	}
	if k != moveSqueeze && g.field.tight != nil {
		b.Union(g.field.tight)
	}
}

// ranging is what [Game.ranges] has found: the flood of the scratch.
type ranging struct {
	kept    bool // the flood holds it
	fresh   bool // it is of the question in the making
	from    space.Cell
	span    int
	far     int
	blocked *space.Set
}

// ranges floods the places that a movement of so many squares can lead to, once for a question: it begins with lookAnew, and nothing
// moves until it is answered. The next question keeps the flood if nobody has moved.
func (g *Game) ranges(a table.Who, far int) {
	x := &g.sc.ranging
	if !x.kept || !x.fresh || x.far < far {
		g.reach(a, far)
		x.fresh = true
	}
}

// reach floods the places that a movement of so many squares can lead to, unless the flood has them already. Squeezing is apart.
func (g *Game) reach(a table.Who, far int) {
	x := &g.sc.ranging
	b, from, span := g.sc.blocked, g.units[a].cell, g.span(a)
	g.obstacles(b, a, moveWalk)
	if !x.kept || x.from != from || x.span != span || x.far < far || !x.blocked.Equal(b) {
		x.from, x.span, x.far = from, span, far
		x.blocked.CopyFrom(b)
		g.sc.flood.Run(space.Walk{From: from, Span: span, Blocked: x.blocked}, far)
	}
	x.kept = true
}

// way is the path of a movement to a place, without the start: one that leaves no threatened square on the way if there is
// one, as such a step provokes.
func (g *Game) way(a table.Who, k moveKind, to space.Cell, far int) []space.Cell {
	if g.zoned() {
		return g.wayByZones(g.units[a].cell, to)
	}
	if k == moveSqueeze {
		g.flood(g.sc.flood, a, k, far, nil)
	} else {
		g.reach(a, far)
	}
	path := g.sc.flood.Path(to, g.sc.path[:0])
	if len(path) > far {
		path = path[:0]
	}
	if len(path) > 1 && g.guarded(a) && g.crosses(a, path) {
		if g.flood(g.sc.safe, a, k, far, g.sc.hold); g.sc.safe.Cells().Has(to) {
			path = g.sc.safe.Path(to, path)
		}
	}
	g.sc.path = path
	return path
}

// crosses reports whether a path may leave a square of hold on the way.
func (g *Game) crosses(a table.Who, path []space.Cell) bool {
	return g.span(a) > 1 || slices.ContainsFunc(path[:len(path)-1], g.sc.hold.Has)
}

// guarded fills hold with the squares that enemies threaten, and reports whether there are any.
func (g *Game) guarded(a table.Who) bool {
	g.sc.hold.Clear()
	found := false
	for i := range g.units {
		if e := table.Who(i); g.units[i].threat >= 0 && g.foes(a, e) && g.seemsReady(e) {
			reach := int(g.units[i].threat)
			if g.social {
				reach = int(g.field.talk)
			}
			g.field.squares.AddWithin(g.sc.hold, g.units[i].cell, g.span(e), 0, reach)
			found = true
		}
	}
	return found
}

// wayByZones is a shortest path between zones.
func (g *Game) wayByZones(from, to space.Cell) []space.Cell {
	z := g.field.zones
	path := g.sc.path[:0]
	for at := from; at != to; {
		next := space.None
		for c := range space.Cell(z.Size()) {
			if z.Linked(at)>>c&1 != 0 && z.Distance(c, to) < z.Distance(at, to) {
				next = c
				break
			}
		}
		if next == space.None {
			return path[:0]
		}
		path = append(path, next)
		at = next
	}
	g.sc.path = path
	return path
}
