package phase

import "fray/table"

// skillWorth is the worth of a skill with an effect: its chance times what it does to an enemy, or for a friend who is dying.
func (g *Game) skillWorth(s *survey, o table.Option) int {
	d := &s.sh.skills[o.Item-1]
	if o.Who == table.Nobody || d.provokes && s.pressed != 0 && d.effect != doStabilize {
		return 0
	}
	v := &g.units[o.Who]
	worth := 0
	switch d.effect {
	case doStabilize:
		if g.foes(s.a, o.Who) || o.Mode == modeStart && g.left.attack && g.left.move {
			return 0
		}
		worth = 100
		if o.Mode == modeComplete {
			worth = 200
		}
	case doHesitate:
		if v.hesitating == 0 && v.ready.trigger != triggerNone || g.left.move && !g.left.attack && v.hesitating == 0 {
			worth = 20
		}
	case doLimit:
		if v.limited == 0 && v.hesitating == 0 && !v.is(condStunned) {
			worth = 40 + g.danger10(o.Who)
		}
	case doProne:
		if !v.is(condProne) {
			worth = 60
		}
	default:
	}
	return atMost(int(d.roll)) * worth / 216
}

// bestStudy is the best enemy to analyze, with time to spare and where it makes a difference, or to listen for, where no enemy
// can be attacked (phase.move.analyse, phase.move.sense).
func (g *Game) bestStudy(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if e.Members == nil {
		return o, 0
	}
	if o.Verb == vSense {
		if !g.listens(s) || !e.Members.Has(int32(s.nearest)) {
			return o, 0
		}
		return o.At(s.nearest), comesFirst + 30
	}
	if !g.analyzes(s) || !e.Members.Has(int32(s.victim)) {
		return o, 0
	}
	return o.At(s.victim), comesFirst + 20
}

// listens reports whether the nearest enemy is not seen and would be attacked if it were located.
func (g *Game) listens(s *survey) bool {
	return s.strike.worth == 0 && g.left.attack && g.left.move && s.nearest != table.Nobody && !g.visible(s.a, s.nearest) &&
		(s.shooter || s.nearestAt <= g.reachOf(s.a, g.arm(s.a, s.arm))+6)
}

// analyzes reports whether the victim will stand long enough for an analysis to pay.
func (g *Game) analyzes(s *survey) bool {
	return s.victim != table.Nobody && g.left.move && 2*g.units[s.victim].stun >= g.sheets[s.victim].stunMax
}

// restWorth is the worth of a Recovery, and of changing clothes: with nobody near, or with no END left for anything else
// (phase.full.recovery).
func (g *Game) restWorth(s *survey, o table.Option) int {
	if o.Mode == modeStart && g.left.attack && g.left.move {
		return 0
	}
	if o.Verb == vChange {
		return g.dressWorth(s, o)
	}
	if s.u.end >= s.sh.endMax && s.u.stun >= s.sh.stunMax {
		return 0
	}
	short := int(s.u.end) < g.costOf(s.a, g.arm(s.a, s.u.strongest[1]))
	spent, battered := 4*int(s.u.end) < int(s.sh.endMax), 2*int(s.u.stun) < int(s.sh.stunMax)
	switch {
	case !short && !spent && !battered:
		return 0
	case g.menaced(s):
		return table.Bit(short)*70 - g.incoming(s)/3
	case battered:
		return 120
	case spent:
		return 60
	default:
		return 70
	}
}

// dressWorth is the worth of better clothes, far from enemies.
func (g *Game) dressWorth(s *survey, o table.Option) int {
	if s.pressed != 0 || g.incoming(s) > 60 {
		return 0
	}
	gain := g.adorned(s.sh.outfits[o.Item-1] + 1)
	if s.u.outfit > 0 {
		gain -= g.adorned(s.u.outfit)
	}
	if gain <= 0 {
		return 0
	}
	if o.Mode == modeComplete {
		return comesFirst + 35
	}
	return 12 * gain
}

// adorned adds up what an outfit does for the one that wears it.
func (g *Game) adorned(outfit uint8) int {
	n := 0
	for _, b := range g.def.outfits[outfit-1].adds {
		switch b.stat {
		case statRPD, statRED, statPD, statED, statDCV, statOCV:
			n += int(b.add)
		default:
		}
	}
	return n
}

// patient reports whether a combatant may wait in this Phase: it has nothing to attack, and nobody is at it.
func (g *Game) patient(s *survey) bool {
	return s.strike.worth == 0 && s.nearest != table.Nobody && s.pressed == 0 && (int(g.phase)+int(s.a))%3 == 0
}

// patience is the worth of readying a blow for an enemy that is coming, or of delaying until one can be attacked. Both sides
// could wait for each other for ever, so each does it only in some Phases (phase.ready.declare, phase.delay.declare).
func (g *Game) patience(s *survey, o table.Option) int {
	if !g.patient(s) {
		return 0
	}
	coming := !g.arm(s.nearest, g.bestArm(s.nearest, true)).ranged && g.able(s.nearest) &&
		s.nearestAt <= g.movement(s.nearest)+int(g.units[s.nearest].reach)
	switch {
	case o.Verb == vDelay:
		if o.Mode != modeOpen || !s.shooter && !g.harmless(s) || !coming && g.sees(s.a, s.nearest) {
			return 0
		}
		return 45
	case coming && !s.shooter && s.nearestAt > (g.movement(s.a)+1)/2+int(s.u.reach):
		return 55
	default:
		return 0
	}
}
