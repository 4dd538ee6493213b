package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// provoke resolves the Opportunity Attacks that an action of a combatant provokes, and reports whether the combatant can
// still act (surge.oa.timing).
func (g *Game) provoke(t *table.Table, a table.Who, r table.Rule) bool {
	return g.opportunities(t, a, r, g.threats(a, table.Nobody))
}

// provokeOne is provoke for the Opportunity Attack of one enemy.
func (g *Game) provokeOne(t *table.Table, a, by table.Who, r table.Rule) bool {
	var c table.Crowd
	if g.threatens(by, a) && g.canReact(by) {
		c.Add(by)
	}
	return g.opportunities(t, a, r, c)
}

// threats collects the enemies that may make an Opportunity Attack on a combatant where it is, all but one.
func (g *Game) threats(a, but table.Who) (c table.Crowd) {
	for i := range g.units {
		if b := table.Who(i); b != but && g.units[i].threat >= 0 && g.threatens(b, a) && g.canReact(b) {
			c.Add(b)
		}
	}
	return c
}

// opportunities asks all who may make an Opportunity Attack at the same time, and resolves the attacks in the order of
// reactions (surge.base.reaction_order, surge.oa.attack).
func (g *Game) opportunities(t *table.Table, a table.Who, r table.Rule, who table.Crowd) bool {
	if who.Empty() {
		return g.able(a)
	}
	base := len(g.sc.took)
	t.Window(who, func() *table.Question {
		q := t.Ask(askOpportunity, r, table.Nobody, 0)
		q.Target, q.Actor = a, a
		q.PassBy(vPass)
		return q
	}, func(q *table.Question, b table.Who) {
		g.listOpportunity(q, b, a)
	}, func(o table.Option) {
		g.sc.took = append(g.sc.took, o)
	})
	g.inOrder(base, func(o table.Option) {
		b := o.Who
		if o.Verb == vOpportunity && g.able(a) && g.canReact(b) && g.isHere(a) {
			g.opportunity(t, b, a, o)
		}
	})
	return g.able(a)
}

// inOrder carries the answers of a window out: the combatant whose turn it is first, then those after it
// (surge.base.reaction_order).
func (g *Game) inOrder(base int, do func(o table.Option)) {
	n := len(g.order)
	first := max(0, int(g.slot))
	for k := range n {
		a := g.order[(first+k)%n]
		for i := base; i < len(g.sc.took); i++ {
			if o := g.sc.took[i]; o.Who == a {
				do(o)
				break
			}
		}
	}
	g.sc.took = g.sc.took[:base]
}

// listOpportunity lists the attacks that a combatant can make on an enemy that provokes.
func (g *Game) listOpportunity(q *table.Question, b, a table.Who) {
	seats := g.voice(b)
	for i := range g.deedsOf(b) {
		d := g.deed(b, i)
		if g.social && (d.reach != reachCourt || d.power) || !g.social && (d.reach != reachClose || !d.armed) || !g.usable(b, i) || !g.within(d, b, a) {
			continue
		}
		o := table.Do(vOpportunity).At(b).With(uint8(i + 1))
		q.AddFor(seats, o)
		if g.canQuick(b) && g.active != b {
			q.AddFor(seats, o.Adding(quickBefore))
			q.AddFor(seats, o.Adding(quickAfter))
		}
	}
	q.AddFor(seats, table.Do(vPass).At(b))
}

// When a quick action is part of a Reaction (surge.turn.quick_in_reaction).
const (
	quickBefore = 1
	quickAfter  = 2
)

// opportunity makes an Opportunity Attack (surge.oa.attack).
func (g *Game) opportunity(t *table.Table, b, a table.Who, o table.Option) {
	g.react(b)
	g.sayReaction(t, b, a, o)
	if o.Also == quickBefore {
		g.quickly(t, b)
	}
	s := g.strikeAt(b, a, int(o.Item)-1, modePlain)
	if g.canStrike(s) {
		g.resolve(t, s)
	} else {
		g.sc.release(s)
	}
	if o.Also == quickAfter {
		g.quickly(t, b)
	}
	g.finished(t, b, a)
}

// quickly asks for the quick action inside a Reaction and carries it out.
func (g *Game) quickly(t *table.Table, b table.Who) {
	if !g.able(b) || !g.canQuick(b) {
		return
	}
	u := &g.units[b]
	kept := u.slots
	u.slots = [3]int8{0, 0, 1}
	q := g.ask(t, askQuick, rule.TurnQuickInReaction, b, table.Nobody)
	g.sc.ask()
	for s := sectionHands; s <= sectionSwitches; s++ {
		g.listQuick(q, b, s)
	}
	g.listTasks(q, b, actQuick)
	g.listTools(q, b)
	q.Bar(func(o table.Option) bool { return o.Verb == vStance || o.Verb == vTool && g.toolAction(o) != actQuick }, rule.TurnQuickInReaction)
	if o, ok := t.OrPass(q, vPass); ok {
		switch o.Verb {
		case vTask:
			g.work(t, b, o)
		case vLoad, vTool:
			g.performTool(t, b, o)
		default:
			g.performQuick(t, b, o)
		}
		u.quickOpen = false
	}
	u.slots = kept
}
