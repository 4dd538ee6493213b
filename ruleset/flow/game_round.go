package flow

import (
	"slices"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// open determines surprise and initiative, and begins the fight (flow.init.roll).
func (g *Game) open(t *table.Table) {
	for i := range g.units {
		g.units[i].surprised = g.def.surprised[i] && g.units[i].health != healthHidden // who lies in wait is not surprised
	}
	if g.askGM {
		g.askSurprise(t)
	}
	g.rollInitiative(t)
	g.stage, g.round = stageRound, 1
	for i := range g.units {
		if g.units[i].surprised {
			g.surprise, g.round = true, 0
		}
	}
	for i := range g.units { // before anybody's turn (flow.rp.start)
		u, sh := &g.units[i], &g.sheets[i]
		if !u.surprised && u.health.well() {
			u.rp = sh.rpMax
		}
	}
}

// beginRound clears the limits of the last round and sets AP and the first FP (flow.ap.pool, flow.fp.start).
func (g *Game) beginRound(t *table.Table) {
	r := rule.RoundOrder
	if g.surprise {
		r = rule.SurpriseOneRound
	}
	t.Tell(table.Round, r, table.Nobody, table.Nobody, int(g.round))
	for i := range g.units {
		u := &g.units[i]
		u.used, u.usedFlow, u.moveAP, u.acted = 0, 0, 0, false
		g.setPools(u, &g.sheets[i])
	}
	g.slot, g.stage = -1, stageTurn
}

// setPools sets the pools of a new round, in the Surprise Round of those not surprised (flow.surprise.surprising_pools).
func (g *Game) setPools(u *unit, sh *sheet) {
	if u.surprised && g.surprise { // all pools are 0 (flow.surprise.surprised_pools)
		u.ap, u.rp, u.fp = 0, 0, 0
		return
	}
	more := u.nextAP
	u.nextAP, u.rattled, u.quickened = 0, false, false // over, whether it can act or not
	if !u.health.well() {
		u.ap, u.aside = 0, 0
		return
	}
	u.ap = max(0, sh.apPerRound+more)
	if u.ready.trigger != triggerNone { // kept over the round's end: paid from the new AP (flow.action.ready_round_end)
		u.aside = min(u.aside, u.ap)
		u.ap -= u.aside
	}
	if !u.begun { // the surprised get their FP now, their RP with their first turn (flow.surprise.surprised_fp_later,
		// flow.surprise.surprised_rp_later)
		u.begun, u.fp = true, sh.fpStart
	}
}

// beginTurn hands over to the next combatant that can act (flow.round.order, flow.turn.next).
func (g *Game) beginTurn(t *table.Table) {
	for g.slot++; int(g.slot) < len(g.order); g.slot++ {
		u := &g.units[g.order[g.slot]]
		if u.health == healthUp && !(g.surprise && u.surprised) {
			g.startTurn(t, g.order[g.slot])
			return
		}
		g.endWards(t, g.order[g.slot]) // its turn would start now
		g.missTurn(g.order[g.slot])
	}
	g.active, g.stage = table.Nobody, stageRest
}

// startTurn runs the steps at the start of a turn in their fixed order (flow.turn.start).
func (g *Game) startTurn(t *table.Table, a table.Who) {
	u := &g.units[a]
	g.active, g.stage, g.walk = a, stageAct, walk{}
	g.forgetRefusals()
	t.BeginTurn(a, int(g.round))
	u.freeUsed, u.spoke = 0, false
	t.Tell(table.Began, rule.TurnStart, a, table.Nobody, int(g.round))
	u.totalDefense = false
	g.endWards(t, a)
	u.rp = g.sheets[a].rpMax // set, not added (flow.rp.regain)
	if u.ready.trigger != triggerNone {
		g.lapseReady(t, a)
	}
	if u.holds != table.Nobody {
		g.upkeep(t, a)
	}
}

// endTurn runs the steps at the end of a turn (flow.turn.ongoing_effects, flow.turn.fp_decay, flow.fp.decay_rate).
func (g *Game) endTurn(t *table.Table) {
	a := g.active
	u := &g.units[a]
	g.walk, g.stage, g.active = walk{}, stageTurn, table.Nobody
	g.forgetRefusals()
	u.acted, u.ap = true, 0 // AP are not saved up (flow.ap.no_banking)
	if u.health != healthUp {
		return
	}
	g.ongoing(t, a)
	if u.health != healthUp {
		return
	}
	g.endTimed(t, a)
	g.endFeints(a)
	if u.fp > 0 && !u.flowState {
		g.gainFP(t, a, -1, rule.TurnFpDecay)
	}
	u.flowState = false
}

// endRound resolves the end of a round in its fixed order. After the Surprise Round the turns begin again (flow.round.end,
// flow.surprise.double_turns).
func (g *Game) endRound(t *table.Table) {
	for _, a := range g.order {
		if g.units[a].health == healthDying {
			g.dyingCheck(t, a)
		}
	}
	for _, a := range g.order {
		if g.units[a].ready.trigger != triggerNone {
			g.keepReady(t, a)
		}
	}
	g.shiftOrder()
	if int(g.round) >= g.def.maxRounds {
		g.finish(t, -1)
		return
	}
	if g.surprise {
		g.surprise = false
		for i := range g.units {
			g.units[i].surprised = false
		}
	}
	g.round++
	g.stage = stageRound
}

// shiftOrder moves combatants whose Readied Action fired before the one they interrupted (flow.action.ready_initiative).
func (g *Game) shiftOrder() {
	for _, s := range g.shifts {
		from, to := g.placeOf(s.who), g.placeOf(s.before)
		if from < to {
			to--
		}
		g.order = slices.Insert(slices.Delete(g.order, from, from+1), to, s.who)
	}
	g.shifts = g.shifts[:0]
}

// placeOf returns the place of a combatant in the order, or -1.
func (g *Game) placeOf(a table.Who) int { return slices.Index(g.order, a) }
