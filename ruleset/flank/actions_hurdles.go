package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/space"
	"fray/table"
)

// hurdle makes the checks that come before a step: a Jump over an obstacle, an Overrun of creatures (flank.jump.check,
// flank.overrun.check). It reports whether the mover may continue, and whether a creature has reacted.
func (g *Game) hurdle(t *table.Table, m *movement, i int) (clear, reacted bool) {
	switch m.rush {
	case rushJump:
		if g.obstructed(m.who, m.path[i]) && (i == 0 || !g.obstructed(m.who, m.path[i-1])) {
			return g.jump(t, m, i), false
		}
	case rushOverrun:
		for k := range g.units {
			b := table.Who(k)
			if b != m.who && g.present(b) && g.bars(m.who, b) && g.enters(m, b, m.path[i]) {
				reacted = g.overrun(t, m, b, i) || reacted
			}
		}
	default:
	}
	return true, reacted
}

// enters reports whether a step newly enters the squares of a creature.
func (g *Game) enters(m *movement, b table.Who, to space.Cell) bool {
	span, u := g.span(m.who), &g.units[b]
	return g.share(to, span, u.cell, g.span(b)) && !g.share(g.units[m.who].cell, span, u.cell, g.span(b))
}

// obstructed reports whether a body at a cell is over a gap or an obstacle.
func (g *Game) obstructed(who table.Who, at space.Cell) bool {
	gr := &g.def.ground
	if g.span(who) == 1 {
		return gr.gap.Has(at) || gr.height[at] > 0
	}
	found := false
	g.eachCell(at, g.span(who), func(c space.Cell) { found = found || gr.gap.Has(c) || gr.height[c] > 0 })
	return found
}

// eachCell calls do for the cells of a body at a cell.
func (g *Game) eachCell(at space.Cell, span int, do func(c space.Cell)) {
	g.sc.work.Clear()
	g.squares.AddWithin(g.sc.work, at, span, 0, 0)
	for c := range g.sc.work.Each() {
		do(c)
	}
}

// jump makes the check for the obstacle that begins at a step of the path: 5, 5 for each square without ground, and 10 for
// each 5 ft of height (flank.jump.check, flank.jump.success, flank.jump.failure).
func (g *Game) jump(t *table.Table, m *movement, i int) bool {
	gr := &g.def.ground
	wide, high := 0, 0
	for ; i < len(m.path) && g.obstructed(m.who, m.path[i]); i++ {
		gap := false
		g.eachCell(m.path[i], g.span(m.who), func(c space.Cell) {
			gap = gap || gr.gap.Has(c)
			high = max(high, int(gr.height[c]))
		})
		wide += table.Bit(gap)
	}
	var sum, dc total.Sum
	sum.Add(rule.JumpCheck, 2)
	dc.Base(rule.JumpCheck, 5)
	dc.From(ofWidth, rule.JumpCheck, 5*wide)
	dc.From(ofHeight, rule.JumpCheck, 10*((high+4)/5))
	return g.checkWith(t, m.who, skillAthletics, &dc, rule.JumpCheck, &sum)
}

// overrun runs a creature down: it steps aside by its Reaction or by a save, or is knocked Prone. It reports whether it
// has spent its Reaction (flank.overrun.reaction, flank.overrun.save, flank.overrun.prone).
func (g *Game) overrun(t *table.Table, m *movement, b table.Who, i int) (reacted bool) {
	var sum total.Sum
	g.skilled(&sum, m.who, skillAthletics)
	sum.Add(rule.OverrunCheck, 2)
	var dc total.Sum
	dc.Base(rule.OverrunCheck, g.rollTotal(t, m.who, b, rule.OverrunCheck, &sum))
	aside := g.asideOf(m, b, i)
	u := &g.units[b]
	if aside.Empty() || u.conds.any(condRestrained.in()|condStunned.in()) {
		g.knockDown(t, m, b)
		return false
	}
	q := g.ask(t, askDodge, rule.OverrunCheck, b, m.who)
	q.Actor, q.Aim = m.who, b
	q.N[0] = int32(dc.Total())
	if q.Family(); g.hasReaction(b) && g.canReact(b) && m.charged != b {
		g.offerReaction(q, b, table.Do(vDodge))
	}
	q.Add(table.Do(vResist))
	q.SetDefault(table.Do(vResist))
	o := table.Do(vResist)
	if len(q.Groups()) > 1 {
		o = t.Choose(q)
	}
	if o.Verb == vDodge {
		reacted = true
		m.reacted.Add(b)
		g.payReactionOf(b, o.Also)
		g.sayReacts(t, b, m.who, o)
	} else if !g.resists(t, b, m.who, saveReflex, &dc, rule.OverrunSave) {
		g.knockDown(t, m, b)
		return false
	}
	g.stepAside(t, m, b, i)
	return reacted
}

func (g *Game) knockDown(t *table.Table, m *movement, b table.Who) {
	t.Tell(evDodges, rule.OverrunProne, b, m.who, 0)
	g.knock(t, b, m.who)
}

// asideOf is where a creature can step to get out of the way of the rest of a path.
func (g *Game) asideOf(m *movement, b table.Who, i int) *space.Set {
	out, u := g.sc.aside, &g.units[b]
	out.Clear()
	for dir := range g.squares.Directions() {
		to := g.squares.Step(u.cell, dir)
		if to == space.None || !g.squares.Passage(g.def.barrier(u.going), u.cell, dir, g.span(b)) || !g.canBe(b, to) || g.takenAt(b, to) {
			continue
		}
		clear := true
		for _, c := range m.path[i:] {
			clear = clear && !g.share(to, g.span(b), c, g.span(m.who))
		}
		if clear && !g.share(to, g.span(b), g.units[m.who].cell, g.span(m.who)) {
			out.Add(to)
		}
	}
	return out
}

// stepAside moves a creature 5 ft out of the way, where it chooses.
func (g *Game) stepAside(t *table.Table, m *movement, b table.Who, i int) {
	aside := g.asideOf(m, b, i)
	to := aside.First()
	if aside.Count() > 1 {
		q := g.ask(t, askAside, rule.OverrunReaction, b, m.who)
		q.Family()
		q.Try(table.Do(vGo))
		q.OfferCells(aside)
		to = t.Choose(q).Cell
	}
	t.Tell(evDodges, rule.OverrunReaction, b, m.who, 1)
	g.relocate(t, b, to, g.keeps(b, to), rule.OverrunReaction)
	g.partGrapples(t, b)
}
