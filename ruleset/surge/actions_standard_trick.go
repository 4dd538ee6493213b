package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// trick tries to give somebody of another side a lesser condition: one skill against the better of two others of the same group
// (surge.trick.check, surge.trick.effect).
func (g *Game) trick(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	mine := check{rule: rule.TrickCheck, who: a, on: b}
	m := g.chooseApproach(t, &mine, func(s skill) bool { return !g.barred(a, b, s, 0) })
	if m.skill == noSkill {
		return
	}
	s := m.skill
	first := g.chooseOpposing(t, a, b, s)
	g.pay(t, a, o, actStandard, rule.TrickCheck)
	c := g.skilled(a, s, rule.TrickCheck)
	c.on, c.graded, c.least = b, false, -barDegrees
	c.by(m)
	against := g.skilled(b, first, rule.TrickCheck)
	against.on, against.graded = a, false
	deg := g.pit(t, &c, &against)
	g.barAfter(a, b, s, 0, deg)
	if deg < 0 {
		return
	}
	q := g.askAs(t, askCondition, rule.TrickEffect, a)
	q.N[0] = int32(b)
	for x := range firstModerate {
		if !g.sheets[b].immune.has(x) {
			q.Add(table.Do(vCondition).As(uint8(x)))
		}
	}
	if len(q.Groups()) > 0 {
		g.trip(t, a, b, condition(t.Choose(q).Mode), g.until(atNextEnd, a))
	}
}

// chooseOpposing asks which two skills of the group of a skill oppose it, and returns the better one of the target. The default are those
// that the one who tricks is best at.
func (g *Game) chooseOpposing(t *table.Table, a, b table.Who, s skill) skill {
	q := g.askAs(t, askAgainst, rule.TrickCheck, a)
	q.N[0] = int32(b)
	most := -1000
	for i := range g.def.skills {
		x := skill(i)
		for y := range x {
			if x.of() == y.of() || x.of().group() != s.of().group() || y.of().group() != s.of().group() {
				continue
			}
			o := table.Do(vAgainst).Of(int16(y)).With(uint8(x + 1))
			q.Add(o)
			if sum := g.skill(a, x) + g.skill(a, y); sum > most {
				most = sum
				q.SetDefault(o)
			}
		}
	}
	o := t.Choose(q)
	x, y := skill(o.Item-1), skill(o.N)
	if g.skill(b, x) > g.skill(b, y) {
		return x
	}
	return y
}

// anySkill fits every skill.
func anySkill(skill) bool { return true }

// opens reports whether a skill is left to a combatant on a target, after those that a Surge has to open again (surge.surge.retry).
func (g *Game) opens(a, b table.Who) bool {
	for i := range skill(len(g.def.skills)) {
		if !g.barred(a, b, i, 0) {
			return true
		}
	}
	return false
}

// barred reports whether a combatant needs a Surge to try a skill on a target, or on a task, again (surge.surge.retry).
func (g *Game) barred(a, on table.Who, s skill, task uint8) bool {
	for _, b := range g.bars {
		if b.who == a && b.on == on && b.skill == uint8(s) && b.task == task {
			return true
		}
	}
	return false
}

// barDegrees is by how many degrees a skill must fail to be barred (surge.surge.retry).
const barDegrees = 2

// barAfter bars a skill on a target after two degrees of failure or more.
func (g *Game) barAfter(a, on table.Who, s skill, task uint8, deg int) {
	if deg <= -barDegrees && !g.barred(a, on, s, task) {
		g.bars = append(g.bars, bar{who: a, on: on, skill: uint8(s), task: task})
	}
}
