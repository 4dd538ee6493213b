package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// react asks a combatant that has been provoked what it does: an Opportunity Attack, or, where a mover leaves its area, a
// Pursuit (flank.reaction.opportunity, flank.reaction.trigger, flank.pursuit.trigger). It is carried out at once.
func (g *Game) react(t *table.Table, f, on table.Who, m *movement, leaving bool) {
	q := g.ask(t, askReaction, rule.ReactionOpportunity, f, on)
	q.Actor = on
	g.listOpportunity(q, f, on)
	u := &g.units[f]
	q.Family()
	if leaving && m != nil && g.canMove(f) && !u.conds.any(condRestrained.in()|condFrightened.in()) {
		g.offerReaction(q, f, table.Do(vPursue).At(on))
	}
	o, reacts := t.OrPass(q, vPass)
	if !reacts {
		return
	}
	g.sc.reacts++
	if m != nil {
		m.reacted.Add(f)
	}
	g.payReactionOf(f, o.Also)
	g.sayReacts(t, f, on, o)
	if o.Verb == vPursue {
		m.chasers = append(m.chasers, f)
		return
	}
	g.strikeBack(t, f, on, o)
}

// listOpportunity lists the melee attacks by which a combatant can strike at one that provokes it
// (flank.reaction.opportunity_only_provoked).
func (g *Game) listOpportunity(q *table.Question, f, on table.Who) {
	u := &g.units[f]
	q.Family()
	for i := range u.armed {
		s := strike{by: f, on: on, arm: u.arms[i], w: g.attackOf(u.arms[i]), thing: -1, how: mannerMelee}
		if s.w.melee && g.can(&s) {
			g.offerReaction(q, f, table.Do(vOpportunity).At(on).With(i+1))
		}
	}
}

// strikeBack makes an Opportunity Attack.
func (g *Game) strikeBack(t *table.Table, f, on table.Who, o table.Option) {
	s := g.newStrike(f, on, g.armOf(f, o), false)
	defer g.sc.strikes.Pop()
	s.how = mannerMelee
	g.resolve(t, s)
	g.window(t, f, table.Nobody)
}

// sayReacts says that a combatant reacts.
func (g *Game) sayReacts(t *table.Table, f, on table.Who, o table.Option) {
	if t.Heard() {
		e := table.NewEvent(table.Reacted, g.def.verbs[o.Verb].Rule, f, on)
		e.Option, e.To = o, g.audience(f)
		e.N[0] = int32(g.itemOf(f, o) + 1)
		t.Say(e)
	}
}

// provoked lets one foe, or all that threaten, react to something other than a movement (flank.push.fail,
// flank.disarm.fail, flank.spell.provokes). Only one that threatens the provoker can attack it. Nothing that costs a Quick Action
// comes here (flank.quick.never_provoke).
func (g *Game) provoked(t *table.Table, a, only table.Who) {
	if g.isCalm(a) {
		return
	}
	at := g.rankOf(a)
	for k := range g.rank() {
		f := g.after(at, k)
		if f == a || only != table.Nobody && f != only || !g.hasReaction(f) || !g.canReact(f) || !g.threatens(f, a) {
			continue
		}
		g.react(t, f, a, nil, false)
		if !g.present(a) || g.units[a].conds.has(condUnconscious) || g.decided() {
			return
		}
	}
}
