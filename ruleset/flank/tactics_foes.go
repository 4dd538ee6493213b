package flank

import (
	"fray/ruleset/total"
	"fray/table"
)

// What the greedy bot works out about others stays in the scratch until the question is answered: numbers that several options share
// are added up once.

// sizeUp settles how the combatant whose options are listed stands to another.
func (g *Game) sizeUp(a, b table.Who) *other {
	o := &g.sc.others[b]
	if !o.sized {
		under := g.threateners(b)
		o.sized, o.flanks, o.better, o.behind = true, under.Has(a) && g.wouldFlank(a, b, g.units[a].cell) && g.flanks(a, b), g.advantage(a, b), g.advantage(b, a)
	}
	return o
}

// dangers counts the foes that threaten the combatant whose options are listed.
func (g *Game) dangers(a table.Who) int { return g.threateners(a).Count() }

// defenseOf returns the AC of the target of an attack.
func (g *Game) defenseOf(s *strike, stands *other, flanked bool) int {
	key := 2*int(s.how) + table.Bit(flanked)
	if stands.acs>>key&1 == 0 {
		var sum total.Sum
		g.armorClass(&sum, s.on, s.by, s.how, flanked, stands.behind)
		stands.acs |= 1 << key
		stands.ac[key] = int16(sum.Total())
	}
	return int(stands.ac[key])
}

// bonuses are what the combatant whose options are listed adds to its attack rolls, by how it attacks.
type bonuses struct {
	known [2]uint64
	value [2 * 64]int16
}

// bonusOf returns the bonus of an attack with an arm, as a Primary Attack; better is whether the attacker has the better position.
func (g *Game) bonusOf(s *strike, item uint8, better bool) int {
	key := int(item-1)<<4 | int(s.how)<<2 | table.Bit(s.charge)<<1 | table.Bit(better)
	b := &g.sc.bonuses
	if b.known[key>>6]>>(key&63)&1 == 0 {
		var sum total.Sum
		s.action, s.position[0] = 0, better
		g.attackRoll(&sum, s)
		b.known[key>>6] |= 1 << (key & 63)
		b.value[key] = int16(sum.Total())
	}
	return int(b.value[key])
}
