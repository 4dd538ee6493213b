package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// rollHarm rolls the damage of an attack (phase.damage.classes). Normal damage up to alike has one outcome.
func (g *Game) rollHarm(t *table.Table, s *strike, alike harm) harm {
	if s.arm.killing {
		return g.rollKilling(t, s.by, s.classes)
	}
	return g.rollNormal(t, rule.DamageNormal, s.by, s.classes, alike)
}

// rollNormal rolls normal damage: STUN is the total, BODY is counted for each die (phase.damage.normal). Damage up to alike has
// one outcome.
func (g *Game) rollNormal(t *table.Table, r table.Rule, who table.Who, classes int, alike harm) harm {
	if classes <= 0 {
		return harm{}
	}
	roll := normalRoll(r, who, classes, alike)
	return g.rollHarmOf(t, &roll)
}

// rollHarmOf rolls normal dice and reads STUN and BODY from them.
func (g *Game) rollHarmOf(t *table.Table, roll *table.Roll) harm {
	h := harm{stun: t.Roll(roll)}
	h.body = roll.Marked(t.Faces())
	g.sayDice(t, roll, h.stun, h.body, rolledAll)
	return h
}

// rollKilling rolls killing damage: BODY is the total, STUN a multiple of it (phase.damage.killing).
func (g *Game) rollKilling(t *table.Table, who table.Who, classes int) harm {
	if classes <= 0 {
		return harm{killing: true}
	}
	body := 0
	switch classes % 3 {
	case 0:
		body = g.dice(t, rule.DamageKilling, who, classes/3, rolledAll)
	case 1:
		body = max(1, g.dice(t, rule.DamageKilling, who, classes/3, rolledOneMore))
	case 2:
		body = g.dice(t, rule.DamageKilling, who, classes/3, rolledAll) + g.dice(t, rule.DamageKilling, who, 1, rolledHalf)
	}
	m := g.dice(t, rule.DamageKilling, who, 1, rolledMultiplier)
	return harm{stun: body * m, body: body, killing: true}
}

// bears returns the normal damage of which nothing gets past a combatant's defenses (phase.damage.defences).
func (g *Game) bears(a table.Who, energy bool) harm {
	n := &g.units[a].n
	all := int(n[statPD]) + int(n[statRPD])
	if energy {
		all = int(n[statED]) + int(n[statRED])
	}
	return harm{stun: all, body: all}
}

// past returns what gets past a combatant's defenses (phase.damage.defences).
func (g *Game) past(on table.Who, h harm, energy bool) (stun, body int) {
	u := &g.units[on]
	plain, resistant := int(u.n[statPD]), int(u.n[statRPD])
	if energy {
		plain, resistant = int(u.n[statED]), int(u.n[statRED])
	}
	all := plain + resistant
	if !h.killing {
		return max(0, h.stun-all), max(0, h.body-all)
	}
	body = max(0, h.body-resistant)
	stun = h.stun
	if resistant >= 1 {
		stun = max(0, stun-all)
	}
	return max(stun, body), body
}

// hurt applies damage to a combatant: defenses, STUN and BODY, and what follows (phase.damage.defences).
func (g *Game) hurt(t *table.Table, r table.Rule, by, on table.Who, h harm, energy, softened bool) {
	stun, body := g.past(on, h, energy)
	if softened { // phase.man.roll_with_punch
		stun, body = stun/2, body/2
	}
	g.lose(t, r, by, on, stun, body, h)
}

// lose takes STUN and BODY off a combatant and applies what follows from it: dead, dying, knocked out or Stunned
// (phase.damage.stunned, phase.damage.knocked_out, phase.damage.dying).
func (g *Game) lose(t *table.Table, r table.Rule, by, on table.Who, stun, body int, h harm) {
	u, sh := &g.units[on], &g.sheets[on]
	if !u.health.there() {
		return
	}
	wasDying := u.body <= 0
	u.stun = int16(max(int(u.stun)-stun, -20000))
	u.body = int16(max(int(u.body)-body, -20000))
	t.Tell(table.Harmed, r, by, on, stun, int(u.stun), h.stun-stun, h.stun)
	if body > 0 {
		t.Tell(table.Gained, r, on, by, -body, meterBODY, int(u.body))
		u.clear(condStabilized)
	}
	switch {
	case u.body <= -sh.bodyMax:
		g.die(t, by, on)
	default:
		if u.body <= 0 && !wasDying {
			t.Tell(evDying, rule.DamageDying, on, table.Nobody)
		}
		if u.stun <= 0 {
			if u.health == healthUp {
				g.knockOut(t, by, on)
			}
		} else if stun > int(u.n[statCON]) && u.health == healthUp {
			g.stun(t, by, on)
		}
	}
}

// stun leaves a combatant Stunned (phase.damage.stunned, phase.state.stunned_effects).
func (g *Game) stun(t *table.Table, by, on table.Who) {
	u := &g.units[on]
	u.set(condStunned)
	u.clear(condRecovering)
	t.Tell(table.Marked, rule.DamageStunned, by, on, bitOf(condStunned))
	g.disable(t, on, rule.StateStunnedEffects)
}

// disable ends what a combatant cannot keep up when it is Stunned, knocked out or paralyzed (phase.state.stunned_effects,
// phase.state.incapacitated, phase.damage.knocked_out).
func (g *Game) disable(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	g.loseWait(t, a, r)
	g.loseReady(t, a, r)
	g.loseHaymaker(t, a, r)
	u.split = split{}
	u.clear(standing | condBraced)
	u.tries = [3]int8{}
	g.release(t, a, r)
}

// knockOut knocks a combatant out (phase.damage.knocked_out).
func (g *Game) knockOut(t *table.Table, by, on table.Who) {
	u := &g.units[on]
	g.fallTo(t, by, on, healthOut)
	u.clear(condStunned | condRecovering)
	g.dismounted(t, on)
	u.set(condProne)
	g.dropAll(t, on)
	g.cutPower(t, on)
}

// die takes a combatant out of the fight for good: it leaves the order and blocks no hex (phase.damage.dying).
func (g *Game) die(t *table.Table, by, on table.Who) {
	u := &g.units[on]
	g.fallTo(t, by, on, healthDead)
	u.clear(condStunned | condRecovering | condSurprised)
	g.dismounted(t, on)
	u.set(condProne)
	g.dropAll(t, on)
	u.on = 0
	g.escapeFrom(t, on, rule.StateGrabbed)
	g.leaveOrder(on)
	g.refresh(on)
}

// fallTo changes how a combatant is and ends what it was doing.
func (g *Game) fallTo(t *table.Table, by, on table.Who, h health) {
	g.units[on].health = h
	g.count(on)
	t.Tell(table.Fell, rule.DamageKnockedOut, by, on, int(h))
	t.Muted(func() { g.disable(t, on, rule.DamageKnockedOut) })
}

// burn takes STUN without defense for missing END: it never Stuns (phase.damage.end_burn).
func (g *Game) burn(t *table.Table, a table.Who, dice int) {
	u := &g.units[a]
	n := g.dice(t, rule.DamageEndBurn, a, dice, rolledAll)
	u.stun = int16(max(int(u.stun)-n, -20000))
	t.Tell(table.Harmed, rule.DamageEndBurn, table.Nobody, a, n, int(u.stun), 0, n)
	if u.stun <= 0 {
		g.knockOut(t, table.Nobody, a)
	}
}

// bitOf returns the number of the condition of a mark.
func bitOf(m marks) int {
	n := 0
	for m > 1 {
		m, n = m>>1, n+1
	}
	return n
}
