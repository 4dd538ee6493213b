package escalation

import (
	"fray/dice"
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

// scene is what a formula may ask about besides the sheet of the one who rolls.
type scene struct {
	hits, targets, natural int
	on                     int16
}

// thrower rolls the dice of a formula at the table, and knows the numbers of the one who rolls.
type thrower struct {
	g      *Game
	t      *table.Table
	who    int16
	rule   table.Rule
	scene  scene
	damage bool // five dice or more may be averaged or multiplied
	sum    int  // what the dice have come to so far
}

// Roll throws one term of a formula.
func (th *thrower) Roll(p dice.Pool) int {
	if p.Keep == 0 && th.damage {
		v := th.g.damageDice(th.t, th.who, diceGroup{int16(p.Count), int32(p.Sides)}, 0, th.rule)
		th.sum += v
		return v
	}
	r := table.Roll{Rule: th.rule, Who: th.who, Count: int16(p.Count), Sides: int32(p.Sides)}
	if p.Keep > 0 {
		r.Keep, r.Read = int16(p.Keep), table.Highest
		if p.Low {
			r.Read = table.Lowest
		}
	}
	v := th.t.Roll(&r)
	th.g.sayDice(th.t, &r, v, 0)
	th.sum += v
	return v
}

// formulaNames are what formulas may ask for (escalation.damage.scaling, escalation.die.keyed_abilities).
func formulaNames() []string {
	return []string{
		"level", "volition", "vitality", "tier", "escalation", "even", "odd", "hits", "targets", "natural", "staggered",
		"target_staggered", "target_helpless",
	}
}

// Value gives a number of the sheet or of the moment to a formula.
func (th *thrower) Value(name string) (int, bool) {
	g, a := th.g, th.who
	sh := &g.sheets[a]
	switch name {
	case "level":
		return int(sh.level), true
	case "volition":
		return g.volition(a), true
	case "vitality":
		return int(sh.vitality), true
	case "tier":
		return int(sh.tier), true
	case "escalation":
		return g.escalation(a), true
	case "even": // 0 is neither even nor odd (escalation.die.parity, escalation.die.zero_neither)
		e := g.escalation(a)
		return bit(e > 0 && e%2 == 0), true
	case "odd":
		return bit(g.escalation(a)%2 == 1), true
	case "hits":
		return th.scene.hits, true
	case "targets":
		return th.scene.targets, true
	case "natural":
		return th.scene.natural, true
	case "staggered":
		return bit(g.staggered(a)), true
	case "target_staggered":
		return bit(th.scene.on >= 0 && g.staggered(th.scene.on)), true
	case "target_helpless":
		return bit(th.scene.on >= 0 && g.suffers(th.scene.on, helpless)), true
	default:
		return 0, false
	}
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
