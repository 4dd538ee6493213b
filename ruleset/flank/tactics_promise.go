package flank

import "fray/table"

// promise is at least what the best option of a section is worth after the attacks and spells are scored: a section that promises no
// more than what was found already is not listed. It costs less than the options do.
func (g *Game) promise(a table.Who, by payment, s table.Section, p *plan, found int) int {
	turn := by == payTurn
	switch s {
	case sectionRushes:
		return table.Bit(turn && !p.near && g.units[a].left&(actStandard|actMove) == actStandard|actMove) * worthMost
	case sectionDashes:
		if !turn || p.near || !g.affords(a, priceStandard, by) || !g.seek(a, p) {
			return 0
		}
		return worthDash + p.way.now
	case sectionManeuvers:
		if !g.affords(a, priceStandard, by) {
			return 0
		}
		return g.maneuverPromise(a, p, found)
	case sectionStandard:
		if !turn || !g.affords(a, priceStandard, by) {
			return 0
		}
		return g.helpPromise(a, p)
	case sectionAdvances, sectionTumbles:
		return table.Bit(turn && !p.near && g.affords(a, priceMove, by) && g.seek(a, p)) * worthDeed
	case sectionMoves:
		if !turn || !g.affords(a, priceMove, by) {
			return 0
		}
		return g.movePromise(a, p)
	case sectionQuick:
		return table.Bit(turn) * max(g.focusWorth(a, modeFocusAttack, p), g.focusWorth(a, modeFocusDefense, p))
	case sectionLore:
		return table.Bit(turn && g.veils > 0) * worthSearch
	default:
		return table.Bit(turn) * g.stepWorth(a, p)
	}
}

// worthMost is more than any option is worth.
const worthMost = 1 << 30

// maneuverPromise is for maneuvers on those within reach; it looks closer only at those that could be worth more than what was found. One
// that is in a Grapple contests it.
func (g *Game) maneuverPromise(a table.Who, p *plan, found int) int {
	most := table.Bit(g.units[a].conds.has(condRestrained)) * worthContest
	for _, b := range g.sc.close {
		if !g.sc.others[b].foe || g.units[b].conds.has(condUnconscious) {
			continue
		}
		tries := g.prospects(a, b, p)
		gain := max(tries.trip, tries.push, g.grappleGain(a, b), 24*g.menace(b))
		if worthDeed+gain > found {
			gain = gain * g.winsOver(a, b) / 20
		}
		if g.casts(b) {
			gain = max(gain, 90*g.menace(b))
		}
		most = max(most, worthDeed+gain)
	}
	return most
}

// helpPromise is for what costs a Standard Action besides: for help to those near, or where no foe is near.
func (g *Game) helpPromise(a table.Who, p *plan) int {
	if !p.near || g.units[a].conds.has(condRestrained) || len(g.things(a)) > 0 && g.hasCure(a) {
		return worthMost
	}
	most := table.Bit(g.units[a].conds.has(condBleeding)) * worthPatch
	for _, b := range g.sc.close {
		switch {
		case g.foes(a, b):
		case g.units[b].asleep:
			most = max(most, worthDeed+30*g.menace(b))
		default: // an Assist, or patching a wound
			most = max(most, worthDeed+12*g.menace(b))
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

// movePromise is for what costs a Move Action besides ways.
func (g *Game) movePromise(a table.Who, p *plan) int {
	most := table.Bit(p.danger > 0) * worthGuard
	if g.units[a].prone {
		most = max(most, g.standWorth(p))
	}
	if !p.near {
		most = max(most, worthReach)
	}
	if gain := g.feintGain(a, p); gain > 0 {
		most = max(most, worthFirst+gain)
	}
	return max(most, g.concentrateWorth(a, p))
}
