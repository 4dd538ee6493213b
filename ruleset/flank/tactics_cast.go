package flank

import (
	"fray/space"
	"fray/table"
)

// scoreSpell scores a spell at each target, or at the best places of an area.
func (g *Game) scoreSpell(a table.Who, gr *table.Group, best *scored) {
	d := g.spellOf(a, gr.Option)
	switch {
	case d.targets == aimCreature || d.targets == aimSelf:
		for k := range gr.Len() {
			o := gr.Kth(k)
			on := o.Who
			if d.targets == aimSelf {
				on = a
			}
			best.take(o, g.spellWorth(a, on, d))
		}
	case d.targets == aimObject:
	case gr.Option.Verb == vCast && d.shape == shapeAround:
		for k := range gr.Len() {
			o := gr.Kth(k)
			best.take(o, g.areaWorth(a, d, o))
		}
	default:
		g.scoreArea(a, d, gr, best)
	}
}

// scoreArea scores an area at the places near foes.
func (g *Game) scoreArea(a table.Who, d *abilityDef, gr *table.Group, best *scored) {
	for i := range g.units {
		b := table.Who(i)
		if !g.present(b) || !g.foes(a, b) || !g.perceives(a, b) {
			continue
		}
		at := g.units[i].cell
		if d.shape == shapeCone {
			at = g.toward(a, at)
		}
		if o := gr.Option.To(at); at != space.None && gr.Has(o) {
			best.take(o, g.areaWorth(a, d, o))
		}
	}
}

// toward is the square beside a combatant that lies nearest to a cell.
func (g *Game) toward(a table.Who, to space.Cell) space.Cell {
	best, found := -1, space.None
	for dir := range g.squares.Directions() {
		c := g.squares.Step(g.units[a].cell, dir)
		if c == space.None {
			continue
		}
		if d := g.squares.Distance(c, to); best < 0 || d < best {
			best, found = d, c
		}
	}
	return found
}

// areaWorth adds up what an area does to foes, and takes off what it does to allies.
func (g *Game) areaWorth(a table.Who, d *abilityDef, o table.Option) int {
	g.covers(g.sc.shown, a, d, o.Who, o.Cell)
	worth := 0
	for i := range g.units {
		b := table.Who(i)
		if !g.present(b) || d.shape == shapeAround && b == o.Who && !d.own || !g.stands(b, g.sc.shown) {
			continue
		}
		one := g.spellWorth(a, b, d)
		if d.harmful && !g.foes(a, b) {
			one = -2 * abs(one)
		}
		worth += one
	}
	return worth
}

func abs(n int) int { return max(n, -n) }

// spellWorth is what a spell does to one creature, on the scale of attacks.
func (g *Game) spellWorth(a, on table.Who, d *abilityDef) int {
	u, sh := &g.units[on], &g.sheets[on]
	worth := 0
	for i := range d.damage {
		worth += g.average(&d.damage[i].dice, a)
	}
	chance := 12
	if d.save != saveNone {
		chance = 10
		if d.half {
			chance = 15
		}
	}
	worth *= chance
	if worth > 0 {
		worth += 400
	}
	if d.heals.given() {
		missing := int(sh.hpMax) - int(u.hp)
		if 2*missing < int(sh.hpMax) || d.harmful {
			return 0
		}
		worth += 350 + min(2*missing, g.average(&d.heals, a))*10
	}
	for i := range d.effects {
		worth += g.effectWorth(a, on, &d.effects[i])
	}
	return worth
}

// effectWorth is what an effect on a creature is worth: nothing if it has it already.
func (g *Game) effectWorth(a, on table.Who, e *effectDef) int {
	u := &g.units[on]
	switch e.do {
	case doCondition:
		if u.conds.has(e.cond) {
			return 0
		}
		return 460
	case doEnd:
		if !u.conds.has(e.cond) {
			return 0
		}
		return 430
	case doBonus:
		for i := range g.effects {
			if x := &g.effects[i]; x.on == on && x.do == lastingBonus && x.nums == e.nums && x.by == a {
				return 0
			}
		}
		return 200
	default:
		return 60
	}
}
