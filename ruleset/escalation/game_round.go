package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/ruleset/lasting"
	"fray/table"
)

// beginRound sets the escalation die and begins with the fastest band (escalation.die.start, escalation.die.increase,
// escalation.die.maximum). The Surprise Round is round 0, without the die (escalation.die.first_round).
func (g *Game) beginRound(t *table.Table) {
	g.die = 0
	if g.round > 0 {
		g.die = int8(min(6, int(g.round)-1+int(g.wonAmbush)))
	}
	for a := range g.people {
		u := &g.units[a]
		u.acted, u.struck = false, 0
	}
	g.band, g.half, g.stage = bandVeryFast, sidePCs, stageNext
	if t.Heard() {
		r := rule.DieIncrease
		switch {
		case g.round == 0:
			r = rule.SurpriseTwoAct
		case g.die == 0:
			r = rule.DieFirstRound
		case g.round == 2:
			r = rule.DieStart
		case g.die == 6:
			r = rule.DieMaximum
		}
		g.say(t, table.NewEvent(table.Round, r, table.Nobody, table.Nobody, int(g.round), int(g.die)))
	}
}

// waiting returns the combatants that still have a turn in this half.
func (g *Game) waiting() crowd {
	return those(g.sides[g.half], func(a table.Who) bool {
		u := &g.units[a]
		return u.band == g.band && !u.acted && g.takesTurns(a) && (!g.ambushed || g.chosen.has(a))
	})
}

// takesTurns reports whether a combatant has turns: fallen pcs fight in spirit while an ally is there
// (escalation.spirit.eligible). Hidden combatants have none.
func (g *Game) takesTurns(a table.Who) bool {
	return g.present.has(a) || g.sheets[a].pc && g.units[a].health < healthHidden && g.present&g.friends(a) != 0
}

// next begins the next turn: bands from the fastest, in each the pcs first, in each half the combatant that its side names
// (escalation.bands.order, escalation.bands.pcs_before_enemies, escalation.bands.any_order, escalation.bands.example).
func (g *Game) next(t *table.Table) {
	for {
		if c := g.waiting(); c != 0 {
			g.active = c.first()
			if c.rest() != 0 {
				g.active = g.askNext(t, c)
			}
			g.stage, g.fleeAsked = stageBegin, false
			return
		}
		g.endHalf(t)
		if g.half == sidePCs {
			g.half = sideEnemies
			continue
		}
		g.half = sidePCs
		g.band++
		if g.band == bandCount {
			g.active, g.stage = table.Nobody, stageClose
			return
		}
	}
}

// askNext asks the side for its next combatant (escalation.bands.any_order).
func (g *Game) askNext(t *table.Table, c crowd) table.Who {
	g.sc.used = 0
	seats := g.seatsOf(c)
	q := t.Ask(askNext, rule.BandsAnyOrder, table.Nobody, seats)
	q.ListCrowd(table.Do(vNext), g.choice(c))
	q.SetDefault(table.Do(vNext).At(c.first()))
	return t.Choose(q).Who
}

// endHalf ends marks that wait for a turn that is no longer taken: in the round after their start, after the half of their
// causer's band (escalation.duration.one_round).
func (g *Game) endHalf(t *table.Table) {
	waits := func(m *mark) bool {
		return m.turn >= 0 && m.round < g.round && !g.takesTurns(m.turn) && g.units[m.turn].band == g.band && g.sheets[m.turn].side == g.half
	}
	if g.anyMark(waits) {
		g.dropMarks(t, rule.DurationOneRound, waits)
	}
}

// endRound ends the round. If no pc is up, the GM says whether the fight is over (escalation.end.defeat).
func (g *Game) endRound(t *table.Table) {
	g.endMarks(t, lasting.RoundEnds, table.Nobody, rule.DurationOneRound) // of marks that nobody caused
	if g.up&g.heroes == 0 && g.ruling(t, rule.EndDefeat, table.Nobody, true) {
		g.finish(t, endDefeat, int8(sideEnemies), rule.EndDefeat)
		return
	}
	if int(g.round) >= g.def.maxRounds {
		g.finish(t, endStopped, -1, 0)
		return
	}
	g.ambushed, g.chosen = false, 0 // in round 1 all act, also those that acted in the Surprise Round (escalation.surprise.after)
	g.round++
	g.stage = stageRound
}
