package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// setHealth changes a combatant's health, and all that follows from it.
func (g *Game) setHealth(t *table.Table, a table.Who, s health, r table.Rule) {
	u := &g.units[a]
	was := u.health
	u.health = s
	if was == healthLastGasp && s != healthLastGasp {
		g.dropMarks(t, r, func(m *mark) bool { return m.on == a && m.lasts == untilGaspEnd })
	}
	if s <= healthLastGasp {
		u.fails = min(u.fails, 3) // back from the dead by decree
	}
	if s != healthUp {
		g.lapse(t, a) // escalation.ready.expires
		u.slots, u.waits = 0, false
	}
	g.stand(a)
	if s > healthLastGasp { // out of the fight: it stands beside nobody, and its sustained abilities end at once
		g.part(t, a, u.beside)
		g.endRunningOf(t, a)
		if s != healthHidden { // what ails it waits with it
			g.dropMarks(t, r, func(m *mark) bool { return m.on == a })
		}
	}
	g.letGo(t, a)
	g.tell(t, evStatus, r, a, table.Nobody, int(s))
}

// fall resolves 0 hit points or less: an npc dies or is knocked out, a pc is Dying (escalation.hp.enemy_dead,
// escalation.hp.knock_out, escalation.death.dying_pc).
func (g *Game) fall(t *table.Table, by, on table.Who, spared, byCrit bool) {
	u, sh := &g.units[on], &g.sheets[on]
	if t.Heard() {
		r := rule.HpEnemyDead
		switch {
		case sh.object:
			r = rule.SideObjects
		case sh.pc:
			r = rule.DeathDyingPc
		case spared:
			r = rule.HpKnockOut
		}
		g.say(t, table.NewEvent(table.Fell, r, by, on))
	}
	switch {
	case sh.pc:
		u.saves, u.deep = 0, byCrit
		g.setHealth(t, on, healthDying, rule.DeathDyingPc)
		g.deepen(on)
	case spared && !sh.object:
		u.hp = 0
		g.setHealth(t, on, healthUnconscious, rule.HpKnockOut)
	default:
		g.setHealth(t, on, healthDead, rule.HpEnemyDead)
		if sh.object {
			g.relink() // a broken door is no hindrance
		}
	}
}

// deepen notes that the first Death Save is harder: half the maximum below 0 at any time before it
// (escalation.death.first_save_penalty).
func (g *Game) deepen(a table.Who) {
	u := &g.units[a]
	if (u.health == healthDying || u.health == healthStabilized) && u.saves == 0 && 2*int(u.hp) <= -int(g.sheets[a].hpMax) {
		u.deep = true
	}
}

// saveFromDeath is the turn of a combatant that is down: a Death Save or Last Gasp Save, and after a crit a turn
// (escalation.death.save, escalation.death.success, escalation.death.crit, escalation.death.failure).
func (g *Game) saveFromDeath(t *table.Table, a table.Who) {
	u := &g.units[a]
	g.stage = stageEnd
	r, worse := rule.DeathSave, 0
	if u.health == healthLastGasp {
		r = rule.LastgaspStart
	} else if u.deep {
		worse = 2
	}
	wasStabilized := u.health == healthStabilized
	u.deep = false
	u.saves = min(u.saves+1, 100)
	switch g.saveGrade(t, a, int(g.sheets[a].deathSave), table.Mod{}, worse, r) {
	case degreeCrit:
		g.pullThrough(t, a)
		u.waits, u.begun = false, true
		g.stage = stageAct
		u.slots = 1<<actQuick | 1<<actMove | 1<<actStandard
		if u.locked != actNone {
			u.slots &^= 1 << u.locked
		}
	case degreeHit:
		g.pullThrough(t, a)
		u.waits = true
	default:
		if !wasStabilized {
			g.markFailure(t, a)
		}
	}
}

// pullThrough brings a combatant back: from a last gasp with its hit points, from dying by a Recovery from 0
// (escalation.lastgasp.success, escalation.death.success).
func (g *Game) pullThrough(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.health == healthLastGasp {
		g.endGasp(t, a, rule.LastgaspSuccess)
		if u.health == healthUp {
			return
		}
	}
	u.hp = 0
	g.recover(t, a, a, recoverySpend, rule.DeathSuccess)
	if u.health != healthUp { // it leaves 1 hit point at least
		u.hp = 1
		g.setHealth(t, a, healthUp, rule.DeathSuccess)
	}
}

// markFailure counts a failed save. The fourth is the end (escalation.death.four_failures, escalation.lastgasp.shared_tally,
// escalation.lastgasp.consequence).
func (g *Game) markFailure(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.fails++
	g.sayGained(t, a, meterFails, 1, int(u.fails), rule.DeathFailure)
	if u.fails < 4 {
		return
	}
	switch {
	case u.health == healthLastGasp && u.gasp != 0:
		g.setHealth(t, a, healthOut, rule.LastgaspConsequence)
	case g.def.noDeath:
		g.setHealth(t, a, healthUnconscious, rule.DeathUnconsciousOption)
	default:
		r := rule.DeathFourFailures
		if u.health == healthLastGasp {
			r = rule.LastgaspConsequence
		}
		g.setHealth(t, a, healthDead, r)
	}
}
