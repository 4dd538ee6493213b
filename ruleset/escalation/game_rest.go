package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// restKind is a rest before a fight (escalation.rest.kinds).
type restKind uint8

const (
	restNone restKind = iota
	restQuick
	restFull
	restRetreat
)

func (restKind) names() []string { return []string{"none", "quick", "full", "retreat"} }

// enoughEncounters is the number of encounters after which a Full Rest is due (escalation.rest.full_when).
const enoughEncounters = 3

// camp plays the rests before the fight, one combatant a beat, allied npcs included. No rest follows a Full Rest. Hidden
// combatants have rested before ([Game.restHidden]).
func (g *Game) camp(t *table.Table) {
	if !g.rested {
		g.beginRest(t)
		g.rested = true
		return
	}
	for ; g.camper < g.people; g.camper++ {
		a := g.camper
		if g.resting == restQuick && (g.sides[sidePCs] &^ g.hiding).has(a) {
			g.quickRest(t, a)
			g.camper++
			return
		}
	}
	if g.resting != restFull && int(g.nth)+1 < len(g.def.rests) {
		g.nth++
		g.resting, g.rested, g.camper = g.def.rests[g.nth], false, 0
		return
	}
	g.stage = stageSetup
}

// beginRest determines the rest: a Full Rest needs the GM's permission, or the party retreats to one at a price. A refused
// rest changes nothing (escalation.rest.full_when, escalation.rest.retreat).
func (g *Game) beginRest(t *table.Table) {
	r := rule.RestQuickHeal
	switch g.resting {
	case restFull:
		r = rule.RestFull
		if !g.ruling(t, rule.RestFullWhen, table.Nobody, g.since >= enoughEncounters) {
			g.resting, r = restNone, rule.RestFullWhen
		}
	case restRetreat:
		if !g.allAgree(t) {
			g.resting, r = restNone, rule.RestRetreat
			break
		}
		if !g.ruling(t, rule.RestRetreat, table.Nobody, false) { // the loss is not waived
			g.loseSomething(t, rule.RestRetreat)
		}
		g.resting, r = restFull, rule.RestFull
	default:
	}
	g.tell(t, evRested, r, table.Nobody, table.Nobody, int(g.resting))
	switch g.resting {
	case restFull:
		g.fullRest()
	case restQuick:
		g.restHidden(t)
	default:
	}
}

// allAgree asks every pc that can answer whether the party retreats.
func (g *Game) allAgree(t *table.Table) bool {
	for c := g.heroes; c != 0; c = c.rest() {
		if a := c.first(); g.units[a].health <= healthStabilized && !g.agrees(t, a, rule.RestRetreat) {
			return false
		}
	}
	return true
}

// fullRest restores everything; the dead stay dead (escalation.rest.full, escalation.rest.day).
func (g *Game) fullRest() {
	for c := g.sides[sidePCs]; c != 0; c = c.rest() {
		a := c.first()
		u, sh := &g.units[a], &g.sheets[a]
		if u.health == healthDead || u.health.away() {
			continue
		}
		u.hp, u.strain, u.recoveries, u.spent = sh.hpMax, 0, sh.recoveries, 0
		u.power, u.relations = sh.powerMax, sh.relations
		if u.health != healthHidden {
			u.health = healthUp
		}
		g.stand(a)
	}
	g.since = 0
}
