package flank

import (
	"math/bits"

	"fray/ruleset/total"
	"fray/table"
)

// average returns twice the average of an amount, for the numbers of a combatant.
func (g *Game) average(a *amount, who table.Who) int {
	switch {
	case !a.given():
		return 0
	case a.plain:
		return int(a.count)*int(a.sides+1) + 2*int(a.bonus)
	case a.fixed:
		return 2 * int(a.bonus)
	default:
		return 4 + 2*int(g.sheets[who].level)
	}
}

// surest is how many of 20 throws succeed at most.
const surest = 19

// odds bounds a number of throws out of 20.
func odds(n int) int { return min(max(n, 1), surest) }

// chance returns in how many of 20 throws an attack hits.
func (g *Game) chance(s *strike) int {
	var ac, atk total.Sum
	s.position[0], s.position[1] = g.advantages(s.by, s.on)
	g.armorClass(&ac, s.on, s.by, s.how, g.profits(s) && g.flanks(s.by, s.on), s.position[1])
	g.attackRoll(&atk, s)
	return odds(21 + atk.Total() - ac.Total())
}

// power returns twice the average damage of a hit with a weapon, before the target's damage reduction.
func (g *Game) power(s *strike) int {
	w := s.w
	n := g.average(&w.dice, s.by) + 2*(g.mod(s.by, w.damageBy)+int(w.dmg))
	for i := range w.more {
		n += g.average(&w.more[i].dice, s.by)
	}
	return n
}

// blow returns twice the average damage of a hit of so much power.
func (g *Game) blow(s *strike, power int) int {
	if dr := g.sheets[s.on].dr; dr != 0 && s.w.kind == damagePhysical && !excepted(&g.sheets[s.on], s.w.tags) {
		power -= 2 * int(dr)
	}
	return max(power, 1)
}

// leastChance is in how many of 20 throws an attack must hit to be worth an action that could be of other use.
const leastChance = 3

// attack is the strongest attack of a combatant from where it stands.
type attack struct {
	on   table.Who
	lead int // in how many of 20 throws it would hit as a Primary Attack if there were no bounds to it
	each int // what a hit is worth; 0: there is no attack
	blow int // twice the average damage of a hit
}

// hits returns in how many of 20 throws the attack hits in a mode.
func (x *attack) hits(mode uint8) int { return odds(x.lead - 5*int(mode)) }

// gain is what the attack is worth in a mode.
func (x *attack) gain(mode uint8) int { return x.hits(mode) * x.each }

// scoreAttacks scores the attacks with each arm on each of its targets, as [Game.listAttacks] lists them, made with the best action that
// is left, and notes the strongest in the plan. Bare hands are for those that nothing else reaches.
func (g *Game) scoreAttacks(a table.Who, by payment, p *plan, best *scored) {
	u, modes := &g.units[a], g.modesOf(a, by)
	if modes == 0 || !u.canStrike() {
		return
	}
	mode := uint8(bits.TrailingZeros8(modes))
	for i := range u.armed {
		if i == u.armed-1 && p.near {
			break
		}
		w := g.attackOf(u.arms[i])
		near, far := g.aimsOf(a, i)
		if (w.melee || w.manner == mannerRanged) && !near.foes.Empty() {
			p.near = true
			g.scoreArm(a, table.Do(vAttack).With(i+1).As(mode), &near.foes.Crowd, p, best)
		}
		if w.manner == mannerThrown && !far.foes.Empty() {
			g.scoreArm(a, table.Do(vThrow).With(i+1).As(mode), &far.foes.Crowd, p, best)
		}
	}
}

// scoreArm scores attacks with an arm on some targets. How likely one hits is looked at only where it is better than the best if it hits
// as surely as any.
func (g *Game) scoreArm(a table.Who, o table.Option, targets *table.Crowd, p *plan, best *scored) {
	s := g.strikeOf(a, o)
	profits, power := g.profits(&s), g.power(&s)
	for b := targets.First(); b != table.Nobody; b = targets.After(b) {
		s.on = b
		x := attack{on: b, blow: g.blow(&s, power)}
		x.each = g.hitGain(&s, x.blow)
		if !best.below(worthDeed + g.strikeGain(&s, surest*x.each, x.blow)) {
			continue
		}
		x.lead = g.leadOf(&s, o.Item, profits)
		worth := worthDeed + g.strikeGain(&s, x.gain(o.Mode), x.blow)
		switch {
		case x.hits(o.Mode) < leastChance && s.how == mannerThrown: // the weapon is worth more
		case x.hits(o.Mode) < leastChance:
			p.resort.take(o.At(b), worth)
		case best.below(worth):
			best.take(o.At(b), worth)
			p.attack = x
		}
	}
}

// leadOf returns in how many of 20 throws an attack would hit if there were no bounds to it.
func (g *Game) leadOf(s *strike, item uint8, profits bool) int {
	stands := g.sizeUp(s.by, s.on)
	flanked := profits && g.mod(s.on, scoreDEX) > 0 && g.hasFlanked(s.by, s.on)
	return 21 + g.bonusOf(s, item, stands.better) - g.defenseOf(s, stands, flanked)
}

// hitGain is what a hit is worth.
func (g *Game) hitGain(s *strike, blow int) int {
	for i := range s.w.onHit {
		blow += g.effectGain(s.by, s.on, &s.w.onHit[i], nil) / 20
	}
	return max(blow, 1)
}

// strikeGain adds to that what it is worth to fell the target, and takes off what a thrown weapon is worth.
func (g *Game) strikeGain(s *strike, gain, blow int) int {
	if 2*int(g.units[s.on].hp) <= blow {
		gain += 100
	}
	if s.how == mannerThrown {
		gain = max(gain-60, 1)
	}
	return gain
}

// ranges reports whether a combatant would rather stay away: its best weapon shoots, or it casts.
func (g *Game) ranges(a table.Who) bool {
	u := &g.units[a]
	for i := range u.armed {
		if g.attackOf(u.arms[i]).manner == mannerRanged {
			return true
		}
	}
	return u.sq > 0 && len(g.sheets[a].repertoire) > 0
}

// casts reports whether a combatant lives by its spells.
func (g *Game) casts(a table.Who) bool {
	return g.units[a].sq > 0 && len(g.sheets[a].repertoire) > 3
}
