package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// listTumble lists where a combatant can tumble to (flank.tumble.check).
func (g *Game) listTumble(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	if !g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) || !q.NeedSo(!g.units[a].prone, rule.ConditionProneCrawl, "is prone") {
		return
	}
	nimble := g.able(a, skillAgility)
	for how := range goingCount {
		if g.sheets[a].speeds[how] == 0 {
			continue
		}
		kind := g.named(a, how)
		q.Try(table.Do(vTumble).Adding(kind))
		q.Need(nimble, rule.ConditionFatiguedSkills)
		ends := g.sc.goals[goalTumble+int(how)].from(g, a, how, g.halfWay(a, how), false)
		q.OfferCells(ends)
		if !q.ForBots() && !g.flees(a) && !ends.Empty() {
			q.Try(table.Do(vTrace).As(kind).Adding(modeTraceTumble))
			q.Need(nimble, rule.ConditionFatiguedSkills)
			q.OfferToPeople()
		}
	}
}

// tumble makes the check of a Tumble: 5, and 5 for each foe that threatens some square of the path (flank.tumble.check,
// flank.tumble.success, flank.tumble.failure). Waited actions come before it. It reports whether the movement is still
// possible.
func (g *Game) tumble(t *table.Table, a table.Who, m *movement) bool {
	at := g.units[a].cell
	if g.window(t, a, table.Nobody) && (!g.walks(m) || g.units[a].cell != at || !g.able(a, skillAgility)) {
		t.Tell(evNothing, rule.WaitNoTrigger, a, table.Nobody)
		return false
	}
	m.counted = table.Crowd{}
	for i := -1; i < len(m.path); i++ {
		if i >= 0 {
			at = m.path[i]
		}
		for k := range g.units {
			if f := table.Who(k); f != a && g.threatensAt(f, a, at) {
				m.counted.Add(f)
			}
		}
	}
	var dc total.Sum
	dc.Base(rule.TumbleCheck, 5)
	dc.From(ofFoes, rule.SpaceThreatenEffect, 5*m.counted.Count())
	m.provokes = !g.check(t, a, skillAgility, &dc, rule.TumbleCheck)
	if m.provokes {
		m.fumbled = &m.counted
		m.rule = rule.TumbleFailure
	}
	return true
}
