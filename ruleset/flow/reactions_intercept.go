package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// interceptSteps is how far an interceptor may walk.
const interceptSteps = 3

// intercepted asks the target's allies in initiative order for an Intercept, and reports whether one tried: then no other
// reaction follows, and if it won, it is the target (flow.reaction.intercept, flow.reaction.intercept_spell).
func (g *Game) intercepted(t *table.Table, s *strike) bool {
	for _, i := range g.order {
		if i == s.on || g.foes(i, s.on) || i == s.by || !g.mayIntercept(i, s) {
			continue
		}
		o := g.askIntercept(t, i, s)
		for ; o.Verb == vSecondGuard; o = g.askIntercept(t, i, s) {
			g.useSecondGuard(t, i, o)
		}
		if o.Verb == vIntercept {
			g.intercept(t, i, s, o)
			return true
		}
	}
	return false
}

// mayIntercept checks quickly, before the question: RP, free to act, and near enough.
func (g *Game) mayIntercept(i table.Who, s *strike) bool {
	u := &g.units[i]
	if u.health != healthUp || u.rp+1 < 2 || u.rp < 2 && !g.guardOpen(i) || s.spent.Has(i) || u.holds >= 0 || u.heldBy >= 0 {
		return false
	}
	d := g.distance(s.by, s.on)
	if s.ranged {
		return d >= 2 && g.distance(i, s.on)+g.distance(i, s.by) <= d+2*interceptSteps
	}
	return d <= 2 && g.distance(i, s.on) <= interceptSteps+1 && g.distance(i, s.by) <= interceptSteps+1
}

// askIntercept asks one ally, if it can reach a hex to stand in.
func (g *Game) askIntercept(t *table.Table, i table.Who, s *strike) table.Option {
	dest := g.interceptCells(i, s)
	if dest.Empty() {
		return table.Do(vNone)
	}
	u := &g.units[i]
	q := g.ask(t, askIntercept, rule.ReactionWindowOrder, i, s.on)
	q.Actor, q.Aim = s.by, s.on
	q.Item, q.Level, q.Cell = s.slot, int8(s.level), g.units[s.by].cell
	q.Try(table.Do(vIntercept).At(s.on))
	q.NeedLeast(int(u.rp), 2, "RP", rule.RpCheatSheet)
	q.OfferCells(dest)
	g.listSecondGuard(q, i)
	o, _ := t.OrPass(q, vNone)
	return o
}

// interceptCells returns the hexes in reach from which an ally can take the attack: next to both for melee and touch, on the
// line for a shot or spell (flow.map.line, flow.reaction.intercept_melee_position, flow.reaction.intercept_ranged_position).
func (g *Game) interceptCells(i table.Who, s *strike) *space.Set {
	u, dest := &g.units[i], g.sc.dest
	from, to := g.units[s.by].cell, g.units[s.on].cell
	dest.Clear()
	if s.ranged {
		g.sc.line = g.hexes.ClearLine(from, to, g.sc.opaque, g.sc.line) // of a line along edges what the shot can pass
		for _, c := range g.sc.line {
			dest.Add(c)
		}
	} else {
		for dir := range 6 {
			if c := g.hexes.Step(to, dir); c != space.None && g.hexes.Distance(c, from) == 1 {
				dest.Add(c)
			}
		}
	}
	own := dest.Has(u.cell)
	near := false // a look before the flood: is any of them free and not too far
	for c := dest.First(); c != space.None; c = dest.Next(c) {
		if !g.free(c) || u.prone || u.pinned {
			dest.Remove(c)
		} else {
			near = near || g.hexes.Distance(u.cell, c) <= interceptSteps
		}
	}
	if near {
		g.sc.flood.Run(u.cell, interceptSteps, g.blockFor(g.sides[i]), nil, g.field.Ground)
		dest.Intersect(g.sc.flood.Cells())
	} else {
		dest.Clear()
	}
	if own {
		dest.Add(u.cell)
	}
	return dest
}

// intercept walks without provoking, rolls Agility against the attack, and after a win takes it
// (flow.reaction.intercept_win, flow.reaction.intercept_lose).
func (g *Game) intercept(t *table.Table, i table.Who, s *strike, o table.Option) {
	g.sayReaction(t, i, s.on, o)
	g.gainRP(t, i, -2, rule.ReactionIntercept)
	if o.Cell != g.units[i].cell {
		g.moveTo(t, i, o.Cell, rule.ReactionIntercept)
	}
	l := g.rollOn(t, g.reactionCheck(i, skillAgility, rule.ReactionIntercept), s.by)
	lost := opposed(s.level, l, 0)
	if lost {
		t.Tell(evIntercepted, rule.ReactionInterceptLose, i, s.on, 0, int(s.level), int(l))
		return
	}
	t.Tell(evIntercepted, rule.ReactionInterceptWin, i, s.on, 1, int(s.level), int(l))
	g.reactionFP(t, i)
	g.swap(t, i, s.on)
	s.on = i
}

// swap lets the interceptor push the ally one hex on and take its place (flow.reaction.intercept_swap).
func (g *Game) swap(t *table.Table, i, friend table.Who) {
	u, a := &g.units[i], &g.units[friend]
	if g.distance(i, friend) != 1 || u.prone || u.pinned || a.holds >= 0 || a.heldBy >= 0 {
		return
	}
	to := g.hexes.Beyond(u.cell, a.cell)
	if !g.free(to) || g.at[a.cell] >= 0 && g.at[a.cell] != friend { // a combatant may stand in the hex of an ally that is down
		return
	}
	q := g.ask(t, askSwap, rule.ReactionInterceptSwap, i, friend)
	q.Cell = to
	if !t.YesNo(q, vYes, vNo, false) {
		return
	}
	old := a.cell
	g.moveTo(t, friend, to, rule.ReactionInterceptSwap)
	g.moveTo(t, i, old, rule.ReactionInterceptSwap)
}
