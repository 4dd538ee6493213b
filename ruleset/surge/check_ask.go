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

// hunch makes an Intuition check that helps a skill check (surge.hunch.use, surge.hunch.failure).
func (g *Game) hunch(t *table.Table, c *check) {
	h := check{rule: rule.HunchUse, who: c.who, on: c.on, trait: trait(skillIntuition), skill: noSkill, graded: true}
	g.weaken(&h)
	if len(g.boons) > 0 {
		h.give(rule.GambitSuccess, g.gambits(c.who))
	}
	c.linked = true
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
