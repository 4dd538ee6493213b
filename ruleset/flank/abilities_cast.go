package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
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
	if t.Heard() {
		e := table.NewEvent(evCasts, rule.SpellCast, a, table.Nobody, int(spell))
		e.To = table.At(g.sheets[a].seat)
		t.Say(e)
	}
	g.aimSpell(t, c)
	component := g.choosePayment(t, c)
	if !c.psionic || component >= 0 {
		var dc total.Sum
		dc.Base(rule.SpellFocusCheck, 13)
		dc.From(ofOrder, rule.SpellFocusCheck, 2*int(c.a.order))
		if !g.check(t, a, skillMagic, &dc, rule.SpellFocusCheck) {
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
	g.window(t, a, table.Nobody)
	if !g.spoiled(c) {
		g.identify(t, c)
	}
	g.interfere(t, c)
	c.paid = false // from here on damage disturbs it no more
	if g.spoiled(c) {
		g.saySpell(t, c, 0)
	} else {
		g.saySpell(t, c, 1)
		g.takeEffect(t, c)
	}
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
	q.N[0], q.N[1] = int32(c.a.order), int32(component)
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
	g.setSQ(a, u.sq-int16(n))
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
		var dc total.Sum
		dc.Base(rule.SpellInterrupt, 10)
		dc.From(ofDamage, rule.SpellInterrupt, damage)
		dc.From(ofOrder, rule.SpellInterrupt, int(c.a.order))
		if !g.check(t, who, skillEndurance, &dc, rule.SpellInterrupt) {
			c.lost = true
		}
	}
}

// saySpell says what became of a spell: 0 it is lost, 1 it takes effect.
func (g *Game) saySpell(t *table.Table, c *casting, outcome int) {
	if t.Heard() {
		r := rule.SpellInterrupt
		if outcome == 1 {
			r = rule.SpellEffect
		}
		e := table.NewEvent(evSpell, r, c.by, c.on, outcome, int(c.spell))
		e.Cell, e.To = c.cell, g.audience(c.by)
		t.Say(e)
	}
}
