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

// scoreAttacks scores attacks on each target of an entry, and notes the best in the plan.
func (g *Game) scoreAttacks(a table.Who, gr *table.Group, p *plan, best *scored) {
	o := gr.Option
	x := g.armOf(a, o)
	s := strike{by: a, arm: x, w: g.attackOf(x), thing: -1, charge: o.Verb == vCharge}
	if s.how = s.w.manner; s.how == mannerThrown && o.Verb != vThrow {
		s.how = mannerMelee
	}
	mode, action := modePrimary, 0
	if o.Verb != vCharge {
		mode = o.Mode
		action = [...]int{modePrimary: 0, modeSecondary: -5, modeTertiary: -10}[mode]
	}
	p.near = p.near || o.Verb == vAttack
	profits, power, targets := g.profits(&s), g.power(&s), crowdOf(gr)
	for b := targets.First(); b != table.Nobody; b = targets.After(b) {
		s.on = b
		stands := g.sizeUp(a, b)
		hits, blow := odds(21+action+g.bonusOf(&s, o.Item, stands.better)-g.defenseOf(&s, stands, profits && stands.flanks)), g.blow(&s, power)
		gain := hits * blow
		for i := range s.w.onHit {
			gain += hits * g.effectGain(a, b, &s.w.onHit[i], nil) / 20
		}
		if o.Verb == vAttack && gain > p.gain[mode] {
			p.gain[mode], p.on[mode], p.hits[mode], p.average = gain, b, hits, max(p.average, blow)
		}
		if hits < leastChance {
			continue
		}
		if 2*int(g.units[b].hp) <= blow { // a hit fells it
			gain += 100
		}
		if o.Verb == vThrow { // and the weapon is gone
			gain = max(gain-60, 1)
		}
		best.takeDeed(o.At(b), gain)
	}
}

// crowdOf returns the combatants that an entry aims at.
func crowdOf(gr *table.Group) *table.Crowd {
	if f, ok := gr.Members.(*foes); ok {
		return f.find()
	}
	return &gr.Members.(*crowd).Crowd
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
