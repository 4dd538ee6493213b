package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// identify lets each observer of a casting try to recognize the spell, friend and foe (flank.spell.identify,
// flank.core.free_granted).
func (g *Game) identify(t *table.Table, c *casting) {
	var watch, tries table.Crowd
	for i := range g.units {
		if w := table.Who(i); w != c.by && g.awake(w) && g.watches(w, c.by) && g.perceives(w, c.by) {
			watch.Add(w)
		}
	}
	t.Window(watch, func() *table.Question {
		q := t.Ask(askIdentify, rule.SpellIdentify, table.Nobody, 0)
		q.Target, q.Actor = c.by, c.by
		q.PassBy(vIgnore)
		return q
	}, func(q *table.Question, who table.Who) {
		seats := table.JustSeat(g.sheets[who].seat)
		q.AddFor(seats, table.Do(vIgnore).At(who))
		q.Family()
		q.Try(table.Do(vRecognize).At(who))
		if g.foes(who, c.by) || g.mayCounter(who, c) {
			q.OfferFor(seats)
		} else {
			q.OfferToPeopleOf(seats)
		}
	}, func(o table.Option) {
		if o.Verb == vRecognize {
			tries.Add(o.Who)
		}
	})
	var dc total.Sum
	g.spellDC(&dc, c.by, c.a)
	at := g.rankOf(c.by)
	for k := range g.rank() {
		who := g.after(at, k)
		if tries.Has(who) && g.check(t, who, skillMagic, &dc, rule.SpellIdentify) {
			c.knows.Add(who)
			if t.Heard() {
				e := table.NewEvent(evIdentified, rule.SpellIdentify, who, c.by, int(c.spell))
				e.To = table.At(g.sheets[who].seat)
				t.Say(e)
			}
		}
	}
}

// mayCounter reports whether a friend of the caster could counter the spell, for all that its player knows, who may be the caster's too.
// Recognizing the spell brings a friend nothing else (flank.spell.identify).
func (g *Game) mayCounter(who table.Who, c *casting) bool {
	if !g.hasReaction(who) || !g.canReact(who) {
		return false
	}
	if g.sheets[who].seat == g.sheets[c.by].seat {
		return g.canCounter(who, c.a)
	}
	return len(g.sheets[who].repertoire) > 0
}

// interfere asks those that may react to a casting, in Initiative Order from the caster on: with an Opportunity Attack, or
// with a Counterspell while the spell stands; each may do one (flank.spell.provokes, flank.counterspell.who,
// flank.reaction.order).
func (g *Game) interfere(t *table.Table, c *casting) {
	at := g.rankOf(c.by)
	for k := range g.rank() {
		f := g.after(at, k)
		if f == c.by || !g.hasReaction(f) || !g.canReact(f) || g.decided() || !g.present(c.by) || g.units[c.by].conds.has(condUnconscious) {
			continue
		}
		q := g.ask(t, askCounter, rule.SpellProvokes, f, c.by)
		q.Actor = c.by
		if !g.isCalm(c.by) && g.threatens(f, c.by) {
			g.listOpportunity(q, f, c.by)
		}
		q.Family()
		if !g.spoiled(c) && c.knows.Has(f) && g.canCounter(f, c.a) {
			g.offerReaction(q, f, table.Do(vCounter))
		}
		o, reacts := t.OrPass(q, vPass)
		if !reacts {
			continue
		}
		g.payReactionOf(f, o.Also)
		g.sayReacts(t, f, c.by, o)
		if o.Verb == vCounter {
			g.counter(t, f, c)
		} else {
			g.strikeBack(t, f, c.by, o)
		}
	}
}

// canCounter reports whether a combatant has what a Counterspell takes (flank.counterspell.cost,
// flank.condition.nauseated.casting).
func (g *Game) canCounter(f table.Who, a *abilityDef) bool {
	if g.units[f].sq < a.order || g.units[f].conds.has(condNauseated) || a.school == "" {
		return false
	}
	for _, n := range g.sheets[f].repertoire {
		if g.def.abilities[n-1].school == a.school {
			return true
		}
	}
	return false
}

// counter tries to cancel a spell (flank.counterspell.check, flank.counterspell.success, flank.counterspell.failure).
func (g *Game) counter(t *table.Table, f table.Who, c *casting) {
	g.window(t, f, table.Nobody)
	g.spendSQ(t, f, int(c.a.order), rule.CounterspellCost)
	if !g.awake(f) || g.spoiled(c) {
		return
	}
	var sum, dc total.Sum
	g.casterLevel(&sum, f)
	g.spellDC(&dc, c.by, c.a)
	if g.meets(t, f, rule.CounterspellCheck, &sum, &dc) {
		c.undone = true
		t.Tell(evSpell, rule.CounterspellSuccess, c.by, f, 2)
	}
}
