package phase

import (
	"fray/space"
	"fray/table"
)

// directMove plans the movement to a hex: a way that leaves no threatened hex after the first, if the allowance permits
// that, else the cheapest (phase.move.geometry).
func (g *Game) directMove(a table.Who, v table.Verb, to space.Cell) journey {
	path := g.wayTo(a, v, to, g.sc.trail()[:0])
	g.sc.trails[g.sc.depth] = path
	return journey{who: a, verb: v, path: path, cost: g.pathCost(a, path)}
}

// wayTo writes the hexes of the way to a hex over buf; none if there is no way.
func (g *Game) wayTo(a table.Who, v table.Verb, to space.Cell, buf []space.Cell) []space.Cell {
	from, points := g.units[a].cell, g.allowance(a, v)
	switch v {
	case vWithdraw:
		g.sc.walk.retreat(g, a, points)
		return g.sc.walk.way(to, buf)
	case vCrawl, vStep:
		return append(buf, to)
	}
	blocked, ground := g.blockFor(a), g.groundFor(a)
	if g.def.verbs[v].provokes != provokeNever {
		if hold := g.guarded(a); hold != nil {
			if buf = g.sc.flood.Way(from, to, points, blocked, hold, ground, buf); len(buf) > 0 {
				return buf
			}
		}
	}
	if buf = g.sc.flood.Way(from, to, points, blocked, nil, ground, buf); len(buf) > 0 {
		return buf
	}
	if v == vFull && g.hexes.Distance(from, to) == 1 { // one hex at any price
		return append(buf, to)
	}
	return buf
}

// guarded returns the hexes that enemies threaten who could make an attack of opportunity on a mover, or nil.
func (g *Game) guarded(a table.Who) *space.Set {
	hold, some := g.sc.hold, false
	for s := g.foesUp(a); s != 0; s = s.rest() {
		e := s.first()
		if !g.alert(e) || !g.mayStrike(e) || g.hasPassed(a, e) {
			continue
		}
		if !some {
			hold.Clear()
			some = true
		}
		g.hexes.AddDisk(hold, g.units[e].cell, int(g.units[e].reach))
	}
	if !some {
		return nil
	}
	return hold
}

// leaveMove plans the movement off the map by the nearest edge. It has no hexes if the edge is too far
// (phase.time.combat_end).
func (g *Game) leaveMove(a table.Who, v table.Verb) journey {
	path, edge := g.sc.trail()[:0], g.units[a].cell
	if !g.edge.Has(edge) {
		if edge = g.nearestEdge(a, v, g.allowance(a, v)-1); edge != space.None {
			path = g.wayTo(a, v, edge, path)
		}
	}
	if edge != space.None {
		path = append(path, space.None)
	}
	g.sc.trails[g.sc.depth] = path
	return journey{who: a, verb: v, path: path, cost: g.pathCost(a, path)}
}

// nearestEdge returns the hex of the map's edge that costs least to reach, at most so many points, or None.
func (g *Game) nearestEdge(a table.Who, v table.Verb, points int) space.Cell {
	best := space.None
	if v == vWithdraw {
		w := &g.sc.walk
		w.retreat(g, a, points)
		for c := w.seen.First(); c != space.None; c = w.seen.Next(c) {
			if g.edge.Has(c) && (best == space.None || w.cost[c] < w.cost[best]) {
				best = c
			}
		}
		return best
	}
	if to := g.sc.flood.Toward(g.units[a].cell, g.edge, g.blockFor(a), g.groundFor(a)); to != space.None && g.sc.flood.Cost(to) <= points {
		best = to
	}
	return best
}

// ownMove asks for a way hex by hex. It may end wherever a movement may end; without a hex nothing has been declared.
func (g *Game) ownMove(t *table.Table, a table.Who, v table.Verb) journey {
	m := journey{who: a, verb: v, path: g.sc.trail()[:0]}
	points, at := g.allowance(a, v), g.units[a].cell
	near := g.threatening(a)
	for {
		q := g.ask(t, askWay, g.def.verbs[v].Rule, a, table.Nobody)
		q.N[0], q.Cell = int32(points-m.cost), at
		set := g.sc.steps
		set.Clear()
		for dir := range 6 {
			c := g.hexes.Step(at, dir)
			cost := 0
			if c != space.None {
				cost = g.stepCost(a, c)
			}
			fits := m.cost+cost <= points || v == vFull && len(m.path) == 0 && points >= 1
			if c == space.None || !fits || c != g.units[a].cell && !g.enterable(a, c) || v == vWithdraw && !g.recedes(near, at, c) {
				continue
			}
			if m.cost+cost < points || g.free(a, c) { // it must be able to end somewhere
				set.Add(c)
			}
		}
		q.Try(table.Do(vVia))
		q.OfferCells(set)
		if len(m.path) == 0 {
			q.Add(table.Do(vCancel))
			q.SetDefault(table.Do(vCancel))
		} else if at != g.units[a].cell && g.free(a, at) {
			q.Add(table.Do(vGo))
			q.SetDefault(table.Do(vGo))
		}
		if len(q.Groups()) == 0 { // no further hex, and it cannot end here
			m.path = m.path[:0]
			return m
		}
		if set.Empty() && len(m.path) > 0 { // the way ends here
			break
		}
		o := t.Choose(q)
		if o.Verb != vVia {
			if o.Verb == vCancel {
				m.path = m.path[:0]
			}
			break
		}
		m.path, at = append(m.path, o.Cell), o.Cell
		m.cost += g.stepCost(a, at)
	}
	g.sc.trails[g.sc.depth] = m.path
	return m
}

// threatening returns the enemies that threaten the hex in which a combatant stands (phase.full.withdraw).
func (g *Game) threatening(a table.Who) crowd {
	var out crowd
	for s := g.foesUp(a); s != 0; s = s.rest() {
		if e := s.first(); g.threatens(e, g.units[a].cell) {
			out |= only(e)
		}
	}
	return out
}

// recedes reports whether a hex is not nearer than another to any of these enemies (phase.full.withdraw).
func (g *Game) recedes(near crowd, from, to space.Cell) bool {
	for s := near; s != 0; s = s.rest() {
		c := g.units[s.first()].cell
		if g.hexes.Distance(to, c) < g.hexes.Distance(from, c) {
			return false
		}
	}
	return true
}
