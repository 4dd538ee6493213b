package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/table"
)

// cast carries a casting out, step by step: also a [Psion] makes the focus check for a component (flank.spell.cast,
// flank.spell.psionic_components).
func (g *Game) cast(t *table.Table, a table.Who, o table.Option) {
	c := g.sc.casts.Next()
	defer g.sc.casts.Pop()
	spell := g.sheets[a].repertoire[o.Item-1] - 1
	*c = casting{by: a, spell: spell, a: &g.def.abilities[spell], on: o.Who, thing: int(o.N), cell: o.Cell, more: c.more[:0]}
	c.psionic = g.sheets[a].feats&featPsion != 0
	if c.a.targets != aimObject {
		c.thing = -1
	}
	g.aimSpell(t, c)
	component := g.choosePayment(t, c)
	if !c.psionic || component >= 0 {
		if !g.check(t, a, skillMagic, 13+2*int(c.a.order), rule.SpellFocusCheck) {
			t.Tell(evNothing, rule.SpellFocusCheckFail, a, table.Nobody)
			return
		}
	}
	if component >= 0 {
		g.useUp(t, component)
	} else {
		g.spendSQ(t, a, int(c.a.order), rule.SpellCostSq)
	}
	c.paid = true
	if t.Heard() {
		e := table.NewEvent(evCasts, rule.SpellCast, a, table.Nobody)
		e.To = g.audience(a)
		t.Say(e)
	}
	g.window(t, a, table.Nobody)
	if !g.spoiled(c) {
		g.identify(t, c)
	}
	g.interfere(t, c)
	if g.spoiled(c) {
		g.saySpell(t, c, 0)
	} else {
		g.saySpell(t, c, 1)
		g.takeEffect(t, c)
	}
	c.paid = false
	g.units[a].focused = g.units[a].focused && !c.psionic // flank.spell.psionic_lost
	if !c.psionic {
		g.endCover(t, a)
	}
}

// aimSpell settles the targets of a spell: further ones are asked for, and a Confused caster's is drawn by lot.
func (g *Game) aimSpell(t *table.Table, c *casting) {
	if c.a.targets != aimCreature {
		return
	}
	c.on = g.confuse(t, c.by, c.on, func(b table.Who) bool { return g.spellReaches(c.by, b, c.a) })
	for left := int(c.a.count) - 1; left > 0; left-- {
		q := g.ask(t, askTarget, rule.SpellEffect, c.by, table.Nobody)
		q.N[0], q.N[1] = int32(left), int32(c.spell)
		for i := range g.units {
			b := table.Who(i)
			if b == c.on || hasWho(c.more, b) || !g.spellReaches(c.by, b, c.a) {
				continue
			}
			q.Family()
			q.Try(table.Do(vTarget).At(b))
			if g.foes(c.by, b) == c.a.harmful {
				q.Offer()
			} else {
				q.OfferToPeople()
			}
		}
		o, chosen := t.OrPass(q, vDone)
		if !chosen {
			return
		}
		c.more = append(c.more, o.Who)
	}
}

func hasWho(list []table.Who, who table.Who) bool {
	return slices.Contains(list, who)
}

// choosePayment returns the component that pays, or -1 for SQ; where both can, the caster is asked (flank.spell.cost_sq,
// flank.spell.cost_component).
func (g *Game) choosePayment(t *table.Table, c *casting) int {
	component := g.componentFor(c.by, c.a)
	if component < 0 || g.units[c.by].sq < c.a.order {
		return component
	}
	q := g.ask(t, askPay, rule.SpellCostComponent, c.by, table.Nobody)
	q.Add(table.Do(vPay).As(paySQ))
	q.Add(table.Do(vPay).As(payComponent))
	q.SetDefault(table.Do(vPay).As(paySQ))
	if t.Choose(q).Mode == payComponent {
		return component
	}
	return -1
}

// spendSQ takes Spell Quantity.
func (g *Game) spendSQ(t *table.Table, a table.Who, n int, r table.Rule) {
	u := &g.units[a]
	u.sq -= int16(n)
	if n > 0 && t.Heard() {
		e := table.NewEvent(table.Gained, r, a, table.Nobody, -n, meterSQ, int(u.sq))
		e.To = table.At(g.sheets[a].seat)
		t.Say(e)
	}
}

// spoiled reports whether a spell is lost: by damage, because the caster can no longer cast it, or by a Counterspell
// (flank.spell.interrupt).
func (g *Game) spoiled(c *casting) bool {
	u := &g.units[c.by]
	c.lost = c.lost || c.undone || u.presence != healthHere || u.conds.any(condUnconscious.in()|condStunned.in()|condNauseated.in()) || !c.psionic && u.conds.has(condRestrained)
	return c.lost
}

// shakeCaster has a caster that is damaged in the middle of a casting keep its mind on it (flank.spell.interrupt).
func (g *Game) shakeCaster(t *table.Table, who table.Who, damage int) {
	for _, c := range g.sc.casts.From(0) {
		if c.by != who || !c.paid || c.lost || g.spoiled(c) {
			continue
		}
		if !g.check(t, who, skillEndurance, 10+damage+int(c.a.order), rule.SpellInterrupt) {
			c.lost = true
		}
	}
}

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
		return q
	}, func(q *table.Question, who table.Who) {
		seats := table.JustSeat(g.sheets[who].seat)
		q.AddFor(seats, table.Do(vIgnore).At(who))
		q.AddFor(seats, table.Do(vRecognize).At(who))
	}, func(o table.Option) {
		if o.Verb == vRecognize {
			tries.Add(o.Who)
		}
	})
	dc := g.spellDC(c.by, c.a)
	for k := range g.rank() {
		who := g.after(c.by, k)
		if tries.Has(who) && g.check(t, who, skillMagic, dc, rule.SpellIdentify) {
			c.knows.Add(who)
			if t.Heard() {
				e := table.NewEvent(evIdentified, rule.SpellIdentify, who, c.by, int(c.spell))
				e.To = table.At(g.sheets[who].seat)
				t.Say(e)
			}
		}
	}
}

// interfere asks those that may react to a casting, in Initiative Order from the caster on: with an Opportunity Attack, or
// with a Counterspell while the spell stands; each may do one (flank.spell.provokes, flank.counterspell.who,
// flank.reaction.order).
func (g *Game) interfere(t *table.Table, c *casting) {
	for k := range g.rank() {
		f := g.after(c.by, k)
		if f == c.by || !g.hasReaction(f) || !g.canReact(f) || g.decided() || !g.present(c.by) {
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
	if g.casterCheck(t, f, g.spellDC(c.by, c.a), rule.CounterspellCheck) {
		c.undone = true
		t.Tell(evSpell, rule.CounterspellSuccess, c.by, f, 2)
	}
}
