package flank

import (
	"fray/ruleset/total"
	"fray/table"
)

// totals are numbers of a combatant that have been added up. They are kept until its bonuses or conditions change.
type totals struct {
	acs, saves uint8  // which of these are known
	bonuses    uint64 // and of these
	ac         [8]int16
	save       [8]int16
	bonus      [64]int16
}

// forget forgets those that a bonus on some numbers changes.
func (t *totals) forget(nums number) {
	if nums&bonusAC != 0 {
		t.acs = 0
	}
	if nums&bonusSaves != 0 {
		t.saves = 0
	}
	if nums&bonusAttack != 0 {
		t.bonuses = 0
	}
}

// retotal forgets the totals of a combatant that has got or lost a bonus on some numbers.
func (g *Game) retotal(who table.Who, nums number) {
	if all := g.sc.scene.totals; int(who) < len(all) {
		all[who].forget(nums)
	}
	if int(who) < len(g.sc.others) {
		g.sc.others[who].wins = 0
	}
}

// defenseOf returns the AC of the target of an attack.
func (g *Game) defenseOf(s *strike, stands *other, flanked bool) int {
	t := &g.sc.scene.totals[s.on]
	loses := g.losesAC(s.on, s.by, flanked) != 0
	key := table.Bit(s.how == mannerMelee)<<2 | table.Bit(loses)<<1 | table.Bit(stands.behind)
	if t.acs>>key&1 == 0 {
		var sum total.Sum
		g.armorClass(&sum, s.on, s.by, s.how, flanked, stands.behind)
		t.acs |= 1 << key
		t.ac[key] = int16(sum.Total())
	}
	return int(t.ac[key])
}

// bonusOf returns the bonus of an attack with an arm, as a Primary Attack; better is whether the attacker has the better position.
func (g *Game) bonusOf(s *strike, item uint8, better bool) int {
	t := &g.sc.scene.totals[s.by]
	key := int(item-1)<<3 | table.Bit(s.how == mannerMelee)<<2 | table.Bit(s.charge)<<1 | table.Bit(better)
	if t.bonuses>>key&1 == 0 {
		var sum total.Sum
		s.action, s.position[0] = 0, better
		g.attackRoll(&sum, s)
		t.bonuses |= 1 << key
		t.bonus[key] = int16(sum.Total())
	}
	return int(t.bonus[key])
}

// saveOf returns the bonus of a combatant on a save against another.
func (g *Game) saveOf(b, a table.Who, k save) int {
	t := &g.sc.scene.totals[b]
	key := int(k)<<1 | table.Bit(g.losesSave(b, a, k, false) != 0)
	if t.saves>>key&1 == 0 {
		var sum total.Sum
		g.saving(&sum, b, a, k, false)
		t.saves |= 1 << key
		t.save[key] = int16(sum.Total())
	}
	return int(t.save[key])
}
