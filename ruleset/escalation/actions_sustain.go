package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// startRunning notes a sustained ability: from its user's next turn on it needs the same action and a roll
// (escalation.ability.sustain). It replaces an older one.
func (g *Game) startRunning(t *table.Table, u *use) {
	g.stopRunning(t, u.by, u.place, rule.AbilitySustain)
	g.running = append(g.running, running{by: u.by, ability: u.place, fresh: g.active == u.by})
}

// keepsUp reports whether a combatant sustains an ability.
func (g *Game) keepsUp(by table.Who, name uint8) bool {
	for i := range g.running {
		if r := &g.running[i]; r.by == by && g.own(by, r.ability).name == name {
			return true
		}
	}
	return false
}

// listSustain lists the abilities to sustain: one try a turn, with the action that began it (escalation.ability.sustain).
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

// sustainedBy returns the action that sustains an ability: that of its start, or Free for a reaction.
func (d *abilityDef) sustainedBy() slot { return min(d.action, actFree) }

// sustain rolls to sustain an ability: an unmodified 3d6, no save. After a failure it ends with the turn.
func (g *Game) sustain(t *table.Table, a table.Who, o table.Option) {
	d := g.own(a, o.Item)
	g.take(t, a, o, d.sustainedBy(), rule.AbilitySustain)
	c := check{rule: rule.AbilitySustain, who: a, on: table.Nobody}
	c.need(rule.AbilitySustain, int(d.sustain))
	kept := g.pass(t, &c)
	for i := range g.running {
		if r := &g.running[i]; r.by == a && r.ability == o.Item {
			r.tried, r.kept = true, kept
		}
	}
}

// endRunning ends what was not sustained, at the end of its user's turn (escalation.ability.sustain).
func (g *Game) endRunning(t *table.Table, a table.Who) {
	g.stopAll(t, a, func(r running) bool { return !r.fresh && !r.kept })
}

// endRunningOf ends all that a combatant sustains: it is out of the fight.
func (g *Game) endRunningOf(t *table.Table, a table.Who) {
	g.stopAll(t, a, func(running) bool { return true })
}

// stopAll ends those abilities of a combatant that fit.
func (g *Game) stopAll(t *table.Table, a table.Who, fits func(r running) bool) {
	for i := 0; i < len(g.running); {
		if r := g.running[i]; r.by == a && fits(r) {
			g.stopRunning(t, a, r.ability, rule.AbilitySustain)
			continue
		}
		i++
	}
}

// stopRunning ends a sustained ability and its marks.
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
