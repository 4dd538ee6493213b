package flank

import (
	"fray/ruleset/total"
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
	if !g.isCalm(a) && g.threats(a) > 0 {
		n -= 5
	}
	return n
}

// bestTarget picks a further target of the spell that a question names, or none.
func (g *Game) bestTarget(q *table.Question) table.Option {
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
	g.covers(g.sc.shown, a, d, o.Who, o.Cell)
	gain := 0
	for i := range g.units {
		b := table.Who(i)
		if g.present(b) && (d.shape != shapeAround || b != o.Who || d.own) && g.stands(b, g.sc.shown) && (b == a || g.perceives(a, b)) {
			gain += g.spellGain(a, b, d)
		}
	}
	return gain
}

// spellGain is what a spell does to one creature; it is below 0 if that is on the wrong side.
func (g *Game) spellGain(a, on table.Who, d *abilityDef) int {
	u := &g.units[on]
	foe := g.foes(a, on)
	if foe && g.pitied(on) {
		return 0
	}
	hits, part := 20, 0
	if d.attack {
		s := strike{by: a, on: on, spell: d, thing: -1, how: d.attackBy}
		hits = g.chance(&s)
	}
	fails := hits
	if d.save != saveNone {
		fails = hits * min(max(g.spellDC(a, d)-1-g.saveOf(on, a, d.save), 0), 20) / 20
		if d.half {
			part = hits - fails
		}
	}
	var h harm
	for i := range d.damage {
		h.add(d.damage[i].kind, g.average(&d.damage[i].dice, a)/2)
	}
	gain := 0
	if h.n > 0 {
		n := min(g.taken(on, &h), int(u.hp)+5)
		gain = 2*n*fails + n*part
		if n >= int(u.hp) {
			gain += 5 * fails
		}
	}
	if d.heals.given() {
		gain -= g.healGain(on, g.average(&d.heals, a)/2)
	}
	for i := range d.effects {
		e := &d.effects[i]
		n := g.effectGain(a, on, e, d) * fails / 20
		if e.self {
			if n = g.effectGain(a, a, e, d) * fails / 20; foe {
				n = -n
			}
		}
		gain += n
	}
	if !foe {
		return -gain * (1 + table.Bit(gain > 0))
	}
	return gain
}

// saveOf is the bonus of a combatant on a save against another.
func (g *Game) saveOf(b, a table.Who, k save) int {
	var s total.Sum
	g.saving(&s, b, a, k, false)
	return s.Total()
}

// healGain is what it is worth to give a combatant so many hit points back: most if that brings it back into the fight.
func (g *Game) healGain(on table.Who, n int) int {
	u, sh := &g.units[on], &g.sheets[on]
	missing := int(sh.hpMax - u.hp)
	switch {
	case u.hp <= 0 && int(u.hp)+n > 0:
		return 30*min(missing, n) + 30*g.menace(on)
	case u.hp > 0 && 2*missing >= int(sh.hpMax):
		return 30 * min(missing, n)
	default:
		return 0
	}
}

// gulpGain is what it is worth to a combatant to get so many hit points back by the way.
func (g *Game) gulpGain(a table.Who, n int) int {
	missing := int(g.sheets[a].hpMax - g.units[a].hp)
	return (40 + 20*table.Bit(2*missing >= int(g.sheets[a].hpMax))) * min(missing, n)
}

// wreckGain is what it is worth to break something solid: it stands between fighters of one's side and the foes that they go for.
func (g *Game) wreckGain(a table.Who, thing int, d *abilityDef) int {
	it := &g.items[thing]
	def := &g.itemDefs[it.def]
	if !def.solid {
		return 0
	}
	blow := -2 * int(def.resistance)
	for i := range d.damage {
		blow += g.average(&d.damage[i].dice, a)
	}
	gain := 0
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.allies(a, b) || !g.awake(b) || g.ranges(b) {
			continue
		}
		foe := g.nearestFoe(b)
		if foe == table.Nobody {
			continue
		}
		apart, near := g.distance(b, foe), int(g.units[b].reach)
		to := g.squares.DistanceBetween(g.units[b].cell, g.span(b), it.cell, 1)
		from := g.squares.DistanceBetween(g.units[foe].cell, g.span(foe), it.cell, 1)
		if apart > near && to+from <= apart {
			gain += 30 * g.menace(b)
		}
	}
	return gain * min(max(blow, 0), 2*int(it.hp)) / (2 * int(it.hp))
}
