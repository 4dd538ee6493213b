package flank

import (
	"fmt"
	"slices"

	"fray/ruleset/flank/rule"
	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// A combatant that the GM has hidden is out of the fight until it is revealed: no rule affects it, as it is not there. Its
// turns pass unused (decision 14). Cover is another thing: a creature in Cover is in the fight.

// lateRules is what package late has to know of flank.
func lateRules() late.Rules[*Game] {
	return late.Rules[*Game]{
		Presence: (*Game).attends, Hide: (*Game).hide, Reveal: (*Game).revealAt, Remove: (*Game).remove, Join: (*Game).join,
		End: func(g *Game, t *table.Table, winner table.Result) { g.finish(t, int8(winner)) },
		Refuse: func(g *Game, who table.Who) error {
			if g.units[who].presence == healthGone {
				return fmt.Errorf("%s has left the fight", g.id(who))
			}
			return nil
		},
		Unseen: func(g *Game, who table.Who) bool { return g.secret(who) && g.units[who].presence == healthGone },
	}
}

// attends says how a combatant takes part.
func (g *Game) attends(who table.Who) (late.Presence, string) {
	p := g.units[who].presence
	switch {
	case p == healthHidden:
		return late.Hidden, p.String()
	case p == healthGone:
		return late.Gone, p.String()
	case p != healthHere || g.units[who].conds.has(condUnconscious):
		return late.Down, "down"
	default:
		return late.Up, "up"
	}
}

// hide takes a combatant that is up out of sight: what ties it to others ends. It waits where it was.
func (g *Game) hide(t *table.Table, who table.Who) {
	u := &g.units[who]
	g.endGrapples(t, who)
	g.endCover(t, who)
	g.loseWaited(t, who)
	g.setPresence(who, healthHidden)
	u.left, u.reactions = 0, 0
	g.dropTies(who)
}

// dropTies forgets what others know of a combatant that has gone out of sight.
func (g *Game) dropTies(who table.Who) {
	for i := range g.detected {
		g.detected[i].Drop(who)
	}
	g.memories = slices.DeleteFunc(g.memories, func(m memory) bool { return m.who == who })
	var bore table.Crowd
	var nums number
	g.effects = slices.DeleteFunc(g.effects, func(e effect) bool {
		if e.by == who || e.against == who {
			bore.Add(e.on)
			nums |= e.nums
			return true
		}
		return false
	})
	for i := range g.units {
		if u := &g.units[i]; u.waitsFor == who {
			u.waitsFor = table.Nobody
		}
	}
	for b := bore.First(); b != table.Nobody; b = bore.After(b) {
		g.relend(b, nums)
		g.suffer(b)
	}
}

// revealAt brings a hidden combatant into sight, at a cell or where it waits.
func (g *Game) revealAt(who table.Who, at space.Cell) error {
	if at == space.None {
		at = g.units[who].cell
	}
	if err := g.roomAt(who, at); err != nil {
		return err
	}
	g.reveal(who, at)
	return nil
}

// reveal puts a hidden combatant into a free place.
func (g *Game) reveal(who table.Who, at space.Cell) {
	g.setPresence(who, healthHere)
	g.put(who, at, g.keeps(who, at))
	g.wet(nil, who)
}

// roomAt says why a combatant cannot appear at a cell.
func (g *Game) roomAt(who table.Who, at space.Cell) error {
	switch {
	case g.takenAt(who, at):
		return fmt.Errorf("%s is taken; name another square", g.squares.Name(at))
	case !g.canBe(who, at):
		return fmt.Errorf("%s: %s; name another square", g.squares.Name(at), g.def.unfit(who, at))
	default:
		return nil
	}
}

// remove takes a combatant out for good. A hidden one also leaves the order, where others would see it now.
func (g *Game) remove(t *table.Table, who table.Who) {
	if g.units[who].presence != healthHidden {
		g.leave(t, who, healthGone, rule.TurnEndOfEncounter)
		return
	}
	g.setPresence(who, healthGone)
	g.units[who].focused = false
	g.effects = slices.DeleteFunc(g.effects, func(e effect) bool { return e.on == who })
	g.relend(who, ^number(0))
	g.suffer(who)
	if i := slices.Index(g.order, who); i >= 0 {
		g.order = slices.Delete(g.order, i, i+1)
		if i <= int(g.slot) {
			g.slot--
		}
	}
}

// secret reports whether a combatant is hidden, or was removed while it was.
func (g *Game) secret(a table.Who) bool {
	p := g.units[a].presence
	return p == healthHidden || p == healthGone && len(g.order) > 0 && !slices.Contains(g.order, a)
}

// seen reports whether a seat may know that a combatant is there at all.
func (g *Game) seen(seat table.Seat, a table.Who) bool {
	return late.Seen(&g.def.cast, seat, a, g.units[a].presence == healthHidden)
}

// audience returns who learns what happens to a combatant: of a hidden one its seat, of one in Cover those that perceive it.
func (g *Game) audience(a table.Who) table.Audience {
	switch {
	case a == table.Nobody:
		return table.Everybody()
	case g.units[a].presence == healthHidden:
		return table.At(g.sheets[a].seat)
	case g.veils == 0 || g.units[a].presence != healthHere:
		return table.Everybody()
	}
	seats := g.seatsThatPerceive(a)
	for s := range g.def.cast.Seats {
		if table.Seat(s) != table.GM && !seats.Has(table.Seat(s)) {
			return table.Among(seats)
		}
	}
	return table.Everybody()
}
