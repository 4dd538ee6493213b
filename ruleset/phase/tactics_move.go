package phase

import (
	"fray/space"
	"fray/table"
)

// bestMove returns where a movement leads best, and its worth.
func (g *Game) bestMove(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if s.sh.courier {
		return g.runHome(s, e)
	}
	if e.Members == nil || s.foes == 0 {
		return o, 0
	}
	switch o.Verb {
	case vStep:
		return g.bestStep(s, e)
	case vWithdraw:
		return g.bestRetreat(s, e)
	default:
		return g.approach(s, e)
	}
}

// bestStep is the 1-hex step: out of reach for those who shoot, into reach for those who strike. It costs nothing.
func (g *Game) bestStep(s *survey, e *table.Group) (table.Option, int) {
	if s.shooter {
		return g.stepAway(s, e)
	}
	if c := g.lunge(s); c != space.None {
		return e.Option.To(c), comesFirst + 10
	}
	return e.Option, 0
}

// lunge returns a hex one step away from which an enemy is in reach of the best attack, where none is now, or None.
func (g *Game) lunge(s *survey) space.Cell {
	if s.strike.worth > 0 || !g.left.attack {
		return space.None
	}
	reach := g.reachOf(s.a, g.arm(s.a, s.arm))
	for c := s.foes; c != 0; c = c.rest() {
		at := g.units[c.first()].cell
		if g.hexes.Distance(s.u.cell, at) != reach+1 {
			continue
		}
		for dir := range 6 {
			if to := g.hexes.Step(s.u.cell, dir); g.free(s.a, to) && g.hexes.Distance(to, at) <= reach && !g.hampered(s.a, to) && g.clear(to, at) {
				return to
			}
		}
	}
	return space.None
}

// stepAway leaves the reach of all enemies, if one step can.
func (g *Game) stepAway(s *survey, e *table.Group) (table.Option, int) {
	if c := g.refuge(s); c != space.None {
		return e.Option.To(c), comesFirst + 10
	}
	return e.Option, 0
}

// refuge returns a hex one step away that no enemy threatens and that is not at the brink, or None.
func (g *Game) refuge(s *survey) space.Cell {
	if s.pressed == 0 {
		return space.None
	}
	for dir := range 6 {
		if to := g.hexes.Step(s.u.cell, dir); g.free(s.a, to) && !g.hampered(s.a, to) && !g.dangerous(s, to) && !g.brink(to, 2) {
			return to
		}
	}
	return space.None
}

// dangerous reports whether an enemy threatens a hex.
func (g *Game) dangerous(s *survey, c space.Cell) bool {
	for f := s.foes; f != 0; f = f.rest() {
		if g.threatens(f.first(), c) {
			return true
		}
	}
	return false
}

// bestRetreat withdraws with few STUN left, as far as it goes, to take a Recovery (phase.full.withdraw).
func (g *Game) bestRetreat(s *survey, e *table.Group) (table.Option, int) {
	if !s.low || s.u.n[statCannotRecover] > 0 || s.strike.worth > 110 || g.movement(s.a) <= g.movement(s.nearest) {
		return e.Option, 0
	}
	best, most := e.Option, 0
	for k := range e.Members.Count() {
		c := e.Members.Kth(k)
		if d := g.hexes.Distance(c, g.units[s.nearest].cell); d > most && !g.brink(c, 2) {
			best, most = e.Option.To(c), d
		}
	}
	if most == 0 {
		return e.Option, 0
	}
	return best, g.incoming(s) / 2
}

// approach goes towards the nearest hex from which an enemy can be attacked, when none can be now: by the move that leaves an
// attack, else by the longer one, and at non-combat speed only where enemies are far.
func (g *Game) approach(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if s.strike.worth > 0 || s.reached != 0 || s.pressed != 0 && !s.shooter && o.Verb != vHalf || s.u.health != healthUp {
		return o, 0
	}
	c, worth := g.stride(s, o.Verb)
	return o.To(c), worth
}

// arrival is the worth of a move that ends where an enemy can be attacked at once.
const arrival = 90

