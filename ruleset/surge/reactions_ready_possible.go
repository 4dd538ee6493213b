package surge

import "fray/table"

// inflictedOnly are the conditions that nobody gets who is immune to them: no wound, fatigue or aim gives them (surge.cond.lists).
const inflictedOnly condSet = 1<<condCompelled | 1<<condDisabled | 1<<condImmobile | 1<<condControlled

// rivals reports whether there are sides that are enemies: a Challenge may have one side only, which nobody can join as an enemy.
func (g *Game) rivals() bool {
	return len(g.def.cast.Sides)-table.Bit(g.def.odds >= 0)-table.Bit(g.neutral >= 0) > 1
}

// mapped reports whether there is another place to go to.
func (g *Game) mapped() bool { return g.field.size() > 1 }

// occurs reports whether the kind of trigger can set off what a combatant readies: nobody takes a step where there is one place only,
// nobody attacks where there are no enemies, and a power on oneself has no range.
func (g *Game) occurs(w trigger, a table.Who, r *readied) bool {
	switch w {
	case triggerStepAt, triggerStepReach:
		return g.mapped()
	case triggerStepRange:
		return g.mapped() && r.item > 0 && g.deed(a, int(r.item)-1).reach != reachPersonal
	case triggerAttack, triggerAttackOn:
		return g.rivals()
	default:
		return true
	}
}

// mayCome reports whether a combatant can come to do something in this encounter: what it lacks for it now, such as an enemy's grip to
// escape from, it may have by the time that the trigger occurs.
func (g *Game) mayCome(a table.Who, v table.Verb) bool {
	switch v {
	case vTask:
		return g.worksOnTasks(a)
	case vCommand:
		return g.def.commanders.Has(a)
	case vLoad:
		return g.hasDeed(a, func(d *deed) bool { return d.complex })
	case vSwitch:
		return g.hasDeed(a, func(d *deed) bool { return d.array != 0 })
	case vTool:
		return g.hasThing(func(d *thingDef) bool { return d.usable })
	case vOperate:
		return g.hasThing(func(d *thingDef) bool { return d.fixture })
	case vDraw, vSheathe, vPickUp, vStore:
		return g.hasThing(func(d *thingDef) bool { return !d.fixture })
	case vRetrieve:
		return g.hasThing(func(d *thingDef) bool { return d.heavy || !d.fixture })
	default:
		return g.has(v)
	}
}

// mayDo reports whether the doer of a trigger, or any enemy of a combatant, can come to do something. What others carry and can do is not
// for all to know.
func (g *Game) mayDo(doer, a table.Who, v table.Verb) bool {
	if v != vTask {
		return g.has(v)
	}
	if doer != table.Nobody {
		return g.worksOnTasks(doer)
	}
	for i := range g.units {
		if b := table.Who(i); g.foes(a, b) && g.worksOnTasks(b) {
			return true
		}
	}
	return false
}

// has reports whether the encounter has what something is done with.
func (g *Game) has(v table.Verb) bool {
	switch v {
	case vCharge:
		return g.mapped() && g.rivals()
	case vAttack, vStunt, vThrow, vSqueeze, vAid, vDistract, vCoordinate, vAssess, vAim, vConceal:
		return g.rivals()
	case vTrick:
		return g.rivals() || g.neutral >= 0
	case vMove, vCrawl, vAdvance, vWithdraw:
		return g.mapped()
	case vTight:
		return g.field.tight != nil && !g.field.tight.Empty()
	case vTopic:
		return len(g.def.topics) > 0
	default:
		return true
	}
}

// hasDeed reports whether a combatant has an attack or a power of a kind.
func (g *Game) hasDeed(a table.Who, is func(d *deed) bool) bool {
	for i := range g.deedsOf(a) {
		if is(g.deed(a, i)) {
			return true
		}
	}
	return false
}

// hasThing reports whether there is an object of a kind, which may get into anybody's hands. What hidden combatants have does not count.
func (g *Game) hasThing(is func(d *thingDef) bool) bool {
	for i := range g.things {
		if th := &g.things[i]; th.where != placeGone && (th.holder < 0 || g.isHere(th.holder)) && is(&g.def.thingDefs[i]) {
			return true
		}
	}
	return false
}
