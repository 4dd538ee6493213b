package flow

import (
	"slices"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// listCasts lists spells, class abilities and magic items (flow.action.cast, flow.spell.general, flow.cost.class_ability,
// flow.cost.magic_item).
func (g *Game) listCasts(q *table.Question, a table.Who) {
	g.sc.areaCount = 0
	g.eachAbility(a, func(n uint8, d *abilityDef) { g.listCast(q, a, n, d) })
}

// eachAbility gives each ability of a turn once: the combatant's own, and those of magic items in hand.
func (g *Game) eachAbility(a table.Who, do func(n uint8, d *abilityDef)) {
	for _, n := range g.sheets[a].abilities {
		if d := &g.def.abilities[n-1]; d.timing == timingTurn && !d.item {
			do(n, d)
		}
	}
	done := uint8(0)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if i := g.inHand(a, slot); i >= 0 {
			if n := g.def.itemDefs[g.items[i].def].ability; n != 0 && n != done && (g.def.abilities[n-1].item || !slices.Contains(g.sheets[a].abilities, n)) {
				do(n, &g.def.abilities[n-1])
				done = n
			}
		}
	}
}

// listCast lists one ability against each target it may have.
func (g *Game) listCast(q *table.Question, a table.Who, n uint8, d *abilityDef) {
	u, r := &g.units[a], d.ruleOf()
	verb := vUse
	if d.spell {
		verb = vCast
	}
	cost := r
	if d.spell {
		cost = rule.CostAttackOrCast
	}
	q.Family()
	if !g.needUnheld(q, a) || !q.NeedLeast(int(u.ap), int(d.ap), "AP", cost) || !q.NeedLeast(int(u.fp), int(d.fp), "FP", r) || !q.Need(!d.spell || g.sheets[a].skills[skillCasting] > 0, rule.SpellGeneral) {
		return
	}
	q.NeedLeast(int(u.rp), int(d.rp), "RP", r)
	g.needHeld(q, a, d.category)
	if d.ap == 0 && !d.spell { // a Flow Action of turn timing
		q.Need(u.usedFlow>>(flowFirstAbility+flowAction(n-1))&1 == 0, rule.RoundOncePerRound)
	}
	o := table.Do(verb).With(n)
	if d.shape == shapeArea {
		q.ListCells(o, g.castCells(a, d))
		return
	}
	if d.shape == shapeSelf || d.rng == 0 && !d.touch {
		q.List(o.At(a))
		return
	}
	for i := range g.units {
		g.listTarget(q, a, table.Who(i), d, o)
	}
}

// helps reports whether an ability is meant for one's own side.
func (a *abilityDef) helps() bool { return a.shape == shapeAlly || a.heal.given() && !a.attack }

func (g *Game) listTarget(q *table.Question, a, on table.Who, d *abilityDef, o table.Option) {
	v := &g.units[on]
	if v.health.away() || v.health == healthDead && !q.Explaining() {
		return
	}
	r := d.ruleOf()
	if d.helps() {
		if g.foes(a, on) {
			return
		}
	} else if !g.foes(a, on) {
		return
	}
	dist := g.distance(a, on)
	if dist > int(d.rng) && !q.Explaining() {
		return
	}
	q.Try(o.At(on))
	q.Need(v.health != healthDead, r)
	q.NeedMost(dist, int(d.rng), table.SpacesAway, r)
	q.Need(v.health == healthUp || d.attack || d.heal.given() || d.shape == shapeAlly, r)
	if dist > 0 {
		q.NeedSo(g.sees(g.units[a].cell, v.cell), rule.MapLineOfSight, "is out of sight")
	}
	q.Offer()
}

// cast carries out a spell, an ability or the use of an item on one's turn (flow.proc.cast).
func (g *Game) cast(t *table.Table, a table.Who, o table.Option) {
	d := g.ability(o)
	g.sayTook(t, a, o, d.ruleOf())
	g.payAbility(t, a, o.Item)
	var spent table.Crowd
	if d.spell || d.attack {
		declared := deed{by: a, on: o.Who, casts: d.spell, attacks: d.attack}
		if d.shape == shapeArea {
			declared.area, declared.center = d, o.Cell
		}
		g.trigger(t, declared)
	}
	if d.provokes && !g.halted(a) && g.castLegal(a, o, d) {
		g.provoke(t, a, &spent, false)
	}
	if g.halted(a) { // only going Down loses the spell (flow.reaction.attack_no_disrupt)
		g.sayNothing(t, rule.ReactionAttackNoDisrupt, a)
		return
	}
	if !g.castLegal(a, o, d) {
		g.sayNothing(t, rule.RoundReactionsInterrupt, a)
		return
	}
	switch {
	case d.shape == shapeArea:
		g.castArea(t, a, o, d, spent)
	case d.attack:
		s := strike{by: a, on: o.Who, item: -1, spell: d, ranged: !d.touch, spent: spent, bare: true}
		g.resolve(t, &s)
	default:
		g.castPlain(t, a, o, d)
	}
}

// castLegal checks the target or the center again after interruptions.
func (g *Game) castLegal(a table.Who, o table.Option, d *abilityDef) bool {
	from, to := g.units[a].cell, o.Cell
	if d.shape != shapeArea {
		if !g.standsThere(o.Who) {
			return false
		}
		to = g.units[o.Who].cell
	}
	return g.hexes.Distance(from, to) <= int(d.rng) && g.sees(from, to)
}

// castPlain is a spell or ability that is no attack: a check if it has a skill, opposed if it says so, then its effect.
func (g *Game) castPlain(t *table.Table, a table.Who, o table.Option, d *abilityDef) {
	l := degreeNormal
	if d.skill != skillNone {
		l = g.rollOn(t, g.check(a, d.skill, d.ruleOf()), o.Who)
	}
	if l < degreeNormal || d.against != skillNone && !g.beats(t, a, o.Who, d, l) {
		g.sayNothing(t, d.ruleOf(), a)
		return
	}
	g.carryOut(t, a, o.Who, d, l)
}
