package flow

import (
	"fmt"
	"slices"

	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// Who is hidden is outside of the fight until the GM reveals it: no rule knows of it, as it is neither up nor there. Time goes
// on for it as if it stood by and did nothing: it gets the pools of each round, and its place in the order passes. What ails it
// waits with it (docs/decisions/0014-out-of-sight-and-late.md).

// adjustHide takes who is up out of sight: held by nobody, its Readied Action and its Feints over. It waits where it stood.
func (g *Game) adjustHide(t *table.Table, who int16) error {
	u := &g.units[who]
	if u.health != up {
		return fmt.Errorf("%s is %s: only who is up can hide", g.id(who), healthNames()[u.health])
	}
	if g.at[u.cell] == who {
		g.at[u.cell] = table.Nobody
	}
	u.ready, u.aside = readied{}, 0
	g.endGrapples(t, who, rule.ActionGrappleDuration)
	g.feints = slices.DeleteFunc(g.feints, func(f feint) bool { return f.by == who || f.on == who })
	if g.active == who { // the GM may be asked something before its turn ends
		g.walk.open = false
	}
	if g.runner == who {
		g.runner = table.Nobody
	}
	u.health = hidden
	return nil
}

// adjustReveal brings who is hidden into sight, where it waits or in another hex. It has its turn in this round if its place
// in the order is still to come.
func (g *Game) adjustReveal(who int16, a table.Adjustment) error {
	u := &g.units[who]
	if u.health != hidden {
		return fmt.Errorf("%s is not hidden, but %s", g.id(who), healthNames()[u.health])
	}
	c := u.cell
	if a.At != "" {
		var err error
		if c, err = g.hexes.Parse(a.At); err != nil {
			return err
		}
	}
	if err := g.roomAt(c); err != nil {
		return err
	}
	g.reveal(who, c)
	return nil
}

// reveal puts who was hidden into a free hex.
func (g *Game) reveal(who int16, c space.Cell) {
	g.units[who].health = up
	g.put(who, c)
}

// roomAt says why nobody can come into sight in a hex.
func (g *Game) roomAt(c space.Cell) error {
	switch {
	case g.free(c):
		return nil
	case g.sc.walls.Has(c):
		return fmt.Errorf("%s cannot be entered; name another hex", g.hexes.Name(c))
	default:
		return fmt.Errorf("%s is taken by %s; name another hex", g.hexes.Name(c), g.id(g.at[c]))
	}
}

// missTurn lets the turn of who is hidden pass: RP as at its start, no AP after its end (flow.rp.regain, flow.ap.no_banking).
func (g *Game) missTurn(a int16) {
	if u := &g.units[a]; u.health == hidden {
		u.ap, u.rp, u.totalDefense, u.flowState = 0, g.sheets[a].rpMax, false, false
	}
}

// removeHidden takes a hidden combatant out of the fight for good, and out of the order, where others would see it now. What ails it
// ends unsaid, as its end would be told of somebody who is gone, to everybody.
func (g *Game) removeHidden(who int16) {
	g.units[who].health = gone
	g.effects = slices.DeleteFunc(g.effects, func(e effect) bool { return e.on == who })
	g.shifts = slices.DeleteFunc(g.shifts, func(s shift) bool { return s.who == who || s.before == who })
	if i := g.placeOf(who); i >= 0 {
		g.order = slices.Delete(g.order, i, i+1)
		if i <= int(g.slot) {
			g.slot--
		}
	}
}

// secret reports whether a combatant is hidden, or was removed while it was.
func (g *Game) secret(a int16) bool {
	switch h := g.units[a].health; h {
	case hidden:
		return true
	case gone:
		return g.placeOf(a) < 0
	default:
		return false
	}
}

// seen reports whether a seat may know of a combatant: of who is hidden only the GM and its own.
func (g *Game) seen(seat table.Seat, a int16) bool {
	return g.units[a].health != hidden || seat == table.GM || g.sheets[a].seat == seat
}

// audience is who hears of a combatant: of who is hidden only the GM and its own seat.
func (g *Game) audience(a int16) table.Audience {
	if a >= 0 && g.units[a].health == hidden {
		return table.At(g.sheets[a].seat)
	}
	return table.Everybody()
}
