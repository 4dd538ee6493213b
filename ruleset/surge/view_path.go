package surge

import (
	"fray/space"
	"fray/table"
)

// describePlace adds the path of a movement, that a power has an area, and who may make an Opportunity Attack.
func (g *Game) describePlace(c *table.Choice, who table.Who, o table.Option) {
	if who < 0 {
		return
	}
	switch o.Verb {
	case vMove, vTight, vCrawl, vAdvance, vWithdraw, vWalk:
		if o.Cell >= 0 {
			g.describePath(c, who, o)
		}
		return
	case vUse:
		if o.Item > 0 && o.Cell >= 0 && !g.zoned() {
			c.Wide = g.deed(who, int(o.Item)-1).area
		}
	}
	if g.draws(who, o) {
		var met table.Crowd
		g.meet(&met, who, g.units[who].cell)
		g.warn(c, met)
	}
}

// describePath adds the path of a movement and those whose threatened places it leaves.
func (g *Game) describePath(c *table.Choice, who table.Who, o table.Option) {
	kind, _ := movementOf(o.Verb)
	var far int
	var near table.Crowd
	if o.Verb == vWalk {
		kind, far = g.move.kind, g.left(who)
		if g.move.near != table.Nobody {
			near.Add(g.move.near)
		}
	} else {
		far, near = g.distanceOf(who, kind, mode(o.Mode)), g.allNearest(who)
	}
	var met table.Crowd
	at := g.units[who].cell
	for _, next := range g.way(who, kind, o.Cell, far) {
		c.Path = append(c.Path, g.cellName(next))
		if !g.keepsTo(who, kind, near, at, next) {
			g.meet(&met, who, at)
		}
		at = next
	}
	g.warn(c, met)
}

// keepsTo reports whether a step of an Advance leads towards all those nearest enemies, or a step of a Withdraw away from all, so that it
// provokes nobody whichever of them the mover names (surge.move.advance, surge.move.withdraw).
func (g *Game) keepsTo(a table.Who, k moveKind, near table.Crowd, at, next space.Cell) bool {
	if k != moveAdvance && k != moveWithdraw || near.Empty() {
		return false
	}
	for b := near.First(); b != table.Nobody; b = near.After(b) {
		now, then := g.distanceAt(a, at, b), g.distanceAt(a, next, b)
		if k == moveAdvance && then >= now || k == moveWithdraw && then <= now {
			return false
		}
	}
	return true
}

// meet adds the enemies that threaten a combatant at a place and seem able to react.
func (g *Game) meet(c *table.Crowd, a table.Who, at space.Cell) {
	for i := range g.units {
		if b := table.Who(i); g.threatensAt(b, a, at) && g.seemsReady(b) {
			c.Add(b)
		}
	}
}

// warn names those that may make an Opportunity Attack.
func (g *Game) warn(c *table.Choice, met table.Crowd) {
	for b := met.First(); b != table.Nobody; b = met.After(b) {
		c.Warnings = append(c.Warnings, g.called(b)+" may make an Opportunity Attack")
	}
}

// Area names the squares that the area of a power covers (surge.power.area).
func (g *Game) Area(q *table.Question, o table.Option) []string {
	s, d := g.field.squares, g.deed(q.Who, int(o.Item)-1)
	var out []string
	for cell := range space.Cell(s.Size()) {
		if s.DistanceBetween(cell, 1, o.Cell, 1) <= int(d.radius) && !g.sc.walls.Has(cell) {
			out = append(out, s.Name(cell))
		}
	}
	return out
}
