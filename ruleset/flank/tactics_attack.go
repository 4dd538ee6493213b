package flank

import (
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

// odds bounds a number of throws out of 20.
func odds(n int) int { return min(max(n, 1), 19) }

// chance returns in how many of 20 throws an attack hits.
func (g *Game) chance(s *strike) int {
	var ac, atk total.Sum
	s.position[0] = g.advantage(s.by, s.on)
	g.armorClass(&ac, s.on, s.by, s.how, g.profits(s) && g.flanks(s.by, s.on), g.advantage(s.on, s.by))
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

// leastChance is in how many of 20 throws an attack must hit to be worth its action.
const leastChance = 3

// scoreAttacks scores the attacks of a turn, or by a waited action, with each arm on each of its targets, as [Game.listAttacks] lists them.
// It notes the best of each mode in the plan.
func (g *Game) scoreAttacks(a table.Who, by payment, p *plan, best *scored) {
	u := &g.units[a]
	modes := g.modesOf(a, by)
	if modes == 0 || u.conds.any(condRestrained.in()|condFrightened.in()) {
		return
	}
	g.aim(a)
	var of [3]scored
	for i := range u.armed {
		w := g.attackOf(u.arms[i])
		if near := &g.sc.aims[2*i].foes.Crowd; (w.melee || w.manner == mannerRanged) && !near.Empty() {
			p.near = true
			g.scoreArm(a, table.Do(vAttack).With(i+1), near, modes, p, &of)
		}
		if w.manner == mannerThrown {
			g.scoreArm(a, table.Do(vThrow).With(i+1), &g.sc.aims[2*i+1].foes.Crowd, modes, p, &of)
		}
	}
	for mode := range of {
		best.take(of[mode].option, of[mode].worth)
	}
}

// scoreArm scores attacks with an arm on some targets, in each of these modes.
func (g *Game) scoreArm(a table.Who, o table.Option, targets *table.Crowd, modes uint8, p *plan, best *[3]scored) {
	s := g.strikeOf(a, o)
	profits, power := g.profits(&s), g.power(&s)
	for b := targets.First(); b != table.Nobody; b = targets.After(b) {
		s.on = b
		lead, blow := g.leadOf(&s, o.Item, profits), g.blow(&s, power)
		for mode, action := range [3]int{modePrimary: 0, modeSecondary: -5, modeTertiary: -10} {
			if modes>>mode&1 == 0 {
				continue
			}
			hits := odds(lead + action)
			gain := g.hitGain(&s, hits, blow)
			if o.Verb == vAttack && gain > p.gain[mode] {
				p.gain[mode], p.on[mode], p.hits[mode], p.average = gain, b, hits, max(p.average, blow)
			}
			if hits >= leastChance {
				best[mode].takeDeed(o.As(uint8(mode)).At(b), g.strikeGain(&s, gain, blow))
			}
		}
	}
}

// strikeOf is the attack of an option, on nobody yet.
func (g *Game) strikeOf(a table.Who, o table.Option) strike {
	x := g.armOf(a, o)
	s := strike{by: a, arm: x, w: g.attackOf(x), thing: -1, charge: o.Verb == vCharge}
	if s.how = s.w.manner; s.how == mannerThrown && o.Verb != vThrow {
		s.how = mannerMelee
	}
	return s
}

// leadOf returns in how many of 20 throws an attack would hit if there were no bounds to it.
func (g *Game) leadOf(s *strike, item uint8, profits bool) int {
	stands := g.sizeUp(s.by, s.on)
	return 21 + g.bonusOf(s, item, stands.better) - g.defenseOf(s, stands, profits && g.hasFlanked(s.by, s.on))
}

// hitGain is what an attack is worth that hits in so many of 20 throws.
func (g *Game) hitGain(s *strike, hits, blow int) int {
	gain := hits * blow
	for i := range s.w.onHit {
		gain += hits * g.effectGain(s.by, s.on, &s.w.onHit[i], nil) / 20
	}
	return gain
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
