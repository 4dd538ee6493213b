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
	k -= g.rollKnockback(t, s, dice, k)
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
func (g *Game) rollKnockback(t *table.Table, s *strike, dice, most int) int {
	roll := table.Roll{Rule: rule.DamageKnockback, Who: s.by, Count: int16(dice), Sides: 6}
	if !t.Seeded() {
		c := g.runway(s, most-dice)
		roll.Same = g.sameThrow(t, s, max(0, most-dice+1), c.dice(most-dice))
		bandThrow(&roll, most, c, roll.Same != (table.Same{}) && s.on != g.active)
	}
	v := t.Roll(&roll)
	g.sayDice(t, &roll, v, -1, rolledAll)
	return v
}

// bandThrow notes which values of what is taken from Knockback have one outcome: all above most, and where nothing comes after the throw
// of somebody who does not act, so that nobody asks where it lands, those that end alike. If a roll has no room for all these bands, all
// values stay apart.
func bandThrow(roll *table.Roll, most int, c runway, last bool) {
	n := 0
	for v := int(roll.Count); v < 6*int(roll.Count) && v <= most; v++ {
		if last && c.alike(most-v) {
			continue
		}
		if n == len(roll.Bands) {
			roll.Bands = [6]int16{}
			return
		}
		roll.Bands[n] = int16(v)
		n++
	}
	if n == 0 { // it throws nobody, or always alike, whatever is rolled
		roll.Bands[0], n = 6*roll.Count, 1
	}
	roll.NBand = uint8(n)
}

// runway is what lies in the way of a throw, and how softly it ends (phase.damage.knockback, phase.damage.knockback_collision).
type runway struct {
	free   int  // hexes that the thrown combatant can fly
	closed bool // something stops it there; otherwise it leaves the map
	soft   int  // dice of a fall that its defenses stop whatever they show; 0 where Breakfall depends on the dice
}

// runway returns what lies in the way of a throw over at most k hexes.
func (g *Game) runway(s *strike, k int) runway {
	at := g.units[s.on].cell
	to, closed, _, _ := g.course(s.on, g.away(g.units[s.by].cell, at), k)
	soft := 0
	if g.knows(s.on, skillBreakfall) == 0 {
		bears := g.bears(s.on, false)
		soft = min(bears.stun/6, bears.body/2)
	}
	return runway{g.hexes.Distance(at, to), closed, soft}
}

// dice returns how many dice of damage a throw over at most k hexes does to the thrown combatant at most.
func (c runway) dice(k int) int {
	if c.closed && k > c.free {
		return k
	}
	return min(k, c.free) / 2
}

// alike reports whether a throw over k hexes ends like one over k-1: with as much damage, with damage that defenses stop, or beyond the
// edge of the map.
func (c runway) alike(k int) bool {
	return k <= c.free && k > 1 && (k%2 != 0 || k/2 <= c.soft) || k-1 > c.free && !c.closed
}

// sameThrow returns what the rest of a throw depends on where nothing comes after its attack in the beat but the rest of the thrown
// combatant's way: a number of the throw, how the combatant is and whether it is able to move on, and what it has left where that many
// dice could take it.
func (g *Game) sameThrow(t *table.Table, s *strike, n, dice int) (same table.Same) {
	if t.Seeded() || !s.last {
		return same
	}
	u := &g.units[s.on]
	same[0] = 1 + int16(table.Bit(s.free && g.able(s.on))) + 2*int16(u.health)
	same[1] = int16(n)
	bears := g.bears(s.on, false)
	if u.health == healthUp && 6*dice-bears.stun >= int(u.stun) {
		same[2] = u.stun
	}
	if g.couldDie(s.on, dice) {
		same[3] = u.body
	}
	return same
}

// couldDie reports whether so many dice of normal damage can take so much BODY that a combatant dies (phase.damage.dying).
func (g *Game) couldDie(a table.Who, dice int) bool {
	return int(g.units[a].body)-max(0, 2*dice-g.bears(a, false).body) <= -int(g.sheets[a].bodyMax)
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
		h := g.rollFall(t, rule.DamageKnockbackCollision, s, k, g.bearBoth(on, cell, other), cell, other)
		g.hurt(t, rule.DamageKnockbackCollision, s.by, on, h, false, false)
		g.crash(t, s.by, cell, other, h)
	} else if k >= 2 {
		h := g.rollFall(t, rule.DamageKnockback, s, k/2, g.bears(on, false), space.None, table.Nobody)
		g.hurt(t, rule.DamageKnockback, s.by, on, h, false, false)
	}
	if u.health == healthUp && !u.is(condProne) {
		if n := g.knows(on, skillBreakfall); n > 0 && !rode && u.paralyzed == 0 {
			number := skillNumber{skill: n, less: k / 2, of: ofThrow, depends: g.sameThrow(t, s, table.Bit(s.thrown), 0)}
			if ok, _ := g.skillRoll(t, rule.DamageKnockback, on, table.Nobody, number, false); ok {
				return
			}
		}
		g.fallProne(t, on, rule.DamageKnockback)
	}
}

// rollFall rolls the damage of a throw against a hex and a combatant there, or against nothing. Damage up to alike has one outcome.
// Where nothing comes after the throw, and BODY can break nothing and kill nobody else, what the thrown combatant has left counts only in
// which damage takes it.
func (g *Game) rollFall(t *table.Table, r table.Rule, s *strike, dice int, alike harm, at space.Cell, other table.Who) harm {
	roll := normalRoll(r, s.on, dice, alike)
	roll.Same = g.sameThrow(t, s, table.Bit(at != space.None), dice)
	if roll.Same != (table.Same{}) && (other == table.Nobody || !g.couldDie(other, dice)) && g.thingAt(at) < 0 {
		bears := g.bears(s.on, false)
		roll.Bands[1] = int16(2 * dice)
		if left := &roll.Same[2]; *left > 0 {
			*left, roll.Forks[0] = 0, *left+int16(bears.stun)
		}
		if g.couldDie(s.on, dice) {
			dies := int16(bears.body) + g.units[s.on].body + g.sheets[s.on].bodyMax
			roll.Same[3], roll.Forks[1], roll.Bands[1] = 0, dies, dies-1
		}
	}
	return g.rollHarmOf(t, &roll)
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
	to, stopped, at, other := g.course(a, dir, n)
	if !stopped && at != to {
		g.moveTo(t, a, to, rule.DamageKnockback)
		g.withdraw(t, a, rule.DamageKnockback)
		return false, at, other
	}
	if to != g.units[a].cell {
		g.moveTo(t, a, to, rule.DamageKnockback)
	}
	return stopped, at, other
}

// course returns how far a combatant flies, at most n hexes, and what stops it there: a hex or a combatant. Where that is the edge of
// the map, nothing stops it, and at is None.
func (g *Game) course(a table.Who, dir, n int) (to space.Cell, stopped bool, at space.Cell, other table.Who) {
	to = g.units[a].cell
	for range n {
		next := g.hexes.Step(to, dir)
		if next == space.None {
			return to, false, next, table.Nobody
		}
		if other = g.bodyAt(next, a); other != table.Nobody || g.sc.solid.Has(next) {
			return to, true, next, other
		}
		to = next
	}
	return to, false, to, table.Nobody
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
	t.Tell(table.Marked, r, table.Nobody, a, bitOf(condProne))
}
