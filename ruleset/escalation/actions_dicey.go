package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listDicey lists the Dicey Move: a risky stunt as a move action, not while Hampered (escalation.dicey.check).
func (g *Game) listDicey(q *table.Question, a table.Who) {
	if g.mayBegin(q, a, actMove) {
		q.List(table.Do(vDicey))
	}
}

// diceyMove asks for skill, reward, movement and Difficulty, then rolls. A failure loses the move action
// (escalation.dicey.check).
func (g *Game) diceyMove(t *table.Table, a table.Who, o table.Option) {
	n := g.askSkill(t, a)
	reward := g.askReward(t, a)
	w, moves := g.askWay(t, rule.DiceyCheck, a, reward.Mode == rewardNone)
	if reward.Mode == rewardNone && !moves {
		return // nothing is tried
	}
	g.takeSlot(a, actMove)
	o.Item, o.Mode = n, reward.Mode
	g.sayTook(t, a, o, rule.DiceyCheck)
	if moves {
		w.free = g.freeOnes()
		if !g.announced(t, &w) || !g.getsAway(t, &w) { // before the check
			return
		}
	}
	if !g.skill(t, a, n-1, g.askDifficulty(t, a), rule.DiceyCheck) {
		if g.ruling(t, rule.DiceyCheck, a, false) {
			if c, ok := g.askCondition(t, rule.DiceyCheck, a); ok {
				g.addMark(t, g.roundMark(c, a, a, rule.DiceyCheck), rule.DiceyCheck)
			}
		}
		return
	}
	if moves {
		g.arrive(t, &w)
	}
	if reward.Mode != rewardNone && g.units[a].health == healthUp && g.ruling(t, rewardRows()[reward.Mode].rule, a, true) {
		g.reward(t, a, reward)
	}
}

// askSkill asks which skill is used: one of the sheet, or another without a bonus. A combatant without skills is not asked.
func (g *Game) askSkill(t *table.Table, a table.Who) uint8 {
	sh := &g.sheets[a]
	if len(sh.skills) == 0 {
		return 1
	}
	q := g.ask(t, askSkill, rule.SkillCheck, a)
	best := len(sh.skills)
	for i := range sh.skills {
		q.Add(table.Do(vSkill).With(uint8(i + 1)))
		if best == len(sh.skills) || sh.skills[i].bonus > sh.skills[best].bonus {
			best = i
		}
	}
	q.Add(table.Do(vSkill).With(uint8(len(sh.skills) + 1)))
	q.SetDefault(table.Do(vSkill).With(uint8(best + 1)))
	return t.Choose(q).Item
}

// askDifficulty asks the GM for the Difficulty, by default 12 + 3 x tier.
func (g *Game) askDifficulty(t *table.Table, a table.Who) int {
	usual := g.def.difficulty
	if usual == 0 {
		usual = 12 + 3*int(g.sheets[a].tier)
	}
	q := g.askGM(t, askDifficulty, rule.DiceyCheck, a)
	for n := int16(3); n <= maxDifficulty; n++ {
		if !q.ForBots() || int(n) == usual {
			q.Add(table.Do(vDifficulty).Of(n))
		}
	}
	q.SetDefault(table.Do(vDifficulty).Of(int16(usual)))
	return int(t.Choose(q).N)
}

const maxDifficulty = 40

// roundMark returns a mark that lasts one round.
func (g *Game) roundMark(k markKind, by, on table.Who, r table.Rule) mark {
	return mark{kind: k, lasts: untilTurnStart, on: on, by: by, turn: by, vs: table.Nobody, rule: r}
}
