package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// lastStage is the last stage of an affliction.
const lastStage = 3

// afflict sets the stage of an affliction by a degree of failure: a new one, or one that its victim has already
// (surge.affliction.inflict).
func (g *Game) afflict(t *table.Table, a affliction, deg int) {
	stage := int8(min(deg, lastStage))
	for i := range g.ailments {
		x := &g.ailments[i]
		if x.on != a.on || x.by != a.by || x.source != a.source || x.conds != a.conds {
			continue
		}
		if a.cumulative {
			stage = min(x.stage+stage, lastStage)
		}
		if stage > x.stage {
			g.setStage(t, i, stage)
		}
		return
	}
	g.ailments = append(g.ailments, a)
	g.setStage(t, len(g.ailments)-1, stage)
}

// setStage sets the stage of an affliction; at 0 it ends.
func (g *Game) setStage(t *table.Table, i int, stage int8) {
	x := g.ailments[i]
	g.ailments[i].stage = stage
	if t.Heard() {
		by := x.by
		if g.units[by].presence == healthHidden { // nobody hears of one that is out of sight by now
			by = table.Nobody
		}
		t.Tell(evAffliction, rule.AfflictionInflict, by, x.on, int(stage), int(x.conds[max(stage, 1)-1]))
	}
	if stage == 0 {
		g.ailments = slices.Delete(g.ailments, i, i+1)
	} else if x.conds[stage-1] == condProne {
		g.falls(t, x.on)
		return
	}
	g.suffer(t, x.on)
}

// shakeOff makes a resistance check against an ongoing affliction (surge.affliction.resist).
func (g *Game) shakeOff(t *table.Table, i int) {
	x := g.ailments[i]
	c := check{rule: rule.AfflictionResist, who: x.on, on: table.Nobody, trait: traitResist + trait(x.resist), skill: noSkill, graded: true, enough: int(x.stage)}
	c.least = -1
	c.give(rule.SurgeEdge, g.edge(x.on, edgeHardy))
	if deg := g.test(t, &c, 10+int(x.rank)); deg > 0 {
		for k := range g.ailments { // the check may have changed the list
			if y := &g.ailments[k]; y.on == x.on && y.by == x.by && y.source == x.source && y.conds == x.conds {
				g.setStage(t, k, int8(max(0, int(y.stage)-deg)))
				return
			}
		}
	}
}

// ailmentsOf counts the ongoing afflictions of a combatant.
func (g *Game) ailmentsOf(a table.Who) int {
	n := 0
	for i := range g.ailments {
		if g.ailments[i].on == a {
			n++
		}
	}
	return n
}

// ailment is the index of the k-th ongoing affliction of a combatant, counted from 0, oldest first; -1 if there is none.
func (g *Game) ailment(a table.Who, k int) int {
	for i := range g.ailments {
		if g.ailments[i].on != a {
			continue
		}
		if k == 0 {
			return i
		}
		k--
	}
	return -1
}

// trip gives a condition with a stated end (surge.trick.effect).
func (g *Game) trip(t *table.Table, by, on table.Who, what condition, end term) {
	g.states = append(g.states, lasts{on: on, by: by, what: what, term: end})
	g.suffer(t, on)
}

// tireBy raises the fatigue of a combatant (surge.fatigue.track). An affliction that gives fatigued or exhausted counts as
// that step.
func (g *Game) tireBy(t *table.Table, a table.Who, n int8, r table.Rule) {
	u := &g.units[a]
	from := u.fatigue
	if g.sickened(a, condExhausted) {
		from = max(from, 2)
	} else if g.sickened(a, condFatigued) {
		from = max(from, 1)
	}
	u.fatigue = min(3, from+n)
	if t.Heard() {
		t.Say(g.about(table.NewEvent(table.Gained, r, a, table.Nobody, int(n), meterFatigue, int(u.fatigue)), a))
	}
	g.suffer(t, a)
}
