package escalation

import (
	"fray/formula"
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// amount is a number by a formula. Groups are its dice if it is a plain sum; otherwise split joins dice of one size that
// stand in several terms.
type amount struct {
	formula *formula.Formula // nil: no amount
	groups  []diceGroup
	split   *formula.Split // nil: every size stands in one term only
	bonus   int32
	plain   bool
	basic   basicAmount
}

// diceGroup is dice of one size.
type diceGroup struct {
	count int16
	sides int32
}

// basicAmount says that an amount is a number of a Basic Attack (escalation.basic.as_reference).
type basicAmount uint8

const (
	basicNone basicAmount = iota
	basicHit              // dice of the stance for each Level, and Volition (escalation.basic.melee_hit)
	basicMiss             // the Level, for classes with miss damage (escalation.basic.miss_damage)
)

// given reports whether there is an amount at all.
func (a *amount) given() bool { return a.formula != nil || a.basic != basicNone }

// newAmount compiles a formula. The dice of a plain sum are grouped by size (escalation.damage.five_dice_choice).
func newAmount(f *formula.Formula) amount {
	split := f.Split()
	left, bonus, plain := split.Rest.Linear()
	plain = plain && len(left) == 0
	groups, several := make([]diceGroup, len(split.Dice)), false
	for i, d := range split.Dice {
		_, count, fixed := d.Count.Linear()
		groups[i] = diceGroup{int16(count), int32(d.Sides)}
		plain, several = plain && fixed, several || d.Terms > 1
	}
	switch {
	case plain:
		return amount{formula: f, groups: groups, bonus: int32(bonus), plain: true}
	case several:
		return amount{formula: f, split: &split}
	default:
		return amount{formula: f}
	}
}

// amountOf computes a formula for a combatant. Setup has tried the formula, so that only the dice can cause a fault (a
// division by 0); a fault counts as 0, as does a missing formula.
func (g *Game) amountOf(t *table.Table, a *amount, who table.Who, s scene, r table.Rule) int {
	if !a.given() || a.plain && len(a.groups) == 0 {
		return int(a.bonus)
	}
	v, thrown, _ := g.compute(t, a.formula, who, s, r, false)
	if thrown != 0 {
		g.saySum(t, who, thrown, v, nil, r)
	}
	return v
}

// holds reports whether a condition in a formula is met. A missing formula is met.
func (g *Game) holds(t *table.Table, a *amount, who table.Who, s scene) bool {
	return !a.given() || g.amountOf(t, a, who, s, rule.DieKeyedAbilities) != 0
}

// compute evaluates a formula. It returns the value, the part of the dice in it, and whether there was no fault.
func (g *Game) compute(t *table.Table, f *formula.Formula, who table.Who, s scene, r table.Rule, damage bool) (v, thrown int, good bool) {
	before := g.sc.thrower
	g.sc.thrower = thrower{g: g, t: t, who: who, rule: r, scene: s, damage: damage}
	v, err := f.Eval(&g.sc.thrower, &g.sc.thrower)
	thrown = g.sc.thrower.sum
	g.sc.thrower = before
	if err != nil {
		return 0, thrown, false
	}
	return v, thrown, true
}
