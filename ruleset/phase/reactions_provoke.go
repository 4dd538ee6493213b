package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// distract gives enemies their attacks of opportunity for an action that diverts a combatant's attention, before it takes
// effect, unless a skill check avoids them (phase.aoo.two_kinds, phase.aoo.distracting, phase.aoo.interrupt).
func (g *Game) distract(t *table.Table, a table.Who, o table.Option) {
	p := g.provocation(a, o)
	if p == provokeNever {
		return
	}
	by := g.threateners(a, false)
	if by == 0 || !g.mayProvoke(t, a, o.Verb) || g.avoids(t, a, p, by) {
		return
	}
	g.provoke(t, a, by, nil, rule.AooDistracting)
}

// provocation says what an option provokes: a skill says so itself, and a mounted combatant's check is Riding
// (phase.aoo.table_column, phase.aoo.skills_provoke, phase.aoo.avoid_step, phase.aoo.avoid_withdraw,
// phase.action.free_never_provoke, phase.move.mounted).
func (g *Game) provocation(a table.Who, o table.Option) provokes {
	p := g.def.verbs[o.Verb].provokes
	switch {
	case p == provokeSkill:
		if g.sheets[a].skills[o.Item-1].provokes {
			return provokeAlways
		}
		return provokeNever
	case p == provokeAcrobatics && g.units[a].mount >= 0:
		return provokeRiding
	default:
		return p
	}
}

// mayProvoke asks the GM, where the encounter says so, whether an action provokes this time (phase.aoo.exceptions).
func (g *Game) mayProvoke(t *table.Table, a table.Who, v table.Verb) bool {
	if !g.askProvoke {
		return true
	}
	q := t.Ask(askProvokes, rule.AooExceptions, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.Cell = a, int32(v)
	yes := t.YesNo(q, vYes, vNo, true)
	t.Tell(table.Ruled, rule.AooExceptions, a, table.Nobody, table.Bit(yes))
	return yes
}

// avoids lets a combatant try the skill check that avoids all attacks of opportunity of an action. It needs the skill and
// an enemy that it knows of; each such enemy beyond the first makes it harder (phase.aoo.skill_check_negates).
func (g *Game) avoids(t *table.Table, a table.Who, p provokes, by crowd) bool {
	skill, ok := p.check()
	if !ok {
		return false
	}
	number, known := g.knows(a, skill), 0
	if number <= 0 {
		return false
	}
	for s := by; s != 0; s = s.rest() {
		known += table.Bit(g.perceives(a, s.first()))
	}
	if known == 0 {
		return false
	}
	q := g.ask(t, askCheck, rule.AooSkillCheckNegates, a, table.Nobody)
	q.Level = int8(skill)
	q.N[0] = int32(mostOf(number - known + 1))
	q.Add(table.Do(vCheck).As(uint8(skill)))
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vCheck).As(uint8(skill)))
	if t.Choose(q).Verb == vNone {
		return false
	}
	won, _ := g.skillRoll(t, rule.AooSkillCheckNegates, a, table.Nobody, skillNumber{skill: number, less: known - 1, of: ofEnemies}, false)
	return won
}
