package escalation

import (
	"fray/formula"
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// amount is a number by a formula: damage, healing, a bonus. Groups are its dice where it is a plain sum.
type amount struct {
	formula *formula.Formula // nil: no amount
	groups  []diceGroup
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
	notBasic  basicAmount = iota
	basicHit              // dice of the stance for each Level, and Volition (escalation.basic.melee_hit)
	basicMiss             // the Level, for classes with miss damage (escalation.basic.miss_damage)
)

// given reports whether there is an amount at all.
func (a *amount) given() bool { return a.formula != nil || a.basic != notBasic }

// newAmount reads a formula: where it is a sum of dice and a constant, its dice are known by their size.
func newAmount(f *formula.Formula) amount {
	a := amount{formula: f}
	pools, constant, ok := f.Linear()
	if !ok {
		return a
	}
	for _, p := range pools {
		if p.Keep > 0 {
			return a
		}
		a.add(int16(p.Count), int32(p.Sides))
	}
	a.bonus, a.plain = int32(constant), true
	return a
}

// add adds dice to the group of their size (escalation.damage.five_dice_choice).
func (a *amount) add(count int16, sides int32) {
	for i := range a.groups {
		if a.groups[i].sides == sides {
			a.groups[i].count += count
			return
		}
	}
	a.groups = append(a.groups, diceGroup{count, sides})
}

// amountOf reckons a formula for a combatant. Formulas were tried when the fight was set up, so that a fault here (a
// division by 0, say) can only come from dice in between; it counts as 0, as what was left out does.
func (g *Game) amountOf(t *table.Table, a *amount, who int16, s scene, r table.Rule) int {
	if !a.given() || a.plain && len(a.groups) == 0 {
		return int(a.bonus)
	}
	v, thrown := g.reckon(t, a, who, s, r, false)
	if thrown != 0 {
		g.saySum(t, who, thrown, v, nil, r)
	}
	return v
}

// holds reports whether a condition in a formula is met; no formula is.
func (g *Game) holds(t *table.Table, a *amount, who int16, s scene) bool {
	return !a.given() || g.amountOf(t, a, who, s, rule.DieKeyedAbilities) != 0
}

// reckon evaluates a formula, and says how much of it the dice were.
func (g *Game) reckon(t *table.Table, a *amount, who int16, s scene, r table.Rule, damage bool) (v, thrown int) {
	before := g.sc.thrower
	g.sc.thrower = thrower{g: g, t: t, who: who, rule: r, scene: s, damage: damage}
	v, err := a.formula.Eval(&g.sc.thrower, &g.sc.thrower)
	thrown = g.sc.thrower.sum
	g.sc.thrower = before
	if err != nil {
		return 0, thrown
	}
	return v, thrown
}
