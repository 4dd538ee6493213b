package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// sizeUp assesses the nearest enemy that has not been analyzed.
func (g *Game) sizeUp(p *plan) (table.Option, bool) {
	if g.pressed(p.a) || max(g.skill(p.a, skillInsight), g.skill(p.a, skillInvestigation)) < 2 {
		return table.Option{}, false
	}
	x := p.group(sectionStandard, vAssess)
	if x == nil {
		return table.Option{}, false
	}
	best, near := table.Option{}, 1<<20
	for k := range x.Len() {
		o := x.Kth(k)
		if d := g.distance(p.a, o.Who); d < near && g.standing(o.Who) && g.analyzed(p.a, o.Who) == 0 && !g.barred(p.a, o.Who, skillInsight, 0) && !g.barred(p.a, o.Who, skillInvestigation, 0) {
			best, near = o, d
		}
	}
	return best, best.Verb != 0
}

// spare uses slots that are left over: a quick action to study the strongest enemy, once.
func (g *Game) spare(p *plan) (table.Option, bool) {
	if u := &g.units[p.a]; u.slots[actQuick] == 0 || g.closed(p.a) || u.cond.has(condUnaware) {
		return table.Option{}, false
	}
	for i := range g.units {
		b := table.Who(i)
		if !g.sheets[b].hero || !g.isHere(b) || !g.foes(p.a, b) || !g.spots(p.a, b) || g.knows(p.a, b) || g.barred(p.a, b, skillInsight, 0) {
			continue
		}
		if s := max(g.skill(p.a, skillInsight), g.skill(p.a, skillInvestigation), g.skill(p.a, skillPerception)); s < g.skill(b, skillDeception) {
			continue
		}
		if o := table.Do(vStudy).At(b); g.allows(p, sectionStudies, o) {
			return o, true
		}
	}
	return table.Option{}, false
}

// knows reports whether a combatant's side has learned something about another.
func (g *Game) knows(a, b table.Who) bool {
	for i := range g.facts {
		if x := &g.facts[i]; x.of == b && int(x.side) == g.def.cast.Combatants[a].Side {
			return true
		}
	}
	return false
}

// bestSkill picks the skill that helps the ally that acts next with its task, and for an Assessment one that needs no word of the GM;
// elsewhere the best one.
func (g *Game) bestSkill(q *table.Question) table.Option {
	a, s := actor(q), noSkill
	switch q.Rule {
	case rule.AssistCheck:
		s = g.helpful(a)
	case rule.AssessCheck:
		if s = skillInsight; g.skill(a, skillInvestigation) > g.skill(a, skillInsight) {
			s = skillInvestigation
		}
	}
	if o := table.Do(vWith).Of(int16(s)); s != noSkill && q.Contains(o) {
		return o
	}
	return q.Default()
}

// helpful is the skill with which the next ally works best on an open task, or noSkill.
func (g *Game) helpful(a table.Who) skill {
	best, most := noSkill, 0
	for i := range g.units {
		b := table.Who(i)
		if !g.friends(a, b) || !g.isHere(b) || !g.able(b) || !g.comesNext(a, b) {
			continue
		}
		for k := range g.tasks {
			if g.isDone(k) || !g.isOpen(k) {
				continue
			}
			for _, s := range g.def.taskDefs[k].skills {
				if w := g.taskGain(b, k, s); w > most {
					best, most = s, w
				}
			}
		}
	}
	return best
}
