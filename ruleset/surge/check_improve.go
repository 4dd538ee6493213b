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
	return g.canSpend(by) && g.worth(c, dc, 6*g.pool(by)) && g.addDie(t, c, dc, by, c.rule)
}

// improveAgainst asks for one die for a check that opposes another.
func (g *Game) improveAgainst(t *table.Table, o, c *check, more int, by table.Who) bool {
	return g.canSpend(by) && g.worth(c, o.total+more, -6*g.pool(by)) && g.addDie(t, o, c.total-more, by, 0)
}

// addDie asks whether a die is added to a check and reports whether one was spent. Of is the rule of the check, if nothing opposes it.
func (g *Game) addDie(t *table.Table, c *check, dc int, by table.Who, of table.Rule) bool {
	q := t.Ask(askImprove, rule.DestinyImprove, by, g.owner(by))
	q.Target = c.who
	q.N[0], q.N[1], q.N[2], q.Die = int32(c.total), int32(dc), int32(of), int8(c.die)
	g.offerDice(q, by, table.Do(vSpend))
	o, ok := t.OrPass(q, vPass)
	if !ok {
		return false
	}
	g.spend(t, by, o.Mode, rule.DestinyImprove)
	c.total += g.d6On(t, rule.DestinyImprove, by, g.depends(t, rolledImprove, c, by, c.total-dc))
	if t.Heard() {
		t.Tell(evImproved, rule.DestinyImprove, by, c.who, c.total, dc)
	}
	return true
}

// anyDC stands for no DC: every point of the total counts.
const anyDC = -1000

// worth reports whether so many more points, or fewer, can change what a check comes to.
func (g *Game) worth(c *check, dc, points int) bool {
	if dc == anyDC {
		return true
	}
	now, best := c.degree(c.total, dc), c.degree(c.total+points, dc)
	return c.counts(now) != c.counts(best)
}

// improveByLuck asks allies with Luck Control.
func (g *Game) improveByLuck(t *table.Table, c *check, dc int) {
	for a := g.lucky.First(); a != table.Nobody; a = g.lucky.After(a) {
		for g.mayLend(a, c) && g.improveOnce(t, c, dc, a) {
		}
	}
}

// improveByLuckAgainst asks the allies with Luck Control of the one that opposes a check.
func (g *Game) improveByLuckAgainst(t *table.Table, o, c *check, more int) {
	for a := g.lucky.First(); a != table.Nobody; a = g.lucky.After(a) {
		for g.mayLend(a, o) && g.improveAgainst(t, o, c, more, a) {
		}
	}
}

// mayLend reports whether a combatant may spend its dice on the check of another. Its owner decides, also while somebody else controls it, so
// the side counts that it began on.
func (g *Game) mayLend(a table.Who, c *check) bool {
	return a != c.who && g.units[a].side == g.units[c.who].side && g.inCourt(a, c.who) && g.hasLuck(a)
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
	for turn, declined := 0, 0; declined < 2; turn++ {
		declined++
		if turn%2 == 0 && g.improveOnce(t, c, o.total+more, c.who) || turn%2 == 1 && g.improveAgainst(t, o, c, more, o.who) {
			declined = 0
		}
	}
	g.improveByLuck(t, c, o.total+more)
	g.improveByLuckAgainst(t, o, c, more)
}

// mostCoup is what a die adds to a degree at most.
const mostCoup = 3

// coup asks a combatant whose check has succeeded by a degree whether it spends dice to raise that degree, and returns the
// degree (surge.destiny.coup).
func (g *Game) coup(t *table.Table, a table.Who, c *check, deg int) int {
	for deg > 0 && c.graded && g.canSpend(a) && c.counts(deg) != c.counts(deg+mostCoup*g.pool(a)) {
		q := t.Ask(askCoup, rule.DestinyCoup, a, g.owner(a))
		q.Target, q.Level = c.on, int8(min(deg, 127))
		q.N[2] = int32(c.rule)
		g.offerDice(q, a, table.Do(vCoup))
		o, ok := t.OrPass(q, vPass)
		if !ok {
			break
		}
		g.spend(t, a, o.Mode, rule.DestinyCoup)
		deg += (g.d6On(t, rule.DestinyCoup, a, g.depends(t, rolledCoup, c, a, deg)) + 1) / 2
	}
	return deg
}
