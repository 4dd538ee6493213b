package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// recover gives a combatant a Recovery: STUN and END by REC. One that was knocked out wakes if its STUN is 1 or more
// (phase.full.recovery, phase.damage.ko_recovery).
func (g *Game) recover(t *table.Table, a table.Who, r table.Rule) {
	u, sh := &g.units[a], &g.sheets[a]
	rec := u.n[statREC]
	g.gain(t, a, meterSTUN, int(min(sh.stunMax, u.stun+rec)-u.stun), r)
	g.gain(t, a, meterEND, int(min(sh.endMax, u.end+rec)-u.end), r)
	if u.health == healthOut && u.stun >= 1 {
		g.wake(t, a)
	}
}

// wake brings a combatant round, prone, with END equal to its STUN (phase.damage.ko_recovery).
func (g *Game) wake(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.health = healthUp
	g.count(a)
	u.set(condProne)
	u.end = min(g.sheets[a].endMax, u.stun)
	t.Tell(evWakes, rule.DamageKoRecovery, a, table.Nobody, int(u.stun), int(u.end))
}

// gain adds to STUN, BODY or END and says so.
func (g *Game) gain(t *table.Table, a table.Who, meter, n int, r table.Rule) {
	if n == 0 {
		return
	}
	u := &g.units[a]
	p := [...]*int16{meterSTUN: &u.stun, meterBODY: &u.body, meterEND: &u.end}[meter]
	*p += int16(n)
	t.Tell(table.Gained, r, a, table.Nobody, n, meter, int(*p))
}

// pay takes END for a declaration. Where there is too little, the player burns STUN or cancels. It reports whether the
// action is paid and can go ahead (phase.damage.endurance, phase.damage.end_burn).
func (g *Game) pay(t *table.Table, a table.Who, cost int, r table.Rule) bool {
	u := &g.units[a]
	if int(u.end) >= cost {
		g.gain(t, a, meterEND, -cost, r)
		return true
	}
	short := cost - int(u.end)
	q := g.ask(t, askBurn, rule.DamageEndBurn, a, table.Nobody)
	q.N[0] = int32(short)
	q.Add(table.Do(vBurn))
	q.Add(table.Do(vCancel))
	q.SetDefault(table.Do(vCancel))
	if t.Choose(q).Verb == vCancel {
		return false
	}
	g.gain(t, a, meterEND, -int(u.end), r)
	g.burn(t, a, (short+1)/2)
	return u.health == healthUp
}

// postTurn is the time between two Turns: the dying lose BODY, then all that are entitled to it take a Recovery
// (phase.time.post_turn, phase.time.post_turn_recovery).
func (g *Game) postTurn(t *table.Table) {
	t.Tell(evPostTurn, rule.TimePostTurn, table.Nobody, table.Nobody, int(g.turn))
	for i := 0; i < len(g.order); i++ {
		a := g.order[i]
		u := &g.units[a]
		if u.health.there() && u.body <= 0 && !u.is(condStabilized) {
			g.gain(t, a, meterBODY, -1, rule.DamageDying)
			if u.body <= -g.sheets[a].bodyMax {
				g.die(t, table.Nobody, a)
				i--
			}
		}
	}
	for _, a := range g.order {
		if g.entitled(a) {
			g.recover(t, a, rule.TimePostTurnRecovery)
		}
	}
}

// entitled reports whether a combatant recovers in this Post-Turn.
func (g *Game) entitled(a table.Who) bool {
	u := &g.units[a]
	return u.health.there() && g.recovers(u, int(g.turn))
}

// recovers reports whether a combatant that is alive recovers in the Post-Turn of a Turn (phase.time.post_turn_recovery).
func (g *Game) recovers(u *unit, turn int) bool {
	switch {
	case u.n[statCannotRecover] > 0:
		return false
	case u.health == healthUp || u.stun > -21:
		return true
	default:
		return u.stun > -31 && turn%5 == 0
	}
}
