package surge

import (
	"slices"

	"fray/ruleset/lasting"
	"fray/table"
)

// until returns a term that begins now.
func (g *Game) until(u until, turn table.Who) term {
	return term{until: u, turn: turn, fresh: u == atNextEnd && g.active == turn}
}

// pass reports whether something ends at the start or the end of a combatant's turn, and what is left of its term.
func (x term) pass(at lasting.Moment, who table.Who) (ends, fresh bool) {
	if x.turn != who {
		return false, x.fresh
	}
	return lasting.Term{Until: lasting.Until(x.until), Turn: x.turn, Fresh: x.fresh}.Pass(at, who, 0)
}

// endTerms ends what lasts until the start or the end of a combatant's turn.
func (g *Game) endTerms(t *table.Table, at lasting.Moment, who table.Who) {
	g.boons = slices.DeleteFunc(g.boons, func(b boon) bool { e, _ := b.term.pass(at, who); return e })
	for i := range g.boons {
		_, g.boons[i].term.fresh = g.boons[i].term.pass(at, who)
	}
	g.shifts = slices.DeleteFunc(g.shifts, func(s shift) bool { e, _ := s.term.pass(at, who); return e })
	for i := range g.shifts {
		_, g.shifts[i].term.fresh = g.shifts[i].term.pass(at, who)
	}
	if len(g.boosts) > 0 {
		n := len(g.boosts)
		g.boosts = slices.DeleteFunc(g.boosts, func(b boost) bool { e, _ := b.term.pass(at, who); return e })
		for i := range g.boosts {
			_, g.boosts[i].term.fresh = g.boosts[i].term.pass(at, who)
		}
		if n != len(g.boosts) {
			g.unboost(who)
		}
	}
	if len(g.states) == 0 {
		return
	}
	var over table.Crowd
	g.states = slices.DeleteFunc(g.states, func(s lasts) bool {
		e, _ := s.term.pass(at, who)
		if e {
			over.Add(s.on)
		}
		return e
	})
	for i := range g.states {
		_, g.states[i].term.fresh = g.states[i].term.pass(at, who)
	}
	for a := over.First(); a != table.Nobody; a = over.After(a) {
		g.suffer(t, a)
	}
}

// unboost computes what followed from boosts that have ended: all of them are their bearer's own.
func (g *Game) unboost(a table.Who) {
	u := &g.units[a]
	u.burst = 0
	for _, b := range g.boosts {
		if b.on == a && b.what == traitBurstOwn {
			u.burst |= burstOwn
		}
		if b.on == a && b.what == traitBurstFoes {
			u.burst |= burstFoes
		}
	}
	g.handle(a)
}
