package phase

import (
	"fray/space"
	"fray/table"
)

// survey is the situation that a decision of a slot is based on, computed once.
type survey struct {
	a         table.Who
	u         *unit
	sh        *sheet
	foes      crowd // conscious and willing enemies
	pressed   crowd // of them, those that threaten this combatant
	nearest   table.Who
	nearestAt int
	shooter   bool // its best attack is a ranged one
	arm       uint8
	wary      bool  // attackers is known, and with it the arms of scratch.threats
	attackers crowd // the enemies that can attack it now
	foreseen  bool  // coming is known, and with it all of scratch.threats
	coming    int
	reached   crowd      // the enemies that the best attack covers
	strike    rating     // the best plain attack that is listed
	victim    table.Who  // its target
	low       bool       // few STUN left
	marching  bool       // its best move has been read off the way to an enemy
	aimed     bool       // goal is known
	goal      space.Cell // the nearest hex from which an enemy can be attacked, or None; scratch.approach leads there
	goalCost  int
	open      bool       // nothing bars the way to the goal
	hunted    bool       // prey is known
	prey      table.Who  // the target of a charge, or Nobody
	sought    bool       // barrier is known
	barrier   space.Cell // the first hex that is blocked on the way to the nearest enemy, or None
}

// survey looks around from where a combatant stands.
func (g *Game) survey(a table.Who) survey {
	s := survey{a: a, u: &g.units[a], sh: &g.sheets[a], nearest: table.Nobody, nearestAt: 1 << 20, victim: table.Nobody}
	s.arm = g.bestArm(a, true)
	s.shooter = g.arm(a, s.arm).ranged
	s.low = 5*int(s.u.stun) < 2*int(s.sh.stunMax)
	far := &g.look(a).far
	for c := g.foesUp(a); c != 0; c = c.rest() {
		e := c.first()
		v := &g.units[e]
		if v.is(condCowed) {
			continue
		}
		s.foes |= only(e)
		d := int(far[e])
		if d < s.nearestAt {
			s.nearest, s.nearestAt = e, d
		}
		if d <= int(v.reach) && g.threatens(e, s.u.cell) {
			s.pressed |= only(e)
		}
	}
	s.reached = g.within(a, g.arm(a, s.arm), s.foes)
	return s
}

// menaced reports whether an enemy can attack the combatant now.
func (g *Game) menaced(s *survey) bool { return s.pressed != 0 || g.attackers(s) != 0 }

// attackers returns the enemies that can attack the combatant now. The first time it finds out by what: scratch.threats.
func (g *Game) attackers(s *survey) crowd {
	if !s.wary {
		s.wary = true
		for c := s.foes; c != 0; c = c.rest() {
			e := c.first()
			arm := g.against(e, s.a)
			g.sc.threats[e] = threat{arm: arm}
			if arm != nil {
				s.attackers |= only(e)
			}
		}
	}
	return s.attackers
}

// incoming returns what the enemies that can attack the combatant now do on average, in tenths of STUN. The first time it finds out
// what each does by its best attack: scratch.threats.
func (g *Game) incoming(s *survey) int {
	if !s.foreseen {
		s.foreseen = true
		for c := g.attackers(s); c != 0; c = c.rest() {
			x := &g.sc.threats[c.first()]
			g.foresee(x, c.first(), s.a)
			s.coming += x.harm
		}
	}
	return s.coming
}

// bestArm returns the strongest attack that a combatant can make and pay for, of melee attacks alone or of all. Mostly that is
// its strongest one.
func (g *Game) bestArm(a table.Who, ranged bool) uint8 {
	if slot := g.units[a].strongest[table.Bit(ranged)]; slot == slotUnarmed || g.loaded(a, slot) && g.costOf(a, g.arm(a, slot)) <= int(g.units[a].end) {
		return slot
	}
	return g.strongest(a, ranged, true, int(g.units[a].end))
}

// strongest returns the strongest usable attack of a combatant, of melee attacks alone or of all, of those that are loaded or of
// all, and for no more than so much END. The unarmed one always counts.
func (g *Game) strongest(a table.Who, ranged, loaded bool, end int) uint8 {
	best, most := slotUnarmed, g.power10(a, slotUnarmed)
	for slot := slotFirst; slot < g.lastSlot(a); slot++ {
		arm := g.arm(a, slot)
		if arm.ranged && !ranged || !g.usable(a, slot) || loaded && !g.loaded(a, slot) || g.costOf(a, arm) > end {
			continue
		}
		if n := g.power10(a, slot); n > most {
			best, most = slot, n
		}
	}
	return best
}

// power10 is how strong an attack is before anybody's defenses: a killing attack counts half as much again, and a ranged one
// a little more than another.
func (g *Game) power10(a table.Who, slot uint8) int {
	arm := g.arm(a, slot)
	n := 10 * g.classesOf(a, arm)
	if arm.killing {
		n = n * 3 / 2
	}
	if arm.ranged {
		n += 5
	}
	return n + 4*int(arm.manOCV) + 2*int(arm.ocv)
}

// threats returns what each enemy of a survey does.
func (g *Game) threats(s *survey) *[maxCrowd]threat {
	g.incoming(s)
	return &g.sc.threats
}

// threat is what an enemy does to a combatant by its best attack from where it stands.
type threat struct {
	harm int        // on average, in tenths of STUN; 0 if it cannot attack
	hit  int        // in how many of 216 throws it hits
	arm  *attackDef // nil if it cannot attack
}

// foresee completes what an enemy does to a combatant.
func (g *Game) foresee(x *threat, e, a table.Who) {
	stun, body := g.pastOf(a, blowOf(x.arm, g.classesOf(e, x.arm)))
	x.hit = g.hitChance(e, a, x.arm, int(x.arm.manOCV), 0)
	x.harm = x.hit * (stun + body) / 216
}

// against returns the best attack that an enemy can make on a combatant from where it stands, or nil.
func (g *Game) against(e, a table.Who) *attackDef {
	u := &g.units[e]
	if !g.able(e) || u.heldBy != table.Nobody && u.heldBy != a {
		return nil
	}
	if arm := g.arm(e, g.bestArm(e, true)); g.reaches(e, arm, a) {
		return arm
	} else if !arm.ranged {
		return nil
	}
	if arm := g.arm(e, g.bestArm(e, false)); g.reaches(e, arm, a) {
		return arm
	}
	return nil
}

// pastOf returns what a blow gets past the defenses of a combatant on average, in tenths.
func (g *Game) pastOf(a table.Who, b blow) (stun, body int) {
	u := &g.units[a]
	plain, resistant := int(u.n[statPD]), int(u.n[statRPD])
	if b.energy {
		plain, resistant = int(u.n[statED]), int(u.n[statRED])
	}
	return g.sc.pasts.past(b, plain+resistant, resistant)
}
