package phase

import "fray/table"

// promise is at least what the best option of a section is worth: a section that promises no more than what was found already is not
// looked at. It costs less than the options do.
func (g *Game) promise(s *survey, section table.Section) int {
	switch acts := g.left.attack || g.left.move; {
	case s.sh.courier: // whose worth has no bounds here
		return 3 * comesFirst
	case !acts && section > sectionDelay && section <= sectionRest:
		return 0
	}
	switch section {
	case sectionDelay:
		return g.patience(s, table.Do(vDelay).As(modeOpen))
	case sectionAttacks:
		return g.attackPromise(s)
	case sectionBreaking:
		return table.Bit(g.left.attack && s.strike.worth == 0 && !s.open && g.strikesThings(s)) * comesFirst
	case sectionDefenses:
		return g.guardPromise(s)
	case sectionHold:
		return table.Bit(s.u.holds != table.Nobody || s.u.heldBy != table.Nobody) * comesFirst
	case sectionMoves:
		return g.movePromise(s)
	case sectionBrace:
		return g.braceWorth(s)
	case sectionFullAttacks:
		return g.fullPromise(s)
	case sectionObjects:
		return g.objectPromise(s)
	case sectionStudies:
		return g.studyPromise(s)
	case sectionReload:
		return g.reloadPromise(s)
	case sectionRest:
		return g.restPromise(s)
	case sectionItems:
		return g.itemPromise(s)
	case sectionSkills:
		return g.skillPromise(s)
	default: // what costs nothing comes at once
		return 0
	}
}

// attackPromise is for Haymaker, Disarm and Grab.
func (g *Game) attackPromise(s *survey) int {
	if !g.left.attack {
		return 0
	}
	on := g.tempting(s)
	if on == 0 {
		return 0
	}
	most := 0
	for slot := slotUnarmed; slot < g.lastSlot(s.a); slot++ {
		arm := g.arm(s.a, slot)
		if !g.usable(s.a, slot) || !g.loaded(s.a, slot) {
			continue
		}
		for c := g.within(s.a, arm, on); c != 0; c = c.rest() {
			most = max(most, g.haymakerWorth(s, table.Do(vHaymaker).With(slot).At(c.first())))
			if !arm.ranged {
				most = max(most, g.disarmPromise(c.first()))
			}
		}
	}
	for c := g.within(s.a, &g.attacks[0], on); c != 0; c = c.rest() {
		most = max(most, g.grabWorth(s, c.first()))
	}
	return most
}

// disarmPromise is what an enemy loses at most by a Disarm.
func (g *Game) disarmPromise(e table.Who) int {
	if g.units[e].hands == 0 {
		return 0
	}
	return 2 * (g.power10(e, g.units[e].strongest[1]) - g.power10(e, slotUnarmed))
}

// strikesThings reports whether a thing that blocks is in reach or in range of an attack.
func (g *Game) strikesThings(s *survey) bool {
	if len(g.objects) == 0 {
		return false
	}
	far := int(s.u.reach)
	for slot := slotFirst; slot < g.lastSlot(s.a); slot++ {
		if arm := g.arm(s.a, slot); arm.ranged && g.usable(s.a, slot) {
			far = max(far, int(arm.maxRange))
		}
	}
	for i := range g.objects {
		if g.blocks(i) && g.hexes.Distance(s.u.cell, g.objects[i].cell) <= far {
			return true
		}
	}
	return false
}

// guardPromise is for Block, Dodge, Missile Deflection, Roll With A Punch and Ready.
func (g *Game) guardPromise(s *survey) int {
	if !g.left.attack {
		return 0
	}
	ready := g.patience(s, table.Do(vReady))
	if g.untroubled(s) {
		return ready
	}
	return max(3, ready, g.incoming(s)*g.guardShare(s)/100)
}

// movePromise is for movements and for standing up.
func (g *Game) movePromise(s *survey) int {
	switch {
	case s.u.is(condProne):
		return 60
	case s.foes == 0:
		return 0
	case s.marching: // that has been weighed
		return 0
	case s.low:
		return max(arrival, g.incoming(s)/2)
	default:
		return table.Bit(s.strike.worth == 0 && s.reached == 0) * arrival
	}
}

