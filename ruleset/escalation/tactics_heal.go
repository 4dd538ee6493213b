package escalation

import "fray/table"

// healWorth returns the worth of healing: most for the fallen, nothing if half would be wasted. An amount of 0 is a
// Recovery.
func (g *Game) healWorth(on table.Who, from source, amount int) int {
	if on < 0 || !g.healable(on) {
		return 0
	}
	u, sh := &g.units[on], &g.sheets[on]
	heals := amount / 10
	if amount == 0 {
		heals = g.recoveryMean(on)
	}
	if from == recoverySpend && sh.recovers() && u.recoveries == 0 {
		heals /= 2
	}
	if u.health != healthUp {
		return 100 + 5*heals
	}
	missing := int(sh.hpMax - u.hp)
	if 4*missing < 3*heals || 5*missing < 2*int(sh.hpMax) {
		return 0
	}
	return 8 * min(missing, heals)
}

// recoveryMean returns the mean of a Recovery.
func (g *Game) recoveryMean(a table.Who) int {
	sh := &g.sheets[a]
	if !sh.recovers() {
		return int(sh.level) * int(sh.healDie+1) / 2
	}
	return int(sh.recovery.count)*int(sh.recovery.sides+1)/2 + int(sh.recovery.bonus)
}

// rallyWorth returns the worth of Rally: for the badly hurt with a Recovery left.
func (g *Game) rallyWorth(s *sight) int {
	missing := int(s.sh.hpMax - s.u.hp)
	if s.u.recoveries == 0 || 3*missing < 2*int(s.sh.hpMax) {
		return 0
	}
	return 8 * min(missing, g.recoveryMean(s.a))
}
