package escalation

import (
	"fray/dice"
	"fray/ruleset/setup"
	"fray/table"
)

// scene is what a formula can ask about besides the roller's sheet.
type scene struct {
	hits, targets, natural int
	on                     table.Who
}

// thrower rolls the dice of a formula and knows the roller's numbers.
type thrower struct {
	g      *Game
	t      *table.Table
	who    table.Who
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
	v := th.g.rollDice(th.t, setup.Throw(p, th.rule, th.who), 0)
	th.sum += v
	return v
}

// formulaNames returns the names that formulas can use (escalation.damage.scaling, escalation.die.keyed_abilities).
func formulaNames() []string {
	return []string{
		"level", "volition", "vitality", "tier", "escalation", "even", "odd", "hits", "targets", "natural", "staggered",
		"target_staggered", "target_helpless",
	}
}

// Value returns a number of the sheet or of the moment.
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
		return table.Bit(e > 0 && e%2 == 0), true
	case "odd":
		return table.Bit(g.escalation(a)%2 == 1), true
	case "hits":
		return th.scene.hits, true
	case "targets":
		return th.scene.targets, true
	case "natural":
		return th.scene.natural, true
	case "staggered":
		return table.Bit(g.staggered(a)), true
	case "target_staggered":
		return table.Bit(th.scene.on >= 0 && g.staggered(th.scene.on)), true
	case "target_helpless":
		return table.Bit(th.scene.on >= 0 && g.suffers(th.scene.on, condHelpless)), true
	default:
		return 0, false
	}
}
