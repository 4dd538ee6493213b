package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listHelp lists what a Standard action can do for allies that are down: stabilize a Dying one beside, grant a save to one in
// its last gasp nearby (escalation.death.stabilize, escalation.lastgasp.granted_save).
func (g *Game) listHelp(q *table.Question, a table.Who) {
	var fallen, gasping crowd
	for c := g.present & g.friends(a) &^ g.up; c != 0; c = c.rest() {
		b := c.first()
		switch g.units[b].health {
		case healthDying:
			fallen |= only(b)
		case healthLastGasp:
			gasping |= only(b)
		default:
		}
	}
	if fallen|gasping == 0 {
		return
	}
	q.Family()
	if !g.needSlot(q, a, actStandard) || !g.notHampered(q, a) {
		return
	}
	q.ListCrowd(table.Do(vStabilize), g.choice(fallen&g.units[a].beside))
	if far := fallen &^ g.units[a].beside; far != 0 && q.Explaining() {
		q.Try(table.Do(vStabilize).At(far.first()))
		q.Need(false, rule.DeathStabilize)
		q.Offer()
	}
	if gasping != 0 && q.Explaining() { // nothing but a save helps it (escalation.lastgasp.no_healing)
		q.Try(table.Do(vStabilize).At(gasping.first()))
		q.Need(false, rule.LastgaspNoHealing)
		q.Offer()
	}
	q.ListCrowd(table.Do(vGrant), g.choice(gasping&g.within(a, reachNearby)))
}

// stabilize makes a Dying combatant Stabilized: failed Death Saves no longer count (escalation.death.stabilize).
func (g *Game) stabilize(t *table.Table, a table.Who, o table.Option) {
	g.takeSlot(a, actStandard)
	g.sayTook(t, a, o, rule.DeathStabilize)
	if g.units[o.Who].health == healthDying {
		g.setHealth(t, o.Who, healthStabilized, rule.DeathStabilize)
	}
}

// grantSave has one in its last gasp save at once; a failure is not marked, and a crit leaves it no wait
// (escalation.lastgasp.granted_save).
func (g *Game) grantSave(t *table.Table, a table.Who, o table.Option) {
	g.takeSlot(a, actStandard)
	g.sayTook(t, a, o, rule.LastgaspGrantedSave)
	b := o.Who
	if g.units[b].health != healthLastGasp {
		return
	}
	if grade := g.saveGrade(t, b, int(g.sheets[b].deathSave), table.Mod{}, 0, rule.LastgaspGrantedSave); grade >= degreeHit {
		g.pullThrough(t, b)
		g.units[b].waits = grade != degreeCrit
	}
}

// listRally lists Rally: a Standard action for combatants with Recoveries, even if none are left, as often as they want
// (escalation.rally.action).
func (g *Game) listRally(q *table.Question, a table.Who) {
	q.Family()
	if !q.Need(g.sheets[a].recoveries > 0, rule.RallyAction) || !g.needSlot(q, a, actStandard) {
		return
	}
	q.List(table.Do(vRally))
}

// rally heals by a Recovery and then allows one save, with the escalation die as its bonus: against one save ends effect or
// ongoing damage at its number, or at 13+ against something that lasts a round (escalation.rally.heal,
// escalation.rally.save, escalation.rally.one_round, escalation.rally.bonus).
func (g *Game) rally(t *table.Table, a table.Who, o table.Option) {
	g.takeSlot(a, actStandard)
	g.sayTook(t, a, o, rule.RallyAction)
	g.recover(t, a, a, recoverySpend, rule.RallyHeal)
	var few [usualSavings]saving
	due := g.savings(a, few[:0], true)
	if len(due) == 0 {
		return
	}
	q := g.ask(t, askRally, rule.RallySave, a)
	for k := range due {
		q.Add(g.saveOption(&due[k], k))
	}
	q.Add(table.Do(vNone))
	q.SetDefault(g.saveOption(&due[0], 0))
	if o := t.Choose(q); o.Verb == vSave {
		g.saveAgainst(t, a, due[o.N], table.Mod{Rule: rule.RallyBonus, Value: int16(g.escalation(a))})
	}
}
