package escalation

import (
	"fmt"

	"fray/space"
	"fray/table"
)

// Who is hidden is up, but outside of the fight until the GM reveals it: no rule knows of it, as it is neither up nor present.
// Its numbers, what ails it, its band and its zone stay as they are (docs/decisions/0014-out-of-sight-and-late.md).

// hide puts somebody who is up out of sight: beside nobody, no longer ready, and keeping nothing up.
func (g *Game) hide(a int16) {
	g.setStatus(table.Silent(), a, hidden, 0)
	if g.active == a && g.stage == stageBegin { // its turn has not begun, and may still come
		g.stage, g.active = stageNext, table.Nobody
	}
}

// reveal brings somebody hidden into sight, in a zone and beside nobody. It has its turn in this round if the half of its
// band is still to come.
func (g *Game) reveal(a int16, z space.Cell) {
	g.units[a].zone = z
	g.setStatus(table.Silent(), a, up, 0)
}

// adjustRemove takes a combatant out of the fight. Of a hidden one nothing is left to be seen.
func (g *Game) adjustRemove(_ *table.Table, c table.Command) error {
	to := out
	switch s := g.units[c.Who].status; {
	case s.away():
		return fmt.Errorf("%s is out of the fight already", g.id(c.Who))
	case s == hidden:
		to = vanished
	}
	g.setStatus(table.Silent(), c.Who, to, 0)
	return nil
}

// adjustHide puts a combatant that is up out of sight.
func (g *Game) adjustHide(_ *table.Table, c table.Command) error {
	if s := g.units[c.Who].status; s != up {
		return fmt.Errorf("%s is %s: only a combatant that is up can hide", g.id(c.Who), s)
	}
	g.hide(c.Who)
	return nil
}

// adjustReveal brings a combatant into sight, where it waits or in another zone.
func (g *Game) adjustReveal(_ *table.Table, c table.Command) error {
	if !g.hiding.has(c.Who) {
		return fmt.Errorf("%s is not hidden, but %s", g.id(c.Who), g.units[c.Who].status)
	}
	if c.Cell == table.Nowhere {
		c.Cell = g.units[c.Who].zone
	}
	g.reveal(c.Who, c.Cell)
	return nil
}

// seen reports whether a seat may know of a combatant: of who is hidden only the GM and its own.
func (g *Game) seen(seat table.Seat, a int16) bool {
	return !g.hiding.has(a) || seat == table.GM || g.sheets[a].seat == seat
}

// veil keeps an event about somebody hidden to its own seat; in what befalls another, who is hidden is nobody.
func (g *Game) veil(e *table.Event) {
	if g.hiding.has(e.Target) {
		e.To = table.At(g.sheets[e.Target].seat)
	}
	if !g.hiding.has(e.Who) {
		return
	}
	switch seat := g.sheets[e.Who].seat; {
	case e.Target == table.Nobody:
		e.To = table.At(seat)
	case e.To != table.At(seat):
		e.Who = table.Nobody
	}
}

// hearers are those who learn of a decree: everybody, but of one about somebody who was or is hidden, or removed so, only its
// seat, unless it is the one that reveals or hides it.
func (g *Game) hearers(who int16, a table.Adjustment, was crowd) table.Audience {
	if who >= 0 && a.Do != "hide" && a.Do != "reveal" && (was.has(who) || g.units[who].status >= hidden) {
		return table.At(g.sheets[who].seat)
	}
	return table.Everybody()
}
