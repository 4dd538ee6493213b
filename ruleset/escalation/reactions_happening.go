package escalation

import "fray/table"

// moment is a point at which others may react.
type moment uint8 //state:names

const (
	momentUses     moment = iota // an ability or attack is declared
	momentTargeted               // a combatant is a target of it
	momentHit                    // an attack hits or crits
	momentMissed
	momentCrit
	momentCritFail
	momentHarm // damage is about to be taken
	momentDamaged
	momentStaggered
	momentDropped
	momentMoves   // a move is declared
	momentEngages // a move that engages a combatant is declared
	momentArrives // a move has come to its end
	momentCount
)

// momentOf returns the moment of a degree of an attack.
func momentOf(o degree) moment {
	return [...]moment{degreeCritFail: momentCritFail, degreeMiss: momentMissed, degreeHit: momentHit, degreeCrit: momentCrit}[o]
}

// happening is an event that others can react to.
type happening struct {
	on     moment
	who    table.Who // the combatant that does it
	target table.Who // its target, or Nobody
	d      *abilityDef
	use    *use    // what is declared
	nth    int     // which of its targets is meant, from 0
	strike *strike // the attack that is under way
}

// maxDepth is how deep reactions can nest, maxReactions how many abilities one beat can trigger: Free abilities for
// everything would never end.
const (
	maxDepth     = 6
	maxReactions = 200
)

// anybodyListens reports whether a readied action or an ability waits for one of these moments.
func (g *Game) anybodyListens(some ...moment) bool {
	if g.readiers != 0 {
		return true
	}
	for _, m := range some {
		if g.listens[m]&g.up != 0 {
			return true
		}
	}
	return false
}

// stirs reports whether a combatant that is up has an ability for the outcome of attacks or damage.
func (g *Game) stirs() bool { return g.outcomes&g.up != 0 }

// mayReact reports whether a combatant can react: it can continue, and is not surprised (escalation.action.free_off_turn,
// escalation.surprise.surprised_side).
func (g *Game) mayReact(a table.Who) bool { return g.canContinue(a) && !g.surprised(a) }

// canContinue reports whether a combatant is up, and not just brought back since its last turn (escalation.death.success,
// escalation.death.healed).
func (g *Game) canContinue(a table.Who) bool { return g.up.has(a) && !g.units[a].waits }

// react opens reactions to one event.
func (g *Game) react(t *table.Table, what happening) {
	first := g.sc.events.Len()
	g.sc.events.Push(what)
	g.reactTo(t, first)
}

// reactTo opens reactions to simultaneous events, one complete reaction after the other: readied actions, then abilities;
// pcs first, in the order of the setup (escalation.action.reaction_order).
func (g *Game) reactTo(t *table.Table, first int) {
	all := g.sc.events.From(first)
	if g.sc.depth < maxDepth {
		g.sc.depth++
		for side := range g.sides {
			for c := g.readiers & g.sides[side]; c != 0; c = c.rest() {
				g.readyFor(t, c.first(), all)
			}
		}
		var heard crowd
		for _, h := range all {
			heard |= g.listens[h.on]
		}
		for side := range g.sides {
			for c := heard & g.sides[side] & g.up; c != 0; c = c.rest() {
				g.stirredBy(t, c.first(), all)
			}
		}
		g.sc.depth--
	}
	g.sc.events.Cut(first)
}

// readyFor offers a combatant its readied action if one of the events triggers it.
func (g *Game) readyFor(t *table.Table, b table.Who, all []*happening) {
	for _, h := range all {
		if h.fires(g, b) && h.stands(g) {
			g.letLoose(t, b, h)
			return
		}
	}
}

// stirredBy offers a combatant its abilities for each event.
func (g *Game) stirredBy(t *table.Table, b table.Who, all []*happening) {
	for _, h := range all {
		if g.listens[h.on].has(b) && g.mayReact(b) && h.stands(g) {
			g.askReaction(t, b, h)
		}
	}
}

// stands reports whether an event still holds after earlier reactions: its doer is up, and an attack has the same degree.
func (h *happening) stands(g *Game) bool {
	switch h.on {
	case momentUses, momentTargeted, momentMoves, momentEngages:
		return g.canContinue(h.who)
	case momentHit, momentCrit, momentMissed, momentCritFail:
		return momentOf(g.outcomeNow(h.strike)) == h.on
	default:
		return true
	}
}

// covers reports whether a moment counts as another: a Crit is a hit, a Crit Fail a miss.
func (m moment) covers(other moment) bool {
	return m == other || m == momentCrit && other == momentHit || m == momentCritFail && other == momentMissed
}
