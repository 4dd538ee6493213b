package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// begin declares an attack whose END is paid: ammunition is used, the maneuver's modifiers count from now on, and readied
// actions that wait for it happen (phase.attack.roll steps 1 and 2). It reports whether the attack can still be made.
func (g *Game) begin(t *table.Table, s *strike) bool {
	g.shoot(s)
	g.useManeuvers(s)
	return g.announce(t, s)
}

// shoot uses up ammunition.
func (g *Game) shoot(s *strike) {
	if s.arm.shots >= 0 {
		g.shots[g.sheets[s.by].ammoAt+int(s.slot-slotFirst)]--
	}
}

// announce lets readied actions answer the declaration, and reports whether the attack can still be made (phase.attack.roll
// step 2).
func (g *Game) announce(t *table.Table, s *strike) bool {
	g.triggered(t, deed{by: s.by, verb: s.deed, attacks: true, on: s.on})
	if g.stands(s) {
		return true
	}
	t.Tell(evNothing, rule.ReadyInterruptContinue, s.by, s.on)
	return false
}

// stands reports whether an attack can still be made: the attacker is able, has what it needs, and the target is there and
// in reach or range and sight.
func (g *Game) stands(s *strike) bool {
	if !g.able(s.by) || !g.usable(s.by, s.slot) || !g.remains(s.on) {
		return false
	}
	if s.deed == vDisarm && !g.carries(s.on, s.wanted) {
		return false
	}
	return g.reaches(s.by, s.arm, s.on)
}

// remains reports whether a target is still there: a combatant alive on the map, or a thing that is not broken.
func (g *Game) remains(on table.Who) bool {
	if isThing(on) {
		return g.breakable(thingIndex(on))
	}
	return g.there.has(on)
}

// able reports whether a combatant can act: conscious, on the map, neither Stunned nor paralyzed nor cowed.
func (g *Game) able(a table.Who) bool {
	u := &g.units[a]
	return u.health == healthUp && u.paralyzed == 0 && !u.is(condStunned|condCowed)
}

// resolve carries out an attack that has been declared: the defender's choice, the roll, damage and its effects
// (phase.attack.roll steps 3 to 7).
func (g *Game) resolve(t *table.Table, s *strike) {
	if isThing(s.on) {
		g.strikeThing(t, s)
		return
	}
	if g.defended(t, s) {
		return
	}
	if !g.attackRoll(t, s) {
		t.Tell(table.Missed, rule.AttackRoll, s.by, s.on, 0)
		return
	}
	g.sayHit(t, s, rule.AttackRoll)
	if !s.arm.ranged {
		g.rollWith(t, s)
	}
	g.land(t, s)
}

// sayHit says that an attack has hit.
func (g *Game) sayHit(t *table.Table, s *strike, r table.Rule) {
	s.hit = true
	if t.Heard() {
		e := table.NewEvent(table.Hit, r, s.by, s.on, 1)
		e.Option = table.Do(s.deed).With(s.slot)
		t.Say(e)
	}
}

// attackRoll rolls 3d6 + OCV against 10 + DCV (phase.attack.roll step 5).
func (g *Game) attackRoll(t *table.Table, s *strike) bool {
	ocv, dcv := g.heard(t), g.heardAgainst(t)
	g.ocv(s, &ocv)
	if s.on >= 0 {
		g.dcv(s.on, s.by, s.arm.ranged, &dcv)
	}
	dcv.add(rule.AttackRoll, 10)
	return g.throw3d6(t, g.def.verbs[s.deed].Rule, s.by, s.on, &ocv, &dcv, rolledHigh)
}

// land applies what a hit does: damage and Knockback, or the effect of the maneuver.
func (g *Game) land(t *table.Table, s *strike) {
	switch s.deed {
	case vDisarm:
		g.disarm(t, s)
	case vGrab:
		g.grabbed(t, s)
	default:
		s.rolled = g.rollHarm(t, s, g.shrugged(s))
		g.hurt(t, rule.DamageDefences, s.by, s.on, s.rolled, s.arm.energy, s.softened)
		g.knockback(t, s)
	}
}

// shrugged returns the normal damage up to which a hit has one outcome: nothing gets past defenses, no Knockback follows, and no
// part of it falls back on the attacker (phase.damage.defences, phase.damage.knockback).
func (g *Game) shrugged(s *strike) harm {
	if s.deed == vMoveBy || s.deed == vMoveThrough {
		return harm{}
	}
	h := g.bears(s.on, s.arm.energy)
	if g.def.knockback && s.arm.knockback {
		h.body = min(h.body, int(g.units[s.on].n[statResistance])+1)
	}
	return h
}

// strikeThing attacks a door, a wall or a heavy object: DCV 0, and BODY less its defense (phase.attack.objects).
func (g *Game) strikeThing(t *table.Table, s *strike) {
	if !g.attackRoll(t, s) {
		t.Tell(table.Missed, rule.AttackObjects, s.by, s.on, 0)
		return
	}
	g.sayHit(t, s, rule.AttackObjects)
	i := thingIndex(s.on)
	s.rolled = g.rollHarm(t, s, harm{stun: 6 * s.classes, body: int(g.def.objectDefs[i].def)})
	g.breakThing(t, i, s.rolled.body, rule.AttackObjects)
}

// disarm sets Strength against Strength for an item that the target holds (phase.man.disarm_contest). The item can have
// fallen since the declaration: then there is no contest.
func (g *Game) disarm(t *table.Table, s *strike) {
	if !g.carries(s.on, s.wanted) {
		t.Tell(evNothing, rule.ManDisarmContest, s.by, s.on)
		return
	}
	if g.contest(t, rule.ManDisarmContest, s.by, s.on, int(g.units[s.by].n[statSTR])) {
		g.putDown(t, int(s.wanted), g.units[s.on].cell, rule.ManDisarmContest)
	}
}

// newStrike prepares an attack.
func (g *Game) newStrike(by, on table.Who, slot uint8, deed table.Verb) strike {
	arm := g.arm(by, slot)
	return strike{by: by, on: on, slot: slot, arm: arm, deed: deed, classes: g.classesOf(by, arm)}
}
