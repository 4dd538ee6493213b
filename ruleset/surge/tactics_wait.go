package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// wait is what a combatant does with a turn in which it reaches nobody: it helps, readies an attack on those that come, sizes up, or
// defends.
func (g *Game) wait(p *plan) table.Option {
	u := &g.units[p.a]
	if o := table.Do(vDelay); p.has(sectionDelay, o) && g.comes(p.a, true) {
		return o
	}
	if u.slots[actStandard] > 0 {
		if o := table.Do(vReady); g.def.kind == encounterCombat && g.armed(p.a) && g.comes(p.a, false) && p.has(sectionReady, o) {
			return o
		}
		if o, ok := g.sizeUp(p); ok {
			return o
		}
		if o := table.Do(vDefend); !u.defending && p.has(sectionStandard, o) {
			return o
		}
	}
	if o, ok := g.spare(p); ok {
		return o
	}
	return p.q.Default()
}

// comes reports whether an enemy can come within reach of a combatant before its next turn; with soon, later in this round.
func (g *Game) comes(a table.Who, soon bool) bool {
	if g.zoned() || g.def.kind != encounterCombat {
		return false
	}
	for i, b := range g.order {
		if !g.foes(a, b) || !g.able(b) || soon && (i <= int(g.slot) || !g.closes(b)) {
			continue
		}
		if g.distance(a, b) <= g.distanceOf(b, moveWalk, 0)+max(1, int(g.units[b].threat)) {
			return true
		}
	}
	return false
}

// closes reports whether a combatant fights at close quarters alone.
func (g *Game) closes(a table.Who) bool {
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); d.reach == reachRanged && !d.makeshift && g.usable(a, i) {
			return false
		}
	}
	return true
}

// bestMoment takes a delayed turn once an enemy is within reach, and at the latest at the end of the round.
func (g *Game) bestMoment(q *table.Question) table.Option {
	a := q.Who
	near := g.nearestFoe(a, g.units[a].cell) <= g.distanceOf(a, moveWalk, 0)+g.closest(a)
	if near || int(g.slot) >= len(g.order)-1 {
		return table.Do(vActNow)
	}
	return table.Do(vPass)
}

// bestReady readies the close attack that hurts most.
func (g *Game) bestReady(q *table.Question) table.Option {
	a := actor(q)
	best, rank := q.Default(), -1
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		if table.Verb(o.Also) != vAttack || o.Item == 0 {
			continue
		}
		if d := g.deed(a, int(o.Item)-1); d.reach == reachClose && int(d.rank) > rank {
			best, rank = o, int(d.rank)
		}
	}
	return best
}

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
	if g.units[p.a].slots[actQuick] == 0 {
		return table.Option{}, false
	}
	for i := range g.units {
		b := table.Who(i)
		if !g.sheets[b].hero || !g.foes(p.a, b) || g.knows(p.a, b) || g.barred(p.a, b, skillInsight, 0) {
			continue
		}
		if s := max(g.skill(p.a, skillInsight), g.skill(p.a, skillInvestigation), g.skill(p.a, skillPerception)); s < g.skill(b, skillDeception) {
			continue
		}
		if o := table.Do(vStudy).At(b); p.has(sectionStudies, o) {
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
