package flow

import (
	"fmt"
	"slices"

	"fray/ruleset/flow/rule"
	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// A hidden combatant is out of the fight until the GM reveals it: no rule affects it, as it is neither up nor on the map. It
// gets the pools of each round, and its turns pass unused. Its conditions stay as they are (decision 14).

// lateRules returns flow's part of package late.
func lateRules() late.Rules[*Game] {
	return late.Rules[*Game]{
		Presence: (*Game).presence, Hide: (*Game).hide, Reveal: (*Game).revealAt, Remove: (*Game).remove, Join: (*Game).join,
		End: func(g *Game, t *table.Table, winner table.Result) { g.finish(t, int8(winner)) },
		Refuse: func(g *Game, who table.Who) error {
			if g.units[who].health == healthGone {
				return fmt.Errorf("%s has left the fight", g.id(who))
			}
			return nil
		},
	}
}

// presence says how a combatant takes part.
func (g *Game) presence(who table.Who) (late.Presence, string) {
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

// hide takes a combatant that is up out of sight: its grapple, its Readied Action and its Feints end. It waits where it was.
func (g *Game) hide(t *table.Table, who table.Who) {
	u := &g.units[who]
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
	u.health = healthHidden
}

// revealAt brings a hidden combatant into sight. It has its turn in this round if its place in the order is still to come.
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
	g.units[who].health = healthUp
	g.put(who, c)
}

// roomAt says why no combatant can appear in a hex.
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

// missTurn passes a hidden combatant's turn: RP as at its start, no AP after it (flow.rp.regain, flow.ap.no_banking).
func (g *Game) missTurn(a table.Who) {
	if u := &g.units[a]; u.health == healthHidden {
		u.ap, u.rp, u.totalDefense, u.flowState = 0, g.sheets[a].rpMax, false, false
	}
}

// remove takes a combatant off the map for good. A hidden one also leaves the order, and its effects end silently, so that
// others learn nothing.
func (g *Game) remove(t *table.Table, who table.Who) {
	if g.units[who].health != healthHidden {
		g.leave(t, who, table.Do(vLeave))
		return
	}
	g.units[who].health = healthGone
	g.effects = slices.DeleteFunc(g.effects, func(e effect) bool { return e.on == who })
	g.suffer(who)
	g.shifts = slices.DeleteFunc(g.shifts, func(s shift) bool { return s.who == who || s.before == who })
	if i := g.placeOf(who); i >= 0 {
		g.order = slices.Delete(g.order, i, i+1)
		if i <= int(g.slot) {
			g.slot--
		}
	}
}

// secret reports whether a combatant is hidden, or was removed while it was.
func (g *Game) secret(a table.Who) bool {
	h := g.units[a].health
	return h == healthHidden || h == healthGone && g.placeOf(a) < 0
}

// seen reports whether a seat may know of a combatant.
func (g *Game) seen(seat table.Seat, a table.Who) bool {
	return late.Seen(&g.def.cast, seat, a, g.units[a].health == healthHidden)
}

// audience returns the seats that learn what happens to a combatant.
func (g *Game) audience(a table.Who) table.Audience {
	return late.Audience(&g.def.cast, a, a >= 0 && g.units[a].health == healthHidden)
}
