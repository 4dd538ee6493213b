package phase

import "fray/table"

// guardWorth is the worth of a defense of the own slot: what it takes off the attacks to come. It stands against the attack
// that could be made in its place, so it is for those who are in trouble and hit little.
func (g *Game) guardWorth(s *survey, v table.Verb) int {
	if v == vResist {
		return g.braceWorth(s)
	}
	if g.untroubled(s) {
		return 0
	}
	spared := 0
	for c := s.foes; c != 0; c = c.rest() {
		spared += g.spared(s, c.first(), v)
	}
	if v == vBlock {
		spared = min(spared, g.worstOf(s)) // it rarely holds twice
	}
	if w := spared * g.guardShare(s) / 100; w > 0 {
		return w
	}
	if v == vDodge && s.strike.worth == 0 { // nothing else to do with the attack action
		return 3
	}
	return 0
}

// untroubled reports whether nobody is there to defend against.
func (g *Game) untroubled(s *survey) bool {
	return s.foes == 0 || g.left.fresh && !s.low && !g.menaced(s)
}

// guardShare is how much of what a defense spares counts, in percent.
func (g *Game) guardShare(s *survey) int {
	if s.low {
		return 70
	}
	return 35
}

// worstOf returns the most that a single enemy does on average.
func (g *Game) worstOf(s *survey) int {
	most := 0
	for c := s.foes; c != 0; c = c.rest() {
		most = max(most, g.threats(s)[c.first()].harm)
	}
	return most
}

// spared is what a defense takes off the next attack of an enemy on average, in tenths of STUN.
func (g *Game) spared(s *survey, e table.Who, v table.Verb) int {
	a, x := s.a, &g.threats(s)[e]
	harm, hit, arm := x.harm, x.hit, x.arm
	if harm == 0 {
		return 0
	}
	switch v {
	case vDodge:
		return harm * (hit - g.hitChance(e, a, arm, int(arm.manOCV), 3)) / max(1, hit)
	case vBlock:
		if !arm.ranged {
			return harm * g.parryChance(a, e, arm) / 216
		}
	case vDeflect:
		if arm.ranged {
			return harm * g.parryChance(a, e, arm) / 216
		}
	case vRoll:
		if !arm.ranged {
			more := g.hitChance(e, a, arm, int(arm.manOCV), -2)
			return harm*g.rollChance(a, e, arm)/432 - harm*(more-hit)/max(1, hit)
		}
	}
	return 0
}

// parryChance returns in how many of 216 throws Block or Missile Deflection stops an attack.
func (g *Game) parryChance(d, by table.Who, arm *attackDef) int {
	return g.opposedChance(d, by, arm, false)
}

// rollChance returns in how many of 216 throws Roll With A Punch halves an attack.
func (g *Game) rollChance(d, by table.Who, arm *attackDef) int {
	return g.opposedChance(d, by, arm, true)
}

func (g *Game) opposedChance(d, by table.Who, arm *attackDef, roll bool) int {
	s := strike{by: by, on: d, arm: arm}
	var own, against sum
	g.ocv(&s, &against)
	g.parryNumber(d, by, &own, roll, 0)
	return chance(10 + against.n + int(arm.manOCV) - own.n)
}

// braceWorth is the worth of resisting Knockback with a move action that nothing else needs: something beside the edge of the
// map, a little under attack.
func (g *Game) braceWorth(s *survey) int {
	if g.left.attack && s.strike.worth > 0 || !g.menaced(s) {
		return 0
	}
	if g.brink(s.u.cell, 5) {
		return 25
	}
	return 4
}

// brink reports whether the map ends within so many hexes of a hex in some direction, with nothing in between.
func (g *Game) brink(c int32, near int) bool {
	if int(g.toEdge[c]) >= near {
		return false
	}
	for dir := range 6 {
		at := c
		for range near {
			if at = g.hexes.Step(at, dir); at < 0 {
				return true
			}
			if g.sc.solid.Has(at) {
				break
			}
		}
	}
	return false
}

// standWorth is the worth of standing up: before walking, after an attack that can be made from the ground.
func (g *Game) standWorth(s *survey) int {
	if s.strike.worth > 0 && g.left.attack && g.left.move {
		return 30
	}
	return 60
}