// stride returns where a movement of this kind leads on the way to the goal, and its worth.
func (g *Game) stride(s *survey, v table.Verb) (c space.Cell, worth int) {
	g.seek(s)
	worth = 20
	switch v {
	case vHalf:
	case vFull:
		if worth = 40; s.goalCost <= (g.movement(s.a)+1)/2 {
			return space.None, 0
		}
	default: // at non-combat speed
		if worth = 50; s.nearestAt <= 2*g.movement(s.a)+4 || g.menaced(s) {
			return space.None, 0
		}
	}
	if s.goal == space.None {
		return space.None, 0
	}
	switch c = g.paced(s.a, v, g.sc.approach); {
	case c == space.None:
		worth = 0
	case v == vHalf && c == s.goal:
		worth = arrival
	}
	return c, worth
}

// march is the best move of those that have no attack worth making from where they stand: towards an enemy. It is read off the way there,
// which is shorter than the list of all hexes.
func (g *Game) march(s *survey) rating {
	var best rating
	if s.marching = g.marches(s); !s.marching {
		return best
	}
	verbs := [...]table.Verb{vHalf, vFull, vNoncombat}
	for _, v := range verbs[:1+2*table.Bit(g.left.attack && g.left.move && !g.left.limited && s.u.moved == 0 && (s.pressed == 0 || s.shooter))] {
		if c, w := g.stride(s, v); w > best.worth {
			best = rating{table.Do(v).To(c), w}
		}
	}
	return best
}

// marches reports whether a combatant goes towards an enemy or stays: it can move, has a reason to, and none to get away. A shooter whose shots
// hardly hit from where it stands has one.
func (g *Game) marches(s *survey) bool {
	u := s.u
	return s.strike.worth == 0 && s.foes != 0 && !s.low && !s.sh.courier && !u.is(condStepped) && u.health == healthUp && g.movement(s.a) > int(u.moved) &&
		g.freeToMove(s.a) && u.haymaker.slot == slotNone && (s.reached == 0 || s.shooter && g.left.attack)
}

// aimReach is from how far a combatant wants to attack: those who shoot need not come close.
func (g *Game) aimReach(s *survey) int {
	reach := int(s.u.reach)
	if s.shooter {
		reach = max(reach, min(4, int(g.arm(s.a, s.arm).maxRange)))
	}
	return reach
}

// beeline finds the goal straight ahead: the hex from which the nearest enemy can be attacked, where the way there has neither bend nor
// difficult ground, so that no other is shorter. The approach is the way.
func (g *Game) beeline(s *survey) space.Cell {
	at, reach := s.u.cell, g.aimReach(s)
	if s.nearestAt <= reach || !g.visible(s.a, s.nearest) && !g.hasLocated(s.a, s.nearest) {
		return space.None
	}
	to, blocked, ground, way := g.units[s.nearest].cell, g.blockFor(s.a), g.groundFor(s.a), g.sc.approach[:0]
	for d := s.nearestAt - 1; d >= reach; d-- {
		next := space.None
		for dir := range 6 {
			if c := g.hexes.Step(at, dir); c != space.None && g.hexes.Distance(c, to) == d && !blocked.Has(c) && ground.Cost(c) == 1 {
				next = c
				break
			}
		}
		if next == space.None {
			return space.None
		}
		way, at = append(way, next), next
	}
	if g.sc.approach = way; !g.free(s.a, at) || reach > 1 && !g.inSight(s, at, reach) {
		return space.None
	}
	return at
}

// paced returns the last hex of a cheapest way that a half move, a full move or a non-combat move can end in, or None. What each
// hex of such a way costs is known without a search for all hexes that the movement reaches.
func (g *Game) paced(a table.Who, v table.Verb, way []space.Cell) space.Cell {
	least, most, ground := 1, g.allowance(a, v), g.groundFor(a)
	if v == vFull {
		least = g.allowance(a, vHalf) + 1
	}
	last, cost := space.None, 0
	for i, c := range way {
		if cost += ground.Cost(c); !g.enterable(a, c) || cost > most && (v != vFull || i > 0) { // a full move goes one hex at any price
			break
		}
		if cost >= least && g.free(a, c) {
			last = c
		}
	}
	return last
}

// furthest returns the way as far as a movement can end on it.
func furthest(way []space.Cell, ends table.Members) []space.Cell {
	for len(way) > 0 && !ends.Has(way[len(way)-1]) {
		way = way[:len(way)-1]
	}
	return way
}
