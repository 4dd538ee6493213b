package escalation

import (
	"fray/formula"
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// amount is a number by a formula: damage, healing, a bonus. Groups are its dice where it is a plain sum; where it is not
// and dice of one size stand in several terms, split has them together.
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

// basicAmount says that an amount is that of a Basic Attack (escalation.basic.as_reference).
type basicAmount uint8

const (
	basicNone basicAmount = iota
	basicHit              // dice of the stance for each Level, and Volition (escalation.basic.melee_hit)
	basicMiss             // the Level, for classes with miss damage (escalation.basic.miss_damage)
)

// given reports whether there is an amount at all.
func (a *amount) given() bool { return a.formula != nil || a.basic != basicNone }

// newAmount reads a formula. Where it is a sum of dice and a constant, its dice are known by their size once and for all
// (escalation.damage.five_dice_choice).
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

// amountOf computes a formula for a combatant. Formulas were tried when the fight was set up, so that a fault here (a
// division by 0, say) can only come from dice in between; it counts as 0, as what was left out does.
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

// holds reports whether a condition in a formula is met; no formula is.
func (g *Game) holds(t *table.Table, a *amount, who table.Who, s scene) bool {
	return !a.given() || g.amountOf(t, a, who, s, rule.DieKeyedAbilities) != 0
}

// compute evaluates a formula. It returns how much of the value the dice were, and whether there was no fault.
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
