package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// knockback may throw the target of an attack that has damaged it (phase.damage.knockback).
func (g *Game) knockback(t *table.Table, s *strike) {
	if !g.def.knockback || !s.arm.knockback || !g.units[s.on].health.there() {
		return
	}
	u := &g.units[s.on]
	dice := 2
	if s.rolled.killing {
		dice = 3
	}
	k := s.rolled.body - int(u.n[statResistance])
	if u.is(condResisting) {
		k -= max(0, int(u.n[statSTR])/5)
	}
	k -= g.rollKnockback(t, s.by, dice, k)
	t.Tell(evKnockback, rule.DamageKnockback, s.by, s.on, k)
	switch {
	case k < 0:
	case k == 0:
		g.fallProne(t, s.on, rule.DamageKnockback)
	default:
		g.hurl(t, s, k)
	}
}

// rollKnockback rolls what is taken from Knockback. Everything above most has the same outcome: nothing happens.
func (g *Game) rollKnockback(t *table.Table, by table.Who, dice, most int) int {
	roll := table.Roll{Rule: rule.DamageKnockback, Who: by, Count: int16(dice), Sides: 6}
	if n := max(0, most-dice+1); n < len(roll.Bands) {
		for i := range n {
			roll.Bands[i] = int16(dice + i)
		}
		roll.Bands[n], roll.NBand = int16(6*dice), uint8(n+1)
	}
	v := t.Roll(&roll)
	g.sayDice(t, &roll, v, -1)
	return v
}

// hurl throws a combatant k hexes away from its attacker. What stops it takes the same damage (phase.damage.knockback,
// phase.damage.knockback_collision).
func (g *Game) hurl(t *table.Table, s *strike, k int) {
	on := s.on
	u := &g.units[on]
	rode := u.mount >= 0
	dir := g.away(g.units[s.by].cell, u.cell)
	g.dislodge(t, on)
	from := u.cell
	stopped, cell, other := g.fly(t, on, dir, k)
	s.thrown, s.left = u.cell != from || u.health == healthGone, from
	if u.health == healthGone {
		return
	}
	if stopped {
		h := g.rollNormal(t, rule.DamageKnockbackCollision, on, k, g.bearBoth(on, cell, other))
		g.hurt(t, rule.DamageKnockbackCollision, s.by, on, h, false, false)
		g.crash(t, s.by, cell, other, h)
	} else {
		h := g.rollNormal(t, rule.DamageKnockback, on, k/2, g.bears(on, false))
		if k >= 2 {
			g.hurt(t, rule.DamageKnockback, s.by, on, h, false, false)
		}
	}
	if u.health == healthUp && !u.is(condProne) {
		if n := g.knows(on, skillBreakfall); n > 0 && !rode && u.paralyzed == 0 {
			if ok, _ := g.skillRoll(t, rule.DamageKnockback, on, table.Nobody, n-k/2, false); ok {
				return
			}
		}
		g.fallProne(t, on, rule.DamageKnockback)
	}
}

// away returns the direction in which a combatant is thrown from a hex: of the six directions the one that comes nearest,
// of equals the lowest (phase.damage.knockback).
func (g *Game) away(from, at space.Cell) int {
	fq, fr := g.hexes.Axial(from)
	tq, tr := g.hexes.Axial(at)
	dq, dr := tq-fq, tr-fr
	best, most := 0, -1<<30
	for dir, e := range [6][2]int{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}} {
		if v := 2*(dq*e[0]+dr*e[1]) + dq*e[1] + dr*e[0]; v > most {
			best, most = dir, v
		}
	}
	return best
}

// fly moves a combatant hex by hex against its will, until something stops it. Beyond the edge of the map it is out of the
// fight. It provokes nothing and is no voluntary movement. What stopped it is a hex or a combatant.
func (g *Game) fly(t *table.Table, a table.Who, dir, n int) (stopped bool, at space.Cell, other table.Who) {
	u := &g.units[a]
	to := u.cell
	for range n {
		next := g.hexes.Step(to, dir)
		if next == space.None {
			g.moveTo(t, a, to, rule.DamageKnockback)
			g.withdraw(t, a, rule.DamageKnockback)
			return false, space.None, table.Nobody
		}
		if other = g.bodyAt(next, a); other != table.Nobody || g.sc.solid.Has(next) {
			stopped, at = true, next
			break
		}
		to = next
	}
	if to != u.cell {
		g.moveTo(t, a, to, rule.DamageKnockback)
	}
	g.checkHolds(t, a)
	return stopped, at, other
}

// bodyAt returns a combatant in a hex, conscious or not, other than a; or Nobody.
func (g *Game) bodyAt(c space.Cell, a table.Who) table.Who {
	for s := g.there &^ only(a); s != 0; s = s.rest() {
		if i := s.first(); g.units[i].cell == c {
			return i
		}
	}
	return table.Nobody
}

// crash damages what a thrown combatant has hit (phase.damage.knockback_collision).
func (g *Game) crash(t *table.Table, by table.Who, at space.Cell, other table.Who, h harm) {
	if other != table.Nobody {
		g.hurt(t, rule.DamageKnockbackCollision, by, other, h, false, false)
		return
	}
	if i := g.thingAt(at); i >= 0 {
		g.breakThing(t, i, h.body, rule.DamageKnockbackCollision)
	}
}

// bearBoth returns the damage of which nothing gets past a thrown combatant nor past what it has hit.
func (g *Game) bearBoth(on table.Who, at space.Cell, other table.Who) harm {
	h := g.bears(on, false)
	if other != table.Nobody {
		o := g.bears(other, false)
		return harm{stun: min(h.stun, o.stun), body: min(h.body, o.body)}
	}
	if i := g.thingAt(at); i >= 0 {
		h.body = min(h.body, int(g.def.objectDefs[i].def))
	}
	return h
}

// dislodge ends what a throw ends: holds, a ride, a split action and a Haymaker of the thrown combatant.
func (g *Game) dislodge(t *table.Table, a table.Who) {
	g.release(t, a, rule.StateGrabbed)
	g.escapeFrom(t, a, rule.StateGrabbed)
	g.loseHaymaker(t, a, rule.ManHaymakerLost)
	g.units[a].split = split{}
	g.units[a].clear(condRecovering)
	g.dismounted(t, a)
}

// fallProne knocks a combatant down where it is.
func (g *Game) fallProne(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	if !u.health.there() {
		return
	}
	g.dismounted(t, a)
	if u.is(condProne) {
		return
	}
	u.set(condProne)
	u.clear(condResisting)
	t.Tell(table.Marked, r, table.Nobody, a, bitOf(condProne), 0)
}
