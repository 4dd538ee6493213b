package flank

import (
	"fray/space"
	"fray/table"
)

// scoreSpell scores a spell at each target, or at the best places of an area.
func (g *Game) scoreSpell(a table.Who, gr *table.Group, best *scored) {
	d := g.spellOf(a, gr.Option)
	begins := g.begins(a, d)
	if begins <= 0 {
		return
	}
	keep := func(o table.Option, gain int) {
		if gain > 0 {
			best.takeDeed(o, gain*begins/20-8*int(d.order))
		}
	}
	switch {
	case d.targets == aimSelf:
		keep(gr.Option, g.spellGain(a, a, d))
	case d.targets == aimObject:
		for k := range gr.Len() {
			o := gr.Kth(k)
			keep(o, g.wreckGain(a, int(o.N), d))
		}
	case d.targets == aimCreature && d.count > 1:
		var one scored
		sum := 0
		for k := range gr.Len() {
			o := gr.Kth(k)
			n := g.spellGain(a, o.Who, d)
			one.take(o, n)
			sum += max(n, 0)
		}
		keep(one.option, min(sum, one.worth*int(d.count)))
	case d.targets == aimCreature:
		for k := range gr.Len() {
			o := gr.Kth(k)
			keep(o, g.spellGain(a, o.Who, d))
		}
	case d.shape == shapeAround:
		for k := range gr.Len() {
			o := gr.Kth(k)
			keep(o, g.areaGain(a, d, o))
		}
	default:
		for i := range g.units {
			b := table.Who(i)
			if !g.present(b) || !g.foes(a, b) || g.pitied(b) || !g.perceives(a, b) {
				continue
			}
			at := g.units[i].cell
			if d.shape == shapeCone {
				at = g.toward(a, at)
			}
			if o := gr.Option.To(at); at != space.None && gr.Has(o) {
				keep(o, g.areaGain(a, d, o))
			}
		}
	}
}

// begins estimates in how many of 20 tries a spell is begun and not spoiled.
func (g *Game) begins(a table.Who, d *abilityDef) int {
	n := 20
	if g.sheets[a].feats&featPsion == 0 {
		n = min(21+g.passive(a, skillMagic)-13-2*int(d.order), 20)
	}
	if !g.isCalm(a) && g.dangers(a) > 0 {
		n -= 5
	}
	return n
}

// bestTarget picks a further target of the spell that a question names, or none.
func (g *Game) bestTarget(q *table.Question) table.Option {
	g.watch()
	best := scored{option: q.Default()}
	d := &g.def.abilities[q.N[1]]
	for i := range q.Groups() {
		gr := &q.Groups()[i]
		if o := gr.Option; !gr.ForPeople && o.Verb == vTarget {
			best.take(o, g.spellGain(q.Who, o.Who, d))
		}
	}
	return best.option
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

// areaGain adds up what an area does to foes, and takes off what it does to allies.
func (g *Game) areaGain(a table.Who, d *abilityDef, o table.Option) int {
	area := g.sc.shown
	from := g.spreads(area, a, d, o.Who, o.Cell)
	gain := 0
	for i := range g.units {
		b := table.Who(i)
		if g.present(b) && !(d.shape == shapeAround && b == o.Who && !d.own) && (b == a || g.perceives(a, b)) && g.caught(b, area, from) {
			gain += g.spellGain(a, b, d)
		}
	}
	return gain
}

// caught reports whether an area that spreads from a point reaches a cell of a combatant past the walls.
func (g *Game) caught(b table.Who, area *space.Set, from space.Point) bool {
	if g.span(b) == 1 {
		at := g.units[b].cell
		return area.Has(at) && g.squares.Clear(from, g.squares.Middle(at, 1), g.field.Opaque)
	}
	within := g.body(b)
	within.Intersect(area)
	for c := range within.Each() {
		if g.squares.Clear(from, g.squares.Middle(c, 1), g.field.Opaque) {
			return true
		}
	}
	return false
}
