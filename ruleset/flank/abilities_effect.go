package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/space"
	"fray/table"
)

// affect does to one creature what an ability does: a save, damage, healing, effects.
func (g *Game) affect(t *table.Table, by, on table.Who, a *abilityDef, h *harm) {
	if !g.present(on) || !g.allies(on, by) && g.decided() {
		return
	}
	r := rule.SpellEffect
	if a.rule != 0 {
		r = a.rule
	}
	saved := a.save != saveNone && g.savesFrom(t, on, by, a)
	if saved && !a.half {
		return
	}
	if h.n > 0 {
		mine := *h
		mine.halved = saved
		g.hurt(t, by, on, &mine, r)
	}
	if a.heals.given() {
		g.heal(t, by, on, g.rollAmount(t, &a.heals, by, a.source.of(), r), rule.AttackHealing)
	}
	if !saved {
		g.applyEffects(t, by, on, a.effects, a, r)
	}
}

// savesFrom makes the save that an ability of another asks for.
func (g *Game) savesFrom(t *table.Table, on, by table.Who, a *abilityDef) bool {
	var dc total.Sum
	g.spellDC(&dc, by, a)
	return g.resists(t, on, by, a.save, &dc, rule.CoreSavingThrow)
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
		h.add(p.kind, max(g.rollAmount(t, &p.dice, by, a.source.of(), rule.SpellEffect), 0))
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
	name := nameOwn
	if a != nil {
		name = a.source
	}
	switch e.do {
	case doEnd:
		g.cure(t, who, e.cond)
	case doDamage:
		var h harm
		h.add(e.kind, g.rollAmount(t, &e.value, by, name.of(), r))
		g.hurt(t, by, who, &h, r)
	case doHeal:
		g.heal(t, by, who, g.rollAmount(t, &e.value, by, name.of(), r), rule.AttackHealing)
	case doAbility:
		g.drain(t, who, by, e.of, max(g.rollAmount(t, &e.value, by, name.of(), r), 0), rule.CoreAbilityDamage, &total.Sum{})
	case doPush:
		g.thrust(t, by, who, g.rollAmount(t, &e.value, by, name.of(), r)/5)
	case doBonus:
		g.bonus(t, who, by, e.nums, g.rollAmount(t, &e.value, by, name.of(), r), name, e.rounds, r)
	default:
		g.applyCondition(t, by, who, e, a, r)
	}
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
		e.name = a.source
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
