package flank

import (
	"math/bits"

	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// trace has a player choose each square of a path (flank.move.advance). It reports whether there is a path.
func (g *Game) trace(t *table.Table, a table.Who, o table.Option, m *movement) bool {
	dash := o.Also == modeTraceDash
	var points int
	switch o.Also {
	case modeTraceAdvance:
		points = g.points(a, m.how)
	case modeTraceDash:
		m.rule, points = rule.DashFree, g.freeDash(a, m.how)
	default:
		m.rule, points = rule.TumbleCheck, g.halfWay(a, m.how)
	}
	at := g.units[a].cell
	for points > 0 {
		blocked, _ := g.crowdBlocks(a)
		next := g.sc.aside
		next.Clear()
		for dir := range g.squares.Directions() {
			if to := g.squares.Step(at, dir); g.steps(a, m.how, at, dir, blocked) && g.toll(a, at, to) <= points && !(dash && g.meetsSet(to, g.span(a), g.def.ground.difficult)) {
				next.Add(to)
			}
		}
		q := g.ask(t, askTrace, rule.MoveAdvance, a, table.Nobody)
		q.N[0] = int32(5 * points)
		q.Family()
		q.Try(table.Do(vGo))
		q.OfferCells(next)
		g.surveyOnce(a)
		if !g.sc.passing.Has(at) || next.Empty() || len(m.path) == 0 {
			q.Add(table.Do(vDone))
			q.SetDefault(table.Do(vDone))
		}
		step := t.Choose(q)
		if step.Verb == vDone {
			break
		}
		points -= g.toll(a, at, step.Cell)
		at = step.Cell
		m.path = append(m.path, at)
	}
	return len(m.path) > 0
}

// steps reports whether a step in a direction is open to a combatant, as far as it knows.
func (g *Game) steps(a table.Who, how going, at space.Cell, dir int, blocked *space.Set) bool {
	span, to := g.span(a), g.squares.Step(at, dir)
	return to != space.None && g.stepOpen(how, at, dir, span) && !g.meetsSet(to, span, blocked)
}

// stepping is the kind of movement by which a combatant can step to the next cell.
func (g *Game) stepping(a table.Who, to space.Cell) going {
	dir, _ := g.squares.Direction(g.units[a].cell, to)
	for how := range goingBurrow {
		if g.sheets[a].speeds[how] > 0 && g.steps(a, how, g.units[a].cell, dir, g.sc.none) {
			return how
		}
	}
	return goingBurrow
}

// sideSteps fills a set with the squares that a Side Step can lead to (flank.side_step.action, flank.side_step.difficult).
func (g *Game) sideSteps(a table.Who, out *space.Set) {
	u, span := &g.units[a], g.span(a)
	if g.stands(a, g.def.ground.difficult) {
		return
	}
	open := uint32(0)
	for how := range goingCount {
		if g.sheets[a].speeds[how] > 0 {
			open |= g.openSteps(how, u.cell, span)
		}
	}
	g.surveyOnce(a)
	flees := g.flees(a)
	for ; open != 0; open &= open - 1 {
		to := g.squares.Step(u.cell, bits.TrailingZeros32(open))
		if g.sc.held.Has(to) || g.sc.passing.Has(to) || g.sc.solid.Has(to) {
			continue
		}
		if !g.meetsSet(to, span, g.def.ground.difficult) && (!flees || g.fearsLess(a, u.cell, to, 1)) {
			out.Add(to)
		}
	}
}
