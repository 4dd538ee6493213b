package flow

import (
	"fray/dice"
	"fray/formula"
	"fray/ruleset/setup"
	"fray/table"
)

// amount is a number of hit points rolled by a formula: damage, healing.
type amount struct {
	formula *formula.Formula // nil: no amount
	count   int16            // of a plain NdS+K
	sides   int32
	bonus   int32
	plain   bool
}

// given reports whether there is an amount at all.
func (a *amount) given() bool { return a.formula != nil }

func newAmount(f *formula.Formula) amount {
	a := amount{formula: f}
	pools, constant, ok := f.Linear()
	if ok && len(pools) == 1 && pools[0].Keep == 0 {
		a.count, a.sides, a.bonus, a.plain = int16(pools[0].Count), int32(pools[0].Sides), int32(constant), true
	}
	return a
}

// thrower rolls the dice of a formula at the table, and knows the ratings of the combatant that rolls.
type thrower struct {
	g     *Game
	t     *table.Table
	sheet *sheet
	who   table.Who
	rule  table.Rule
}

// Roll throws one term of a formula.
func (th *thrower) Roll(p dice.Pool) int {
	return th.g.rollDice(th.t, setup.Throw(p, th.rule, th.who), 0)
}

// Value returns a rating of the sheet by name.
func (th *thrower) Value(name string) (int, bool) {
	for i, s := range skillMelee.names() {
		if s == name {
			return int(th.sheet.skills[i]), true
		}
	}
	return 0, false
}

// maxAmount bounds the value of a formula, positive and negative.
const maxAmount = 1_000_000

// rollAmount rolls an amount. Setup has tried formulas, so that only dice can cause a fault (a division by 0), which counts
// as 0.
func (g *Game) rollAmount(t *table.Table, a *amount, who table.Who, r table.Rule) int {
	if a.plain {
		return g.rollDice(t, table.Roll{Rule: r, Who: who, Count: a.count, Sides: a.sides}, int(a.bonus))
	}
	g.sc.thrower = thrower{g: g, t: t, sheet: &g.sheets[who], who: who, rule: r}
	v, err := a.formula.Eval(&g.sc.thrower, &g.sc.thrower)
	if err != nil {
		return 0
	}
	return v
}
