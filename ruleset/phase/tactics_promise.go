package phase

import "fray/table"

// promise is at least what the best option of a section is worth: a section that promises no more than what was found already is not
// looked at. It costs less than the options do.
func (g *Game) promise(s *survey, section table.Section) int {
	switch acts := g.left.attack || g.left.move; {
	case s.sh.courier: // whose worth has no bounds here
		return 3 * comesFirst
	case section == sectionDelay:
		return g.patience(s, table.Do(vDelay).As(modeOpen))
	case section == sectionAttacks:
		return table.Bit(g.left.attack && g.tempted(s)) * comesFirst
	case section == sectionBreaking:
		return table.Bit(g.left.attack && s.strike.worth == 0 && !s.open && g.strikesThings(s)) * comesFirst
	case section == sectionDefenses:
		return g.guardPromise(s)
	case section == sectionHold:
		return table.Bit(s.u.holds != table.Nobody || s.u.heldBy != table.Nobody) * comesFirst
	case section <= sectionRest && !acts:
		return 0
	case section == sectionMoves:
		return g.movePromise(s)
	case section == sectionBrace:
		return g.braceWorth(s)
	case section == sectionFullAttacks:
		return g.fullPromise(s)
	case section == sectionObjects:
		return g.objectPromise(s)
	case section == sectionStudies:
		return g.studyPromise(s)
	case section == sectionReload:
		return g.reloadPromise(s)
	case section == sectionRest:
		return max(g.restWorth(s, table.Do(vRecover)), table.Bit(len(s.sh.outfits) > 0)*(comesFirst+35))
	case section == sectionItems:
		return g.itemPromise(s)
	case section == sectionSkills:
		return table.Bit(len(s.sh.skills) > 0) * comesFirst
	default: // what costs nothing comes at once
		return 0
	}
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
	case g.marches(s): // that has been weighed
		return 0
	case s.low:
		return max(arrival, g.incoming(s)/2)
	default:
		return table.Bit(s.strike.worth == 0 && !g.engaged(s)) * arrival
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
	if s.strike.worth > 0 && !g.harmless(s) || s.open && !g.harmless(s) && g.knows(s.a, skillRiding) == 0 {
		return 0
	}
	for i := range g.objects {
		if g.hexes.Adjoins(s.u.cell, g.objects[i].cell) {
			return 110
		}
	}
	return 0
}

// studyPromise is for analyzing the victim, and for listening for an enemy that is not seen.
func (g *Game) studyPromise(s *survey) int {
	listens := s.strike.worth == 0 && s.nearest != table.Nobody && !g.visible(s.a, s.nearest)
	analyzes := s.victim != table.Nobody && g.knows(s.a, skillAnalyze) > 0
	return table.Bit(listens || analyzes) * (comesFirst + 30)
}

// reloadPromise is for filling a weapon.
func (g *Game) reloadPromise(s *survey) int {
	for k, n := range s.sh.attacks {
		if most := g.attacks[n].shots; most >= 0 && g.shots[s.sh.ammoAt+k] < most {
			return comesFirst + 40
		}
	}
	return 0
}

// itemPromise is for items: one that makes a better attack than those in hand, or none.
func (g *Game) itemPromise(s *survey) int {
	if len(g.items) == 0 {
		return 0
	}
	enough := g.power10(s.a, s.arm) + 15
	for slot := slotFirst; slot < g.lastSlot(s.a); slot++ {
		arm := g.arm(s.a, slot)
		if arm.needs > 0 && !g.usable(s.a, slot) && g.power10(s.a, slot) >= enough && g.loaded(s.a, slot) && g.costOf(s.a, arm) <= int(s.u.end) {
			return comesFirst + 60
		}
	}
	return 0
}
