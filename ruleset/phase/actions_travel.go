package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// journey is one movement: the hexes it enters, in order. Leaving the map is the hex None at its end.
type journey struct {
	who  table.Who
	verb table.Verb
	path []space.Cell // of the scratch; good until the next one is planned
	cost int
	safe bool // nobody gets an attack of opportunity from it
}

// end returns the END that a movement costs (phase.damage.endurance, phase.move.mounted).
func (m *journey) end(g *Game) int {
	per := 5
	switch {
	case g.units[m.who].mount >= 0 || m.verb == vStep:
		return 0
	case m.verb == vNoncombat:
		per *= max(1, int(g.units[m.who].n[statNoncombat]))
	}
	return (m.cost + per - 1) / per
}

// movement returns how many hexes a combatant may move in a Phase (phase.move.mounted).
func (g *Game) movement(a table.Who) int {
	u := &g.units[a]
	if u.mount >= 0 {
		return int(g.def.objectDefs[u.mount].movement)
	}
	return max(0, int(u.n[statMovement]))
}

// allowance returns the cost that a movement may have now (phase.move.half, phase.full.full_move, phase.full.noncombat,
// phase.step.basic).
func (g *Game) allowance(a table.Who, v table.Verb) int {
	all := g.movement(a)
	switch v {
	case vHalf, vDive:
		return min((all+1)/2, all-int(g.units[a].moved))
	case vNoncombat:
		return all * max(1, int(g.units[a].n[statNoncombat]))
	case vCrawl, vStep:
		return 2 // one hex, difficult or not
	default:
		return all
	}
}

// freeToMove reports whether nothing holds a combatant where it is (phase.state.prone, phase.state.grabbed).
func (g *Game) freeToMove(a table.Who) bool {
	u := &g.units[a]
	return g.able(a) && !u.is(condProne) && u.holds == table.Nobody && u.heldBy == table.Nobody
}

// ground returns the price of hexes for a combatant (phase.move.geometry).
func (g *Game) groundFor(a table.Who) *space.Ground {
	if u := &g.units[a]; u.n[statIgnoresTerrain] > 0 && u.mount < 0 {
		return nil
	}
	return g.field.Ground
}

// stepCost returns the price of one hex for a combatant; off the map it is 1.
func (g *Game) stepCost(a table.Who, c space.Cell) int {
	if c == space.None {
		return 1
	}
	return g.groundFor(a).Cost(c)
}

// blockFor fills the set of hexes that a combatant cannot enter: what is solid, and the hexes of conscious enemies
// (phase.move.geometry).
func (g *Game) blockFor(a table.Who) *space.Set {
	b := g.sc.blocked
	b.CopyFrom(g.sc.solid)
	for s := g.foesUp(a); s != 0; s = s.rest() {
		b.Add(g.units[s.first()].cell)
	}
	return b
}

// enterable reports whether a combatant may enter a hex.
func (g *Game) enterable(a table.Who, c space.Cell) bool {
	if c == space.None || g.sc.solid.Has(c) {
		return false
	}
	for s := g.foesUp(a); s != 0; s = s.rest() {
		if g.units[s.first()].cell == c {
			return false
		}
	}
	return true
}

// free reports whether a movement of a combatant may end in a hex: nobody else who is conscious stands there.
func (g *Game) free(a table.Who, c space.Cell) bool {
	if c == space.None || g.sc.solid.Has(c) {
		return false
	}
	for s := g.conscious &^ only(a); s != 0; s = s.rest() {
		if g.units[s.first()].cell == c {
			return false
		}
	}
	return true
}

// dropOccupied removes from a set the hexes in which somebody else who is conscious stands.
func (g *Game) dropOccupied(a table.Who, set *space.Set) {
	for s := g.conscious &^ only(a); s != 0; s = s.rest() {
		set.Remove(g.units[s.first()].cell)
	}
	set.Remove(g.units[a].cell)
}

// pathCost adds up what a path costs.
func (g *Game) pathCost(a table.Who, path []space.Cell) int {
	n := 0
	for _, c := range path {
		n += g.stepCost(a, c)
	}
	return n
}

// reachable fills the set with the hexes at which a movement of a combatant may end.
func (g *Game) reachable(a table.Who, v table.Verb, dest *space.Set) {
	u := &g.units[a]
	switch v {
	case vWithdraw:
		g.sc.walk.retreat(g, a, g.allowance(a, v))
		dest.CopyFrom(g.sc.walk.seen)
	case vCrawl, vStep:
		dest.Clear()
		for dir := range 6 {
			if c := g.hexes.Step(u.cell, dir); c != space.None && g.enterable(a, c) && (v == vCrawl || !g.hampered(a, c)) {
				dest.Add(c)
			}
		}
	case vHalf, vFull:
		g.outing(a).Within(g.allowance(a, v), dest)
	default:
		g.sc.flood.Run(u.cell, g.allowance(a, v), g.blockFor(a), nil, g.groundFor(a))
		dest.CopyFrom(g.sc.flood.Cells())
	}
	if v == vFull { // more than a half move, or one hex at any price
		for dir := range 6 {
			if c := g.hexes.Step(u.cell, dir); g.movement(a) >= 1 && c != space.None && g.enterable(a, c) {
				dest.Add(c)
			}
		}
		near := g.sc.to
		g.outing(a).Within(g.allowance(a, vHalf), near)
		dest.Subtract(near)
	}
	g.dropOccupied(a, dest)
}

// hampered reports whether difficult ground or darkness prevents a step into a hex (phase.step.hampered).
func (g *Game) hampered(a table.Who, c space.Cell) bool {
	if g.stepCost(a, c) > 1 {
		return true
	}
	return g.gloomy && g.units[a].n[statDarkSight] <= 0 && (g.dark.Has(c) || g.dark.Has(g.units[a].cell))
}

// say says that a movement begins. A step says nothing, and an abort to a half move has been said.
func (m *journey) say(g *Game, t *table.Table) {
	if t.Heard() && m.verb != vStep && m.verb != vDive {
		e := table.NewEvent(table.Took, g.def.verbs[m.verb].Rule, m.who, table.Nobody)
		e.Option = table.Do(m.verb)
		t.Say(e)
	}
}

// unsteady notes that a combatant moves by its own will: a Haymaker, bracing and resisting end (phase.man.haymaker_lost,
// phase.free.brace, phase.move.resist_knockback).
func (g *Game) unsteady(t *table.Table, a table.Who) {
	g.loseHaymaker(t, a, rule.ManHaymakerLost)
	g.units[a].clear(condBraced | condResisting)
}
