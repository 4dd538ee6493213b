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
	q.N[2] = int32(c.goal)
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
	if len(g.boons) > 0 {
		h.give(rule.GambitSuccess, g.gambits(c.who))
	}
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
