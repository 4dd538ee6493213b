package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// disengageBase is the Difficulty for one enemy; each further one adds 1 (escalation.disengage.check,
// escalation.disengage.many).
const disengageBase = 11

// askFrom asks which enemies a combatant Disengages from, by default all. A combatant that leaves must include its grabber
// (escalation.cond.grabbed_hold).
func (g *Game) askFrom(t *table.Table, a table.Who, w *walk) crowd {
	from := g.engagedWith(a)
	for from.count() > 1 {
		not := from
		if !w.stays {
			not &^= g.grabbers(a)
		}
		if not == 0 {
			break
		}
		q := g.ask(t, askFrom, rule.DisengageMany, a)
		q.ListCrowd(table.Do(vNot), g.choice(not))
		q.AddDefault(table.Do(vGo))
		o := t.Choose(q)
		if o.Verb == vGo {
			break
		}
		from &^= only(o.Who)
	}
	return from
}

// disengage makes a Disengage check against some enemies. A success pops off them (escalation.disengage.check,
// escalation.disengage.success, escalation.cond.grabbed_disengage).
func (g *Game) disengage(t *table.Table, a table.Who, from crowd) bool {
	from &= g.engagedWith(a)
	if from == 0 {
		return true
	}
	c := check{rule: rule.DisengageCheck, who: a, on: from.first()}
	c.need(rule.DisengageCheck, disengageBase)
	c.need(rule.DisengageMany, from.count()-1)
	if held := g.grabbers(a) & from; held&^g.units[a].struck != 0 {
		c.advantage(rule.CondGrabbedDisengage, -1)
	}
	g.takeTokens(t, &c, a, advDisengage, table.Nobody)
	if !g.pass(t, &c) {
		return false
	}
	g.popOff(t, a, from, rule.DisengageSuccess)
	return true
}

// popOff cuts a combatant's links with some enemies. It is no movement and provokes nothing
// (escalation.disengage.pop_off_ability).
func (g *Game) popOff(t *table.Table, a table.Who, c crowd, r table.Rule) {
	g.part(t, a, c)
	g.sayPlace(t, a, g.units[a].zone, onlyParted, r)
}

// disengageBy makes the Disengage check of an ability (escalation.disengage.other_action).
func (g *Game) disengageBy(t *table.Table, u *use) {
	w := walk{by: u.by, stays: true}
	if from := g.askFrom(t, u.by, &w); from != 0 {
		g.disengage(t, u.by, from)
	}
}

// popOffSome pops a combatant off a number of enemies that it names, without a check; not while Stuck
// (escalation.disengage.pop_off_ability, escalation.cond.stuck).
func (g *Game) popOffSome(t *table.Table, a table.Who, most int, r table.Rule) {
	from := g.engagedWith(a)
	if from == 0 || g.units[a].ills.has(condStuck) {
		return
	}
	if from.count() <= most {
		g.popOff(t, a, from, r)
		return
	}
	var c crowd
	for c.count() < most {
		q := g.ask(t, askPopOff, rule.DisengagePopOffAbility, a)
		q.ListCrowd(table.Do(vAlso), g.choice(from&^c))
		q.SetDefault(table.Do(vAlso).At((from &^ c).first()))
		c |= only(t.Choose(q).Who)
	}
	g.popOff(t, a, c, r)
}
