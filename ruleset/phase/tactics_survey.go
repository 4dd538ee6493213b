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
	foreseen  bool // incoming is known, and with it scratch.threats
	incoming  int  // what the enemies that can attack it now do on average, in tenths of STUN
	bestNow   int  // worth of the best attack that is listed
	victim    table.Who
	low       bool       // few STUN left
	aimed     bool       // goal is known
	goal      space.Cell // the nearest hex from which an enemy can be attacked, or None; scratch.approach leads there
	goalCost  int
	sought    bool       // barrier is known
	barrier   space.Cell // the first hex that is blocked on the way to the nearest enemy, or None
}

// survey looks around from where a combatant stands.
func (g *Game) survey(a table.Who) survey {
	s := survey{a: a, u: &g.units[a], sh: &g.sheets[a], nearest: table.Nobody, nearestAt: 1 << 20, victim: table.Nobody}
	s.arm = g.bestArm(a, true)
	s.shooter = g.arm(a, s.arm).ranged
	s.low = 5*int(s.u.stun) < 2*int(s.sh.stunMax)
	for c := g.foesUp(a); c != 0; c = c.rest() {
		e := c.first()
		if g.units[e].is(condCowed) {
			continue
		}
		s.foes |= only(e)
		if d := g.distance(a, e); d < s.nearestAt {
			s.nearest, s.nearestAt = e, d
		}
		if g.threatens(e, s.u.cell) {
			s.pressed |= only(e)
		}
	}
	return s
}

// foresee finds out what each enemy does to the combatant by its best attack, if that is not known yet.
func (g *Game) foresee(s *survey) {
	if s.foreseen {
		return
	}
	s.foreseen = true
	for c := s.foes; c != 0; c = c.rest() {
		e := c.first()
		g.sc.threats[e] = g.threatOf(e, s.a)
		s.incoming += g.sc.threats[e].harm
	}
}

// engaged reports whether the best attack of a combatant covers an enemy.
func (g *Game) engaged(s *survey) bool { return g.within(s.a, g.arm(s.a, s.arm), s.foes) != 0 }

// bestArm returns the usable attack with the most damage classes that a combatant can pay for, of melee attacks alone or of
// all.
func (g *Game) bestArm(a table.Who, ranged bool) uint8 {
	best, most := slotUnarmed, g.power10(a, slotUnarmed)
	for slot := slotFirst; slot < g.lastSlot(a); slot++ {
		arm := g.arm(a, slot)
		if arm.ranged && !ranged || !g.usable(a, slot) || !g.loaded(a, slot) || g.costOf(a, arm) > int(g.units[a].end) {
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

// threat is what an enemy does to a combatant by its best attack from where it stands.
type threat struct {
	harm int        // on average, in tenths of STUN; 0 if it cannot attack
	hit  int        // in how many of 216 throws it hits
	arm  *attackDef // nil if it cannot attack
}

// threatOf returns what an enemy does to a combatant.
func (g *Game) threatOf(e, a table.Who) threat {
	u := &g.units[e]
	if !g.able(e) || u.heldBy != table.Nobody && u.heldBy != a {
		return threat{}
	}
	slot := g.bestArm(e, true)
	arm := g.arm(e, slot)
	if !g.reaches(e, arm, a) {
		slot = g.bestArm(e, false)
		if arm = g.arm(e, slot); !g.reaches(e, arm, a) {
			return threat{}
		}
	}
	stun, body := g.pastOf(a, blowOf(arm, g.classesOf(e, arm)))
	hit := g.hitChance(e, a, arm, int(arm.manOCV), 0)
	return threat{hit * (stun + body) / 216, hit, arm}
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

// hitChance returns in how many of 216 throws an attack hits, with these changes to OCV and DCV.
func (g *Game) hitChance(by, on table.Who, arm *attackDef, ocv, dcv int) int {
	s := strike{by: by, on: on, arm: arm}
	var to, against sum
	g.ocv(&s, &to)
	g.dcv(on, by, arm.ranged, &against)
	return chance(10 + against.n + dcv - to.n - ocv)
}
