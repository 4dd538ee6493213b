package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// listMoves lists what else costs a Move Action besides an Advance and a Tumble (flank.move.kind).
func (g *Game) listMoves(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	g.needs(q, a, priceMove, by)
	q.Try(table.Do(vGuard))
	q.Offer()
	q.Try(table.Do(vEquip))
	if !q.ForBots() && !g.hasThings(a) && g.handedThings(a) {
		q.OfferToPeople()
	} else {
		q.Need(g.hasThings(a), rule.EquipAction)
		q.Offer()
	}
	g.needs(q, a, priceMove, by)
	g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack)
	if u.prone {
		q.Try(table.Do(vStand))
	} else {
		q.Try(table.Do(vLieDown))
	}
	q.Offer()
}

// listConcentrate lists Concentrate.
func (g *Game) listConcentrate(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	q.Try(table.Do(vConcentrate))
	q.Need(g.able(a, skillEndurance), rule.ConcentrateCheck)
	q.Offer()
}

// concentrate keeps what a combatant does from provoking for a round, and gives Psionic Focus (flank.concentrate.check,
// flank.concentrate.success, flank.concentrate.failure, flank.spell.psionic_gain, flank.spell.psionic_blocked).
func (g *Game) concentrate(t *table.Table, a table.Who) {
	g.window(t, a, table.Nobody)
	if !g.awakeEnough(a) {
		return
	}
	var dc total.Sum
	dc.Base(rule.ConcentrateCheck, 5)
	dc.From(ofFoes, rule.SpaceThreatenEffect, 5*g.threats(a))
	if !g.check(t, a, skillEndurance, &dc, rule.ConcentrateCheck) {
		return
	}
	e := lasting(a, a, 1, rule.ConcentrateSuccess)
	e.do = lastingCalm
	g.effects = append(g.effects, e)
	u := &g.units[a]
	if g.sheets[a].feats&featPsion != 0 && !u.focused && !u.conds.any(condConfused.in()|condFrightened.in()|condNauseated.in()|condStunned.in()|condWrithing.in()) {
		u.focused = true
		t.Tell(table.Marked, rule.SpellPsionicGain, a, a, condFocused)
	}
}

// listFeints lists Feints.
func (g *Game) listFeints(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	g.needBrave(q, a)
	q.Try(table.Do(vFeint))
	q.OfferCrowd(g.feints(q, a))
}

// feintable reports whether a combatant can feint at another: a foe within 30 ft, and it sees it (flank.feint.check).
func (g *Game) feintable(a, b table.Who) bool {
	o := &g.sc.others[b]
	return o.foe && o.dist <= 6 && g.perceives(b, a) && g.watches(b, a)
}

// feint makes a foe Surprised for a round on a success (flank.feint.check, flank.feint.success).
func (g *Game) feint(t *table.Table, a, b table.Who) {
	g.window(t, a, table.Nobody)
	if !g.awakeEnough(a) || !g.present(b) || !g.watches(b, a) || g.units[a].conds.has(condFrightened) {
		t.Tell(evNothing, rule.WaitNoTrigger, a, b)
		return
	}
	var sum total.Sum
	g.skilled(&sum, a, skillDeception)
	if g.against(t, a, b, &sum, saveWill, false, rule.FeintCheck) {
		e := lasting(b, a, 1, rule.FeintSuccess)
		e.cond = condSurprised.borne()
		g.inflict(t, e)
	}
}
