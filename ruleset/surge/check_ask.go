package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// voice is the seat that chooses for a combatant, and the combatant that is asked: the controller of a controlled one, else
// itself (surge.cond.compelled).
func (g *Game) voice(a table.Who) table.Seats {
	if u := &g.units[a]; u.cond.has(condControlled) && u.controller >= 0 {
		return table.JustSeat(g.sheets[u.controller].seat)
	}
	return g.owner(a)
}

// owner is the seat of a combatant's owner, who alone decides on Destiny and on Surge Resistance.
func (g *Game) owner(a table.Who) table.Seats { return table.JustSeat(g.sheets[a].seat) }

// ask begins a question to a combatant about another.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, a, on table.Who) *table.Question {
	q := t.Ask(k, r, a, g.voice(a))
	q.Target = on
	return q
}

// before asks the roller of a check for a Reaction before the dice: Raise, Hunch or Surge (surge.raise.use,
// surge.hunch.use, surge.surge.use). Who rolls against a check that it does not make may only Hunch.
func (g *Game) before(t *table.Table, c *check) {
	if !g.canReact(c.who) {
		return
	}
	hunch := c.skill != noSkill && c.rule != rule.HunchUse
	surge := g.sheets[c.who].surges
	if !c.graded && !hunch && !surge {
		return
	}
	q := g.ask(t, askBefore, c.rule, c.who, c.on)
	q.N[0], q.N[1] = int32(g.rankOf(c.who, c.trait)), int32(c.up+c.down)
	for n := int16(1); n <= 2; n++ { // where the degree changes nothing it is legal all the same
		q.Try(table.Do(vRaise).Of(n))
		switch {
		case c.graded:
			q.Offer()
		case !c.opposes:
			q.OfferToPeople()
		}
	}
	if hunch && (!c.skill.mindful() || !g.units[c.who].cond.has(condUnaware)) {
		q.Add(table.Do(vHunch))
	}
	if surge {
		q.Add(table.Do(vBoost).Of(int16(c.trait)))
		g.listBurst(q, c.who)
	}
	o, ok := t.OrPass(q, vPass)
	if !ok {
		return
	}
	g.react(c.who)
	g.sayReaction(t, c.who, c.on, o)
	switch o.Verb {
	case vRaise:
		c.raises = int(o.N)
	case vHunch:
		g.hunch(t, c)
	case vBoost:
		g.tire(c.who, false)
		g.boost(c.who, c.trait)
	default:
		g.tire(c.who, false)
		g.burst(c.who, o)
	}
}

// hunch makes an Intuition check that helps a skill check (surge.hunch.use, surge.hunch.failure).
func (g *Game) hunch(t *table.Table, c *check) {
	h := check{rule: rule.HunchUse, who: c.who, on: c.on, trait: trait(skillIntuition), skill: noSkill, graded: true}
	g.weaken(&h)
	c.give(rule.HunchUse, bonus(g.test(t, &h, 10)))
}

// canSpend reports whether a combatant can spend a die of its pools on something else than Recover (surge.destiny.spend).
func (g *Game) canSpend(a table.Who) bool {
	u := &g.units[a]
	return u.dice[0]+u.dice[1]+u.dice[2] > 0 && g.alert(a)
}

// pool counts the dice of a combatant.
func (g *Game) pool(a table.Who) int {
	u := &g.units[a]
	return int(u.dice[0] + u.dice[1] + u.dice[2])
}

// offerDice lists spending a die of each pool that has one.
func (g *Game) offerDice(q *table.Question, a table.Who, o table.Option) {
	for i, n := range g.units[a].dice {
		if n > 0 {
			q.Add(o.As(uint8(i)))
		}
	}
}

// spend takes a die out of a pool.
func (g *Game) spend(t *table.Table, a table.Who, pool uint8, r table.Rule) {
	u := &g.units[a]
	u.dice[pool]--
	if t.Heard() {
		t.Say(g.about(table.NewEvent(table.Gained, r, a, table.Nobody, -1, meterDestiny+int(pool), int(u.dice[pool])), a))
	}
}

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
		return now != best
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
	if now == best || !c.graded && (now < 0 || best > 0) {
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
	for deg > 0 && c.graded && g.canSpend(a) {
		q := t.Ask(askCoup, rule.DestinyCoup, a, g.owner(a))
		q.Target, q.Level = c.on, int8(min(deg, 127))
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
