package surge

import (
	"slices"

	"fray/table"
)

// own adds what comes from a combatant's own wounds, fatigue and doings.
func (g *Game) own(u *unit, c *condSet, steps int8) {
	if u.wounds[physical][1]+u.wounds[social][1] > 0 { // staggered (surge.cond.dazed)
		c.add(condDazed, condHindered)
	}
	if u.wounds[physical][2]+u.wounds[social][2] > 0 || u.dying {
		c.add(condIncapacitated)
	}
	switch max(u.fatigue, steps) { // surge.fatigue.track
	case 0:
	case 1:
		c.add(condFatigued, condHindered)
	case 2:
		c.add(condExhausted, condHindered, condImpaired)
	default:
		c.add(condIncapacitated)
	}
	if u.aim > 0 { // surge.move.aim_vulnerable
		c.add(condVulnerable)
	}
}

// inflicted is what others have put on a combatant, and the steps of fatigue by afflictions.
func (g *Game) inflicted(a table.Who) (c condSet, steps int8) {
	u, immune := &g.units[a], g.sheets[a].immune
	put := func(by table.Who, x condition) {
		if immune.has(x) { // surge.cond.lists
			return
		}
		c.add(x)
		switch x {
		case condCompelled, condControlled:
			if u.controller == table.Nobody || x == condControlled {
				u.controller = by
			}
		case condFatigued:
			steps = max(steps, 1)
		case condExhausted:
			steps = 2
		default:
		}
	}
	for i := range g.states {
		if s := &g.states[i]; s.on == a {
			put(s.by, s.what)
		}
	}
	for i := range g.ailments {
		if x := &g.ailments[i]; x.on == a {
			put(x.by, x.conds[x.stage-1])
		}
	}
	for i := range g.grabs {
		x := &g.grabs[i]
		if x.by == a { // surge.stunt.grabber
			c.add(condHindered, condVulnerable)
		}
		if x.on != a {
			continue
		}
		put(x.by, condImmobile) // surge.cond.grabbed
		if x.stage == 2 {
			put(x.by, condVulnerable)
		}
		if x.stage == 3 {
			put(x.by, condDefenseless)
			put(x.by, condImpaired)
		}
	}
	return c, steps
}

// sickened reports whether an affliction or a Trick gives a combatant a condition.
func (g *Game) sickened(a table.Who, c condition) bool {
	return slices.ContainsFunc(g.states, func(s lasts) bool { return s.on == a && s.what == c }) ||
		slices.ContainsFunc(g.ailments, func(x affliction) bool { return x.on == a && x.conds[x.stage-1] == c })
}
