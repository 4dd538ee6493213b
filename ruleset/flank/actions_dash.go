package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// needDash begins a family of Dashes: it states what running takes (flank.dash.difficult, flank.condition.prone.crawl,
// flank.condition.crippled.movement).
func (g *Game) needDash(q *table.Question, a table.Who, by payment) bool {
	u := &g.units[a]
	return g.needs(q, a, priceStandard, by) && g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) && q.NeedSo(!u.prone, rule.ConditionProneCrawl, "is prone") &&
		q.Need(!g.stands(a, g.def.ground.difficult), rule.DashDifficult) && q.Need(!u.lame(), rule.ConditionCrippledMovement)
}

// lame reports whether a combatant has lost a leg.
func (u *unit) lame() bool { return u.conds.has(condCrippled) && u.limbs&limbLeg != 0 }

// listDashes lists Dashes (flank.dash.straight, flank.dash.free, flank.dash.provokes).
func (g *Game) listDashes(q *table.Question, a table.Who, by payment) {
	if !g.needDash(q, a, by) {
		return
	}
	for how := range goingCount {
		if g.sheets[a].speeds[how] == 0 {
			continue
		}
		kind := g.named(a, how)
		q.Try(table.Do(vDash).As(modeDashFree).Adding(kind))
		ends := g.sc.goals[goalDash+int(how)].from(g, a, how, g.freeDash(a, how), true)
		q.OfferCells(ends)
		if !q.ForBots() && !ends.Empty() {
			q.Try(table.Do(vTrace).As(kind).Adding(modeTraceDash))
			q.Need(!g.flees(a), rule.ConditionFrightenedBehavior)
			q.OfferToPeople()
		}
		q.Try(table.Do(vDash).As(modeDashStraight).Adding(kind))
		q.OfferCells(&g.dashes(a, how)[runPlain])
	}
}

// freeDash is how many squares a Dash without a set direction goes by a kind of movement.
func (g *Game) freeDash(a table.Who, how going) int { return g.speed(a, how) * 3 / 2 / 5 }

// needRush begins a family of Dashes to which a Move Action adds something (flank.charge.requires).
func (g *Game) needRush(q *table.Question, a table.Who, by payment) bool {
	return g.needDash(q, a, by) && q.Need(by == payTurn && g.units[a].left&(actStandard|actMove) == actStandard|actMove, rule.ChargeRequires)
}

// listRushes lists what a Move Action adds to Dashes (flank.jump.requires, flank.overrun.requires, flank.charge.announce).
func (g *Game) listRushes(q *table.Question, a table.Who, by payment) {
	if !g.needRush(q, a, by) {
		return
	}
	strong := g.able(a, skillAthletics)
	if g.sheets[a].speeds[goingWalk] > 0 {
		q.Try(table.Do(vJump))
		q.Need(strong, rule.ConditionFatiguedSkills)
		q.OfferCells(&g.dashes(a, goingWalk)[runJump])
	}
	if !g.needRush(q, a, by) || !g.needBrave(q, a) {
		return
	}
	for how := range goingCount {
		if g.sheets[a].speeds[how] > 0 {
			ends := g.dashes(a, how)
			q.Try(table.Do(vOverrun).Adding(g.named(a, how)))
			q.Need(strong, rule.ConditionFatiguedSkills)
			q.OfferCells(&ends[runOverrun])
			g.listCharges(q, a, how)
		}
	}
}
