package surge

import "fray/table"

// boost raises a trait by a rank until the end of the combatant's next turn (surge.surge.boost).
func (g *Game) boost(a table.Who, tr trait) {
	g.boosts = append(g.boosts, boost{on: a, what: tr, n: 1, term: g.until(atNextEnd, a)})
	g.handle(a)
}

// listBurst lists the two uses of Burst that would change anything.
func (g *Game) listBurst(q *table.Question, a table.Who) {
	if b := g.units[a].burst; b&burstOwn == 0 {
		q.Add(table.Do(vBurst).As(burstOwn))
	}
	if b := g.units[a].burst; b&burstFoes == 0 {
		q.Add(table.Do(vBurst).As(burstFoes))
	}
}

// burst negates the combatant's Disadvantages or the Advantages of its enemies (surge.surge.burst).
func (g *Game) burst(a table.Who, o table.Option) {
	tr := traitBurstOwn
	if o.Mode == burstFoes {
		tr = traitBurstFoes
	}
	g.boosts = append(g.boosts, boost{on: a, what: tr, n: 1, term: g.until(atNextEnd, a)})
	g.unboost(a)
}

// tire notes the fatigue of a Surge (surge.surge.fatigue, surge.surge.resistance_compelled).
func (g *Game) tire(a table.Who, resists bool) {
	u := &g.units[a]
	if resists && u.cond&(1<<condCompelled|1<<condControlled) != 0 {
		u.deferred++
		return
	}
	u.pending++
}

// sayGain says that a meter of a combatant has changed.
func (g *Game) sayGain(t *table.Table, a table.Who, r table.Rule, by, meter, now int) {
	if t.Heard() {
		t.Say(g.about(table.NewEvent(table.Gained, r, a, table.Nobody, by, meter, now), a))
	}
}

// runs raises a combatant's speed by a rank until the start of its next turn (surge.move.run).
func (g *Game) runs(a table.Who) {
	g.boosts = append(g.boosts, boost{on: a, what: traitRun, n: 1, term: g.until(atStart, a)})
	g.units[a].did |= usedRun
}