// fullPromise is for Move By, Move Through, Sweep and Rapid Fire.
func (g *Game) fullPromise(s *survey) int {
	if !g.left.attack || !g.left.move || g.left.limited {
		return 0
	}
	most := max(0, g.chargeWorth(s, vMoveBy), g.chargeWorth(s, vMoveThrough))
	if s.strike.worth == 0 {
		return most
	}
	for slot := slotUnarmed; slot < g.lastSlot(s.a); slot++ {
		if g.usable(s.a, slot) && g.loaded(s.a, slot) {
			most = max(most, g.seriesWorth(s, table.Do(vSweep).With(slot)))
		}
	}
	return most
}

// objectPromise is for doors, things in the way, and mounts.
func (g *Game) objectPromise(s *survey) int {
	most := 0
	for i := range g.objects {
		if !g.hexes.Adjoins(s.u.cell, g.objects[i].cell) {
			continue
		}
		switch d := &g.def.objectDefs[i]; {
		case d.kind == kindDoor:
			o := table.Do(vOpen).At(table.Thing(i))
			most = max(most, g.doorWorth(s, o), g.shutWorth(s, o))
		case d.kind == kindHeavy && s.u.n[statSTR] >= d.lift:
			most = max(most, g.pushWorth(s, i))
		case d.kind == kindMount:
			most = max(most, g.doorWorth(s, table.Do(vMount).At(table.Thing(i))))
		}
	}
	return most
}

// studyPromise is for analyzing the victim, and for listening for an enemy that is not seen.
func (g *Game) studyPromise(s *survey) int {
	return table.Bit(g.listens(s) || g.knows(s.a, skillAnalyze) > 0 && g.analyzes(s)) * (comesFirst + 30)
}

// reloadPromise is for filling a weapon.
func (g *Game) reloadPromise(s *survey) int {
	most := 0
	for slot := slotFirst; slot < g.lastSlot(s.a); slot++ {
		if full := g.arm(s.a, slot).shots; full >= 0 && g.shots[s.sh.ammoAt+int(slot-slotFirst)] < full {
			most = max(most, g.reloadWorth(s, table.Do(vReload).With(slot)))
		}
	}
	return most
}

// restPromise is for a Recovery and for changing clothes.
func (g *Game) restPromise(s *survey) int {
	most := max(0, g.restWorth(s, table.Do(vRecover)))
	for k := range s.sh.outfits {
		o := table.Do(vChange).With(uint8(k + 1))
		if s.u.split.ripe {
			o = o.As(modeComplete)
		}
		most = max(most, g.dressWorth(s, o))
	}
	return most
}

// itemPromise is for items: one that makes a better attack than those in hand, or none. Of those who are pressed only half of what is
// gained counts.
func (g *Game) itemPromise(s *survey) int {
	if len(g.items) == 0 {
		return 0
	}
	now, most := g.power10(s.a, s.arm), 0
	for slot := slotFirst; slot < g.lastSlot(s.a); slot++ {
		arm := g.arm(s.a, slot)
		if arm.needs == 0 || g.usable(s.a, slot) || !g.loaded(s.a, slot) || g.costOf(s.a, arm) > int(s.u.end) {
			continue
		}
		if n := g.power10(s.a, slot); n > most && g.graspable(s, arm.needs-1) {
			most = n
		}
	}
	switch gain := most - now; {
	case gain < 15:
		return 0
	case s.pressed != 0 && s.strike.worth > 0:
		return max(20, gain/2) // to start to retrieve one
	default:
		return comesFirst + 60
	}
}

// graspable reports whether a combatant can take an item of a kind in hand: it wears or stores one, or one lies within its grasp.
func (g *Game) graspable(s *survey, kind uint8) bool {
	for i := range g.items {
		it := &g.items[i]
		if it.def != kind {
			continue
		}
		if it.holder == s.a && it.where != placeHand || it.where == placeGround && g.hexes.Distance(s.u.cell, it.cell) <= 1 {
			return true
		}
	}
	return false
}

// skillPromise is for skills with an effect.
func (g *Game) skillPromise(s *survey) int {
	most := 0
	for k := range s.sh.skills {
		d := &s.sh.skills[k]
		if d.action == actNone || d.effect == doAsk || d.action == actAttack && !g.left.attack {
			continue
		}
		on := g.foesUp(s.a)
		if d.effect == doStabilize {
			on = g.dyingBeside(s.a)
		}
		for ; on != 0; on = on.rest() {
			o := table.Do(vSkill).With(uint8(k + 1)).At(on.first()).As(modeComplete)
			most = max(most, g.skillWorth(s, o))
		}
	}
	return most
}
