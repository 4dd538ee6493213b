package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// next plays what comes before the next slot, and the start of that slot (phase.init.order).
func (g *Game) next(t *table.Table) {
	x := g.upcoming()
	if x == table.Nobody {
		g.stage = stageClose
		return
	}
	if g.askWaiters(t, x) {
		return
	}
	g.begins(t, x)
	if !g.there.has(x) || g.units[x].is(condSlotDone) {
		return
	}
	g.startSlot(t, x)
}

// startSlot runs the steps at the start of a slot in their order (phase.time.cycle).
func (g *Game) startSlot(t *table.Table, a table.Who) {
	u := &g.units[a]
	t.BeginTurn(a, g.round())
	u.set(condSlotDone)
	g.active = a
	if u.health == healthUp {
		t.Tell(table.Began, rule.TimeCycle, a, table.Nobody, g.round())
	}
	g.landHaymaker(t, a)
	g.endLasting(t, a)
	g.upkeep(t, a)
	g.takeLimit(u)
	switch {
	case !g.there.has(a):
		g.active = table.Nobody
	case u.paralyzed != 0 || u.is(condCowed):
		g.pass(t, a, rule.StateIncapacitated)
		if u.paralyzed > 0 {
			u.paralyzed--
		}
	case u.is(condForfeited):
		u.clear(condForfeited | condAwed)
		g.pass(t, a, rule.AbortLostPhase)
	case u.health == healthOut:
		if u.stun >= -10 && u.n[statCannotRecover] <= 0 {
			g.recover(t, a, rule.DamageKoRecovery)
		}
		g.pass(t, a, rule.InitRetained)
	case u.is(condStunned):
		g.recoverStunned(t, a)
	default:
		g.openSlot(a, false)
	}
}

// openSlot gives a combatant the budget of a slot (phase.action.budget, phase.action.limited, phase.surprise.one_action,
// phase.surprise.free_actions).
func (g *Game) openSlot(a table.Who, delayed bool) {
	u := &g.units[a]
	limited := g.phase == 0 || u.is(condLimitedSlot)
	g.left = budget{attack: true, move: true, limited: limited, fresh: !delayed, delayed: delayed}
	g.active, g.stage = a, stageAct
	if u.split.action.Verb != 0 {
		u.split.ripe = true
	}
}

// takeLimit makes the slot that begins a limited one if that is due.
func (g *Game) takeLimit(u *unit) {
	if u.limited != 0 {
		u.set(condLimitedSlot)
	}
	if u.limited > 0 {
		u.limited--
	}
}

// recoverStunned spends a slot on recovering from being Stunned. A limited slot only starts it, and the slot after that
// completes it and has one action left (phase.full.recover_stunned, phase.action.split_full).
func (g *Game) recoverStunned(t *table.Table, a table.Who) {
	u := &g.units[a]
	started := u.is(condRecovering)
	u.clear(condRecovering)
	limited := g.phase == 0 || u.is(condLimitedSlot)
	if !started && limited {
		u.set(condRecovering)
		t.Tell(table.Marked, rule.ActionSplitFull, table.Nobody, a, bitOf(condRecovering))
		g.pass(t, a, rule.FullRecoverStunned)
		return
	}
	u.clear(condStunned)
	t.Tell(table.Cleared, rule.FullRecoverStunned, table.Nobody, a, bitOf(condStunned))
	if !started {
		g.pass(t, a, rule.FullRecoverStunned)
		return
	}
	g.left = budget{attack: !limited, limited: limited, fresh: false}
	g.stage = stageAct
}

// pass lets a slot pass without any activity.
func (g *Game) pass(t *table.Table, a table.Who, r table.Rule) {
	t.Tell(evPasses, r, a, table.Nobody)
	g.units[a].split = split{}
	g.closeSlot(t, a)
	g.active = table.Nobody
}

// endLasting ends what lasts until the next own slot: modifiers of maneuvers, standing defenses, halved DCV, what is located,
// a readied action that was not taken and a wait (phase.time.cycle step 1, phase.attack.manoeuvre_duration).
func (g *Game) endLasting(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.used = maneuvers{}
	u.clear(untilSlot | condGrabMod)
	u.tries = [3]int8{}
	if len(g.located) > 0 {
		g.forget(a)
	}
	g.loseReady(t, a, rule.ReadyExpires)
	g.loseWait(t, a, rule.DelayExpires)
}

// closeSlot ends what lasts until the end of a slot (phase.time.cycle step 8).
func (g *Game) closeSlot(t *table.Table, a table.Who) {
	u := &g.units[a]
	u.clear(condBraced | condLimitedSlot)
	if u.hesitating > 0 {
		if u.hesitating--; u.hesitating == 0 {
			t.Tell(table.Cleared, rule.FreePresenceLevels, table.Nobody, a, condHesitating)
		}
	}
}

// endSlot ends the slot of the active combatant, unless it is delayed. A start that was not completed in it is wasted
// (phase.action.split_full).
func (g *Game) endSlot(t *table.Table) {
	a := g.active
	if u := &g.units[a]; u.wait.kind == waitNone {
		u.spoil()
		g.closeSlot(t, a)
	}
	g.active, g.left, g.stage = table.Nobody, budget{}, stageNext
}
