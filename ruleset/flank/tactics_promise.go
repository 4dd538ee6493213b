package flank

import "fray/table"

// promise is at least what the best option of a section is worth after the attacks and spells are scored: a section that promises no
// more than what was found already is not listed. It costs less than the options do.
func (g *Game) promise(a table.Who, by payment, s table.Section, p *plan, found int) int {
	turn := by == payTurn
	switch {
	case s == sectionRushes:
		return table.Bit(turn && !p.near && g.units[a].left&(actStandard|actMove) == actStandard|actMove) * worthMost
	case s <= sectionHelp:
		if !g.affords(a, priceStandard, by) || !turn && s != sectionGrasps && s != sectionManeuvers {
			return 0
		}
		return g.standardPromise(a, s, p, found)
	case !turn:
		return 0
	case s <= sectionTumbles:
		if !g.affords(a, priceMove, by) {
			return 0
		}
		return g.movePromise(a, s, p)
	case s == sectionQuick:
		return max(g.focusWorth(a, modeFocusAttack, p), g.focusWorth(a, modeFocusDefense, p))
	case s == sectionLore:
		return table.Bit(g.veils > 0) * worthSearch
	default:
		return g.stepWorth(a, p)
	}
}

// standardPromise is for a section of what costs a Standard Action.
func (g *Game) standardPromise(a table.Who, s table.Section, p *plan, found int) int {
	u := &g.units[a]
	switch s {
	case sectionDashes:
		if p.near || !g.seek(a, p) {
			return 0
		}
		return worthDash + p.way.now
	case sectionGrasps, sectionManeuvers:
		return g.maneuverPromise(a, s, p, found)
	case sectionContests:
		return table.Bit(u.conds.has(condRestrained)) * worthContest
	case sectionAssists:
		return g.assistPromise(a)
	case sectionDefend:
		return table.Bit(!p.near) * (worthDash + 30)
	default:
		return g.helpPromise(a)
	}
}

// worthMost is more than any option is worth.
const worthMost = 1 << 30

// maneuverPromise is for maneuvers on those within reach; it looks closer only at those that could be worth more than what was found.
func (g *Game) maneuverPromise(a table.Who, s table.Section, p *plan, found int) int {
	most := 0
	for _, b := range g.sc.close {
		if !g.sc.others[b].foe || g.units[b].conds.has(condUnconscious) {
			continue
		}
		tries := g.prospects(a, b, p)
		gain := max(tries.push, g.grappleGain(a, b))
		if s == sectionManeuvers {
			gain = max(tries.trip, 24*g.menace(b))
		}
		if worthDeed+gain > found {
			gain = gain * g.winsOver(a, b) / 20
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
func (g *Game) helpPromise(a table.Who) int {
	u := &g.units[a]
	most := max(table.Bit(u.conds.has(condRestrained))*worthContest, table.Bit(u.conds.has(condBleeding))*worthPatch)
	if g.hasCure(a) {
		most = max(most, worthDeed+20)
	}
	for _, b := range g.sc.close {
		switch {
		case g.foes(a, b):
		case g.units[b].asleep:
			most = max(most, worthDeed+30*g.menace(b))
		case g.units[b].conds.has(condBleeding):
			most = max(most, worthPatch)
		}
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

// movePromise is for a section of what costs a Move Action.
func (g *Game) movePromise(a table.Who, s table.Section, p *plan) int {
	switch s {
	case sectionAdvances, sectionTumbles:
		return table.Bit(!p.near && g.seek(a, p)) * worthDeed
	case sectionConcentrate:
		return g.concentrateWorth(a, p)
	case sectionFeints:
		if gain := g.feintGain(a, p); gain > 0 {
			return worthFirst + gain
		}
		return 0
	default:
		most := max(table.Bit(p.danger > 0)*worthGuard, table.Bit(!p.near)*worthReach)
		if g.units[a].prone {
			most = max(most, g.standWorth(p))
		}
		return most
	}
}
