package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// improve asks the roller of a check whether it spends dice on the total, as long as that can change the result
// (surge.destiny.improve); then those that can spend theirs on the checks of others (surge.destiny.improve_own).
func (g *Game) improve(t *table.Table, c *check, dc int) {
	for g.improveOnce(t, c, dc, c.who) {
	}
	g.improveByLuck(t, c, dc)
}

// improveOnce asks for one die for a check and reports whether one was spent.
func (g *Game) improveOnce(t *table.Table, c *check, dc int, by table.Who) bool {
	if !g.canSpend(by) || !g.worth(c, dc, g.pool(by)) {
		return false
	}
	q := t.Ask(askImprove, rule.DestinyImprove, by, g.owner(by))
	q.Target = c.who
	q.N[0], q.N[1], q.Die = int32(c.total), int32(dc), int8(c.die)
	q.N[2] = int32(c.rule)
	g.offerDice(q, by, table.Do(vSpend))
	o, ok := t.OrPass(q, vPass)
	if !ok {
		return false
	}
	g.spend(t, by, o.Mode, rule.DestinyImprove)
	c.total += g.d6(t, rule.DestinyImprove, by)
	if t.Heard() {
		t.Tell(evImproved, rule.DestinyImprove, by, c.who, c.total, dc)
	}
	return true
}

// anyDC stands for no DC: every point of the total counts.
const anyDC = -1000

// worth reports whether so many dice can change what a check comes to.
func (g *Game) worth(c *check, dc, dice int) bool {
	now, best := degree(c.total, dc), degree(c.total+6*dice, dc)
	switch {
	case dc == anyDC:
		return true
	case c.graded:
		return c.counts(now) != c.counts(best)
	case c.fails:
		return now < 0 && now != best
	default:
		return now < 0 && best > 0
	}
}

// improveByLuck asks allies with Luck Control.
func (g *Game) improveByLuck(t *table.Table, c *check, dc int) {
	for a := g.lucky.First(); a != table.Nobody; a = g.lucky.After(a) {
		for g.friends(a, c.who) && g.inCourt(a, c.who) && g.hasLuck(a) && g.improveOnce(t, c, dc, a) {
		}
	}
}

// hasLuck reports whether a combatant can use an ability with the effect luck_control now.
func (g *Game) hasLuck(a table.Who) bool {
	for i := range g.deedsOf(a) {
		if g.deed(a, i).effect == doLuck && g.usable(a, i) {
			return true
		}
	}
	return false
}

// improveBoth asks the actor and the opposer in turn, until both decline in a row (surge.base.opposed). More is what
// Raises add to the DC.
func (g *Game) improveBoth(t *table.Table, c, o *check, more int) {
	for declined := 0; declined < 2; {
		declined++
		if g.improveOnce(t, c, o.total+more, c.who) {
			declined = 0
		}
		declined++
		if g.improveAgainst(t, o, c, more) {
			declined = 0
		}
	}
	g.improveByLuck(t, c, o.total+more)
	g.improveByLuck(t, o, c.total-more)
}

// improveAgainst asks the opposer of a check for one die on its own roll.
func (g *Game) improveAgainst(t *table.Table, o, c *check, more int) bool {
	if !g.canSpend(o.who) {
		return false
	}
	now, best := degree(c.total, o.total+more), degree(c.total, o.total+more+6*g.pool(o.who))
	if c.counts(now) == c.counts(best) || !c.graded && (now < 0 || best > 0) {
		return false
	}
	q := t.Ask(askImprove, rule.DestinyImprove, o.who, g.owner(o.who))
	q.Target = o.who
	q.N[0], q.N[1], q.Die = int32(o.total), int32(c.total-more), int8(o.die)
	g.offerDice(q, o.who, table.Do(vSpend))
	x, ok := t.OrPass(q, vPass)
	if !ok {
		return false
	}
	g.spend(t, o.who, x.Mode, rule.DestinyImprove)
	o.total += g.d6(t, rule.DestinyImprove, o.who)
	if t.Heard() {
		t.Tell(evImproved, rule.DestinyImprove, o.who, o.who, o.total, c.total-more)
	}
	return true
}

// coup asks a combatant whose check has succeeded by a degree whether it spends dice to raise that degree, and returns the
// degree (surge.destiny.coup).
func (g *Game) coup(t *table.Table, a table.Who, c *check, deg int) int {
	for deg > 0 && c.graded && (c.enough == 0 || deg < c.enough) && g.canSpend(a) {
		q := t.Ask(askCoup, rule.DestinyCoup, a, g.owner(a))
		q.Target, q.Level = c.on, int8(min(deg, 127))
		q.N[2] = int32(c.rule)
		g.offerDice(q, a, table.Do(vCoup))
		o, ok := t.OrPass(q, vPass)
		if !ok {
			break
		}
		g.spend(t, a, o.Mode, rule.DestinyCoup)
		deg += (g.d6(t, rule.DestinyCoup, a) + 1) / 2
	}
	return deg
}
