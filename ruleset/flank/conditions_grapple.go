package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// A Grapple is two effects: each of the two is Restrained by the other, until the Grapple ends (flank.grapple.success).

// isHold reports whether an effect is one side of a Grapple.
func (e *effect) isHold() bool {
	return e.gives(condRestrained) && e.until == untilCause && e.dc == 0
}

// inGrapple reports whether two combatants are in a Grapple with each other.
func (g *Game) inGrapple(a, b table.Who) bool {
	if !g.units[a].conds.has(condRestrained) {
		return false
	}
	for i := range g.effects {
		if e := &g.effects[i]; e.on == a && e.by == b && e.isHold() {
			return true
		}
	}
	return false
}

// bind begins a Grapple.
func (g *Game) bind(t *table.Table, a, b table.Who) {
	for _, pair := range [2][2]table.Who{{b, a}, {a, b}} {
		e := lasting(pair[0], pair[1], 0, rule.GrappleSuccess)
		e.cond, e.until = condRestrained.borne(), untilCause
		g.inflict(t, e)
	}
	t.Tell(evGrapple, rule.GrappleSuccess, a, b, 1)
}

// unbind ends the Grapple of two combatants.
func (g *Game) unbind(t *table.Table, a, b table.Who, r table.Rule) {
	if !g.inGrapple(a, b) && !g.inGrapple(b, a) {
		return
	}
	g.dropEffects(t, func(e *effect) bool { return e.isHold() && (e.on == a && e.by == b || e.on == b && e.by == a) })
	t.Tell(evGrapple, r, a, b, 0)
}

// endGrapples ends all Grapples of a combatant (flank.grapple.ends).
func (g *Game) endGrapples(t *table.Table, who table.Who) {
	for i := range g.units {
		if b := table.Who(i); b != who {
			g.unbind(t, who, b, rule.GrappleEnds)
		}
	}
}

// partGrapples ends the Grapples of a combatant whose two are no longer within reach (flank.grapple.ends).
func (g *Game) partGrapples(t *table.Table, who table.Who) {
	if !g.units[who].conds.has(condRestrained) {
		return
	}
	for i := range g.units {
		b := table.Who(i)
		if b != who && g.inGrapple(who, b) && g.distance(who, b) > int(max(g.sheets[who].reach, g.sheets[b].reach)) {
			g.unbind(t, who, b, rule.GrappleEnds)
		}
	}
}

// heldByEffect reports whether something other than a Grapple restrains a combatant, and the DC of breaking free of it.
func (g *Game) heldByEffect(who table.Who) (dc int, held bool) {
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.gives(condRestrained) && !e.isHold() {
			if !held || int(e.dc) < dc {
				dc, held = int(e.dc), true
			}
		}
	}
	return dc, held
}
