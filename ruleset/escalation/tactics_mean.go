package escalation

import (
	"fray/dice"
	"fray/table"
)

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
