package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// perform declares an action, pays for it and carries it out. An action that is canceled costs nothing.
func (g *Game) perform(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vStrike, vFire, vDisarm, vGrab, vHaymaker:
		g.performAttack(t, a, o)
	case vSweep, vRapidFire:
		g.performSeries(t, a, o)
	case vMoveBy, vMoveThrough:
		g.performCharge(t, a, o)
	case vHalf, vFull, vNoncombat, vWithdraw, vCrawl:
		g.performMove(t, a, o)
	case vStep:
		g.left.fresh = g.left.fresh && !g.own(a)
		g.step(t, a, o)
	case vReady:
		g.performReady(t, a, o)
	case vOn, vOff:
		g.performFree(a, g.toggle(t, a, o))
	case vShift:
		g.performFree(a, g.shiftPool(t, a, o))
	default:
		g.performOther(t, a, o)
	}
}

// performFree notes that a free action has been done: it is not the first choice of the slot any more.
func (g *Game) performFree(a table.Who, done bool) {
	if done && g.own(a) {
		g.left.fresh = false
	}
}

// performAttack declares an attack with one target.
func (g *Game) performAttack(t *table.Table, a table.Who, o table.Option) {
	s := g.strikeOf(a, o)
	if !g.pay(t, a, g.costOf(a, s.arm), rule.DamageEndurance) {
		g.broke(a)
		return
	}
	g.spend(a, o)
	g.sayTook(t, a, o)
	if o.Verb == vHaymaker {
		g.beginHaymaker(t, a, o)
		return
	}
	s.last = g.own(a)
	if g.begin(t, &s) {
		g.resolve(t, &s)
	}
}

// broke ends the slot of a combatant that has knocked itself out by burning STUN.
func (g *Game) broke(a table.Who) {
	if g.own(a) && !g.able(a) {
		g.stage = stageEnd
	}
}

// performReady readies an action (phase.ready.declare, phase.ready.no_provoke).
func (g *Game) performReady(t *table.Table, a table.Who, o table.Option) {
	x, ok := g.prepare(t, a)
	if !ok {
		return
	}
	note := t.Note()
	g.spend(a, o)
	if t.Heard() {
		e := table.NewEvent(evReadied, rule.ReadyDeclare, a, x.who, int(x.trigger), int(x.group), int(x.near), int(x.deed))
		e.Option, e.Note = x.action, note
		t.Say(e)
	}
	g.triggered(t, deed{by: a, verb: vReady, on: table.Nobody})
	if g.able(a) {
		g.setReady(a, x)
	}
}

// performOther carries out the actions that are neither attacks nor movement: the declaration, what it provokes, and if the
// combatant still can its effect (phase.aoo.interrupt).
func (g *Game) performOther(t *table.Table, a table.Who, o table.Option) {
	if !g.pay(t, a, g.endOf(a, o), rule.DamageEndurance) {
		g.broke(a)
		return
	}
	g.spend(a, o)
	g.sayTook(t, a, o)
	g.triggered(t, deed{by: a, verb: o.Verb, on: o.Who})
	if g.able(a) {
		g.distract(t, a, o)
	}
	if !g.able(a) {
		t.Tell(evNothing, rule.AooInterruptedUnable, a, table.Nobody)
		return
	}
	if o.Mode == modeStart && g.splits(o.Verb) {
		g.start(a, o)
		return
	}
	g.effect(t, a, o)
}

// endOf returns the END of an action that is neither attack nor movement (phase.damage.endurance).
func (g *Game) endOf(a table.Who, o table.Option) int {
	switch o.Verb {
	case vBlock:
		return g.defenseCost(a, modeBlock)
	case vRoll:
		return g.defenseCost(a, modeRoll)
	case vSqueeze, vThrow:
		return g.bodyCost(a)
	case vCasual:
		return max(1, int(g.units[a].n[statSTR])/2/10)
	default:
		return 0
	}
}

// effect carries out an action that nothing has stopped.
func (g *Game) effect(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	switch o.Verb {
	case vBlock:
		g.takeDefense(a, condBlocking)
	case vDodge:
		g.takeDefense(a, condDodging)
	case vDeflect:
		g.takeDefense(a, condDeflecting)
	case vRoll:
		g.takeDefense(a, condRolling)
	case vResist:
		u.set(condResisting)
	case vSqueeze, vThrow:
		if u.holds != table.Nobody {
			g.handle(t, a, o.Verb)
		}
	case vEscape:
		if u.heldBy != table.Nobody {
			g.breakOut(t, a, max(0, int(u.n[statSTR])))
		}
	case vStand:
		u.clear(condProne)
		t.Tell(table.Cleared, rule.MoveStand, table.Nobody, a, bitOf(condProne))
	case vMount, vDismount:
		g.ride(t, a, o)
	case vReload:
		g.shots[g.sheets[a].ammoAt+int(o.Item-slotFirst)] = g.arm(a, o.Item).shots
	case vAnalyze:
		g.analyze(t, a, o.Who)
	case vSense:
		g.sense(t, a, o.Who)
	case vOpen, vClose, vPush:
		g.workIfThere(t, a, o)
	case vDraw, vSheathe, vPickUp, vRetrieve, vStow, vDrop:
		g.itemAction(t, a, o)
	case vChange:
		g.changeClothes(t, a, o)
	case vSkill:
		g.useSkill(t, a, o)
	case vRecover:
		u.set(condHalved)
		g.recover(t, a, rule.FullRecovery)
	default:
		g.freeEffect(t, a, o)
	}
	if o.Mode == modeComplete {
		u.split = split{}
	}
}

// splits reports whether a full-phase action can be started with a move action (phase.action.split_full).
func (g *Game) splits(v table.Verb) bool {
	switch v {
	case vRetrieve, vStow, vChange, vSkill, vRecover:
		return true
	default:
		return false
	}
}

// start notes that a full-phase action has been started. A Recovery halves DCV from its start (phase.action.split_full).
func (g *Game) start(a table.Who, o table.Option) {
	u := &g.units[a]
	u.split = split{action: o.As(modeWhole)}
	if o.Verb == vRecover {
		u.set(condHalved)
	}
}

// workIfThere works a door or a heavy object that is still beside the combatant.
func (g *Game) workIfThere(t *table.Table, a table.Who, o table.Option) {
	x := &g.objects[thingIndex(o.Who)]
	free := o.Verb == vOpen || g.bodyAt(x.cell, table.Nobody) == table.Nobody
	if o.Verb == vPush {
		free = !g.sc.solid.Has(o.Cell) && g.bodyAt(o.Cell, table.Nobody) == table.Nobody
	}
	if x.body <= 0 || g.hexes.Distance(g.units[a].cell, x.cell) != 1 || !free {
		t.Tell(evNothing, rule.AooInterruptedUnable, a, table.Nobody)
		return
	}
	g.work(t, a, o)
}
