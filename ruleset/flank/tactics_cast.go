package flank

import (
	"fray/space"
	"fray/table"
)

// scoreSpells scores the spells that a combatant can cast, as [Game.listCasts] lists them.
func (g *Game) scoreSpells(q *table.Question, p *plan, best *scored) {
	a := q.Who
	if !g.affords(a, priceStandard, paymentOf(q)) {
		return
	}
	lead, spoils, focus := g.magicLead(a), 5*table.Bit(p.danger > 0 && !g.isCalm(a)), g.hasFocus(a)
	for k, n := range g.sheets[a].repertoire {
		d := &g.def.abilities[n-1]
		if q.Family(); !g.needCasting(q, a, d, focus) || !q.Allowed() {
			continue
		}
		x := begun{d, max(min(lead-2*int(d.order), 20)-spoils, 0)}
		p.casts = g.scoreSpell(a, table.Do(vCast).With(uint8(k+1)), x, best) || p.casts
	}
}

// magicLead returns in how many of 20 tries a spell of order 0 is begun, if there were no bounds to it: a psion begins all.
func (g *Game) magicLead(a table.Who) int {
	if g.sheets[a].feats&featPsion != 0 {
		return 1000
	}
	return 21 + g.passive(a, skillMagic) - 13
}

// begun is a spell that is begun, and not spoiled, in so many of 20 tries.
type begun struct {
	*abilityDef
	tries int
}

// worth is what the spell is worth as a deed that gains so much when it takes effect.
func (d begun) worth(gain int) int { return gain*d.tries/20 - 8*int(d.order) }

// beats reports whether that is more than the best option is worth.
func (d begun) beats(best *scored, gain int) bool { return best.below(worthDeed + d.worth(gain)) }

// keep keeps the better of two options; what gains nothing is no deed.
func (d begun) keep(best *scored, o table.Option, gain int) {
	if gain > 0 {
		best.takeDeed(o, d.worth(gain))
	}
}

// scoreSpell scores a spell at each target, or at the best places of an area, and reports whether there is anything to cast it at.
func (g *Game) scoreSpell(a table.Who, o table.Option, d begun, best *scored) bool {
	switch {
	case d.targets == aimSelf:
		d.keep(best, o, g.spellGain(a, a, d.abilityDef))
		return true
	case d.targets == aimObject:
		some := false
		for i := range g.items {
			if g.thingInRange(a, i, d.abilityDef) {
				d.keep(best, o.Of(int16(i)), g.wreckGain(a, i, d.abilityDef))
				some = true
			}
		}
		return some
	case d.targets == aimCreature:
		return g.scoreTargets(a, o, d, best)
	default:
		return g.scoreArea(a, o, d, best)
	}
}

// scoreTargets scores a spell at each creature that it is meant for: one that has several targets is worth what it does to all, up to as many
// times the best.
func (g *Game) scoreTargets(a table.Who, o table.Option, d begun, best *scored) bool {
	var one scored
	some, sum := false, 0
	for i := range g.units {
		b := table.Who(i)
		if !g.spellSuits(a, b, d.abilityDef) || !g.spellAims(a, b, d.abilityDef) {
			continue
		}
		some = true
		n := g.spellGain(a, b, d.abilityDef)
		one.take(o.At(b), n)
		sum += max(n, 0)
	}
	d.keep(best, one.option, min(sum, one.worth*int(d.count)))
	return some
}

// scoreArea scores a spell with an area around each creature, or aimed at each foe.
func (g *Game) scoreArea(a table.Who, o table.Option, d begun, best *scored) (some bool) {
	spots := g.spotsOf(a, d.abilityDef)
	if d.shape != shapeAround {
		some = !spots.Empty()
	}
	if !d.beats(best, g.weighArea(a, d.abilityDef)) && some {
		return true
	}
	for i := range g.units {
		b := table.Who(i)
		if d.shape == shapeAround {
			if g.spellSuits(a, b, d.abilityDef) && g.spellAims(a, b, d.abilityDef) {
				d.keep(best, o.At(b), g.areaGain(a, d.abilityDef, o.At(b)))
				some = true
			}
			continue
		}
		if !g.sc.others[i].foe {
			continue
		}
		try := func(at space.Cell) {
			if at != space.None && spots.Has(at) {
				d.keep(best, o.To(at), g.areaGain(a, d.abilityDef, o.To(at)))
			}
		}
		switch d.shape {
		case shapeBurst:
			g.eachBurst(b, d, best, try)
		case shapeCone:
			try(g.toward(a, g.units[i].cell))
		default:
			try(g.units[i].cell)
		}
	}
	return some
}

// eachBurst calls do with each intersection from which a burst reaches a creature, if it would be worth more there than the best option
// without any wall in its way: see weighArea.
func (g *Game) eachBurst(b table.Who, d begun, best *scored, do func(at space.Cell)) {
	x, y, z := g.squares.Place(g.units[b].cell)
	r, last := int(d.radius), g.span(b)-1+int(d.radius)
	for k := max(z+1-r, 0); k <= min(z+last, g.squares.Levels()-1); k++ {
		for j := y + 1 - r; j <= y+last; j++ {
			row, most := g.burstRow(b, j, k, r)
			if !d.beats(best, most) {
				continue
			}
			for i := x + 1 - r; i <= x+last; i++ {
				if gain := burstGain(row, i); d.beats(best, gain) {
					if at := g.squares.At(i, j, k); at != space.None {
						do(at)
					}
				}
			}
		}
	}
}

// burstGain adds up what a burst does from a column of a row; nothing if it reaches a foe that has had its turn.
func burstGain(row []spot, column int) (gain int) {
	for i := range row {
		s := &row[i]
		if s.after < column && column < s.before {
			if s.had {
				return 0
			}
			gain += s.gain
		}
	}
	return gain
}

// spot is between which columns a burst reaches a creature from a row of intersections, what it does to it, and whether it is a foe whose bursts
// have been looked at before.
type spot struct {
	after, before, gain int
	had                 bool
}

// burstRow returns the creatures that a burst of a radius reaches from a row of intersections if no wall is in its way, and at least what
// it is worth there: see weighArea. Foes before b have had their turn.
func (g *Game) burstRow(b table.Who, y, z, r int) (row []spot, most int) {
	row = g.sc.row[:0]
	for i := range g.sc.gains {
		x := &g.sc.gains[i]
		within := func(at, from int) bool { return at < from+r && at+x.span > from-r }
		if within(x.y, y) && (!g.ground.levels || within(x.z, z)) {
			row, most = append(row, spot{x.x - r, x.x + x.span + r, x.gain, x.who < b && g.sc.others[x.who].foe}), most+max(x.gain, 0)
		}
	}
	g.sc.row = row
	return row, most
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
