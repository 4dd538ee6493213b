package surge

import (
	"fmt"
	"slices"

	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// A hidden combatant is out of the encounter until the GM reveals it: no rule affects it, as it is not in play. Its turns pass
// unused. Its wounds and afflictions stay as they are (decision 14).

// lateRules is what package late has to know of surge.
func lateRules() late.Rules[*Game] {
	return late.Rules[*Game]{
		Presence: (*Game).presence, Hide: (*Game).hide, Reveal: (*Game).revealAt, Remove: (*Game).remove, Join: (*Game).join,
		End: func(g *Game, t *table.Table, winner table.Result) { g.finish(t, int8(winner)) },
		Refuse: func(g *Game, who table.Who) error {
			if p := g.units[who].presence; p == healthFled || p == healthSurrendered {
				return fmt.Errorf("%s has left the encounter", g.id(who))
			}
			return nil
		},
	}
}

// presence says how a combatant takes part.
func (g *Game) presence(who table.Who) (late.Presence, string) {
	switch u := &g.units[who]; {
	case u.presence == healthHidden:
		return late.Hidden, u.presence.String()
	case u.presence == healthFled || u.presence == healthSurrendered:
		return late.Gone, u.presence.String()
	case u.presence == healthDead:
		return late.Down, u.presence.String()
	case u.cond.has(condIncapacitated):
		return late.Down, "incapacitated"
	default:
		return late.Up, "up"
	}
}

// hide takes a combatant out of sight: what it holds, aims at, maintains and waits for ends. It waits where it was.
func (g *Game) hide(t *table.Table, who table.Who) {
	t.Muted(func() { g.leave(t, who, healthHidden) })
	g.boons = slices.DeleteFunc(g.boons, func(b boon) bool { return b.on == who || b.by == who || b.against == who })
	if g.active == who {
		g.move = noMovement()
	}
}

// revealAt brings a hidden combatant into sight, in a place or where it waits. It has its turn in this round if its place in
// the order is still to come.
func (g *Game) revealAt(who table.Who, c space.Cell) error {
	if c == space.None {
		c = g.units[who].cell
	}
	if err := g.roomAt(c); err != nil {
		return err
	}
	if !g.fits(who, c) {
		return fmt.Errorf("%s leaves no room for its size; name another square", g.cellName(c))
	}
	g.reveal(who, c)
	return nil
}

// reveal puts a hidden combatant into a free place.
func (g *Game) reveal(who table.Who, c space.Cell) {
	g.units[who].presence = healthHere
	g.put(who, c)
	g.compute(who)
	g.handle(who)
	if g.units[who].cond.has(condIncapacitated) {
		g.drop(nil, who)
	}
}

// remove takes a combatant out of the encounter for good. A hidden one also leaves the order and the attitudes, where others would
// see it now.
func (g *Game) remove(t *table.Table, who table.Who) {
	u := &g.units[who]
	if u.presence != healthHidden {
		g.leave(t, who, healthFled)
		return
	}
	u.presence = healthFled
	g.feelings = slices.DeleteFunc(g.feelings, func(f feeling) bool { return f.of == who || f.to == who })
	if i := slices.Index(g.order, who); i >= 0 {
		g.order = slices.Delete(g.order, i, i+1)
		if i <= int(g.slot) {
			g.slot--
		}
	}
}

// audience returns who learns what happens to a combatant.
func (g *Game) audience(a table.Who) table.Audience {
	return late.Audience(&g.def.cast, a, a >= 0 && g.units[a].presence == healthHidden)
}

// about is an event that only those learn of that may know of a combatant.
func (g *Game) about(e table.Event, a table.Who) table.Event {
	e.To = g.audience(a)
	return e
}
