package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// gainAP changes AP. Neither gains nor costs are limited (flow.ap.uncapped).
func (g *Game) gainAP(t *table.Table, a table.Who, n int, r table.Rule) {
	u := &g.units[a]
	u.ap = pool(u.ap, n)
	g.sayPool(t, a, meterAP, n, int(u.ap), r)
}

// gainRP changes RP at once; there is no maximum (flow.rp.extra, flow.rp.uncapped).
func (g *Game) gainRP(t *table.Table, a table.Who, n int, r table.Rule) {
	u := &g.units[a]
	u.rp = pool(u.rp, n)
	g.sayPool(t, a, meterRP, n, int(u.rp), r)
}

// gainFP changes FP; they are never below 0 and have no maximum (flow.fp.bounds). Combatants that are not up gain none.
func (g *Game) gainFP(t *table.Table, a table.Who, n int, r table.Rule) {
	u := &g.units[a]
	if u.health != healthUp {
		return
	}
	u.fp = pool(u.fp, n)
	g.sayPool(t, a, meterFP, n, int(u.fp), r)
}

// reactionFP gives the FP of a successful reaction, once a round (flow.fp.from_reaction).
func (g *Game) reactionFP(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.used&usedReactionFP != 0 || u.health != healthUp {
		return
	}
	u.used |= usedReactionFP
	g.gainFP(t, a, 1, rule.FpFromReaction)
}

// pool adds to a pool: the result is from 0 to 10,000.
func pool(now int16, n int) int16 { return int16(min(max(0, int(now)+n), 10_000)) }

func (g *Game) sayPool(t *table.Table, a table.Who, pool, change, now int, r table.Rule) {
	t.Tell(table.Gained, r, a, table.Nobody, change, pool, now)
}
