package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// ability returns the ability that an option's Item means: its number + 1.
func (g *Game) ability(o table.Option) *abilityDef { return &g.def.abilities[o.Item-1] }

// ruleOf returns the rule that an ability cites: its own, or that of its kind.
func (a *abilityDef) ruleOf() table.Rule {
	switch {
	case a.rule != 0:
		return a.rule
	case a.spell:
		return rule.SpellGeneral
	case a.item:
		return rule.CostMagicItem
	default:
		return rule.CostClassAbility
	}
}

// listAbilities lists the abilities of a window: of its timing and weapon category, and for at most so many RP if that is
// not 0 (flow.cost.open_list, flow.cost.class_ability).
func (g *Game) listAbilities(q *table.Question, who, target table.Who, when timing, c category, most int16) {
	sh, u := &g.sheets[who], &g.units[who]
	for _, n := range sh.abilities {
		a := &g.def.abilities[n-1]
		if a.timing != when {
			continue
		}
		r := a.ruleOf()
		q.Family()
		q.Try(table.Do(vInvoke).With(n).At(target))
		q.NeedLeast(int(u.ap), int(a.ap), "AP", r)
		q.NeedLeast(int(u.rp), int(a.rp), "RP", rule.RpBasicAvailable)
		q.Need(most == 0 || a.rp <= most, rule.ReactionChainNoAdvanced)
		g.needFP(q, who, flowFirstAbility+flowAction(n-1), a.fp, r)
		q.Need(when != timingAfterHit || g.units[target].health == healthUp, r)
		q.Need(a.category == weaponNone || a.category == c || c == weaponNone, r)
		g.needHeld(q, who, a.category)
		q.Offer()
	}
}

// payAbility pays an ability. In a window, or without AP, it is used once a round (flow.flowaction.general).
func (g *Game) payAbility(t *table.Table, who table.Who, n uint8) *abilityDef {
	a := &g.def.abilities[n-1]
	r := a.ruleOf()
	if a.ap > 0 {
		g.gainAP(t, who, -int(a.ap), r)
	}
	if a.rp > 0 {
		g.gainRP(t, who, -int(a.rp), r)
	}
	if a.timing != timingTurn || a.ap == 0 {
		g.units[who].usedFlow |= 1 << (flowFirstAbility + flowAction(n-1))
	}
	if a.fp > 0 {
		g.gainFP(t, who, -int(a.fp), r)
	}
	t.TellOption(table.Do(vInvoke).With(n), evUsed, r, who, table.Nobody)
	return a
}

// invoke uses an ability of a window, at the level of the attack or of a separate check.
func (g *Game) invoke(t *table.Table, who, target table.Who, o table.Option, l degree) {
	a := g.payAbility(t, who, o.Item)
	if a.skill != skillNone {
		l = g.rollOn(t, g.check(who, a.skill, a.ruleOf()), target)
	}
	if l < degreeNormal || a.against != skillNone && !g.beats(t, who, target, a, l) {
		g.sayNothing(t, a.ruleOf(), who)
		return
	}
	g.carryOut(t, who, target, a, l)
}

// beats rolls the target's side of an opposed ability. A combatant that is down makes no check (flow.damage.down).
func (g *Game) beats(t *table.Table, who, target table.Who, a *abilityDef, l degree) bool {
	if g.units[target].health != healthUp {
		return true
	}
	return g.answered(t, a.ruleOf(), who, target, l, a.against)
}

// carryOut applies an ability: damage and healing by level, then its effects.
func (g *Game) carryOut(t *table.Table, who, target table.Who, a *abilityDef, l degree) {
	if a.damage.given() && !a.attack {
		d := g.scaled(t, who, target, g.rollAmount(t, &a.damage, who, rule.DamageRoll), 0, l, false)
		g.wound(t, who, target, d, a.noArmor, false)
	}
	if a.heal.given() {
		g.heal(t, who, target, g.scaled(t, who, target, g.rollAmount(t, &a.heal, who, a.ruleOf()), 0, l, false), a.ruleOf())
	}
	g.applyEffects(t, who, target, a)
}

// applyEffects applies an ability's effects to the target and to the user.
func (g *Game) applyEffects(t *table.Table, who, target table.Who, a *abilityDef) {
	g.applyTo(t, who, target, a, false)
	g.applyTo(t, who, who, a, true)
}

// applyTo applies an ability's effects on the target, or those on the user, to one combatant.
func (g *Game) applyTo(t *table.Table, who, on table.Who, a *abilityDef, self bool) {
	kind := uint8(0)
	for i := range g.def.abilities {
		if &g.def.abilities[i] == a {
			kind = uint8(i + 1)
		}
	}
	for _, e := range a.effects {
		if e.self != self {
			continue
		}
		if e.do == condPushAway {
			if g.units[on].health == healthUp && on != who {
				g.push(t, who, on, a.ruleOf())
			}
			continue
		}
		g.afflictBy(t, who, on, e, kind, a.ruleOf())
	}
}

// invokeReaction uses an ability as a reaction, and reports whether it beats the attack: with a skill by an opposed check
// like a Dodge, otherwise never.
func (g *Game) invokeReaction(t *table.Table, s *strike, o table.Option) bool {
	d := s.on
	a := g.payAbility(t, d, o.Item)
	if a.skill == skillNone {
		g.carryOut(t, d, s.by, a, degreeNormal)
		return false
	}
	l := g.rollOn(t, g.reactionCheck(d, a.skill, a.ruleOf()), s.by)
	lost := opposed(s.level, l, 0)
	g.sayOpposed(t, a.ruleOf(), s.by, d, lost, s.level, l, 0)
	if lost {
		return false
	}
	g.reactionFP(t, d)
	g.carryOut(t, d, s.by, a, l)
	return true
}
