package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// strike is one attack roll on its way: an attack on a creature or an object, a Sunder, or the attack of a spell.
type strike struct {
	by, on   table.Who
	arm      arm
	w        *attackDef // nil for a spell
	spell    *abilityDef
	how      manner
	action   int  // modifier of the action that it is made with
	charge   bool // the attack of a Charge
	thing    int  // the object that is attacked, or -1
	grapple  bool // part of a Grapple: Restrained does not bar it
	natural  int  // what the die shows
	critical bool // it is a Critical Hit
	position [2]bool
}

// armOf returns the arm that an option names.
func (g *Game) armOf(a table.Who, o table.Option) arm { return g.units[a].arms[o.Item-1] }

// throws reports whether an attack throws its weapon.
func throws(o table.Option) bool {
	return o.Verb == vThrow || o.Verb == vBreak && o.Also == breakByThrow
}

// strikeOf is the attack of an option, on nobody yet.
func (g *Game) strikeOf(a table.Who, o table.Option) strike {
	x := g.armOf(a, o)
	s := strike{by: a, on: table.Nobody, arm: x, w: g.attackOf(x), thing: -1, charge: o.Verb == vCharge}
	if s.how = s.w.manner; s.how == mannerThrown && !throws(o) {
		s.how = mannerMelee
	}
	return s
}

// newStrike readies an attack with an arm.
func (g *Game) newStrike(by, on table.Who, a arm, throw bool) *strike {
	s := g.sc.strikes.Next()
	*s = strike{by: by, on: on, arm: a, w: g.attackOf(a), thing: -1}
	s.how = s.w.manner
	if s.how == mannerThrown && !throw {
		s.how = mannerMelee
	}
	return s
}

// can reports whether an attack can be made now: by one that may attack, with a weapon at hand, on a target that is there,
// known, in reach or range, and in line (flank.attack.must_be_able, flank.attack.range).
func (g *Game) can(s *strike) bool {
	u := &g.units[s.by]
	if u.presence != healthHere || u.conds.any(condUnconscious.in()|condStunned.in()|condFrightened.in()) || u.conds.has(condRestrained) && !s.grapple {
		return false
	}
	if !g.armed(s.by, s.arm) {
		return false
	}
	if s.thing >= 0 {
		it := &g.items[s.thing]
		if it.hp <= 0 || it.where != placeGround {
			return false
		}
		d := g.squares.DistanceBetween(u.cell, g.span(s.by), it.cell, 1)
		return g.within(s, d) && g.lineFree(u.cell, g.span(s.by), it.cell, 1)
	}
	return g.present(s.on) && !g.friendlyTo(s.by, s.on) && g.perceives(s.by, s.on) && g.within(s, g.distance(s.by, s.on)) && g.inSight(s.by, s.on)
}

// armed reports whether an arm is still at hand.
func (g *Game) armed(who table.Who, a arm) bool {
	u := &g.units[who]
	for i := range u.armed {
		if u.arms[i] == a {
			return true
		}
	}
	return false
}

// within reports whether a distance in squares is within an attack's reach or range.
func (g *Game) within(s *strike, d int) bool {
	if s.how == mannerMelee {
		return g.armReaches(s.by, s.arm, d)
	}
	return d <= int(s.w.rng)
}

// resolve makes an attack that has been declared and paid: others may use waited actions first, then it is rolled. If it is
// no longer possible then, it is lost (flank.attack.primary, check attack).
func (g *Game) resolve(t *table.Table, s *strike) {
	g.window(t, s.by, table.Nobody)
	if g.decided() || !g.can(s) {
		t.Tell(evNothing, rule.WaitNoTrigger, s.by, s.on)
		return
	}
	var hit bool
	if s.thing >= 0 {
		hit = g.hitThing(t, s)
	} else {
		hit = g.hitCreature(t, s)
	}
	g.leaveThrown(t, s)
	g.revealAttacker(t, s, hit)
	g.endCover(t, s.by)
}

// leaveThrown leaves a thrown weapon in the target's square (flank.attack.thrown).
func (g *Game) leaveThrown(t *table.Table, s *strike) {
	if s.how != mannerThrown || s.arm.item == 0 || g.items[s.arm.item-1].holder != s.by {
		return
	}
	at := g.units[s.by].cell
	if s.thing >= 0 {
		at = g.items[s.thing].cell
	} else {
		at = g.nearest(s.on, at)
	}
	g.putDown(t, int(s.arm.item-1), at, rule.AttackThrown)
}

// revealAttacker has a Blind target detect the one that hit it in melee (flank.condition.blind.detect).
func (g *Game) revealAttacker(t *table.Table, s *strike, hit bool) {
	if hit && s.thing < 0 && s.how == mannerMelee && g.present(s.on) && g.units[s.on].conds.has(condBlind) && !g.perceives(s.on, s.by) {
		g.notice(t, s.on, s.by, rule.ConditionBlindDetect)
	}
}
