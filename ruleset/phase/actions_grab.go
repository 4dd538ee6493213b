package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// release ends the hold that a combatant has on another (phase.state.grabbed).
func (g *Game) release(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	if u.holds == table.Nobody {
		return
	}
	held := u.holds
	g.units[held].heldBy = table.Nobody
	u.holds = table.Nobody
	u.clear(condGrabMod)
	g.refresh(a)
	t.Tell(evGrab, r, a, held, 0)
}

// escapeFrom ends the hold that a combatant is in.
func (g *Game) escapeFrom(t *table.Table, a table.Who, r table.Rule) {
	if by := g.units[a].heldBy; by != table.Nobody {
		g.release(t, by, r)
	}
}

// checkHolds ends holds that have become too long for the grabber's reach.
func (g *Game) checkHolds(t *table.Table, a table.Who) {
	for _, by := range [2]table.Who{a, g.units[a].heldBy} {
		if by == table.Nobody {
			continue
		}
		if held := g.units[by].holds; held != table.Nobody && g.distance(by, held) > g.reachOf(by, &g.attacks[0]) {
			g.release(t, by, rule.StateGrabbed)
		}
	}
}

// grabbed puts the target of a Grab into a hold. The grabber chooses at once what to do with it (phase.man.grab,
// phase.man.grab_options).
func (g *Game) grabbed(t *table.Table, s *strike) {
	u, v := &g.units[s.by], &g.units[s.on]
	u.holds, v.heldBy = s.on, s.by
	u.set(condGrabMod)
	g.refresh(s.by)
	t.Tell(evGrab, rule.ManGrab, s.by, s.on, 1)
	g.loseHaymaker(t, s.on, rule.ManHaymakerLost)
	q := g.ask(t, askGrab, rule.ManGrabOptions, s.by, s.on)
	q.Add(table.Do(vSqueeze).At(s.on))
	q.Add(table.Do(vThrow).At(s.on))
	q.Add(table.Do(vHold))
	q.SetDefault(table.Do(vHold))
	g.handle(t, s.by, t.Choose(q).Verb)
}

// handle squeezes or throws the combatant in a hold. It needs no roll to hit (phase.man.grab_options).
func (g *Game) handle(t *table.Table, a table.Who, deed table.Verb) {
	held := g.units[a].holds
	classes := max(0, int(g.units[a].n[statSTR])/5)
	switch deed {
	case vSqueeze:
		h := g.rollNormal(t, rule.ManGrabOptions, a, classes, g.bears(held, false))
		g.hurt(t, rule.ManGrabOptions, a, held, h, false, false)
	case vThrow:
		g.throw(t, a, held)
	}
}

// throw ends the hold: the held combatant flies floor(STR/10) hexes, is prone and takes damage.
func (g *Game) throw(t *table.Table, a, held table.Who) {
	n := max(0, int(g.units[a].n[statSTR])/10)
	dir := 0
	if n > 0 {
		q := g.ask(t, askThrow, rule.ManGrabOptions, a, held)
		for d := range 6 {
			q.Add(table.Do(vThrow).At(held).Of(int16(d + 1)))
		}
		q.SetDefault(table.Do(vThrow).At(held).Of(int16(g.away(g.units[a].cell, g.units[held].cell) + 1)))
		dir = int(t.Choose(q).N) - 1
	}
	g.dislodge(t, held)
	g.fly(t, held, dir, n)
	if g.units[held].health == healthGone {
		return
	}
	g.fallProne(t, held, rule.ManGrabOptions)
	h := g.rollNormal(t, rule.ManGrabOptions, a, max(0, int(g.units[a].n[statSTR])/5), g.bears(held, false))
	g.hurt(t, rule.ManGrabOptions, a, held, h, false, false)
}

// listHold lists what the grabber and the grabbed can do about a hold.
func (g *Game) listHold(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.holds != table.Nobody {
		for _, v := range [...]table.Verb{vSqueeze, vThrow} {
			if g.try(q, a, table.Do(v).At(u.holds)) {
				q.Offer()
			}
		}
	}
	if u.heldBy != table.Nobody && g.try(q, a, table.Do(vEscape)) {
		q.Offer()
	}
}

// breakOut tries to escape from a Grab by Strength (phase.man.grab_escape).
func (g *Game) breakOut(t *table.Table, a table.Who, strength int) {
	by := g.units[a].heldBy
	if g.contest(t, rule.ManGrabEscape, a, by, strength) {
		g.escapeFrom(t, a, rule.ManGrabEscape)
	}
}

// moveTo puts a combatant into a hex and says so; its mount goes with it. It provokes nothing.
func (g *Game) moveTo(t *table.Table, a table.Who, c space.Cell, r table.Rule) {
	u := &g.units[a]
	from := u.cell
	u.cell = c
	if u.mount >= 0 {
		g.objects[u.mount].cell = c
	}
	if t.Heard() {
		e := table.NewEvent(table.Moved, r, a, table.Nobody, int(from))
		e.Cell = c
		t.Say(e)
	}
}
