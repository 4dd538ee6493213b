package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// gambit attempts an amazing act: a skill check that helps its user or an ally (surge.gambit.check, surge.gambit.success,
// surge.gambit.failure). The skill is named when it is time to roll.
func (g *Game) gambit(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actMove, rule.GambitCheck)
	if !g.provoke(t, a, rule.GambitCheck) {
		return
	}
	if o.Mode > 0 {
		g.beginMove(moveKind(o.Mode-1)+moveGambit, 0)
	}
	x, ok := g.gambitSkill(t, a, -int(o.Mode))
	g.move = noMovement()
	if !ok || !g.isHere(o.Who) || a != o.Who && g.unaware(a) {
		return
	}
	dc := g.dc(a, dcModerate)
	if n, threatened := g.opposition(a); threatened {
		dc = n
	}
	c := g.skilled(a, x.skill, rule.GambitCheck)
	c.by(x)
	c.give(rule.GambitMove, -int(o.Mode))
	if n := bonus(g.test(t, &c, dc)); n != 0 {
		g.boons = append(g.boons, boon{
			what: boonGambit, on: o.Who, by: a, against: table.Nobody, n: int16(n), term: g.until(atNextEnd, o.Who),
		})
		t.Tell(evHelped, rule.GambitSuccess, a, o.Who, n)
	}
}

// gambitSkill asks where a combatant goes during its gambit and moves it, until it names the skill; then for another skill as long as the
// GM finds that it does not fit. Down is the Disadvantage of moving on the way. It reports false if none is left, or the combatant cannot go
// on (surge.gambit.move).
func (g *Game) gambitSkill(t *table.Table, a table.Who, down int) (approach, bool) {
	var refused skillSet
	for g.able(a) {
		c := check{rule: rule.GambitCheck, who: a, graded: true}
		q := g.askAs(t, askWith, rule.GambitCheck, a)
		q.N[3] = int32(down)
		g.sc.ask()
		g.listWalk(q, a)
		if g.mayStop(a) || len(q.Groups()) == 0 {
			g.listSkills(q, &c, g.atOnce(a), func(s skill) bool { return !refused.has(s) })
		}
		if len(q.Groups()) == 0 {
			break
		}
		o := t.Choose(q)
		if o.Verb == vWalk {
			g.walkTo(t, a, o.Cell)
			continue
		}
		g.move.open = false
		x := approachOf(o, g.atOnce(a))
		if g.rules(t, rule.GambitCheck, a, uint8(x.skill), true) {
			return x, true
		}
		refused.add(x.skill)
	}
	return approach{skill: noSkill}, false
}

// opposition is the highest passive Reaction, or Guile, among the enemies that threaten a combatant.
func (g *Game) opposition(a table.Who) (dc int, threatened bool) {
	s := skillGuile
	if g.def.kind == encounterCombat {
		s = skillReaction
	}
	for i := range g.units {
		if b := table.Who(i); g.threatens(b, a) {
			dc, threatened = max(dc, g.passive(b, s)), true
		}
	}
	return dc, threatened
}
