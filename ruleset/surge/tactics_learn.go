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
	s := skillInsight // it needs no word of the GM, as a Lore does
	if g.skill(p.a, skillInvestigation) > g.skill(p.a, skillInsight) {
		s = skillInvestigation
	}
	best, near := table.Option{}, 1<<20
	x := p.group(sectionStandard, vAssess, s)
	for k := 0; x != nil && k < x.Len(); k++ {
		o := x.Kth(k)
		if d := g.distance(p.a, o.Who); d < near && g.standing(o.Who) && g.analyzed(p.a, o.Who) == 0 && !g.barred(p.a, o.Who, skillInsight, 0) && !g.barred(p.a, o.Who, skillInvestigation, 0) {
			best, near = o, d
		}
	}
	return best, best.Verb != 0
}

// spare uses slots that are left over: a quick action to study the strongest enemy, once.
func (g *Game) spare(p *plan) (table.Option, bool) {
	if u := &g.units[p.a]; u.slots[actQuick] == 0 || g.closed(p.a) || g.unaware(p.a) {
		return table.Option{}, false
	}
	for i := range g.units {
		b := table.Who(i)
		if !g.sheets[b].hero || !g.isHere(b) || !g.foes(p.a, b) || !g.spots(p.a, b) || g.knows(p.a, b) {
			continue
		}
		s := g.sharpest(p.a)
		if g.barred(p.a, b, s, 0) || g.skill(p.a, s) < g.skill(b, skillDeception) {
			continue
		}
		if o := table.Do(vStudy).At(b).Of(int16(s)); g.allows(p, sectionStudies, o) {
			return o, true
		}
	}
	return table.Option{}, false
}

// sharpest is the best skill of a combatant for Study.
func (g *Game) sharpest(a table.Who) skill {
	best := noSkill
	for i := range skill(len(g.def.skills)) {
		if studies(i) && (best == noSkill || g.skill(a, i) > g.skill(a, best)) {
			best = i
		}
	}
	return best
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

// bestSkill picks the skill that helps the ally that acts next with its task, elsewhere the best one.
func (g *Game) bestSkill(q *table.Question) table.Option {
	best := q.Default()
	if q.Rule == rule.AssistCheck {
		s := g.helpful(actor(q))
		if o := table.Do(vWith).Of(int16(s)); s != noSkill && q.Contains(o) {
			best = o
		}
	}
	return g.withHunch(q, best)
}

// withHunch adds a Hunch to what makes a check at once, for those with a good Intuition.
func (g *Game) withHunch(q *table.Question, o table.Option) table.Option {
	if h := o.Adding(uint8(beforeHunch)); g.hunches(q.Who) && q.Contains(h) {
		return h
	}
	return o
}

// hunches reports whether a combatant may trust its Intuition.
func (g *Game) hunches(a table.Who) bool { return g.skill(a, skillIntuition) >= 2 }

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
