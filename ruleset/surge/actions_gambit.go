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
		g.gambitMove(t, a, moveKind(o.Mode-1)+moveGambit)
	}
	if !g.able(a) || !g.isHere(o.Who) {
		return
	}
	dc := g.dc(a, dcModerate)
	if n, threatened := g.opposition(a); threatened {
		dc = n
	}
	x, ok := g.gambitSkill(t, a)
	if !ok {
		return
	}
	c := g.skilled(a, x.skill, rule.GambitCheck)
	c.by(x)
	c.give(rule.GambitMove, -int(o.Mode))
	if n := bonus(g.test(t, &c, dc)); n != 0 {
		g.boons = append(g.boons, boon{
			what: boonGambit, on: o.Who, by: a, against: table.Nobody, n: int8(max(-100, min(n, 100))), term: g.until(atNextEnd, o.Who),
		})
		t.Tell(evHelped, rule.GambitSuccess, a, o.Who, n)
	}
}

// gambitSkill asks for the skill of a gambit until the GM finds one that fits; it reports false if none is left.
func (g *Game) gambitSkill(t *table.Table, a table.Who) (approach, bool) {
	refused := table.Bits(0)
	for {
		c := check{rule: rule.GambitCheck, who: a, graded: true}
		x := g.chooseApproach(t, &c, func(s skill) bool { return refused>>s&1 == 0 })
		if x.skill == noSkill || g.rules(t, rule.GambitCheck, a, uint8(x.skill), true) {
			return x, x.skill != noSkill
		}
		refused |= 1 << x.skill
	}
}

// gambitMove asks where a combatant goes during its gambit, and moves it there.
func (g *Game) gambitMove(t *table.Table, a table.Who, k moveKind) {
	g.beginMove(k, 0)
	for g.move.open && g.able(a) && g.canMove(a) && g.left(a) > 0 {
		q := g.askAs(t, askAct, rule.GambitMove, a)
		g.listWalk(q, a)
		if g.mayStop(a) {
			q.Add(table.Do(vPass))
			q.SetDefault(table.Do(vPass))
		}
		if len(q.Groups()) == 0 {
			break
		}
		o := t.Choose(q)
		if o.Verb == vPass {
			break
		}
		g.walkTo(t, a, o.Cell)
	}
	g.move = noMovement()
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
