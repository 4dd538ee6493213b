package escalation

import (
	"fray/formula"
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// gathers reports whether dice of one size in several terms are five or more in all: then they are one group
// (escalation.damage.five_dice_choice).
func (g *Game) gathers(f *formula.Split, who table.Who, s scene) bool {
	for i := range f.Dice {
		if d := &f.Dice[i]; d.Terms > 1 && g.diceOf(d, who, s).count >= manyDice {
			return true
		}
	}
	return false
}

// gather rolls damage size by size, in the written order, then the rest of the formula.
func (g *Game) gather(t *table.Table, f *formula.Split, who table.Who, s scene) int {
	sum := 0
	for i := range f.Dice {
		sum += g.damageDice(t, who, g.diceOf(&f.Dice[i], who, s), 0, rule.DamageSubtract)
	}
	rest, thrown, good := g.compute(t, f.Rest, who, s, rule.DamageSubtract, true)
	total := sum + rest
	if !good { // a fault in the rest is one of the whole
		total = 0
	}
	g.saySum(t, who, sum+thrown, total, nil, rule.DamageSubtract)
	return total
}

// diceOf returns how many dice of a size a formula has for the roller now.
func (g *Game) diceOf(d *formula.Dice, who table.Who, s scene) diceGroup {
	count, _, _ := g.compute(nil, d.Count, who, s, rule.DamageFiveDiceChoice, false)
	return diceGroup{int16(count), int32(d.Sides)}
}
