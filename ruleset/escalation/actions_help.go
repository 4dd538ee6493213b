package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listHelp lists help for fallen allies: stabilize one beside, grant a save to one in its last gasp
// (escalation.death.stabilize, escalation.lastgasp.granted_save).
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
	if fallen|gasping == 0 || !g.mayBegin(q, a, actStandard) {
		return
	}
	q.ListCrowd(table.Do(vStabilize), g.choice(fallen&g.units[a].beside))
	if far := fallen &^ g.units[a].beside; far != 0 && q.Explaining() {
		q.ListIf(table.Do(vStabilize).At(far.first()), false, rule.DeathStabilize)
	}
	if gasping != 0 && q.Explaining() { // nothing but a save helps it (escalation.lastgasp.no_healing)
		q.ListIf(table.Do(vStabilize).At(gasping.first()), false, rule.LastgaspNoHealing)
	}
	q.ListCrowd(table.Do(vGrant), g.choice(gasping&g.within(a, reachNearby)))
}

// stabilize makes a Dying combatant Stabilized: failed Death Saves do not count (escalation.death.stabilize).
func (g *Game) stabilize(t *table.Table, a table.Who, o table.Option) {
	g.take(t, a, o, actStandard, rule.DeathStabilize)
	if g.units[o.Who].health == healthDying {
		g.setHealth(t, o.Who, healthStabilized, rule.DeathStabilize)
	}
}

// grantSave has a combatant in its last gasp save at once. A failure does not count, a crit leaves it no wait
// (escalation.lastgasp.granted_save).
func (g *Game) grantSave(t *table.Table, a table.Who, o table.Option) {
	g.take(t, a, o, actStandard, rule.LastgaspGrantedSave)
	b := o.Who
	if g.units[b].health != healthLastGasp {
		return
	}
	if grade := g.saveGrade(t, b, int(g.sheets[b].deathSave), table.Mod{}, 0, rule.LastgaspGrantedSave); grade >= degreeHit {
		g.pullThrough(t, b)
		g.units[b].waits = grade != degreeCrit
	}
}

// listRally lists Rally, for combatants that have Recoveries on their sheet (escalation.rally.action).
func (g *Game) listRally(q *table.Question, a table.Who) {
	q.Family()
	if q.Need(g.sheets[a].recoveries > 0, rule.RallyAction) && g.needSlot(q, a, actStandard) {
		q.List(table.Do(vRally))
	}
}

// rally heals by a Recovery, then allows one save with the escalation die as bonus, at 13+ against an effect of one round
// (escalation.rally.heal, escalation.rally.save, escalation.rally.one_round, escalation.rally.bonus).
func (g *Game) rally(t *table.Table, a table.Who, o table.Option) {
	g.take(t, a, o, actStandard, rule.RallyAction)
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
