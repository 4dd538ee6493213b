package phase

import (
	"fmt"
	"slices"

	"fray/ruleset/late"
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// A hidden combatant is out of the fight until the GM reveals it: no rule affects it, as it is not on the map. Its slots pass
// unused and unheard. Its conditions stay as they are (decision 14).

// lateRules is what package late has to know of phase.
func lateRules() late.Rules[*Game] {
	return late.Rules[*Game]{
		Presence: (*Game).presenceOf, Hide: (*Game).hide, Reveal: (*Game).revealAt, Remove: (*Game).remove, Join: (*Game).join,
		End: func(g *Game, t *table.Table, winner table.Result) { g.finish(t, int8(winner)) },
		Refuse: func(g *Game, who table.Who) error {
			if g.units[who].health == healthGone {
				return fmt.Errorf("%s has left the fight", g.id(who))
			}
			return nil
		},
		Unseen: func(g *Game, who table.Who) bool { return g.secret(who) },
	}
}

// presenceOf says how a combatant takes part.
func (g *Game) presenceOf(who table.Who) (late.Presence, string) {
	h := g.units[who].health
	switch h {
	case healthUp:
		return late.Up, h.String()
	case healthHidden:
		return late.Hidden, h.String()
	case healthGone:
		return late.Gone, h.String()
	default:
		return late.Down, h.String()
	}
}

// hide takes a combatant that is up out of sight: its wait, its readied action, its hold and its ride end. It waits where it was.
func (g *Game) hide(t *table.Table, who table.Who) {
	u := &g.units[who]
	g.disable(t, who, rule.StateGrabbed)
	g.escapeFrom(t, who, rule.StateGrabbed)
	g.dismounted(t, who)
	u.health = healthHidden
	g.count(who)
	g.unmention(who)
	g.openWaits(who)
}

// unmention drops what others know of or wait for in a combatant that is out of sight.
func (g *Game) unmention(who table.Who) {
	about := func(p pair) bool { return p.by == who || p.on == who }
	g.located = slices.DeleteFunc(g.located, about)
	for i := range g.units {
		u := &g.units[i]
		if u.ready.trigger != triggerNone && (u.ready.who == who || u.ready.victim == who || u.ready.target == who) {
			g.setReady(table.Who(i), readied{})
		}
		if u.haymaker.slot != slotNone && u.haymaker.target == who {
			u.haymaker = haymaker{}
		}
		if u.split.action.Who == who {
			u.split = split{}
		}
	}
}

// revealAt brings a hidden combatant into sight, in a hex or where it waits. It has its slot in this Phase if its place in the
// order is still to come.
func (g *Game) revealAt(who table.Who, c space.Cell) error {
	if c == space.None {
		c = g.units[who].cell
	}
	if err := g.roomAt(c); err != nil {
		return err
	}
	g.reveal(who, c)
	return nil
}

// reveal puts a hidden combatant into a free hex.
func (g *Game) reveal(who table.Who, c space.Cell) {
	u := &g.units[who]
	u.health = healthUp
	u.cell = c
	g.count(who)
	if g.passedPlace(who) {
		u.set(condSlotDone)
	}
}

// passedPlace reports whether the place of a combatant in the order has been passed in this Phase.
func (g *Game) passedPlace(who table.Who) bool {
	for i := slices.Index(g.order, who) + 1; i > 0 && i < len(g.order); i++ {
		if u := &g.units[g.order[i]]; u.is(condSlotDone) && u.health != healthHidden && !u.is(condSurprised) {
			return true
		}
	}
	return false
}

// roomAt says why no combatant can appear in a hex.
func (g *Game) roomAt(c space.Cell) error {
	switch {
	case g.empty(c):
		return nil
	case g.sc.solid.Has(c):
		return fmt.Errorf("%s cannot be entered; name another hex", g.hexes.Name(c))
	default:
		return fmt.Errorf("%s is taken by %s; name another hex", g.hexes.Name(c), g.id(g.bodyAt(c, table.Nobody)))
	}
}

// remove takes a combatant off the map for good. Of a hidden one nobody hears.
func (g *Game) remove(t *table.Table, who table.Who) {
	u := &g.units[who]
	if u.health != healthHidden {
		g.withdraw(t, who, rule.TimeCombatEnd)
		g.unmention(who)
		return
	}
	u.health = healthGone
	u.unseen = true
	g.leaveOrder(who)
}

// secret reports whether a combatant is hidden, or was removed while it was.
func (g *Game) secret(a table.Who) bool {
	u := &g.units[a]
	return u.health == healthHidden || u.unseen
}

// seen reports whether a seat may know of a combatant.
func (g *Game) seen(seat table.Seat, a table.Who) bool {
	return late.Seen(&g.def.cast, seat, a, g.secret(a))
}

// audience returns who learns what happens to a combatant.
func (g *Game) audience(a table.Who) table.Audience {
	return late.Audience(&g.def.cast, a, a >= 0 && g.secret(a))
}
