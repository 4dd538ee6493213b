package surge

import (
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
	g.boons = lapse(g.boons, at, who, func(b *boon) *term { return &b.term })
	g.shifts = lapse(g.shifts, at, who, func(s *shift) *term { return &s.term })
	n := len(g.boosts)
	if g.boosts = lapse(g.boosts, at, who, func(b *boost) *term { return &b.term }); len(g.boosts) < n {
		g.unboost(who)
	}
	if len(g.states) == 0 {
		return
	}
	var over table.Crowd
	for _, s := range g.states {
		if ends, _ := s.term.pass(at, who); ends {
			over.Add(s.on)
		}
	}
	g.states = lapse(g.states, at, who, func(s *lasts) *term { return &s.term })
	for a := over.First(); a != table.Nobody; a = over.After(a) {
		g.suffer(t, a)
	}
}

// lapse leaves what does not end at the start or the end of a combatant's turn.
func lapse[T any](list []T, at lasting.Moment, who table.Who, of func(*T) *term) []T {
	kept := 0
	for i := range list {
		x := of(&list[i])
		ends, fresh := x.pass(at, who)
		if x.fresh = fresh; ends {
			continue
		}
		if kept < i {
			list[kept] = list[i]
		}
		kept++
	}
	if kept < len(list) {
		clear(list[kept:])
	}
	return list[:kept]
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
