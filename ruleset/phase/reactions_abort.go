package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// mayAbort reports whether a combatant may abort against an attacker (phase.abort.declare, phase.abort.no_second).
func (g *Game) mayAbort(d, by table.Who) bool {
	u := &g.units[d]
	return g.able(d) && d != g.active && u.busy == 0 && u.hesitating == 0 && !u.is(condSurprised|condForfeited) && g.perceives(d, by)
}

// listAborts lists what a combatant may abort to against an attack (phase.abort.defensive_list). The half move comes before
// what needs no path.
func (g *Game) listAborts(q *table.Question, d table.Who, s *strike) {
	u := &g.units[d]
	if s.arm.ranged {
		if u.n[statDeflection] > 0 && !u.is(condDeflecting) {
			q.Add(table.Do(vAbort).As(modeDeflect))
		}
	} else if !u.is(condBlocking) {
		q.Add(table.Do(vAbort).As(modeBlock))
	}
	if !u.is(condDodging) {
		q.Add(table.Do(vAbort).As(modeDodge))
	}
	if !u.is(condResisting) {
		q.Add(table.Do(vAbort).As(modeResist))
	}
	q.Family()
	q.Try(table.Do(vDive))
	if q.Need(g.freeToMove(d) && !u.is(condStepped) && int(u.moved) < g.movement(d), rule.AbortDefensiveList) {
		q.OfferCells(g.sc.dives.from(g, d, vDive, s.by))
	}
}

// payAbort pays the END of an aborted defense (phase.damage.endurance).
func (g *Game) payAbort(t *table.Table, d table.Who, o table.Option) bool {
	return g.pay(t, d, g.defenseCost(d, o.Mode), rule.DamageEndurance)
}

// defenseCost is the END of a defense: that of the arms it is done with for Block, of the body for Roll With A Punch, and
// nothing else (phase.damage.endurance).
func (g *Game) defenseCost(d table.Who, mode uint8) int {
	switch mode {
	case modeRoll:
		return g.bodyCost(d)
	case modeBlock:
		least := g.bodyCost(d)
		for slot := slotFirst; slot < g.lastSlot(d); slot++ {
			if arm := g.arm(d, slot); !arm.ranged && arm.needs > 0 && g.usable(d, slot) {
				least = min(least, g.costOf(d, arm))
			}
		}
		return least
	default:
		return 0
	}
}

// abort takes the price of an abort: the next action. A wait begun in this Phase is the next action; any other costs the
// next slot. A readied action and a Haymaker are lost; the place in the order stays (phase.abort.before_slot,
// phase.abort.after_slot, phase.abort.no_init_change).
func (g *Game) abort(t *table.Table, d table.Who, s *strike, o table.Option) {
	u := &g.units[d]
	s.aborted = true
	if t.Heard() {
		e := table.NewEvent(table.Reacted, rule.AbortDeclare, d, s.by)
		e.Option = o
		t.Say(e)
	}
	free := u.wait.kind != waitNone && u.is(condSlotDone)
	g.loseWait(t, d, rule.AbortBeforeSlot)
	g.loseReady(t, d, rule.AbortAfterSlot)
	g.loseHaymaker(t, d, rule.ManHaymakerLost)
	if !free {
		u.set(condForfeited)
		t.Tell(table.Marked, rule.AbortLostPhase, table.Nobody, d, bitOf(condForfeited))
	}
}

// takeDefense puts a defense up: it stands until the next own slot comes up (phase.abort.duration).
func (g *Game) takeDefense(a table.Who, m marks) {
	u := &g.units[a]
	u.set(m)
	switch m {
	case condBlocking:
		u.tries[0] = 0
	case condDeflecting:
		u.tries[1] = 0
	default: // Roll With A Punch is not used again before the next own slot, which forgets what was used
	}
}

// markOf returns the mark of a defense.
func markOf(mode uint8) marks {
	return [...]marks{0, condBlocking, condDodging, condDeflecting, condRolling, condResisting}[mode]
}
