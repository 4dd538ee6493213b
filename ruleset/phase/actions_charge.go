package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// charges are the combatants that a Move By or a Move Through can be directed at. They are computed when a host looks.
type charges struct {
	set     table.Bits
	g       *Game
	who     table.Who
	verb    table.Verb
	targets crowd
	known   bool
}

// from makes them those of a combatant, among these targets.
func (s *charges) from(g *Game, who table.Who, v table.Verb, targets crowd) *charges {
	s.g, s.who, s.verb, s.targets, s.known = g, who, v, targets, false
	return s
}

// all computes the set.
func (s *charges) all() *table.Bits {
	if !s.known {
		s.known = true
		s.set = table.Bits(s.g.chargeable(s.who, s.verb, s.targets, false))
	}
	return &s.set
}

// Empty reports whether nobody can be charged; mostly the distance and a free hex show it.
func (s *charges) Empty() bool {
	g := s.g
	if !s.known {
		for c := s.targets; c != 0; c = c.rest() {
			if g.chargesStraight(s.who, c.first()) {
				return false
			}
		}
	}
	return !s.known && g.chargeable(s.who, s.verb, s.targets, true) == 0 || s.known && s.all().Empty()
}

// Count returns the number of members.
func (s *charges) Count() int { return s.all().Count() }

// Kth returns the k-th member, counted from 0.
func (s *charges) Kth(k int) int32 { return s.all().Kth(k) }

// Has reports whether a combatant is in the set.
func (s *charges) Has(a int32) bool { return s.all().Has(a) }

// chargesStraight reports whether an enemy that is seen stands straight from a combatant, with nothing but open hexes between
// that it can cross, and at least one.
func (g *Game) chargesStraight(a, e table.Who) bool {
	from, to := g.units[a].cell, g.units[e].cell
	dir, straight := g.hexes.Direction(from, to)
	d := g.hexes.Distance(from, to)
	if !straight || d < 2 || !g.sees(a, e) {
		return false
	}
	left, ground := g.movement(a), g.groundFor(a)
	for range d - 1 {
		from = g.hexes.Step(from, dir)
		if left -= ground.Cost(from); left < 0 || !g.enterable(a, from) {
			return false
		}
	}
	return g.free(a, from)
}

// chargeable returns those of these combatants that a Move By or a Move Through can be directed at, or only the first of them.
func (g *Game) chargeable(a table.Who, v table.Verb, targets crowd, first bool) crowd {
	var out crowd
	reach, all := g.reachOf(a, &g.attacks[0]), g.movement(a)
	for s := targets; s != 0; s = s.rest() {
		e := s.first()
		d := g.distance(a, e)
		if d > all+reach || !g.perceives(a, e) && d > 1 {
			continue
		}
		if g.anyFrom(a, e, v) {
			if out |= only(e); first {
				break
			}
		}
	}
	return out
}

// anyFrom reports whether there is a hex from which a combatant can be struck.
func (g *Game) anyFrom(a, e table.Who, v table.Verb) bool {
	set, way := g.sc.from, g.outing(a)
	g.fromCells(a, e, v, way, set)
	if v == vMoveBy {
		for c := set.First(); c != space.None; c = set.Next(c) {
			if g.free(a, c) {
				return true
			}
		}
		g.keepPassable(a, way, g.movement(a))
	}
	return !set.Empty()
}

// fromCells fills the set with the hexes of a flood from which a combatant can be struck: within reach of it for a Move
// By, beside it and free for a Move Through (phase.full.move_by, phase.full.move_through).
func (g *Game) fromCells(a, e table.Who, v table.Verb, way *space.Flood, set *space.Set) {
	reach, at := 1, g.units[e].cell
	if v == vMoveBy {
		reach = g.reachOf(a, &g.attacks[0])
	}
	set.Clear()
	g.hexes.AddDisk(set, at, reach)
	set.Intersect(way.Cells())
	if v == vMoveThrough {
		set.Remove(at)
		g.dropOccupied(a, set)
		return
	}
	if g.sc.blocking && reach > 1 {
		for c := set.First(); c != space.None; c = set.Next(c) {
			if !g.clear(c, at) {
				set.Remove(c)
			}
		}
	}
}

