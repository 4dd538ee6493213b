package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// restKind is what the party does before a fight (escalation.rest.kinds).
type restKind uint8

const (
	noRest restKind = iota
	quickRest
	fullRest
	retreat
)

func restNames() []string { return []string{"none", "quick", "full", "retreat"} }

// enoughEncounters is after how many encounters a Full Rest is due (escalation.rest.full_when).
const enoughEncounters = 3

// camp is the rest before the fight, one of the party a beat; allies who are npcs rest too.
func (g *Game) camp(t *table.Table) {
	if !g.rested {
		g.beginRest(t)
		g.rested = true
		return
	}
	for ; g.camper < g.people; g.camper++ {
		a := g.camper
		if g.resting == quickRest && g.sides[pcs].has(a) {
			g.quickRest(t, a)
			g.camper++
			return
		}
	}
	g.stage = stageSetup
}

// beginRest settles which rest it is: a Full Rest needs the GM's leave, or the party retreats to one at a price
// (escalation.rest.full_when, escalation.rest.retreat). Without leave it is a Quick Rest.
func (g *Game) beginRest(t *table.Table) {
	switch g.resting {
	case fullRest:
		if !g.ruling(t, rule.RestFullWhen, table.Nobody, g.since >= enoughEncounters) {
			g.resting = quickRest
		}
	case retreat:
		if !g.allAgree(t) {
			g.resting = quickRest
			break
		}
		if !g.ruling(t, rule.RestRetreat, table.Nobody, false) { // the loss is not waived
			g.loseSomething(t, rule.RestRetreat)
		}
		g.resting = fullRest
	default:
	}
	if t.Heard() {
		r := rule.RestQuickHeal
		if g.resting == fullRest {
			r = rule.RestFull
		}
		g.say(t, event(evRested, r, table.Nobody, table.Nobody, int(g.resting)))
	}
	if g.resting == fullRest {
		g.fullRest()
	}
}

// allAgree asks every hero that can answer whether the party retreats.
func (g *Game) allAgree(t *table.Table) bool {
	for c := g.heroes; c != 0; c = c.rest() {
		if a := c.first(); g.units[a].status <= stabilized && !g.agrees(t, a, rule.RestRetreat) {
			return false
		}
	}
	return true
}

// fullRest restores all that can be restored; the dead stay dead (escalation.rest.full, escalation.rest.day).
func (g *Game) fullRest() {
	for c := g.sides[pcs]; c != 0; c = c.rest() {
		a := c.first()
		u, sh := &g.units[a], &g.sheets[a]
		if u.status == dead || u.status == out {
			continue
		}
		u.hp, u.strain, u.recoveries, u.spent = sh.hpMax, 0, sh.recoveries, 0
		u.power, u.relations, u.status = sh.powerMax, sh.relations, up
		g.stand(a)
	}
	g.since = 0
}

// quickRest heals one of the party by Recoveries, if it has them, makes its Encounter abilities ready, and rolls for those that recharge
// (escalation.rest.quick_heal, escalation.rest.quick_encounter, escalation.rest.quick_recharge).
func (g *Game) quickRest(t *table.Table, a int16) {
	u, sh := &g.units[a], &g.sheets[a]
	if u.status > stabilized {
		return
	}
	for i, n := range sh.list {
		place := uint8(i + 1)
		if u.spent>>i&1 == 0 {
			continue
		}
		switch d := &g.def.abilities[n]; d.freq {
		case perEncounter:
			g.replenish(t, a, place, rule.RestQuickEncounter)
		case recharge: // an unmodified 3d6, no save (escalation.ability.recharge)
			c := check{rule: rule.AbilityRecharge, who: a, whom: table.Nobody, target: int(d.recharge)}
			if g.pass(t, &c) {
				g.replenish(t, a, place, rule.RestQuickRecharge)
			}
		default:
		}
	}
	if u.hp <= 0 || u.status != up { // nobody leaves a rest at 0
		u.hp = 0
		g.recover(t, a, a, spend, rule.RestQuickHeal)
		if u.status != up {
			u.hp = max(u.hp, 1)
			g.setStatus(t, a, up, rule.RestQuickHeal)
		}
	}
	for sh.recovers() && u.hp < sh.hpMax {
		q := g.ask(t, askRest, rule.RestQuickHeal, a)
		q.Add(table.Do(vRecover))
		q.Add(table.Do(vNone))
		q.SetDefault(table.Do(vNone))
		if u.recoveries > 0 && g.worthRecovery(a) {
			q.SetDefault(table.Do(vRecover))
		}
		if t.Choose(q).Verb == vNone {
			break
		}
		g.recover(t, a, a, spend, rule.RestQuickHeal)
	}
	u.waits = false
}

// worthRecovery reports whether a Recovery would not be wasted by more than half.
func (g *Game) worthRecovery(a int16) bool {
	u, sh := &g.units[a], &g.sheets[a]
	d := &sh.recovery
	return 2*int(sh.hpMax-u.hp) >= int(d.count)*int((d.sides+1)/2)+int(d.bonus)
}

func (g *Game) replenish(t *table.Table, a int16, place uint8, r table.Rule) {
	g.units[a].spent &^= 1 << (place - 1)
	if t.Heard() {
		e := event(evReplenished, r, a, table.Nobody)
		e.Option = table.Do(vUse).With(place)
		g.say(t, e)
	}
}
