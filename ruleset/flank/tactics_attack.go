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

// chance returns in how many of 20 throws an attack hits.
func (g *Game) chance(s *strike) int {
	var ac, atk total.Sum
	flanked := g.profits(s) && g.flanks(s.by, s.on)
	s.position[0] = g.advantage(s.by, s.on)
	g.armorClass(&ac, s.on, s.by, s.how, flanked, g.advantage(s.on, s.by))
	g.attackRoll(&atk, s)
	return min(max(21+atk.Total()-ac.Total(), 1), 19)
}

// expected is what an attack with a weapon is expected to deal, in fortieths of a hit point.
func (g *Game) expected(s *strike) int {
	w := s.w
	n := g.average(&w.dice, s.by) + 2*(g.mod(s.by, w.damageBy)+int(w.dmg))
	if w.kind == damagePhysical && !excepted(&g.sheets[s.on], w.tags) {
		n -= 2 * int(g.sheets[s.on].dr)
	}
	for i := range w.more {
		n += g.average(&w.more[i].dice, s.by)
	}
	return g.chance(s) * max(n, 1)
}

// leastChance is in how many of 20 throws an attack must hit to be worth its action.
const leastChance = 3

// scoreAttacks scores attacks on each target of an entry.
func (g *Game) scoreAttacks(a table.Who, gr *table.Group, near bool, best *scored) {
	o := gr.Option
	if o.Verb == vCharge && near {
		return
	}
	x := g.armOf(a, o)
	for k := range gr.Len() {
		target := gr.Kth(k)
		s := strike{by: a, on: target.Who, arm: x, w: g.attackOf(x), thing: -1, charge: o.Verb == vCharge}
		if s.how = s.w.manner; s.how == mannerThrown && o.Verb != vThrow {
			s.how = mannerMelee
		}
		if o.Verb != vCharge {
			s.action = [...]int{modePrimary: 0, modeSecondary: -5, modeTertiary: -10}[o.Mode]
		}
		if g.chance(&s) < leastChance {
			continue
		}
		worth := 400 + g.expected(&s)
		if 40*int(g.units[s.on].hp) <= 2*g.expected(&s) { // it may fall
			worth += 100
		}
		best.take(target, worth)
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