// performCharge makes a Move By or a Move Through: the way, the attack, and for a Move By the rest of the way
// (phase.full.move_by, phase.full.move_through).
func (g *Game) performCharge(t *table.Table, a table.Who, o table.Option) {
	m, strikeAt, ok := g.planCharge(t, a, o)
	if !ok {
		return
	}
	s := g.newStrike(a, o.Who, slotUnarmed, o.Verb)
	s.velocity = g.pathCost(a, m.path[:strikeAt])
	str := max(0, int(g.units[a].n[statSTR]))
	if o.Verb == vMoveBy {
		s.classes = str/10 + s.velocity/5
	} else {
		s.classes = str/5 + s.velocity/3
	}
	if !g.pay(t, a, g.bodyCost(a)+m.end(g), rule.DamageEndurance) {
		g.broke(a)
		return
	}
	g.spend(a, o)
	g.sayTook(t, a, o)
	g.sc.depth++
	defer func() { g.sc.depth-- }()
	g.triggered(t, deed{by: a, verb: o.Verb, moves: true, on: o.Who})
	if !g.freeToMove(a) {
		return
	}
	g.unsteady(t, a)
	m.safe = true
	for i, c := range m.path[:strikeAt] {
		if !g.goOn(t, &m, i, c) {
			return
		}
	}
	if !g.begin(t, &s) {
		return
	}
	g.resolve(t, &s)
	if s.hit {
		g.recoil(t, &s)
	}
	for i, c := range m.path[strikeAt:] {
		if !g.onItsWay(&m) || !g.goOn(t, &m, strikeAt+i, c) {
			return
		}
	}
}

// planCharge asks from where the target is struck, and for a Move By where the way ends. It returns the way and how many of
// its hexes come before the attack.
func (g *Game) planCharge(t *table.Table, a table.Who, o table.Option) (m journey, strikeAt int, ok bool) {
	all := g.movement(a)
	g.sc.flood.Run(g.units[a].cell, all, g.blockFor(a), nil, g.groundFor(a))
	g.fromCells(a, o.Who, o.Verb, g.sc.flood, g.sc.from)
	if o.Verb == vMoveBy {
		g.keepPassable(a, g.sc.flood, all)
	}
	q := g.ask(t, askFrom, g.def.verbs[o.Verb].Rule, a, o.Who)
	q.Try(table.Do(vVia))
	q.OfferCells(g.sc.from)
	q.Add(table.Do(vCancel))
	q.SetDefault(table.Do(vCancel))
	from := t.Choose(q)
	if from.Verb == vCancel {
		return m, 0, false
	}
	path := g.sc.flood.Way(g.units[a].cell, from.Cell, all, g.blockFor(a), nil, g.groundFor(a), g.sc.trail())
	strikeAt = len(path)
	if o.Verb == vMoveBy {
		path = g.askOnward(t, a, o.Who, path, all)
	}
	g.sc.trails[g.sc.depth] = path
	return journey{who: a, verb: o.Verb, path: path, cost: g.pathCost(a, path)}, strikeAt, true
}

// keepPassable drops the hexes to strike from that are occupied and from which no free hex is left to go to.
func (g *Game) keepPassable(a table.Who, way *space.Flood, all int) {
	for c := g.sc.from.First(); c != space.None; c = g.sc.from.Next(c) {
		if g.free(a, c) {
			continue
		}
		g.sc.onward.Run(c, all-way.Cost(c), g.blockFor(a), nil, g.groundFor(a))
		g.sc.to.CopyFrom(g.sc.onward.Cells())
		g.dropOccupied(a, g.sc.to)
		if g.sc.to.Empty() {
			g.sc.from.Remove(c)
		}
	}
}

// askOnward asks where a Move By goes after the attack, and adds that way to the path.
func (g *Game) askOnward(t *table.Table, a, on table.Who, path []space.Cell, all int) []space.Cell {
	at := path[len(path)-1]
	left := all - g.pathCost(a, path)
	g.sc.onward.Run(at, left, g.blockFor(a), nil, g.groundFor(a))
	g.sc.to.CopyFrom(g.sc.onward.Cells())
	g.dropOccupied(a, g.sc.to)
	q := g.ask(t, askTo, rule.FullMoveBy, a, on)
	q.Try(table.Do(vVia))
	q.OfferCells(g.sc.to)
	if g.free(a, at) {
		q.Add(table.Do(vGo))
		q.SetDefault(table.Do(vGo))
	}
	o := t.Choose(q)
	if o.Verb == vGo {
		return path
	}
	g.sc.onward.Run(at, left, g.blockFor(a), nil, g.groundFor(a))
	g.sc.rest = g.sc.onward.Path(o.Cell, g.sc.rest[:0])
	return append(path, g.sc.rest...)
}

// recoil harms the attacker of a Move By or a Move Through that has hit, and takes a Move Through into the hex that the target
// was thrown out of (phase.full.move_by, phase.full.move_through).
func (g *Game) recoil(t *table.Table, s *strike) {
	h := harm{stun: s.rolled.stun, body: s.rolled.body}
	r := rule.FullMoveBy
	switch {
	case s.deed == vMoveBy:
		h.stun, h.body = h.stun/3, h.body/3
	case s.thrown:
		r, h.stun, h.body = rule.FullMoveThrough, h.stun/2, h.body/2
	default:
		r = rule.FullMoveThrough
	}
	if s.deed == vMoveThrough && s.thrown && g.able(s.by) && g.free(s.by, s.left) {
		g.moveTo(t, s.by, s.left, r)
	}
	g.hurt(t, r, s.by, s.by, h, false, false)
}
