package escalation

import (
	"fray/formula"
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// manyDice is from how many dice of one size on they can be averaged or multiplied (escalation.damage.five_dice_choice).
const manyDice = 5

// damageDice rolls damage dice of one size with a bonus. Five and more are averaged or multiplied if the encounter or the
// roller says so (escalation.damage.roll_out, escalation.damage.average_many, escalation.damage.multiply_die).
func (g *Game) damageDice(t *table.Table, who table.Who, d diceGroup, bonus int, r table.Rule) int {
	if d.count < manyDice || g.def.mode == diceRollOut {
		return g.throw(t, who, d, bonus, r)
	}
	switch g.def.mode {
	case diceAverage:
		return g.average(t, who, d, defaultAverage(d.count), bonus)
	case diceMultiply:
		return g.multiply(t, who, d, bonus)
	default:
	}
	q := g.ask(t, askDice, rule.DamageFiveDiceChoice, who)
	q.N[0], q.N[1] = int32(d.count), d.sides
	q.Add(table.Do(vRoll))
	for a := (d.count+1)/2 + (d.count+1)/2%2; a <= d.count; a += 2 {
		q.Add(table.Do(vAverage).Of(a))
	}
	q.Add(table.Do(vMultiply))
	q.SetDefault(table.Do(vRoll))
	switch o := t.Choose(q); o.Verb {
	case vAverage:
		return g.average(t, who, d, o.N, bonus)
	case vMultiply:
		return g.multiply(t, who, d, bonus)
	default:
		return g.throw(t, who, d, bonus, rule.DamageRollOut)
	}
}

// throw rolls dice of one size and adds a bonus.
func (g *Game) throw(t *table.Table, who table.Who, d diceGroup, bonus int, r table.Rule) int {
	if d.count <= 0 {
		return bonus
	}
	return g.rollDice(t, table.Roll{Rule: r, Who: who, Count: d.count, Sides: d.sides}, bonus)
}

// defaultAverage returns how many of n dice are averaged by default: all but 2, 3 or 4, and of 5 four
// (escalation.damage.average_many).
func defaultAverage(n int16) int16 {
	switch {
	case n <= 8:
		return 4
	case n%2 == 0:
		return n - 4
	default:
		return n - 3
	}
}

// average takes the mean of an even number of dice and rolls the others (escalation.damage.average_table).
func (g *Game) average(t *table.Table, who table.Who, d diceGroup, averaged int16, bonus int) int {
	fixed := int(averaged) * (int(d.sides) + 1) / 2
	g.tell(t, evAveraged, rule.DamageAverageTable, who, table.Nobody, fixed, int(averaged), int(d.sides))
	if d.count == averaged {
		g.saySum(t, who, fixed, fixed+bonus, nil, rule.DamageAverageTable)
	}
	return fixed + g.throw(t, who, diceGroup{d.count - averaged, d.sides}, bonus, rule.DamageAverageMany)
}

// multiply rolls one die for each ten, one for each five, and the rest with the bonus (escalation.damage.multiply_combine).
func (g *Game) multiply(t *table.Table, who table.Who, d diceGroup, bonus int) int {
	tens := g.throw(t, who, diceGroup{d.count / 10, d.sides}, 0, rule.DamageMultiplyDie)
	fives := g.throw(t, who, diceGroup{d.count % 10 / 5, d.sides}, 0, rule.DamageMultiplyDie)
	ones := g.throw(t, who, diceGroup{d.count % 5, d.sides}, bonus, rule.DamageMultiplyCombine)
	g.tell(t, evMultiplied, rule.DamageMultiplyCombine, who, table.Nobody, 10*tens+5*fives+ones, tens, fives, ones)
	return 10*tens + 5*fives + ones
}

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
