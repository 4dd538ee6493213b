package escalation

import "fray/table"

// moment is a point at which others may react.
type moment uint8

const (
	momentUses     moment = iota // an ability or attack is declared
	momentTargeted               // somebody is a target of it
	momentHit                    // an attack hits or crits
	momentMissed
	momentCrit
	momentCritFail
	momentHarm // damage is about to be taken
	momentDamaged
	momentStaggered
	momentDropped
	momentMoves   // a move is declared
	momentEngages // a move to engage somebody is declared
	momentArrives // a move has come to its end
	momentCount
)

func momentNames() []string {
	return []string{"uses", "targeted", "hit", "missed", "crit", "crit_fail", "harm", "damaged", "staggered", "dropped", "moves", "engages", "arrives"}
}

// momentOf is the moment that the outcome of an attack is.
func momentOf(o degree) moment {
	return [...]moment{degreeCritFail: momentCritFail, degreeMiss: momentMissed, degreeHit: momentHit, degreeCrit: momentCrit}[o]
}

// happening is something to which others may react.
type happening struct {
	on     moment
	who    table.Who // the combatant that does it
	whom   table.Who // its target, or Nobody
	d      *abilityDef
	use    *use    // what is declared
	nth    int     // which of its targets is meant, from 0
	strike *strike // the attack that is under way
}

// maxDepth is how deep reactions may be reacted to, and maxReactions how many abilities one action may set off: where
// everybody has a Free ability for everything, it would never end.
const (
	maxDepth     = 6
	maxReactions = 200
)

// anybodyListens reports whether somebody waits for one of these moments: with a readied action, or by an ability.
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

// stirs reports whether somebody has an ability for what comes of attacks and damage.
func (g *Game) stirs() bool { return g.outcomes&g.up != 0 }

// mayReact reports whether a combatant can react at all: it can continue, and is not surprised
// (escalation.action.free_off_turn, escalation.surprise.surprised_side).
func (g *Game) mayReact(a table.Who) bool { return g.canContinue(a) && !g.surprised(a) }

// canContinue reports whether a combatant can continue with what it does: it is up, and was not down since its turn began and just
// brought back (escalation.death.success, escalation.death.healed).
func (g *Game) canContinue(a table.Who) bool { return g.up.has(a) && !g.units[a].waits }

// react lets others react to what happens.
func (g *Game) react(t *table.Table, what happening) {
	first := g.sc.events.n
	g.sc.events.push(what)
	g.reactTo(t, first)
}

// reactTo lets others react to all that happens at once (the events under way from the first on), each reaction complete
// before the next is asked: readied actions first, then abilities; the pcs first, in the order of the setup
// (escalation.action.reaction_order).
func (g *Game) reactTo(t *table.Table, first int) {
	all := g.sc.events.items[first:g.sc.events.n]
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
	g.sc.events.n = first
}

// readyFor offers somebody its readied action, if one of the things that happen sets it off.
func (g *Game) readyFor(t *table.Table, b table.Who, all []*happening) {
	for _, h := range all {
		if h.fires(g, b) && h.stands(g) {
			g.letLoose(t, b, h)
			return
		}
	}
}

// stirredBy offers somebody its abilities for each thing that happens.
func (g *Game) stirredBy(t *table.Table, b table.Who, all []*happening) {
	for _, h := range all {
		if g.listens[h.on].has(b) && g.mayReact(b) && h.stands(g) {
			g.askReaction(t, b, h)
		}
	}
}

// stands reports whether what happens still does after the reactions before: its doer is up, and an attack ends as it did.
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

// covers reports whether a trigger for another moment is one for this moment too: a Crit is a hit, a Crit Fail a miss.
func (m moment) covers(other moment) bool {
	return m == other || m == momentCrit && other == momentHit || m == momentCritFail && other == momentMissed
}
