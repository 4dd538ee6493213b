package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// shove pushes a combatant straight away from another, or pulls it towards that one, a square for each degree
// (surge.stunt.push, surge.stunt.pull). Forced movement provokes nothing.
func (g *Game) shove(t *table.Table, by, on table.Who, degrees int, away bool) {
	r := rule.StuntPull
	if away {
		r = rule.StuntPush
	}
	if g.zoned() {
		g.shoveZones(t, by, on, degrees*5/30, away, r)
		return
	}
	ray := g.rayOf(by, on)
	for range degrees {
		c := g.nextShoved(t, by, on, ray, away)
		if c == space.None {
			break
		}
		g.place(t, on, c, r)
	}
	g.parted(t, on)
}

// shoveZones moves a combatant by whole zones.
func (g *Game) shoveZones(t *table.Table, by, on table.Who, zones int, away bool, r table.Rule) {
	z := g.field.zones
	for range zones {
		at, from := g.units[on].cell, g.units[by].cell
		q := g.ask(t, askShove, r, by, on)
		for c := range space.Cell(z.Size()) {
			far := z.Distance(c, from)
			if z.Distance(at, c) == 1 && (away && far > z.Distance(at, from) || !away && far < z.Distance(at, from)) {
				q.Add(table.Do(vPut).To(c))
			}
		}
		c := shovedTo(t, q)
		if c == space.None {
			break
		}
		g.place(t, on, c, r)
	}
	g.parted(t, on)
}

// vector is a direction between two centers, in half squares.
type vector struct{ x, y int }

// rayOf is the direction from one combatant's center to another's.
func (g *Game) rayOf(a, b table.Who) vector {
	s := g.field.squares
	p, q := s.Middle(g.units[a].cell, g.span(a)), s.Middle(g.units[b].cell, g.span(b))
	return vector{q.X - p.X, q.Y - p.Y}
}

// nextShoved is the next square of a combatant that is pushed or pulled: of those that change the distance by one, the one
// nearest to the line between the centers; the attacker picks among equals. None where that is blocked.
func (g *Game) nextShoved(t *table.Table, by, on table.Who, ray vector, away bool) space.Cell {
	s := g.field.squares
	from := g.units[on].cell
	now, want := g.distance(by, on), 1
	if !away {
		want = -1
	}
	start := s.Middle(g.units[by].cell, g.span(by))
	var best [8]space.Cell
	n, least := 0, 0
	for dir := range s.Directions() {
		c := s.Step(from, dir)
		if c == space.None || g.distanceAt(on, c, by) != now+want {
			continue
		}
		m := s.Middle(c, g.span(on))
		off := (m.X-start.X)*ray.y - (m.Y-start.Y)*ray.x
		off *= off
		switch {
		case n == 0 || off < least:
			best[0], n, least = c, 1, off
		case off == least && n < len(best):
			best[n] = c
			n++
		}
	}
	q := g.ask(t, askShove, rule.StuntPush, by, on)
	for _, c := range best[:n] {
		if g.fits(on, c) {
			q.Add(table.Do(vPut).To(c))
		}
	}
	return shovedTo(t, q)
}

// shovedTo is the place that the attacker picks for one that is pushed or pulled. Nobody is asked where there is only one; None: there
// is none.
func shovedTo(t *table.Table, q *table.Question) space.Cell {
	switch len(q.Groups()) {
	case 0:
		return space.None
	case 1:
		return q.Groups()[0].Option.Cell
	}
	return t.Choose(q).Cell
}

// place puts a combatant into a place and says so.
func (g *Game) place(t *table.Table, a table.Who, c space.Cell, r table.Rule) {
	from := g.units[a].cell
	g.put(a, c)
	g.loseSight(t)
	if t.Heard() {
		e := g.about(table.NewEvent(table.Moved, r, a, table.Nobody, int(from)), a)
		e.Cell = c
		t.Say(e)
	}
}
