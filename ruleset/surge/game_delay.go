package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// listDelay lists waiting for a later place in the order (surge.delay.use, surge.delay.cannot).
func (g *Game) listDelay(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	q.Try(table.Do(vDelay))
	q.NeedSo(u.did&(usedAction|usedSurge) == 0, rule.DelayCannot, "has acted")
	q.NeedSo(u.did&usedDelay == 0, rule.DelayCannot, "has delayed")
	q.NeedSo(!g.move.open, rule.DelayCannot, "is moving")
	q.NeedSo(g.able(a), rule.DelayCannot, "cannot act")
	q.Offer()
}

// delay puts a combatant's whole turn off. What lasts until the end of its turn and helps it ends; what harms it lasts, and its
// resistance checks wait, until the end of the delayed turn (surge.delay.beneficial, surge.delay.harmful,
// surge.delay.resist).
func (g *Game) delay(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.did |= usedDelay
	g.delays++
	u.quickOpen = false
	ends := func(x term) bool { return x.turn == a && (x.until == atEnd || x.until == atNextEnd && !x.fresh) }
	g.boons = slices.DeleteFunc(g.boons, func(b boon) bool { return b.on == a && b.n > 0 && (b.due || ends(b.term)) })
	g.boosts = slices.DeleteFunc(g.boosts, func(b boost) bool { return b.on == a && ends(b.term) })
	g.unboost(a)
	t.Tell(evDelays, rule.DelayUse, a, table.Nobody)
	g.stage, g.waiter, g.active = stageBetween, int16(len(g.order)), table.Nobody // nobody may act before another turn
}

// stopDelay ends a combatant's waiting.
func (g *Game) stopDelay(a table.Who) {
	g.units[a].did &^= usedDelay
	g.delays--
}

// between asks the combatants that delay, in their order, whether one takes its turn now (surge.delay.rejoin).
func (g *Game) between(t *table.Table) {
	for ; g.delays > 0 && int(g.waiter) < len(g.order); g.waiter++ {
		a := g.order[g.waiter]
		u := &g.units[a]
		if u.did&usedDelay == 0 || !g.able(a) {
			continue
		}
		q := g.ask(t, askBetween, rule.DelayRejoin, a, table.Nobody)
		if t.YesNo(q, vActNow, vPass, false) {
			g.rejoin(t, a)
			return
		}
	}
	g.stage = stageTurn
}

// rejoin gives a combatant its delayed turn: it moves to the place after the last turn.
func (g *Game) rejoin(t *table.Table, a table.Who) {
	g.stopDelay(a)
	from := slices.Index(g.order, a)
	g.order = slices.Delete(g.order, from, from+1)
	if from <= int(g.slot) {
		g.slot--
	}
	g.slot++
	g.order = slices.Insert(g.order, int(g.slot), a)
	u := &g.units[a]
	if u.pending > 0 {
		g.lastChance(t, a)
	}
	g.newTurn(t, a)
	u.quickOpen = true
	g.land(t, a)
	g.dueHelp(a)
}
