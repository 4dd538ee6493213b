package flank

import (
	"fray/space"
	"fray/table"
)

// provoke asks the foes that a step provokes, in Initiative Order from the mover on, before the step (flank.move.provokes,
// flank.move.provokes_once).
func (g *Game) provoke(t *table.Table, m *movement, to space.Cell) {
	if !m.provokes || !g.mayProvoke(m.who) || g.isCalm(m.who) {
		return
	}
	from := g.units[m.who].cell
	at := g.rankOf(m.who)
	for k := range g.rank() {
		f := g.after(at, k)
		if !g.opposed(f, m.who) || !g.hasReaction(f) || !g.inReach(f, m.who) || f == m.charged || m.reacted.Has(f) || !g.canReact(f) || !g.threatens(f, m.who) {
			continue
		}
		if m.fumbled != nil && !m.fumbled.Has(f) {
			continue
		}
		leaving := !g.threatensAt(f, m.who, to)
		switch {
		case !m.asked.Has(f):
			m.asked.Add(f)
		case leaving && !m.left.Has(f) && m.fumbled == nil:
		default:
			continue
		}
		if leaving {
			m.left.Add(f)
		}
		g.react(t, f, m.who, m, leaving)
		if !g.walks(m) || g.units[m.who].cell != from || g.isCalm(m.who) {
			return
		}
	}
}

// mayProvoke reports whether some opponent that has a Reaction is near enough to threaten a combatant: at most steps none is.
func (g *Game) mayProvoke(a table.Who) bool {
	for _, f := range g.opponents(a) {
		if g.hasReaction(f) && g.inReach(f, a) {
			return true
		}
	}
	return false
}

// isCalm reports whether nothing that a combatant does provokes (flank.concentrate.success).
func (g *Game) isCalm(who table.Who) bool {
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingCalm {
			return true
		}
	}
	return false
}

// arrive has the foes of a failed Tumble react that threaten only its last square (flank.tumble.failure).
func (g *Game) arrive(t *table.Table, m *movement) {
	if m.fumbled == nil || m.steps == 0 {
		return
	}
	at := g.rankOf(m.who)
	for k := range g.rank() {
		f := g.after(at, k)
		if m.fumbled.Has(f) && !m.asked.Has(f) && g.hasReaction(f) && g.canReact(f) && g.present(m.who) && g.threatens(f, m.who) && !g.isCalm(m.who) {
			m.asked.Add(f)
			g.react(t, f, m.who, nil, false)
		}
	}
}
