package surge

import (
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
				g.happened(t, happening{what: triggerCondition, who: a, on: table.Nobody, cond: c})
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

// plain leaves out what incapacitated contains (surge.damage.incapacitated).
func (s condSet) plain() condSet {
	if s.has(condIncapacitated) {
		s &^= 1<<condStunned | 1<<condDefenseless | 1<<condUnaware
	}
	return s
}

// sayConditions says which conditions have come and gone, without what others contain.
func (g *Game) sayConditions(t *table.Table, a table.Who, before condSet) {
	if !t.Heard() {
		return
	}
	before, now := before.plain(), g.units[a].cond.plain()
	for c := range condCount {
		r := g.book.Conditions[c].Rule
		switch {
		case now.has(c) && !before.has(c):
			t.Say(g.about(table.NewEvent(table.Marked, r, a, a, int(c)), a))
		case !now.has(c) && before.has(c):
			t.Say(g.about(table.NewEvent(table.Cleared, r, a, a, int(c)), a))
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
