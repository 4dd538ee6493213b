package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// casting is a spell on its way, from its payment to its effect (check casting).
type casting struct {
	by      table.Who
	spell   uint8 // index of the ability
	a       *abilityDef
	on      table.Who
	more    []table.Who // further targets
	thing   int
	cell    space.Cell
	psionic bool
	paid    bool
	lost    bool        // spoiled: it has no effect
	undone  bool        // countered
	knows   table.Crowd // those that have identified it
}

// listCasts lists the spells of the Repertoire that can be cast now (flank.spell.cast, flank.spell.repertoire).
func (g *Game) listCasts(q *table.Question, a table.Who, by payment) {
	sh := &g.sheets[a]
	if len(sh.repertoire) == 0 {
		return
	}
	focus := g.hasFocus(a)
	for k, n := range sh.repertoire {
		d := &g.def.abilities[n-1]
		g.needs(q, a, priceStandard, by)
		if g.needCasting(q, a, d, focus) {
			g.listSpell(q, a, d, uint8(k+1))
		}
	}
}

// needCasting states what casting a spell needs, of one that has a focus at hand or not; it reports whether to list its targets (flank.spell.verbal_somatic,
// flank.spell.free_hand, flank.spell.focus, flank.spell.psionic_focus, flank.spell.psionic_ignores, flank.spell.cost_sq).
func (g *Game) needCasting(q *table.Question, a table.Who, d *abilityDef, focus bool) bool {
	u, sh := &g.units[a], &g.sheets[a]
	ok := q.Need(!u.conds.has(condNauseated), rule.ConditionNauseatedCasting)
	if sh.feats&featPsion != 0 {
		ok = ok && q.NeedSo(u.focused, rule.SpellPsionicFocus, "is not focused")
	} else {
		ok = ok && q.Need(!u.conds.has(condRestrained) && !u.mute, rule.SpellVerbalSomatic) && q.NeedLeast(int(u.handsFree), 1, "free hands", rule.SpellFreeHand) &&
			q.Need(focus, rule.SpellFocus)
	}
	ok = ok && (u.sq >= d.order || g.componentFor(a, d) >= 0 || q.NeedLeast(int(u.sq), int(d.order), "SQ", rule.SpellCostSq))
	if d.harmful {
		ok = ok && g.needBrave(q, a)
	}
	return ok
}

// hasFocus reports whether a combatant presents a focus for spells (flank.spell.focus).
func (g *Game) hasFocus(a table.Who) bool {
	return g.presents(a, func(i *itemDef) bool { return i.focus }) >= 0
}

// presents returns an object of a kind that a combatant holds or wears, or -1.
func (g *Game) presents(a table.Who, kind func(d *itemDef) bool) int {
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where <= placeBody && it.hp > 0 && kind(&g.itemDefs[it.def]) {
			return i
		}
	}
	return -1
}

// componentFor returns a Material Component that pays for a spell, or -1 (flank.spell.cost_component).
func (g *Game) componentFor(a table.Who, d *abilityDef) int {
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where <= placeBody && it.hp > 0 && g.itemDefs[it.def].component == d.order {
			return i
		}
	}
	return -1
}

// listSpell lists at what a spell can be aimed (flank.spell.effect, flank.space.area_origin).
func (g *Game) listSpell(q *table.Question, a table.Who, d *abilityDef, n uint8) {
	o := table.Do(vCast).With(n)
	switch {
	case d.targets == aimSelf:
		q.Try(o)
		q.Offer()
	case d.targets == aimCreature || d.targets == aimArea && d.shape == shapeAround:
		g.listTargets(q, a, d, o)
	case d.targets == aimObject:
		for i := range g.items {
			if g.thingInRange(a, i, d) {
				q.Try(o.Of(int16(i)))
				q.Offer()
			}
		}
	default:
		q.Try(o)
		q.OfferCells(g.spotsOf(a, d))
	}
}

// listTargets lists the creatures that a spell can be aimed at: those that it is meant for, and to people all others.
func (g *Game) listTargets(q *table.Question, a table.Who, d *abilityDef, o table.Option) {
	var meant, others table.Crowd
	for i := range g.units {
		switch b := table.Who(i); {
		case !g.spellAims(a, b, d):
		case g.spellSuits(a, b, d):
			meant.Add(b)
		default:
			others.Add(b)
		}
	}
	q.Try(o)
	g.offerCrowd(q, &meant)
	g.offerOthers(q, o, g.keepCrowd(&others))
}

// spellAims reports whether a spell of the combatant whose options are listed can be aimed at a creature.
func (g *Game) spellAims(a, b table.Who, d *abilityDef) bool {
	o := &g.sc.others[b]
	return b == a || o.known && o.dist <= d.rng && !(d.harmful && o.friend) && g.clearTo(a, int(b))
}

// spellSuits reports whether a spell of the combatant whose options are listed is meant for a creature that it can be aimed at: foes that
// still stand, or those that are no foes; an area around the caster may be either.
func (g *Game) spellSuits(a, b table.Who, d *abilityDef) bool {
	o := &g.sc.others[b]
	switch {
	case b == a:
		return d.targets == aimArea || !d.harmful
	case d.harmful:
		return o.foe
	default:
		return !o.foe && !(g.pitied(b) && g.foes(a, b))
	}
}

// spellReaches reports whether a creature can be the target of a spell.
func (g *Game) spellReaches(a, b table.Who, d *abilityDef) bool {
	if !g.present(b) || !g.perceives(a, b) || d.harmful && g.friendlyTo(a, b) {
		return false
	}
	return a == b || g.distance(a, b) <= int(d.rng) && g.inSight(a, b)
}

// thingInRange reports whether an object that lies or stands about can be the target of a spell.
func (g *Game) thingInRange(a table.Who, i int, d *abilityDef) bool {
	it, u := &g.items[i], &g.units[a]
	return it.where == placeGround && it.hp > 0 && g.squares.DistanceBetween(u.cell, g.span(a), it.cell, 1) <= int(d.rng) &&
		g.lineFree(u.cell, g.span(a), it.cell, 1)
}

// covers fills a set with the cells of an area (flank.space.radius_intersection, flank.space.radius_creature).
func (g *Game) covers(set *space.Set, a table.Who, d *abilityDef, on table.Who, at space.Cell) {
	from := g.spreads(set, a, d, on, at)
	if !g.field.Opaque.Empty() {
		g.squares.KeepClear(set, from, g.field.Opaque)
	}
}

// spreads is covers as if no wall were in the way, and returns the point from which the area spreads.
func (g *Game) spreads(set *space.Set, a table.Who, d *abilityDef, on table.Who, at space.Cell) (from space.Point) {
	set.Clear()
	u := &g.units[a]
	switch d.shape {
	case shapeBurst:
		g.squares.AddBurst(set, at, int(d.radius))
		from = g.squares.Corner(at)
	case shapeAround:
		c := &g.units[on]
		g.squares.AddWithin(set, c.cell, g.span(on), table.Bit(!d.own), int(d.radius))
		from = g.squares.Middle(c.cell, g.span(on))
	case shapeCone:
		dir, _ := g.squares.Direction(u.cell, at)
		g.squares.AddCone(set, u.cell, dir, int(d.radius))
		from = g.squares.Middle(u.cell, 1)
	default:
		g.squares.AddLine(set, u.cell, at)
		from = g.squares.Middle(u.cell, 1)
	}
	return from
}
