package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// manyDice is how many dice of one size may be averaged or multiplied (escalation.damage.five_dice_choice).
const manyDice = 5

// rollDamage is damage before anything changes it: dice and constants, never below 0 (escalation.check.damage).
func (g *Game) rollDamage(t *table.Table, a *amount, who int16, s scene) int {
	switch {
	case a.basic == basicHit:
		sh := &g.sheets[who]
		s := &sh.stances[g.units[who].stance]
		r := rule.BasicMeleeHit
		if s.ranged {
			r = rule.BasicRangedHit
		}
		return max(0, g.damageDice(t, who, diceGroup{sh.level, s.die}, g.volition(who), r))
	case a.basic == basicMiss:
		return int(g.sheets[who].level)
	case !a.plain:
		v, thrown := g.reckon(t, a, who, s, rule.DamageSubtract, true)
		g.saySum(t, who, thrown, v, nil, rule.DamageSubtract)
		return max(0, v)
	}
	sum, bonus := 0, int(a.bonus)
	for _, d := range a.groups { // the first of them is told with the bonus
		sum += g.damageDice(t, who, d, bonus, rule.DamageSubtract)
		bonus = 0
	}
	return max(0, sum+bonus)
}

// meant is the amount that counts for somebody: damage as that of a Basic Attack is what its own one deals as it stands, on
// a miss nothing for many classes (escalation.basic.as_reference, escalation.basic.miss_damage).
func (g *Game) meant(a *amount, who int16) *amount {
	switch a.basic {
	case basicHit:
		return &g.basicOf(who).attack.hit
	case basicMiss:
		return &g.basicOf(who).attack.miss
	default:
		return a
	}
}

// damageDice rolls damage dice of one size and adds a bonus: all of them, or five and more by one of the other ways if the encounter or the
// roller says so (escalation.damage.roll_out, escalation.damage.average_many, escalation.damage.multiply_die).
func (g *Game) damageDice(t *table.Table, who int16, d diceGroup, bonus int, r table.Rule) int {
	if d.count < manyDice || g.def.mode == rollOut {
		return g.throw(t, who, d, bonus, r)
	}
	switch g.def.mode {
	case averageMany:
		return g.average(t, who, d, defaultAverage(d.count), bonus)
	case multiplyDie:
		return g.multiply(t, who, d, bonus)
	default:
	}
	q := g.ask(t, askDice, rule.DamageFiveDiceChoice, who)
	q.Level, q.Item = int8(min(d.count, 100)), uint8(min(d.sides, 100))
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
func (g *Game) throw(t *table.Table, who int16, d diceGroup, bonus int, r table.Rule) int {
	if d.count <= 0 {
		return bonus
	}
	roll := table.Roll{Rule: r, Who: who, Count: d.count, Sides: d.sides}
	v := t.Roll(&roll)
	g.sayDice(t, &roll, v, bonus)
	return v + bonus
}

// defaultAverage is how many of n dice are averaged if nobody says otherwise: all but 2, 3 or 4, and of 5 four
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

// average takes the table's value for an even number of dice and rolls the others (escalation.damage.average_table).
func (g *Game) average(t *table.Table, who int16, d diceGroup, averaged int16, bonus int) int {
	fixed := int(averaged) * (int(d.sides) + 1) / 2
	if t.Heard() {
		g.say(t, table.NewEvent(evAveraged, rule.DamageAverageTable, who, table.Nobody, fixed, int(averaged), int(d.sides)))
	}
	if d.count == averaged {
		g.saySum(t, who, fixed, fixed+bonus, nil, rule.DamageAverageTable)
	}
	return fixed + g.throw(t, who, diceGroup{d.count - averaged, d.sides}, bonus, rule.DamageAverageMany)
}

// multiply rolls one die for each ten, one for each five, and the rest as they are, with the bonus
// (escalation.damage.multiply_combine).
func (g *Game) multiply(t *table.Table, who int16, d diceGroup, bonus int) int {
	tens := g.throw(t, who, diceGroup{d.count / 10, d.sides}, 0, rule.DamageMultiplyDie)
	fives := g.throw(t, who, diceGroup{d.count % 10 / 5, d.sides}, 0, rule.DamageMultiplyDie)
	ones := g.throw(t, who, diceGroup{d.count % 5, d.sides}, bonus, rule.DamageMultiplyCombine)
	if t.Heard() {
		g.say(t, table.NewEvent(evMultiplied, rule.DamageMultiplyCombine, who, table.Nobody, 10*tens+5*fives+ones, tens, fives, ones))
	}
	return 10*tens + 5*fives + ones
}

// staggered reports whether a combatant is at half its hit points or less (escalation.hp.staggered,
// escalation.hp.staggered_enemy).
func (g *Game) staggered(a int16) bool {
	return g.units[a].hp <= g.sheets[a].staggerAt
}

// blow is what a loss of hit points came to.
type blow struct{ staggers, fells bool }

// lose takes hit points off a combatant or an object (escalation.damage.subtract). Spared are those whose attacker wanted
// to knock them out.
func (g *Game) lose(t *table.Table, by, on int16, loss int, spared, byCrit bool, r table.Rule) blow {
	u := &g.units[on]
	if u.status > lastGasp {
		return blow{}
	}
	was := g.staggered(on)
	u.hp = int16(max(int(u.hp)-loss, -20000))
	b := blow{staggers: !was && g.staggered(on) && u.hp > 0, fells: u.status == up && u.hp <= 0}
	if t.Heard() {
		g.say(t, table.NewEvent(table.Harmed, r, by, on, loss, int(u.hp)))
		if b.staggers {
			g.say(t, table.NewEvent(evStaggered, rule.HpStaggered, by, on))
		}
	}
	if b.fells {
		g.fall(t, by, on, spared, byCrit)
	} else {
		g.deepen(on)
	}
	return b
}
