package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/table"
)

// isHiding reports whether an effect is Cover gained by hiding: it ends by a place or a view, and Cover by a spell does not.
func (e *effect) isHiding() bool {
	return e.gives(condCover) && e.until == untilCause
}

// hides reports whether a combatant is in Cover by hiding.
func (g *Game) hides(who table.Who) bool {
	if !g.units[who].conds.has(condCover) {
		return false
	}
	return slices.ContainsFunc(g.effects, func(e effect) bool { return e.on == who && e.isHiding() })
}

// takeCover gives a combatant Cover with a hidden total; nobody has noticed it yet (flank.defend.hide).
func (g *Game) takeCover(t *table.Table, who table.Who, total int) {
	seats := g.seatsThatPerceive(who)
	g.units[who].hiding = int16(min(total, 30000))
	g.loseSight(who)
	if !g.hides(who) {
		e := lasting(who, who, 0, rule.DefendHide)
		e.cond, e.until = condCover.borne(), untilCause
		g.inflict(t, e)
	}
	g.forget(who, seats)
	if t.Heard() {
		e := table.NewEvent(evHides, rule.DefendHide, who, table.Nobody)
		e.To = g.audience(who)
		t.Say(e)
	}
}

// loseSight has everybody notice a combatant again that is in Cover: it has taken Cover, or left it (flank.condition.cover.spotted).
func (g *Game) loseSight(who table.Who) {
	for i := range g.spotted {
		g.spotted[i].Drop(who)
	}
}

// endHiding ends Cover gained by hiding (flank.condition.cover.ends).
func (g *Game) endHiding(t *table.Table, who table.Who) {
	if !g.hides(who) {
		return
	}
	g.units[who].hiding = 0
	g.dropEffects(t, func(e *effect) bool { return e.on == who && e.isHiding() })
}

// endCover ends all Cover of a combatant that has attacked or cast with voice or gestures (flank.condition.cover.ends).
func (g *Game) endCover(t *table.Table, who table.Who) {
	if !g.units[who].conds.has(condCover) {
		return
	}
	g.endHiding(t, who)
	g.dropEffects(t, func(e *effect) bool { return e.on == who && e.gives(condCover) })
}

// reviewCover ends the Cover of combatants that are no longer beside a square that gives cover, or that a watcher has an
// open view of: after every step of either (flank.condition.cover.ends).
func (g *Game) reviewCover(t *table.Table) {
	if g.veils == 0 {
		return
	}
	for i := range g.units {
		who := table.Who(i)
		if g.present(who) && g.hides(who) && (!g.besideCover(who) || g.exposed(who, false)) {
			g.endHiding(t, who)
		}
	}
}

// notice has a combatant spot another in Cover (flank.condition.cover.spotted).
func (g *Game) notice(t *table.Table, who, other table.Who, r table.Rule) {
	if g.units[who].conds.has(condBlind) {
		g.detected[who].Add(other)
	} else {
		g.spotted[who].Add(other)
	}
	if t.Heard() {
		e := table.NewEvent(evSpots, r, who, other)
		e.To = table.Among(g.seatsThatPerceive(other))
		t.Say(e)
	}
	g.recall(other)
}

// forget notes where a combatant was last seen by the seats that knew of it before and do not now.
func (g *Game) forget(who table.Who, before table.Seats) {
	now := table.Seats(0)
	if g.present(who) {
		now = g.seatsThatPerceive(who)
	}
	if before == now {
		return
	}
	for s := range g.def.cast.Seats {
		seat := table.Seat(s)
		if seat != table.GM && before.Has(seat) && !now.Has(seat) && g.present(who) {
			g.memories = append(g.memories, memory{uint8(seat), who, g.units[who].cell})
		}
	}
	g.recall(who)
}

// recall drops the notes of seats that know again where a combatant is.
func (g *Game) recall(who table.Who) {
	if len(g.memories) == 0 {
		return
	}
	now := g.seatsThatPerceive(who)
	g.memories = slices.DeleteFunc(g.memories, func(m memory) bool { return m.who == who && now.Has(table.Seat(m.seat)) })
}
