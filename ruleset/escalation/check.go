package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// Degree returns the word for a degree of success, or "".
func (g *Game) Degree(n int) string {
	if n < int(degreeCritFail) || n > int(degreeCrit) {
		return ""
	}
	return degree(n).String()
}

// Contest reports whether an event is a check that only succeeds or fails, and whether it succeeded.
func (g *Game) Contest(e *table.Event) (won, ok bool) {
	if e.Kind == table.Rolled && e.N[3] != rolledAttack {
		return degree(e.N[2]) >= degreeHit, true
	}
	return false, false
}

// What a roll was, in the last number of its event.
const (
	rolledAttack = iota
	rolledSave
	rolledCheck
)

// check is one roll of 3d6 in the making (escalation.dice.natural, escalation.dice.advantage_count, escalation.dice.cancel).
type check struct {
	rule   table.Rule
	who    table.Who
	on     table.Who
	target int // the number to reach; its parts are among the modifiers
	bonus  int
	net    int // Advantage less Disadvantage
	mods   [20]table.Mod
	n      int
}

// plus adds a flat bonus or penalty.
func (c *check) plus(r table.Rule, bonus int) {
	c.add(table.Mod{Rule: r, Value: int16(bonus)})
}

// advantage adds Advantage, or Disadvantage below 0. They add up over all sources and cancel one for one.
func (c *check) advantage(r table.Rule, count int) {
	c.add(table.Mod{Rule: r, Value: int16(count), Dice: true})
}

// need adds a part to the number to reach.
func (c *check) need(r table.Rule, value int) {
	c.target += value
	c.add(table.Mod{Rule: r, Value: int16(value), Against: true})
}

// add counts a bonus or Advantage of the roll, and notes it for the event, as it does all that counts for the number to reach or not
// at all.
func (c *check) add(m table.Mod) {
	switch {
	case m.Value == 0:
		return
	case !m.Own():
	case m.Dice:
		c.net += int(m.Value)
	default:
		c.bonus += int(m.Value)
	}
	if c.n < len(c.mods) {
		c.mods[c.n] = m
		c.n++
	}
}

// maxNet is the limit for net Advantage.
const maxNet = 40

// dice returns the roll of a check: 3 dice and one more for each net Advantage or Disadvantage, of which three are kept.
func (c *check) dice() table.Roll {
	net := min(max(c.net, -maxNet), maxNet)
	r := table.Roll{Rule: c.rule, Who: c.who, Count: 3, Sides: 6}
	switch {
	case net > 0:
		r.Count, r.Keep, r.Read = int16(3+net), 3, table.Highest
	case net < 0:
		r.Count, r.Keep, r.Read = int16(3-net), 3, table.Lowest
	}
	return r
}

// pass rolls a check that succeeds or fails, and reports whether it succeeds.
func (g *Game) pass(t *table.Table, c *check) bool {
	r := c.dice()
	if need := c.target - c.bonus; need > 3 && need <= 18 { // all that counts is whether it is reached
		r.NBand, r.Bands[0], r.Bands[1] = 2, int16(need-1), 18
	}
	natural := t.Roll(&r)
	degree := degreeMiss
	if natural+c.bonus >= c.target {
		degree = degreeHit
	}
	g.sayCheck(t, c, natural, degree, rolledCheck)
	return degree == degreeHit
}

// sayCheck says a roll with its dice and modifiers.
func (g *Game) sayCheck(t *table.Table, c *check, natural int, degree degree, what int) {
	if t.Heard() {
		g.say(t, table.NewEvent(table.Rolled, c.rule, c.who, c.on, c.target, natural+c.bonus, int(degree), what).With(table.Do(vNone).Of(int16(natural))).Thrown(t.Faces(), t.Mods(c.mods[:c.n])))
	}
}

// escalation returns the escalation die for a combatant: 0 while Shaken (escalation.cond.shaken_escalation,
// escalation.die.keyed_abilities).
func (g *Game) escalation(a table.Who) int {
	if g.units[a].ills.has(condShaken) {
		return 0
	}
	return int(g.die)
}

// volition returns Volition less strain (escalation.recovery.none_left_penalty).
func (g *Game) volition(a table.Who) int {
	return int(g.sheets[a].volition - g.units[a].strain)
}

// skill makes a skill check: 3d6 + Level + the bonus of the sheet (escalation.skill.check).
func (g *Game) skill(t *table.Table, a table.Who, n uint8, difficulty int, r table.Rule) bool {
	sh := &g.sheets[a]
	c := check{rule: r, who: a, on: table.Nobody}
	c.need(rule.SkillCheck, difficulty)
	bonus := int(sh.level)
	if int(n) < len(sh.skills) {
		bonus += int(sh.skills[n].bonus)
		if sh.skills[n].name == "stealth" && g.units[a].ills.has(condInvisible) {
			c.advantage(rule.CondInvisibleSneak, 2)
		}
	}
	c.plus(rule.SkillCheck, bonus)
	g.takeTokens(t, &c, a, advCheck, table.Nobody)
	return g.pass(t, &c)
}
