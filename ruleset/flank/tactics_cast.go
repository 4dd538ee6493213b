package flank

import (
	"fray/space"
	"fray/table"
)

// scoreSpells scores the spells that a combatant can cast.
func (g *Game) scoreSpells(q *table.Question, p *plan, best *scored) {
	groups, a := q.In(sectionCasts), q.Who
	if len(groups) == 0 {
		return
	}
	lead, spoils := g.magicLead(a), 5*table.Bit(p.danger > 0 && !g.isCalm(a))
	for i := range groups {
		if gr := &groups[i]; !gr.ForPeople {
			p.casts = true
			d := g.spellOf(a, gr.Option)
			if begins := min(lead-2*int(d.order), 20) - spoils; begins > 0 {
				g.scoreSpell(a, gr, d, begins, best)
			}
		}
	}
}

// magicLead returns in how many of 20 tries a spell of order 0 is begun, if there were no bounds to it: a psion begins all.
func (g *Game) magicLead(a table.Who) int {
	if g.sheets[a].feats&featPsion != 0 {
		return 1000
	}
	return 21 + g.passive(a, skillMagic) - 13
}

// scoreSpell scores a spell at each target, or at the best places of an area: one that is begun, and not spoiled, in so many of 20 tries.
func (g *Game) scoreSpell(a table.Who, gr *table.Group, d *abilityDef, begins int, best *scored) {
	keep := func(o table.Option, gain int) {
		if gain > 0 {
			best.takeDeed(o, gain*begins/20-8*int(d.order))
		}
	}
	if d.targets == aimArea && !best.below(worthDeed+g.weighArea(a, d)*begins/20-8*int(d.order)) {
		return
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
			try := func(at space.Cell) {
				if o := gr.Option.To(at); at != space.None && gr.Has(o) {
					keep(o, g.areaGain(a, d, o))
				}
			}
			switch d.shape {
			case shapeBurst:
				g.eachBurst(b, d, func(at space.Cell, most int) {
					if best.below(worthDeed + most*begins/20 - 8*int(d.order)) {
						try(at)
					}
				})
			case shapeCone:
				try(g.toward(a, g.units[i].cell))
			default:
				try(g.units[i].cell)
			}
		}
	}
}

// eachBurst calls do with each intersection from which a burst reaches a creature, and with what the burst is worth there if no wall is in
// its way: see weighArea.
func (g *Game) eachBurst(b table.Who, d *abilityDef, do func(at space.Cell, most int)) {
	x, y, z := g.squares.Place(g.units[b].cell)
	r, last := int(d.radius), g.span(b)-1+int(d.radius)
	for k := max(z+1-r, 0); k <= min(z+last, g.squares.Levels()-1); k++ {
		for j := y + 1 - r; j <= y+last; j++ {
			row := g.burstRow(j, k, r)
			for i := x + 1 - r; i <= x+last; i++ {
				if at := g.squares.At(i, j, k); at != space.None {
					most := 0
					for _, s := range row {
						if s.after < i && i < s.before {
							most += s.gain
						}
					}
					do(at, most)
				}
			}
		}
	}
}

// spot is between which columns a burst reaches a creature from a row of intersections, and what it does to it.
type spot struct{ after, before, gain int }

// burstRow returns the creatures that a burst of a radius reaches from a row of intersections if no wall is in its way: see weighArea.
func (g *Game) burstRow(y, z, r int) []spot {
	row := g.sc.row[:0]
	for i := range g.sc.gains {
		x := &g.sc.gains[i]
		within := func(at, from int) bool { return at < from+r && at+x.span > from-r }
		if within(x.y, y) && (!g.ground.levels || within(x.z, z)) {
			row = append(row, spot{x.x - r, x.x + x.span + r, x.gain})
		}
	}
	g.sc.row = row
	return row
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

// gained is what a spell does to a creature, if that is anything, and where it is.
type gained struct {
	who           table.Who
	gain          int
	x, y, z, span int
}

// weighArea settles what a spell with an area does to each creature that it could reach, and returns at least what it is worth anywhere.
func (g *Game) weighArea(a table.Who, d *abilityDef) (most int) {
	gains := g.sc.gains[:0]
	for i := range g.units {
		b := table.Who(i)
		if !g.present(b) || b != a && !g.perceives(a, b) {
			continue
		}
		if gain := g.spellGain(a, b, d); gain != 0 {
			x, y, z := g.squares.Place(g.units[i].cell)
			gains, most = append(gains, gained{b, gain, x, y, z, g.span(b)}), most+max(gain, 0)
		}
	}
	g.sc.gains = gains
	return most
}

// areaGain adds up what an area does to foes, and takes off what it does to allies: see weighArea.
func (g *Game) areaGain(a table.Who, d *abilityDef, o table.Option) int {
	area := g.sc.shown
	from := g.spreads(area, a, d, o.Who, o.Cell)
	gain := 0
	for i := range g.sc.gains {
		x := &g.sc.gains[i]
		if !(d.shape == shapeAround && x.who == o.Who && !d.own) && g.caught(x.who, area, from) {
			gain += x.gain
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
