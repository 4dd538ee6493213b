package flank

import "fray/table"

// hopes returns the sections that may hold something of worth after attacks and spells, by what a combatant has left, how it is, and who
// is near, as bits.
func (g *Game) hopes(a table.Who, by payment, p *plan) uint32 {
	u, sc := &g.units[a], g.sc
	var s uint32
	standard := g.affords(a, priceStandard, by)
	if standard && sc.beset && u.canStrike() {
		s |= 1<<sectionGrasps | 1<<sectionManeuvers
	}
	if by != payTurn {
		return s
	}
	if standard {
		s |= uint32(table.Bit(u.conds.has(condRestrained)))<<sectionContests | uint32(table.Bit(sc.joined))<<sectionAssists | 1<<sectionHelp
	}
	if standard && !p.near {
		s |= uint32(table.Bit(g.hasBoth(a)))<<sectionRushes | 1<<sectionDefend | 1<<sectionDashes
	}
	if g.affords(a, priceMove, by) {
		s |= 1<<sectionConcentrate | uint32(table.Bit(p.danger > 0 || u.prone || !p.near))<<sectionMoves
		if p.near {
			s |= uint32(table.Bit(g.hasBoth(a))) << sectionFeints
		} else {
			s |= 1<<sectionAdvances | 1<<sectionTumbles
		}
	}
	if u.left&(actStandard|actQuick) == actStandard|actQuick {
		s |= 1 << sectionSideSteps
	}
	return s | uint32(table.Bit(g.veils > 0))<<sectionLore
}

// hasBoth reports whether a combatant has its Standard and its Move Action.
func (g *Game) hasBoth(a table.Who) bool {
	return g.units[a].left&(actStandard|actMove) == actStandard|actMove
}

// promise is at least what the best option of a section is worth after the attacks and spells are scored, if there is any hope for it: a
// section that promises no more than what was found already is not listed. It costs less than the options do.
func (g *Game) promise(a table.Who, s table.Section, p *plan, found int) int {
	switch s {
	case sectionGrasps, sectionManeuvers:
		return g.maneuverPromise(a, s, p)
	case sectionContests:
		return worthContest
	case sectionAssists:
		return g.assistPromise(a)
	case sectionDefend:
		return max(worthDefend+1, table.Bit(g.lurks(a, p))*worthWait)
	case sectionHelp:
		return g.helpPromise(a, found)
	case sectionDashes:
		return table.Bit(g.seek(a, p)) * (worthDash + p.way.now)
	case sectionAdvances:
		return table.Bit(g.seek(a, p)) * worthDeed
	case sectionTumbles:
		return table.Bit(g.tumbles(a, p)) * worthDeed
	case sectionConcentrate:
		return g.concentrateWorth(a, p)
	case sectionFeints:
		gain := g.feintGain(a, p)
		return table.Bit(gain > 0) * (worthFirst + gain)
	case sectionMoves:
		return g.placePromise(a, p)
	case sectionLore:
		return worthSearch
	default:
		return g.stepWorth(a, p)
	}
}

// maneuverPromise is for maneuvers that almost surely succeed against an enemy within reach, and for those against casters.
func (g *Game) maneuverPromise(a table.Who, s table.Section, p *plan) int {
	most := 0
	for _, b := range g.sc.close {
		if !g.sc.others[b].foe || g.units[b].conds.has(condUnconscious) {
			continue
		}
		gain, wins := 0, g.winsOver(a, b)
		switch {
		case wins < sureWin:
		case s == sectionManeuvers:
			gain = max(g.tripGain(a, b, p), 24*g.menace(b)) * wins / 20
		default:
			gain = max(g.pushGain(a, b, p), g.grappleGain(a, b)) * wins / 20
		}
		if s == sectionManeuvers && g.casts(b) {
			gain = max(gain, 90*g.menace(b))
		}
		most = max(most, worthDeed+gain)
	}
	return most
}

// assistPromise is for help to those near.
func (g *Game) assistPromise(a table.Who) int {
	most := 0
	for _, b := range g.sc.close {
		if !g.foes(a, b) {
			most = max(most, worthDeed+12*g.menace(b))
		}
	}
	return most
}

// helpPromise is for items, and for what ends the troubles of those near.
func (g *Game) helpPromise(a table.Who, found int) int {
	u := &g.units[a]
	most := max(table.Bit(u.conds.has(condRestrained))*worthContest, table.Bit(u.conds.has(condBleeding))*worthPatch)
	if g.sc.joined {
		for _, b := range g.sc.close {
			switch {
			case g.foes(a, b):
			case g.units[b].asleep:
				most = max(most, worthDeed+30*g.menace(b))
			case g.units[b].conds.has(condBleeding):
				most = max(most, worthPatch)
			}
		}
	}
	if most < worthCure && found <= worthCure && g.hasCure(a) {
		most = worthCure
	}
	return most
}

// hasCure reports whether a combatant has an item that does something by itself.
func (g *Game) hasCure(a table.Who) bool {
	for _, i := range g.things(a) {
		if g.itemDefs[g.items[i].def].ability > 0 {
			return true
		}
	}
	return false
}

// placePromise is for guarding, equipping and standing up.
func (g *Game) placePromise(a table.Who, p *plan) int {
	most := max(table.Bit(p.danger > 0)*worthGuard, table.Bit(g.arms(a, p))*worthReach)
	if g.units[a].prone {
		most = max(most, g.standWorth(p))
	}
	return most
}
