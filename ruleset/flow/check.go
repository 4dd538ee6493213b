package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// Degree returns the name of a degree of success.
func (g *Game) Degree(n int) string {
	if n < int(degreeFumble) || n > int(degreeCritical) {
		return ""
	}
	return degree(n).String()
}

// Contest reports whether an event is a contest, and whether its Who won.
func (g *Game) Contest(e *table.Event) (won, ok bool) {
	switch e.Kind {
	case evOpposed, evTumbled, evIntercepted:
		return e.N[0] == 1, true
	default:
		return false, false
	}
}

// check is one skill check in the making (flow.check.skill_check).
type check struct {
	rule   table.Rule
	who    table.Who
	on     table.Who
	skill  skill
	rating int
	flat   int
	dice   int
	lost   table.Rule // what takes flat modifiers away, or 0
	mods   [12]table.Mod
	n      int
}

// modify adds tens to the target number; each named source once (flow.check.flat_modifiers).
func (c *check) modify(r table.Rule, tens int) {
	m := table.Mod{Rule: r, Value: int16(tens), Against: true}
	if c.lost != 0 {
		m.Fate, m.By = table.Lost, c.lost
	} else {
		c.flat += tens
	}
	c.note(m)
}

// advantage adds a source of Advantage (1) or Disadvantage (-1) (flow.check.advantage).
func (c *check) advantage(r table.Rule, dice int) {
	c.dice += dice
	c.note(table.Mod{Rule: r, Value: int16(dice), Dice: true})
}

func (c *check) note(m table.Mod) {
	if c.n < len(c.mods) {
		c.mods[c.n] = m
		c.n++
	}
}

// target returns the number to roll at or below: at least 1.
func (c *check) target() int { return max(1, c.rating+c.flat) }

// limits returns the highest results of Critical, Major, Hard, Normal and Failure (flow.check.levels, flow.check.fumble).
func limits(target int) [5]int16 {
	worst := 99
	if target < 50 {
		worst = 95
	}
	return [5]int16{int16(min(max(1, target/10), 99)), int16(min(target/5, 99)), int16(min(target/2, 99)), int16(min(target, 99)), int16(worst)}
}

// grade returns the level of a result against a target number.
func grade(target, result int) degree {
	for i, limit := range limits(target) {
		if result <= int(limit) {
			return degreeCritical - degree(i)
		}
	}
	return degreeFumble
}

// parts returns what the target number is made of, and the sources of Advantage. Those beyond two dice are lost.
func (c *check) parts() []table.Mod {
	mods := append([]table.Mod{{Rule: rule.CheckSkillCheck, Of: uint8(c.skill) + 1, Value: int16(c.rating), Against: true}}, c.mods[:c.n]...)
	if low := c.target() - c.rating - c.flat; low > 0 {
		mods = append(mods, table.Mod{Rule: rule.CheckFlatModifiers, Value: int16(low), Against: true})
	}
	over := c.dice - min(max(c.dice, -2), 2)
	for i := len(mods) - 1; over != 0 && i >= 0; i-- {
		if m := &mods[i]; m.Dice && (m.Value > 0) == (over > 0) {
			m.Fate, m.By = table.Lost, rule.CheckAdvantage
			over -= int(m.Value)
		}
	}
	return mods
}

// roll makes the check and returns its level.
func (g *Game) roll(t *table.Table, c *check) degree {
	target := c.target()
	net := min(max(c.dice, -2), 2)
	r := table.Roll{Rule: c.rule, Who: c.who, Count: 1, Sides: 100, Low: true}
	if net > 0 {
		r.Extra, r.Read = int16(net), table.TensLow
	} else if net < 0 {
		r.Extra, r.Read = int16(-net), table.TensHigh
	}
	lim := limits(target)
	r.NBand = 5
	high := int16(0)
	for i, v := range lim {
		high = max(high, v)
		r.Bands[i] = high
	}
	result := t.Roll(&r)
	l := grade(target, result)
	if t.Heard() {
		t.Say(table.NewEvent(table.Rolled, c.rule, c.who, c.on, target, result, int(l), net).Thrown(t.Faces(), t.Mods(c.parts())))
	}
	return l
}

// rollOn makes a check about another combatant.
func (g *Game) rollOn(t *table.Table, c check, on table.Who) degree {
	c.on = on
	return g.roll(t, &c)
}

// opposed reports whether the initiator wins: Normal or better, and the higher level with its shift (flow.check.opposed,
// flow.check.opposed_tie, flow.reaction.parry_larger).
func opposed(initiator, responder degree, shift int) bool {
	if initiator < degreeNormal {
		return false
	}
	return min(initiator+degree(shift), degreeCritical) > responder
}

// check begins a check of an action or a reaction: a grappled combatant has Disadvantage (flow.action.grapple_effect).
func (g *Game) check(who table.Who, s skill, r table.Rule) check {
	c := g.plain(who, s, r)
	if u := &g.units[who]; u.holds != table.Nobody || u.heldBy != table.Nobody {
		c.advantage(rule.ActionGrappleEffect, -1)
	}
	return c
}

// plain begins a check that is neither an action nor a reaction: a contest, a resistance.
func (g *Game) plain(who table.Who, s skill, r table.Rule) check {
	return check{rule: r, who: who, on: table.Nobody, skill: s, rating: int(g.sheets[who].skills[s])}
}

// reactionCheck begins a check made as a reaction: Total Defense gives Advantage (flow.action.total_defense).
func (g *Game) reactionCheck(who table.Who, s skill, r table.Rule) check {
	c := g.check(who, s, r)
	if g.units[who].totalDefense {
		c.advantage(rule.ActionTotalDefense, 1)
	}
	return c
}

// higher returns the skill with the higher rating, or the first.
func (g *Game) higher(who table.Who, a, b skill) skill {
	if g.sheets[who].skills[b] > g.sheets[who].skills[a] {
		return b
	}
	return a
}

// rollDice rolls dice that are no check, says them, and returns their value with a bonus.
func (g *Game) rollDice(t *table.Table, r table.Roll, bonus int) int {
	v := t.Roll(&r) + bonus
	g.sayDice(t, &r, v)
	return v
}

// sayDice says dice that are not a check.
func (g *Game) sayDice(t *table.Table, r *table.Roll, value int) {
	if t.Heard() {
		t.Say(table.NewEvent(evDice, r.Rule, r.Who, table.Nobody, value, int(r.Count), int(r.Sides), value-faceSum(t.Faces())).Thrown(t.Faces(), nil).For(g.audience(r.Who)))
	}
}

func faceSum(faces []int32) int {
	sum := 0
	for _, f := range faces {
		sum += int(f)
	}
	return sum
}
