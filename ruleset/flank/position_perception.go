package flank

import (
	"fray/ruleset/total"
	"fray/table"
)

// present reports whether a combatant is in the fight.
func (g *Game) present(a table.Who) bool { return g.units[a].presence == healthHere }

// awake reports whether a combatant can think and act.
func (g *Game) awake(a table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && !u.conds.any(condUnconscious.in()|condStunned.in())
}

// allies reports whether two combatants are on one side (flank.core.sides).
func (g *Game) allies(a, b table.Who) bool { return g.figures[a].side == g.figures[b].side }

// friendlyTo reports whether a combatant treats another as an ally by a condition (flank.condition.friendly.ally).
func (g *Game) friendlyTo(a, b table.Who) bool {
	if !g.units[a].conds.has(condFriendly) {
		return false
	}
	return g.effectAgainst(a, b, condFriendly)
}

// effectAgainst reports whether a condition is on a combatant with respect to another.
func (g *Game) effectAgainst(a, b table.Who, c cond) bool {
	for i := range g.effects {
		if e := &g.effects[i]; e.on == a && e.gives(c) && e.against == b {
			return true
		}
	}
	return false
}

// foes reports whether a combatant takes another for a foe (flank.core.sides).
func (g *Game) foes(a, b table.Who) bool {
	return g.opposed(a, b) && !g.friendlyTo(a, b)
}

// perceives reports whether a combatant knows where another is: it has spotted one in Cover, and detected one that it
// cannot see, being Blind (flank.condition.cover.untargetable, flank.tactical.cover_untargetable, flank.condition.blind.detect).
func (g *Game) perceives(a, b table.Who) bool { return g.veils == 0 || a == b || g.finds(a, b) }

// finds is perceives where somebody is Blind or in Cover.
func (g *Game) finds(a, b table.Who) bool {
	switch {
	case g.units[a].conds.has(condBlind):
		return g.detected[a].Has(b) || g.inGrapple(a, b)
	case g.units[b].conds.has(condCover) && !g.allies(a, b):
		return g.spotted[a].Has(b)
	default:
		return true
	}
}

// watches reports whether a combatant sees another: it is conscious, not Blind, and no wall is between them.
func (g *Game) watches(a, b table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && !u.conds.any(condUnconscious.in()|condBlind.in()) && g.inSight(a, b)
}

// inSight reports whether there is a line of effect between two combatants (flank.attack.range).
func (g *Game) inSight(a, b table.Who) bool {
	return g.lineFree(g.units[a].cell, g.span(a), g.units[b].cell, g.span(b))
}

// seatsThatPerceive returns the seats that know where a combatant is: those with a combatant that perceives it, and those
// without any combatant in the fight.
func (g *Game) seatsThatPerceive(b table.Who) table.Seats {
	if g.veils == 0 {
		return ^table.Seats(0)
	}
	var seats table.Seats
	for i := range g.units {
		a := table.Who(i)
		if g.units[i].presence != healthHidden && (!g.present(a) || g.perceives(a, b)) {
			seats |= table.JustSeat(g.sheets[i].seat)
		}
	}
	return seats | table.JustSeat(g.sheets[b].seat)
}

// openView reports whether a watcher sees a combatant at a cell past the cover beside it (flank.defend.hide).
func (g *Game) openView(w, a table.Who) bool {
	if !g.watches(w, a) {
		return false
	}
	_, covered := g.coverBetween(g.units[w].cell, g.span(w), g.units[a].cell, g.span(a))
	return !covered
}

// besideCover reports whether a square that gives cover is next to a combatant.
func (g *Game) besideCover(a table.Who) bool {
	if g.span(a) == 1 {
		return g.ground.besideCover.Has(g.units[a].cell)
	}
	area := g.sc.area
	area.Clear()
	g.squares.AddWithin(area, g.units[a].cell, g.span(a), 1, 1)
	area.Intersect(g.ground.cover)
	return !area.Empty()
}

// exposed reports whether some foe has an open view of a combatant; known counts only the foes that it perceives.
func (g *Game) exposed(a table.Who, known bool) bool {
	for _, w := range g.opponents(a) {
		if !g.friendlyTo(w, a) && !(known && !g.perceives(a, w)) && g.openView(w, a) {
			return true
		}
	}
	return false
}

// bestWatcher returns the highest [Alertness] of the foes that watch a combatant, and whether there is one.
func (g *Game) bestWatcher(a table.Who) (best int, any bool) {
	for _, w := range g.opponents(a) {
		if g.friendlyTo(w, a) || !g.watches(w, a) {
			continue
		}
		var s total.Sum
		g.skilled(&s, w, skillAlertness)
		if n := s.Total(); !any || n > best {
			best, any = n, true
		}
	}
	return best, any
}
