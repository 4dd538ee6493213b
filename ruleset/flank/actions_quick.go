package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// listQuick lists the options that cost a Quick Action besides searching, recalling and a Side Step.
func (g *Game) listQuick(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceQuick, by)
	if !q.ForBots() {
		q.Try(table.Do(vCommand))
		q.OfferToPeople()
	}
	for mode := modeFocusAttack; mode <= modeFocusSkills; mode++ {
		q.Try(table.Do(vFocus).As(mode))
		q.Offer()
	}
}

// listKnowing lists seeking those that hide, recalling something about a foe, and calling upon it.
func (g *Game) listKnowing(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceQuick, by)
	g.listSearch(q, a)
	g.listLore(q, a)
	if !q.ForBots() {
		g.listCalls(q)
	}
}

// listSideSteps lists the squares that a Side Step leads to (flank.side_step.action).
func (g *Game) listSideSteps(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceQuick, by)
	if g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) {
		q.Try(table.Do(vSideStep))
		q.OfferCells(g.sc.goals[goalSideStep].beside(g, a))
	}
}

// listSearch lists Spot and Listen where something hides from a combatant, or where it is Blind (flank.listen_spot.action,
// flank.condition.blind.detect, flank.condition.deaf.auditory).
func (g *Game) listSearch(q *table.Question, a table.Who) {
	u := &g.units[a]
	if g.veils == 0 && !q.Explaining() {
		return
	}
	hiding := g.hidesFrom(a)
	q.Try(table.Do(vSearch).As(modeSearchSpot))
	q.Need(!u.conds.has(condBlind), rule.ConditionBlindVisual)
	if q.NeedSo(hiding, rule.ListenSpotAction, "nobody is known to hide") {
		q.Offer()
	}
	if u.conds.has(condBlind) {
		q.Try(table.Do(vSearch).As(modeSearchListen))
		q.Need(!u.conds.has(condDeaf), rule.ConditionDeafAuditory)
		var unheard table.Crowd
		for i := range g.units {
			if b := table.Who(i); b != a && g.present(b) && !g.perceives(a, b) {
				unheard.Add(b)
			}
		}
		g.offerCrowd(q, &unheard)
		return
	}
	q.Try(table.Do(vSearch).As(modeSearchListen))
	q.Need(!u.conds.has(condDeaf), rule.ConditionDeafAuditory)
	if q.NeedSo(hiding, rule.ListenSpotAction, "nobody is known to hide") {
		q.Offer()
	}
}

// hidesFrom reports whether somebody in Cover is unnoticed by a combatant, in line of sight or not. That is no secret: it has been
// seen to go into hiding, or there was no place to be seen. Whether it is in line of sight is one.
func (g *Game) hidesFrom(a table.Who) bool {
	for i := range g.units {
		b := table.Who(i)
		if b != a && g.present(b) && g.units[i].conds.has(condCover) && !g.allies(a, b) && !g.spotted[a].Has(b) {
			return true
		}
	}
	return false
}

// hidersFrom returns those in Cover in line of sight that a combatant has not noticed.
func (g *Game) hidersFrom(a table.Who) table.Crowd {
	var out table.Crowd
	for i := range g.units {
		b := table.Who(i)
		if b != a && g.present(b) && g.units[i].conds.has(condCover) && !g.allies(a, b) && !g.spotted[a].Has(b) && g.inSight(a, b) {
			out.Add(b)
		}
	}
	return out
}

// search seeks by sight or by hearing: one roll against each hidden total and the +4 of Cover, or for a Blind creature
// against one creature (flank.listen_spot.action, flank.condition.blind.detect, flank.condition.deaf.silent).
func (g *Game) search(t *table.Table, a table.Who, o table.Option) {
	g.window(t, a, table.Nobody)
	if !g.awakeEnough(a) {
		return
	}
	var sum total.Sum
	g.skilled(&sum, a, skillAlertness)
	if g.units[a].conds.has(condBlind) {
		b := o.Who
		if !g.present(b) || g.sheets[b].feats&featSilent != 0 {
			t.Tell(evNothing, rule.ConditionDeafSilent, a, table.Nobody)
			return
		}
		var dc total.Sum
		if g.units[b].conds.has(condCover) {
			dc.From(ofHiding, rule.DefendHide, int(g.units[b].hiding))
			dc.Add(rule.ConditionCoverBonus, 4)
		} else {
			dc.Base(rule.ConditionBlindDetect, 10)
			dc.From(ofStealth, rule.CoreSkillCheck, g.passive(b, skillStealth))
		}
		if g.meets(t, a, rule.ConditionBlindDetect, &sum, &dc) {
			g.notice(t, a, b, rule.ConditionBlindDetect)
		}
		return
	}
	found := g.rollTotal(t, a, table.Nobody, rule.ListenSpotAction, &sum)
	hiders := g.hidersFrom(a)
	for b := hiders.First(); b != table.Nobody; b = hiders.After(b) {
		if o.Mode == modeSearchListen && g.sheets[b].feats&featSilent != 0 {
			continue
		}
		if found >= int(g.units[b].hiding)+4 {
			g.notice(t, a, b, rule.ListenSpotAction)
		}
	}
}

// hidingSum is what a creature adds to its roll to hide: the +4 of Cover is not in it (flank.defend.hide).
func (g *Game) hidingSum(a table.Who) total.Sum {
	var sum total.Sum
	g.skilled(&sum, a, skillStealth)
	return sum
}

// focus gives +1 on a group of numbers for a round (flank.focus.choice).
func (g *Game) focus(t *table.Table, a table.Who, mode uint8) {
	nums := [...]number{modeFocusAttack: bonusAttack | bonusDamage, modeFocusDefense: bonusAC | bonusSaves, modeFocusSkills: bonusSkills}[mode]
	g.bonus(t, a, a, nums, 1, nameFocus, 1, rule.FocusChoice)
}
