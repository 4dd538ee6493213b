package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// movement is one movement on its way, from its declaration to its end (check movement).
type movement struct {
	who      table.Who
	how      going
	rule     table.Rule
	path     []space.Cell
	provokes bool
	rush     rush         // what the Move Action adds to the Dash
	charged  table.Who    // the foe that is charged: it may not react to the Dash
	fumbled  *table.Crowd // of a failed Tumble: the foes counted in its DC
	counted  table.Crowd
	asked    table.Crowd // foes that have been asked at the first step
	left     table.Crowd // foes that have been asked at the step out of their area
	reacted  table.Crowd
	chasers  []table.Who
	crawls   bool       // it was Prone when it began
	steps    int        // made
	free     space.Cell // the last square that nobody else stands in
	freeHow  going
}

// rush is what a Move Action adds to a straight Dash.
type rush uint8

const (
	rushNone rush = iota
	rushCharge
	rushJump
	rushOverrun
)

// performMove carries out what costs movement.
func (g *Game) performMove(t *table.Table, a table.Who, o table.Option) {
	m := g.sc.moves.Next()
	defer g.sc.moves.Pop()
	*m = movement{who: a, how: g.kindOfMove(a, o), rule: g.def.verbs[o.Verb].Rule, provokes: true, charged: table.Nobody, path: m.path[:0], chasers: m.chasers[:0]}
	switch o.Verb {
	case vAdvance:
		m.path = g.way(a, m.how, o.Cell, g.points(a, m.how), false, m.path)
	case vTrace:
		if !g.trace(t, a, o, m) {
			return
		}
	case vDash:
		if m.path = g.straightTo(a, o.Cell, m.path); o.Mode == modeDashFree {
			m.rule = rule.DashFree
			m.path = g.way(a, m.how, o.Cell, g.freeDash(a, m.how), true, m.path)
		}
	case vJump, vOverrun:
		g.units[a].left &^= actMove
		m.rush = rushOverrun
		if o.Verb == vJump {
			m.rush = rushJump
		}
		m.path = g.straightTo(a, o.Cell, m.path)
	case vCharge:
		g.charge(t, a, o, m)
		return
	case vTumble:
		m.path = g.way(a, m.how, o.Cell, g.halfWay(a, m.how), false, m.path)
	case vSideStep:
		m.provokes, m.path = false, append(m.path, o.Cell)
		m.how = g.stepping(a, o.Cell)
	}
	if (o.Verb == vTumble || o.Verb == vTrace && o.Also == modeTraceTumble) && !g.tumble(t, a, m) {
		return
	}
	g.walk(t, m)
}

// walk carries a movement out, step by step, from square to adjacent square (flank.move.advance, flank.space.step).
func (g *Game) walk(t *table.Table, m *movement) {
	u := &g.units[m.who]
	m.free, m.freeHow, m.crawls = u.cell, u.going, u.prone
	for i := 0; i < len(m.path); i++ {
		from, to := u.cell, m.path[i]
		clear, interrupted := g.hurdle(t, m, i)
		if !clear {
			break
		}
		before := g.sc.reacts
		interrupted = g.window(t, m.who, m.charged) || interrupted
		if !g.walks(m) || u.cell != from {
			break
		}
		g.provoke(t, m, to)
		if (interrupted || g.sc.reacts != before) && !(g.walks(m) && u.cell == from && g.goesOn(t, m)) {
			break
		}
		taken := g.takenAt(m.who, to)
		if taken && g.bumps(t, m, to) {
			break
		}
		m.steps++
		g.relocate(t, m.who, to, m.how, m.rule)
		if !taken {
			m.free, m.freeHow = to, m.how
		}
	}
	g.settleDown(t, m)
	g.arrive(t, m)
	g.chase(t, m)
}

// walks reports whether nothing keeps a mover from its way: it is able, and has not been knocked down on it
// (flank.condition.prone.crawl).
func (g *Game) walks(m *movement) bool {
	u := &g.units[m.who]
	return g.awake(m.who) && !u.conds.has(condRestrained) && (!u.prone || m.crawls) && !u.barred && !g.decided()
}

// goesOn asks a mover that has been interrupted whether it stops short (flank.move.advance).
func (g *Game) goesOn(t *table.Table, m *movement) bool {
	q := g.ask(t, askStop, rule.MoveAdvance, m.who, table.Nobody)
	q.Cell = m.path[len(m.path)-1]
	q.Add(table.Do(vStop))
	q.Add(table.Do(vGo))
	q.SetDefault(table.Do(vGo))
	return t.Choose(q).Verb == vGo
}

// bumps reports whether something keeps a mover out of a square: a foe that has come there, something solid, or a creature
// that it did not know of, which it notices then (flank.move.through_creatures).
func (g *Game) bumps(t *table.Table, m *movement, to space.Cell) bool {
	span := g.span(m.who)
	for i := range g.units {
		b := table.Who(i)
		if b == m.who || !g.present(b) || !g.share(to, span, g.units[i].cell, g.span(b)) {
			continue
		}
		if !g.perceives(m.who, b) {
			g.notice(t, m.who, b, rule.MoveThroughCreatures)
			return true
		}
		if m.rush != rushOverrun && g.bars(m.who, b) {
			return true
		}
	}
	return g.barsSolid(to, span, -1)
}

// settleDown puts a mover that has stopped in an occupied square back on the last free one, unless it lies there
// (flank.move.through_creatures).
func (g *Game) settleDown(t *table.Table, m *movement) {
	u := &g.units[m.who]
	if u.presence != healthHere || u.cell == m.free || u.prone && !m.crawls || u.conds.has(condUnconscious) || !g.takenAt(m.who, u.cell) {
		return
	}
	g.relocate(t, m.who, m.free, m.freeHow, rule.MoveThroughCreatures)
	g.partGrapples(t, m.who)
}
