package escalation

import (
	"fray/dice"
	"fray/table"
)

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

// mean returns the mean of an amount in tenths.
func (g *Game) mean(a *amount, who, on table.Who) int {
	a = g.meant(a, who)
	switch {
	case a.basic == basicHit:
		sh := &g.sheets[who]
		return 5*int(sh.level)*(int(sh.stances[g.units[who].stance].die)+1) + 10*g.volition(who)
	case a.basic == basicMiss:
		return 10 * int(g.sheets[who].level)
	case !a.given():
		return 0
	case !a.plain:
		return g.guessed(a, who, on)
	}
	sum := 10 * int(a.bonus)
	for _, d := range a.groups {
		sum += 5 * int(d.count) * (int(d.sides) + 1)
	}
	return sum
}

// guessed returns the middle of the least and the most of a formula, in tenths.
func (g *Game) guessed(a *amount, who, on table.Who) int {
	sum := 0
	for _, high := range [2]bool{false, true} {
		g.sc.guess = guess{thrower{g: g, who: who, scene: scene{targets: 1, hits: 1, natural: 11, on: on}}, high}
		if v, err := a.formula.Eval(&g.sc.guess, &g.sc.guess); err == nil {
			sum += 5 * v
		}
	}
	return sum
}

// guess throws all dice of a formula at their lowest or highest.
type guess struct {
	thrower
	high bool
}

// Roll gives one term of a formula.
func (gs *guess) Roll(p dice.Pool) int {
	if gs.high {
		return p.Max()
	}
	return p.Min()
}
