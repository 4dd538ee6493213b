package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// The benefits of a Surge: the mode of its options.
const (
	modeSurgeAction = iota
	modeSurgeAlternate
	modeSurgeBoost
	modeSurgeOwnBurst
	modeSurgeFoeBurst
	modeSurgeEdge
	modeSurgeResist
	modeSurgeRetry
	modeSurgeChoose // on the turn of another: which one is asked then
)

func surgeNames() []string {
	return []string{"action", "alternate", "boost", "burst", "burst-foes", "edge", "resistance", "retry", "choose"}
}

// listSurge lists the benefits of a Surge on a combatant's turn (surge.surge.use, surge.surge.additional_action to
// surge.surge.retry).
func (g *Game) listSurge(q *table.Question, a table.Who) {
	q.Family()
	q.Need(g.sheets[a].surges, rule.SurgeUse)
	if !g.alert(a) && g.canSurgeOff(a) {
		g.listResistance(q, a)
	}
	if !q.NeedSo(g.canReact(a), rule.TurnReactionLimit, g.cannotReact(a)) || !g.sheets[a].surges && !q.Explaining() {
		return
	}
	q.Try(table.Do(vSurge).As(modeSurgeAction).At(a))
	q.Offer()
	g.listGains(q, a)
	g.listResistance(q, a)
	for _, b := range g.bars {
		if b.who == a {
			q.Try(retryOf(b))
			q.Offer()
		}
	}
}

// retryOf is the Surge that lifts a bar: it names the skill in N, the target in Also from 1, the task in Item from 1.
func retryOf(b bar) table.Option {
	return table.Do(vSurge).As(modeSurgeRetry).At(b.who).Of(int16(b.skill)).With(b.task).Adding(uint8(b.on + 1))
}

// listGains lists what a combatant can gain by a Surge at any time.
func (g *Game) listGains(q *table.Question, a table.Who) {
	u, o, seats := &g.units[a], table.Do(vSurge).At(a), g.voice(a)
	list := func(o table.Option) {
		q.Try(o)
		q.OfferFor(seats)
	}
	g.eachBoost(a, func(tr trait) { list(o.As(modeSurgeBoost).Of(int16(tr))) })
	if u.burst&burstOwn == 0 {
		list(o.As(modeSurgeOwnBurst))
	}
	if u.burst&burstFoes == 0 {
		list(o.As(modeSurgeFoeBurst))
	}
	for e := range edgeCount {
		list(o.As(modeSurgeEdge).Of(int16(e)))
	}
	for i := range g.deedsOf(a) {
		if g.deed(a, i).spare && !g.arm(a, i).gained {
			list(o.As(modeSurgeAlternate).With(uint8(i + 1)))
		}
	}
}

// listResistance lists an additional check against each ongoing affliction; the owner alone decides on it
// (surge.surge.resistance, surge.cond.compelled).
func (g *Game) listResistance(q *table.Question, a table.Who) {
	for k := range g.ailmentsOf(a) {
		if !g.resistible(a, g.ailment(a, k)) {
			continue
		}
		q.Try(table.Do(vSurge).As(modeSurgeResist).With(uint8(k + 1)).At(a))
		q.OfferFor(g.owner(a))
	}
}

// resistible reports whether a Surge can give a check against an affliction: any while its bearer can take Reactions, else
// only one that takes them away (surge.surge.resistance).
func (g *Game) resistible(a table.Who, i int) bool {
	u := &g.units[a]
	if g.alert(a) {
		return true
	}
	if u.dying || u.fatigue >= 3 || u.wounds[physical][2]+u.wounds[social][2] > 0 {
		return false
	}
	x := &g.ailments[i]
	what := x.conds[x.stage-1]
	return what == condStunned || what == condUnaware || what == condIncapacitated
}

// surge uses a Surge.
func (g *Game) surge(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	if o.Mode == modeSurgeAlternate && !g.rules(t, rule.SurgeAlternateEffect, a, o.Item, true) {
		g.refused = append(g.refused, o)
		return
	}
	g.react(a)
	g.tire(a, o.Mode == modeSurgeResist)
	g.sayReaction(t, a, table.Nobody, o)
	switch o.Mode {
	case modeSurgeAction:
		u.slots[actStandard]++
		u.did |= usedSurge
	case modeSurgeAlternate:
		g.bringIn(t, a, int(o.Item)-1)
	case modeSurgeBoost:
		g.boost(a, trait(o.N))
	case modeSurgeOwnBurst:
		g.burst(a, table.Do(vBurst).As(burstOwn))
	case modeSurgeFoeBurst:
		g.burst(a, table.Do(vBurst).As(burstFoes))
	case modeSurgeEdge:
		u.edges[o.N]++
	case modeSurgeResist:
		if i := g.ailment(a, int(o.Item)-1); i >= 0 {
			g.shakeOff(t, i)
		}
	default:
		g.bars = slices.DeleteFunc(g.bars, func(b bar) bool { return retryOf(b) == o })
	}
}
