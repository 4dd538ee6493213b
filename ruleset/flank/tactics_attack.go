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
	return g.chanceFrom(s, g.profits(s) && g.flanks(s.by, s.on), g.advantage(s.by, s.on), g.advantage(s.on, s.by))
}

// chanceFrom is chance for an attacker who flanks, who has the better position, or whose target has it.
func (g *Game) chanceFrom(s *strike, flanks, better, behind bool) int {
	var ac, atk total.Sum
	s.position[0] = better
	g.armorClass(&ac, s.on, s.by, s.how, flanks, behind)
	g.attackRoll(&atk, s)
	return odds(21 + atk.Total() - ac.Total())
}

// sizeUp settles how the combatant whose options are listed stands to another, once for all its attacks.
func (g *Game) sizeUp(a, b table.Who) *other {
	o := &g.sc.others[b]
	if !o.sized {
		o.sized, o.flanks, o.better, o.behind = true, g.flanks(a, b), g.advantage(a, b), g.advantage(b, a)
	}
	return o
}

// blow returns twice the average damage of a hit with a weapon.
func (g *Game) blow(s *strike) int {
	w := s.w
	n := g.average(&w.dice, s.by) + 2*(g.mod(s.by, w.damageBy)+int(w.dmg))
	if w.kind == damagePhysical && !excepted(&g.sheets[s.on], w.tags) {
		n -= 2 * int(g.sheets[s.on].dr)
	}
	for i := range w.more {
		n += g.average(&w.more[i].dice, s.by)
	}
	return max(n, 1)
}

// leastChance is in how many of 20 throws an attack must hit to be worth its action.
const leastChance = 3

// scoreAttacks scores attacks on each target of an entry, and notes the best in the plan.
func (g *Game) scoreAttacks(a table.Who, gr *table.Group, p *plan, best *scored) {
	o := gr.Option
	x := g.armOf(a, o)
	for k := range gr.Len() {
		target := gr.Kth(k)
		s := strike{by: a, on: target.Who, arm: x, w: g.attackOf(x), thing: -1, charge: o.Verb == vCharge}
		if s.how = s.w.manner; s.how == mannerThrown && o.Verb != vThrow {
			s.how = mannerMelee
		}
		mode := modePrimary
		if o.Verb != vCharge {
			mode = o.Mode
			s.action = [...]int{modePrimary: 0, modeSecondary: -5, modeTertiary: -10}[mode]
		}
		p.near = p.near || o.Verb == vAttack
		stands := g.sizeUp(a, s.on)
		hits, blow := g.chanceFrom(&s, g.profits(&s) && stands.flanks, stands.better, stands.behind), g.blow(&s)
		gain := hits * blow
		for i := range s.w.onHit {
			gain += hits * g.effectGain(a, s.on, &s.w.onHit[i], nil) / 20
		}
		if o.Verb == vAttack && gain > p.gain[mode] {
			p.gain[mode], p.on[mode], p.hits[mode], p.average = gain, s.on, hits, max(p.average, blow)
		}
		if hits < leastChance {
			continue
		}
		if 2*int(g.units[s.on].hp) <= blow { // a hit fells it
			gain += 100
		}
		if o.Verb == vThrow { // and the weapon is gone
			gain = max(gain-60, 1)
		}
		best.takeDeed(target, gain)
	}
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
