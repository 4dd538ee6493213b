package phase

import "fray/table"

// grabWorth is the worth of a Grab: the squeeze that comes with it and needs no further roll, and an enemy that cannot move
// (phase.man.grab, phase.man.grab_options).
func (g *Game) grabWorth(s *survey, e table.Who) int {
	v := &g.units[e]
	if v.health != healthUp || !g.tempts(s, e) || !g.affords(s.a, g.bodyCost(s.a)) {
		return 0
	}
	unarmed := &g.attacks[0]
	w := g.blowWorth(s.a, e, unarmed, g.classesOf(s.a, unarmed)) + 10*min(max(int(s.u.n[statSTR]-v.n[statSTR])/5, -4), 4)
	if g.overBrink(s.a, e) {
		w += 10 * int(v.stun)
	}
	return g.hitChance(s.a, e, unarmed, -1, 0)*w/216 - (g.incoming(s)-g.threats(s)[e].harm)/5
}

// overBrink reports whether a throw can take a combatant off the map.
func (g *Game) overBrink(a, e table.Who) bool { return g.throwDir(a, e) >= 0 }

// throwDir returns the direction in which a throw takes a combatant off the map, or -1.
func (g *Game) throwDir(a, e table.Who) int {
	n := max(0, int(g.units[a].n[statSTR])/10)
	for dir := range 6 {
		at := g.units[e].cell
		for range n {
			if at = g.hexes.Step(at, dir); at < 0 {
				return dir
			}
			if g.sc.solid.Has(at) || g.bodyAt(at, e) != table.Nobody {
				break
			}
		}
	}
	return -1
}

// holdWorth is the worth of what the grabber and the grabbed can do.
func (g *Game) holdWorth(s *survey, o table.Option) int {
	held := s.u.holds
	switch o.Verb {
	case vSqueeze:
		if g.units[held].health != healthUp || !g.affords(s.a, g.bodyCost(s.a)) {
			return 0
		}
		return g.blowWorth(s.a, held, &g.attacks[0], g.classesOf(s.a, &g.attacks[0]))
	case vThrow:
		if g.units[held].health != healthUp || !g.affords(s.a, g.bodyCost(s.a)) {
			return 0
		}
		w := g.blowWorth(s.a, held, &g.attacks[0], g.classesOf(s.a, &g.attacks[0])) - 5
		if g.overBrink(s.a, held) {
			w += 10 * int(g.units[held].stun)
		}
		if s.pressed.count() > 1 { // its arms are needed
			w += 20
		}
		return w
	case vLetGo:
		if g.units[held].health != healthUp {
			return comesFirst + 900
		}
		return 0
	case vEscape:
		return g.escapeWorth(s)
	default:
		return g.casualWorth(s, o)
	}
}

// escapeWorth is the worth of breaking out of a hold: what the next squeeze would do, which needs no roll, and room to move.
func (g *Game) escapeWorth(s *survey) int {
	by := s.u.heldBy
	if by == table.Nobody {
		return 0
	}
	unarmed := &g.attacks[0]
	return g.breakFree(s, int(s.u.n[statSTR])) * (g.blowWorth(by, s.a, unarmed, g.classesOf(by, unarmed)) + 40) / 100
}

// breakFree returns how likely a contest of Strength against the grabber is won, in percent.
func (g *Game) breakFree(s *survey, strength int) int {
	if s.u.heldBy == table.Nobody {
		return 0
	}
	return min(max(45+15*(strength/5-int(g.units[s.u.heldBy].n[statSTR])/5), 3), 97)
}

// casualWorth: Casual Strength is free, so it is tried first, where it can succeed and END is no matter
// (phase.free.casual_strength).
func (g *Game) casualWorth(s *survey, o table.Option) int {
	half := int(s.u.n[statSTR]) / 2
	if !g.affords(s.a, max(1, half/10)) {
		return 0
	}
	if !isThing(o.Who) {
		if g.breakFree(s, half) > 3 || 2*s.u.end > s.sh.endMax { // a small chance costs little
			return comesFirst + 800
		}
		return 0
	}
	i := thingIndex(o.Who)
	if s.strike.worth == 0 && half/5 > int(g.def.objectDefs[i].def) && g.bars(s, i) {
		return comesFirst + 100
	}
	return 0
}

// bestHold squeezes the enemy in the hold, or throws it where the map ends or other enemies are near.
func (g *Game) bestHold(q *table.Question) table.Option {
	if g.overBrink(q.Who, q.Target) || (g.threatening(q.Who)&^only(q.Target)) != 0 && !g.brink(g.units[q.Who].cell, 1) {
		return table.Do(vThrow).At(q.Target)
	}
	return table.Do(vSqueeze).At(q.Target)
}

// bestThrow throws off the map, or away.
func (g *Game) bestThrow(q *table.Question) table.Option {
	if dir := g.throwDir(q.Who, q.Target); dir >= 0 {
		return table.Do(vThrow).At(q.Target).Of(int16(dir + 1))
	}
	return q.Default()
}
