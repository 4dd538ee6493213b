package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/space"
	"fray/table"
)

// casterCheck makes a CL check (flank.spell.caster_level).
func (g *Game) casterCheck(t *table.Table, who table.Who, dc int, r table.Rule) bool {
	var sum total.Sum
	g.casterLevel(&sum, who)
	return g.meets(t, who, r, &sum, dc)
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

// takeEffect does what a spell does (flank.spell.effect).
func (g *Game) takeEffect(t *table.Table, c *casting) {
	var h harm
	if !c.a.attack { // else after the first hit
		g.rollSpell(t, c.by, c.a, &h)
	}
	switch c.a.targets {
	case aimSelf:
		g.affect(t, c.by, c.by, c.a, &h)
	case aimObject:
		g.affectThing(t, c, &h)
	case aimCreature:
		g.affectOne(t, c, c.on, &h)
		for _, b := range c.more {
			g.affectOne(t, c, b, &h)
		}
	default:
		g.affectArea(t, c, &h)
	}
}

// affectOne affects one target that is still there and in range, with an attack roll if the spell has one.
func (g *Game) affectOne(t *table.Table, c *casting, b table.Who, h *harm) {
	if g.decided() || !g.spellReaches(c.by, b, c.a) {
		t.Tell(evNothing, rule.SpellEffect, c.by, b)
		return
	}
	if c.a.attack {
		if !g.strikeWith(t, c, b, -1) {
			return
		}
		g.rollSpell(t, c.by, c.a, h)
	}
	g.affect(t, c.by, b, c.a, h)
}

// strikeWith makes the attack roll of a spell.
func (g *Game) strikeWith(t *table.Table, c *casting, b table.Who, thing int) bool {
	s := g.sc.strikes.Next()
	defer g.sc.strikes.Pop()
	*s = strike{by: c.by, on: b, spell: c.a, how: c.a.attackBy, thing: thing, grapple: true}
	if thing >= 0 {
		return g.hitThing(t, s)
	}
	hit := g.hitCreature(t, s)
	g.revealAttacker(t, s, hit)
	return hit
}

// affectThing affects an object.
func (g *Game) affectThing(t *table.Table, c *casting, h *harm) {
	if !g.thingInRange(c.by, c.thing, c.a) || c.a.attack && !g.strikeWith(t, c, table.Nobody, c.thing) {
		return
	}
	g.rollSpell(t, c.by, c.a, h)
	g.batter(t, c.by, c.thing, h, rule.SpellEffect)
}

// affectArea affects every creature with a square in the area, once, in Initiative Order from the top
// (flank.space.area_members).
func (g *Game) affectArea(t *table.Table, c *casting, h *harm) {
	if c.a.shape == shapeAround && !g.present(c.on) {
		return
	}
	set := g.sc.area
	g.covers(set, c.by, c.a, c.on, c.cell)
	hits := g.sc.hits[:0]
	for k := range g.rank() {
		b := g.top(k)
		if g.present(b) && (c.a.shape != shapeAround || b != c.on || c.a.own) && g.stands(b, set) {
			hits = append(hits, b)
		}
	}
	g.sc.hits = nil // what follows may cast again
	for _, b := range hits {
		g.affect(t, c.by, b, c.a, h)
	}
	g.sc.hits = hits
}

// affect does to one creature what an ability does: a save, damage, healing, effects.
func (g *Game) affect(t *table.Table, by, on table.Who, a *abilityDef, h *harm) {
	if !g.present(on) || g.sheets[on].side != g.sheets[by].side && g.decided() {
		return
	}
	r := rule.SpellEffect
	if a.rule != 0 {
		r = a.rule
	}
	saved := a.save != saveNone && g.resists(t, on, by, a.save, g.spellDC(by, a), rule.CoreSavingThrow)
	if saved && !a.half {
		return
	}
	if h.n > 0 {
		mine := *h
		mine.halved = saved
		g.hurt(t, by, on, &mine, r)
	}
	if a.heals.given() {
		g.heal(t, by, on, g.rollAmount(t, &a.heals, by, 1, r), rule.AttackHealing)
	}
	if !saved {
		g.applyEffects(t, by, on, a.effects, a, r)
	}
}

// take does to a creature what an item does to it.
func (g *Game) take(t *table.Table, by, on table.Who, a *abilityDef) {
	var h harm
	g.rollSpell(t, by, a, &h)
	g.affect(t, by, on, a, &h)
}

// rollSpell rolls the damage of an ability, once for all that it hits.
func (g *Game) rollSpell(t *table.Table, by table.Who, a *abilityDef, h *harm) {
	if h.n > 0 {
		return
	}
	for i := range a.damage {
		p := &a.damage[i]
		h.add(p.kind, max(g.rollAmount(t, &p.dice, by, 1, rule.SpellEffect), 0))
	}
}

// applyEffects does the further things that an ability or a hit does.
func (g *Game) applyEffects(t *table.Table, by, on table.Who, all []effectDef, a *abilityDef, r table.Rule) {
	for i := range all {
		e := &all[i]
		who := on
		if e.self {
			who = by
		}
		if g.present(who) {
			g.applyEffect(t, by, who, e, a, r)
		}
	}
}

// applyEffect does one thing to a creature.
func (g *Game) applyEffect(t *table.Table, by, who table.Who, e *effectDef, a *abilityDef, r table.Rule) {
	switch e.do {
	case doEnd:
		g.cure(t, who, e.cond)
	case doDamage:
		var h harm
		h.add(e.kind, g.rollAmount(t, &e.value, by, 1, r))
		g.hurt(t, by, who, &h, r)
	case doHeal:
		g.heal(t, by, who, g.rollAmount(t, &e.value, by, 1, r), rule.AttackHealing)
	case doAbility:
		g.drain(t, who, by, e.of, g.rollAmount(t, &e.value, by, 1, r), rule.CoreAbilityDamage)
	case doPush:
		g.thrust(t, by, who, g.rollAmount(t, &e.value, by, 1, r)/5)
	case doBonus:
		name := nameOwn
		if a != nil {
			name = nameFirstAbility + sourceName(g.indexOf(a))
		}
		g.bonus(t, who, by, e.nums, g.rollAmount(t, &e.value, by, 1, r), name, e.rounds, r)
	default:
		g.applyCondition(t, by, who, e, a, r)
	}
}

// indexOf returns the place of an ability.
func (g *Game) indexOf(a *abilityDef) int {
	for i := range g.def.abilities {
		if &g.def.abilities[i] == a {
			return i
		}
	}
	return 0
}

// applyCondition lays a condition on a creature (flank.condition.general, flank.condition.hostile.no_calm).
func (g *Game) applyCondition(t *table.Table, by, who table.Who, d *effectDef, a *abilityDef, r table.Rule) {
	u := &g.units[who]
	if d.cond == condFriendly && u.conds.has(condHostile) && (a == nil || !a.magic) {
		t.Tell(evNothing, rule.ConditionHostileNoCalm, who, by)
		return
	}
	e := lasting(who, by, d.rounds, r)
	e.cond = d.cond.borne()
	if a != nil {
		e.name = nameFirstAbility + sourceName(g.indexOf(a))
	}
	switch d.cond {
	case condFriendly, condFrightened:
		e.against = by
	case condRestrained:
		e.dc = max(d.dc, 1)
	case condCrippled:
		if !u.conds.has(condCrippled) {
			u.limbs = d.limbs
		}
	default:
	}
	g.inflict(t, e)
}

// thrust moves a creature straight away from another, so many squares, as far as nothing is in the way.
func (g *Game) thrust(t *table.Table, by, who table.Who, steps int) {
	from, u, span := &g.units[by], &g.units[who], g.span(who)
	dir := g.squares.Bearing(from.cell, g.span(by), u.cell, span)
	if dir < 0 {
		return
	}
	for range steps {
		to := g.squares.Step(u.cell, dir)
		if to == space.None || !g.squares.Passage(g.def.barrier(u.going), u.cell, dir, span) || g.takenAt(who, to) || !g.canBe(who, to) {
			break
		}
		g.relocate(t, who, to, g.keepsOr(who, to), rule.SpellEffect)
	}
	g.partGrapples(t, who)
	g.fall(t, who)
}
