package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// suffer computes what follows for a combatant from its wounds, its fatigue, and what others have done to it, and carries
// out what a change of that ends (surge.damage.incapacitated, surge.cond.lists).
func (g *Game) suffer(t *table.Table, a table.Who) {
	before := g.units[a].cond
	g.compute(a)
	u := &g.units[a]
	if u.cond == before {
		return
	}
	gained := u.cond &^ before
	if gained.has(condStunned) || gained.has(condUnaware) || gained.has(condIncapacitated) {
		u.defending = false // surge.defend.use
		g.spoilAim(t, a)    // surge.move.aim_maintain
	}
	if gained.has(condIncapacitated) && u.presence != healthHidden { // a hidden one lies down when it is revealed
		g.drop(t, a)
	}
	if t != nil {
		g.sayConditions(t, a, before)
		for c := range condCount {
			if gained.has(c) && g.readies > 0 && !g.decided() {
				g.happened(t, happening{what: triggerCondition, who: a, cond: c})
			}
		}
	}
}

// drop carries out what happens to a combatant that has just been incapacitated (surge.damage.incapacitated).
func (g *Game) drop(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.stance = stance{}
	if u.ready.when != triggerNone {
		g.loseReady(a)
	}
	g.letGo(t, a)
	if !u.cond.has(condUnaware) { // by words alone: it stays standing and keeps what it holds
		g.compute(a)
		return
	}
	u.prone = true
	for i := range g.things {
		if th := &g.things[i]; th.holder == a && th.where == placeHeld {
			g.fall(t, a, i)
		}
	}
	g.handle(a)
	g.compute(a)
	if t != nil {
		t.Tell(table.Fell, rule.DamageIncapacitated, a, a)
	}
}

// compute is suffer without what follows.
func (g *Game) compute(a table.Who) {
	u := &g.units[a]
	var c condSet
	u.controller = table.Nobody
	steps := int8(0) // of fatigue, by afflictions
	if len(g.states) > 0 || len(g.ailments) > 0 || len(g.grabs) > 0 {
		c, steps = g.inflicted(a)
	}
	g.own(u, &c, steps)
	if c.has(condIncapacitated) {
		c.add(condStunned, condDefenseless)
		if u.wounds[physical][2] > 0 || u.dying || u.fatigue >= 3 || g.sickened(a, condIncapacitated) {
			c.add(condUnaware)
		}
	}
	if c.has(condControlled) {
		c &^= 1 << condCompelled
	}
	if u.prone {
		c.add(condProne)
	} else {
		c &^= 1 << condProne
	}
	u.cond = c
}

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
		if x := &g.ailments[i]; x.on == a && x.stage > 0 {
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
		slices.ContainsFunc(g.ailments, func(x affliction) bool { return x.on == a && x.stage > 0 && x.conds[x.stage-1] == c })
}

// sayConditions says which conditions have come and gone.
func (g *Game) sayConditions(t *table.Table, a table.Who, before condSet) {
	if !t.Heard() {
		return
	}
	now := g.units[a].cond
	for c := range condCount {
		switch {
		case now.has(c) && !before.has(c):
			t.Say(g.about(table.NewEvent(table.Marked, conditionRule(c), a, a, int(c)), a))
		case !now.has(c) && before.has(c):
			t.Say(g.about(table.NewEvent(table.Cleared, conditionRule(c), a, a, int(c)), a))
		}
	}
}

// closed reports whether the move and the quick slot of a combatant cannot be used (surge.cond.dazed, surge.cond.compelled).
func (g *Game) closed(a table.Who) bool {
	return g.units[a].cond&(1<<condDazed|1<<condCompelled) != 0
}

// rises ends prone; an affliction whose stage says prone has no effect until its stage changes (surge.cond.prone).
func (g *Game) rises(t *table.Table, a table.Who) {
	g.units[a].prone = false
	g.suffer(t, a)
}

// falls makes a combatant prone, unless it is immune.
func (g *Game) falls(t *table.Table, a table.Who) {
	if !g.sheets[a].immune.has(condProne) {
		g.units[a].prone = true
	}
	g.suffer(t, a)
}
