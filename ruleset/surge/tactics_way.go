package surge

import (
	"math/bits"
	"slices"

	"fray/space"
	"fray/table"
)

// follow goes the shortest way to a free place of a set, past friends; where none is free, behind the others. Where there is no way, or
// nobody is in sight, it opens doors.
func (g *Game) follow(p *plan, goal *space.Set, seen bool) (table.Option, bool) {
	if !seen {
		if o, ok := g.unlock(p); ok {
			return o, true
		}
	}
	g.obstacles(g.sc.blocked, p.a, moveSqueeze)
	free := g.sc.dead
	free.CopyFrom(goal)
	free.Subtract(g.takenFor(p.a))
	to := g.toward(p.a, free)
	if to == space.None {
		to = g.toward(p.a, goal)
	}
	if to == space.None && seen {
		return g.unlock(p)
	}
	return g.along(p, to)
}

// toward finds the nearest place of a set around what is blocked. What the flood of the question held is lost by it.
func (g *Game) toward(a table.Who, goal *space.Set) space.Cell {
	g.sc.ranging.kept = false
	return g.sc.flood.Toward(space.Walk{From: g.units[a].cell, Span: g.span(a), Blocked: g.sc.blocked}, goal)
}

// along follows the way that toward has found, as far as a move leads: it squeezes through what is tight.
func (g *Game) along(p *plan, to space.Cell) (table.Option, bool) {
	if to == space.None {
		return table.Option{}, false
	}
	g.sc.path = g.sc.flood.Path(to, g.sc.path)
	if o, ok := g.stride(p); ok {
		return o, true
	}
	for _, v := range [...]table.Verb{vMove, vWalk, vCrawl, vTight} {
		x := p.walks(v)
		if x == nil || x.Members == nil {
			continue
		}
		for _, c := range slices.Backward(g.sc.path) {
			if x.Members.Has(c) {
				return x.Option.To(c), true
			}
		}
	}
	return table.Option{}, false
}

// stride is a move straight on along the path. It is read off the path, which is shorter than the list of all places.
func (g *Game) stride(p *plan) (table.Option, bool) {
	if !g.canPay(p.a, actMove) || !g.canMove(p.a) || g.units[p.a].prone || g.sheets[p.a].modes == 0 {
		return table.Option{}, false
	}
	m := mode(bits.TrailingZeros8(g.sheets[p.a].modes))
	end, far := space.None, g.distanceOf(p.a, moveWalk, m)
	for i, c := range g.sc.path {
		if i >= far || !g.enterable(p.a, c) {
			break
		}
		if g.fits(p.a, c) {
			end = c
		}
	}
	o := table.Do(vMove).As(uint8(m)).To(end)
	return o, end != space.None && g.allows(p, sectionMoves, o)
}

// unlock opens a door within reach, or goes to the nearest one that is shut.
func (g *Game) unlock(p *plan) (table.Option, bool) {
	goal, shut := g.sc.dead, false
	goal.Clear()
	for i := range g.things {
		th := &g.things[i]
		if !g.def.thingDefs[i].blocks || th.open || th.destroyed {
			continue
		}
		if o := table.Do(vOperate).At(table.Thing(i)); g.atHandOf(p.a, th.cell) && p.has(sectionHands, o) {
			return o, true
		}
		g.field.squares.AddWithin(goal, th.cell, 1, 1, 1)
		shut = true
	}
	if !shut {
		return table.Option{}, false
	}
	g.sc.blocked.CopyFrom(g.sc.walls)
	return g.along(p, g.toward(p.a, goal))
}
