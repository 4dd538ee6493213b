package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// startRunning notes that an ability is being kept up: from its user's next own turn on that needs the same action and a
// roll (escalation.ability.sustain). Begun again, it replaces the old one.
func (g *Game) startRunning(t *table.Table, u *use) {
	g.stopRunning(t, u.by, u.place, rule.AbilitySustain)
	g.running = append(g.running, running{by: u.by, ability: u.place, fresh: g.active == u.by})
}

// keepsUp reports whether a combatant keeps an ability up.
func (g *Game) keepsUp(by table.Who, name uint8) bool {
	for i := range g.running {
		if r := &g.running[i]; r.by == by && g.own(by, r.ability).name == name {
			return true
		}
	}
	return false
}

// listSustain lists the abilities that a combatant may keep up: one try a turn for each, with the action that began it
// (escalation.ability.sustain).
func (g *Game) listSustain(q *table.Question, a table.Who) {
	for i := range g.running {
		r := &g.running[i]
		if r.by != a || r.fresh {
			continue
		}
		q.Family()
		q.Try(table.Do(vSustain).With(r.ability))
		q.Need(!r.tried, rule.AbilitySustain)
		g.needSlot(q, a, g.own(a, r.ability).sustainedBy())
		q.Offer()
	}
}

// sustainedBy is the action that keeps an ability up: that of its start, and a Free one for those begun by a reaction.
func (d *abilityDef) sustainedBy() slot { return min(d.action, actFree) }

// sustain pays and rolls to keep an ability up: an unmodified 3d6, no save. On a failure it ends with the turn.
func (g *Game) sustain(t *table.Table, a table.Who, o table.Option) {
	d := g.own(a, o.Item)
	g.takeSlot(a, d.sustainedBy())
	g.sayTook(t, a, o, rule.AbilitySustain)
	c := check{rule: rule.AbilitySustain, who: a, whom: table.Nobody, target: int(d.sustain)}
	kept := g.pass(t, &c)
	for i := range g.running {
		if r := &g.running[i]; r.by == a && r.ability == o.Item {
			r.tried, r.kept = true, kept
		}
	}
}

// endRunning ends, at the end of its user's turn, what was not kept up (escalation.ability.sustain).
func (g *Game) endRunning(t *table.Table, a table.Who) {
	for i := 0; i < len(g.running); {
		if r := g.running[i]; r.by == a && !r.fresh && !r.kept {
			g.stopRunning(t, a, r.ability, rule.AbilitySustain)
			continue
		}
		i++
	}
}

// endRunningOf ends at once all that a combatant keeps up: it is out of the fight.
func (g *Game) endRunningOf(t *table.Table, a table.Who) {
	for i := 0; i < len(g.running); {
		if r := g.running[i]; r.by == a {
			g.stopRunning(t, a, r.ability, rule.AbilitySustain)
			continue
		}
		i++
	}
}

// stopRunning ends an ability that is kept up, and all that it brought.
func (g *Game) stopRunning(t *table.Table, a table.Who, place uint8, r table.Rule) {
	for i := range g.running {
		if x := g.running[i]; x.by == a && x.ability == place {
			g.running = append(g.running[:i], g.running[i+1:]...)
			name := g.sheets[a].list[place-1] + 1
			g.dropMarks(t, r, func(m *mark) bool { return m.lasts == untilDropped && m.by == a && m.name == name })
			g.tellOption(t, table.Do(vSustain).With(place), evEnded, r, a, table.Nobody)
			return
		}
	}
}
