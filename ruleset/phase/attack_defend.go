package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// defended asks the target of an attack for its defense before the roll, and reports whether the attack has no effect
// (phase.attack.roll steps 3 and 4).
func (g *Game) defended(t *table.Table, s *strike) bool {
	d := s.on
	parry, own := modeBlock, condBlocking
	if s.arm.ranged {
		parry, own = modeDeflect, condDeflecting
	}
	uses, aborts := g.mayParry(d, s, own), g.mayAbort(d, s.by)
	if !uses && !aborts {
		return false
	}
	q := g.ask(t, askDefend, rule.AbortDeclare, d, s.by)
	q.Actor, q.Aim = s.by, d
	q.Item = uint8(s.slot)
	q.Cell = int32(s.deed)
	if uses {
		q.Add(table.Do(vUse).As(parry))
	}
	if aborts {
		g.listAborts(q, d, s)
	}
	o, some := t.OrPass(q, vNone)
	if !some {
		return false
	}
	switch o.Verb {
	case vUse:
		return g.parry(t, s, own)
	case vDive:
		return g.dive(t, d, s, o)
	}
	if !g.payAbort(t, d, o) {
		return false
	}
	g.abort(t, d, s, o)
	if g.declares(t, d, o) {
		g.takeDefense(d, markOf(o.Mode))
	}
	if !g.stands(s) {
		t.Tell(evNothing, rule.ReadyInterruptContinue, s.by, d)
		return true
	}
	return o.Mode == parry && g.mayParry(d, s, own) && g.parry(t, s, own)
}

// declares lets readied actions answer an aborted defense, and reports whether it can still be taken (phase.ready.trigger).
func (g *Game) declares(t *table.Table, d table.Who, o table.Option) bool {
	u := &g.units[d]
	u.busy++
	g.triggered(t, deed{by: d, verb: [...]table.Verb{0, vBlock, vDodge, vDeflect, vRoll, vResist}[o.Mode], on: table.Nobody})
	u.busy--
	return g.able(d)
}

// mayParry reports whether a standing Block or Missile Deflection can be used against an attack: not against an attacker
// that is neither seen nor located, and only while it is able (phase.man.block, phase.man.missile_deflection).
func (g *Game) mayParry(d table.Who, s *strike, own marks) bool {
	return g.units[d].is(own) && g.able(d) && g.perceives(d, s.by)
}

// parry rolls Block or Missile Deflection against the OCV of an attack, and reports success. A failure ends the defense
// (phase.man.block, phase.man.block_repeat).
func (g *Game) parry(t *table.Table, s *strike, own marks) bool {
	u := &g.units[s.on]
	k, r := 0, rule.ManBlock
	if own == condDeflecting {
		k, r = 1, rule.ManMissileDeflection
	}
	if g.opposes(t, r, s, int(u.tries[k]), false) {
		u.tries[k] = min(u.tries[k]+1, 100)
		t.Tell(evParried, r, s.on, s.by)
		return true
	}
	u.clear(own)
	u.tries[k] = 0
	return false
}

// opposes rolls 3d6 + the defender's OCV against 10 + the OCV of the attack.
func (g *Game) opposes(t *table.Table, r table.Rule, s *strike, earlier int, roll bool) bool {
	own, against := g.heard(t), g.heardAgainst(t)
	g.ocv(s, &against)
	g.parryNumber(s.on, s.by, &own, roll, earlier)
	against.add(rule.AttackRoll, 10)
	return g.throw3d6(t, r, s.on, s.by, &own, &against, rolledParry)
}

// rollWith lets the target of a melee hit roll with the punch, standing or by aborting to it (phase.man.roll_with_punch).
func (g *Game) rollWith(t *table.Table, s *strike) {
	d := s.on
	if s.deed == vDisarm || s.deed == vGrab { // they do no damage
		return
	}
	u := &g.units[d]
	uses := g.mayParry(d, s, condRolling)
	aborts := !s.aborted && g.mayAbort(d, s.by)
	if !uses && !aborts {
		return
	}
	q := g.ask(t, askRoll, rule.ManRollWithPunch, d, s.by)
	q.Actor, q.Aim = s.by, d
	q.Item = s.slot
	if uses {
		q.Add(table.Do(vUse).As(modeRoll))
	} else {
		q.Add(table.Do(vAbort).As(modeRoll))
	}
	o, some := t.OrPass(q, vNone)
	if !some {
		return
	}
	earlier := int(u.tries[2])
	if o.Verb == vAbort {
		if !g.payAbort(t, d, o) {
			return
		}
		g.abort(t, d, s, o)
		if !g.declares(t, d, o) {
			return
		}
		earlier = 0
	}
	s.softened = g.opposes(t, rule.ManRollWithPunch, s, earlier, true)
	u.tries[2] = int8(min(earlier+1, 100))
	if o.Verb == vAbort && u.health == healthUp {
		u.set(condRolling)
	}
}

// dive moves a combatant that aborts to a half move out of the way. The attack misses without a roll if the target is then
// out of reach, range or sight (phase.abort.defensive_list).
func (g *Game) dive(t *table.Table, d table.Who, s *strike, o table.Option) bool {
	m := g.directMove(d, vDive, o.Cell)
	if !g.pay(t, d, m.end(g), rule.DamageEndurance) {
		return false
	}
	g.abort(t, d, s, o)
	u := &g.units[d]
	u.busy++
	g.travel(t, &m)
	u.busy--
	if !g.stands(s) {
		t.Tell(table.Missed, rule.AbortDefensiveList, s.by, d, 0)
		return true
	}
	return false
}
