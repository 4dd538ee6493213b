package surge

import "fray/table"

// much is more than any option is worth.
const much = 1 << 20

// weighed are the sections with options that are worth something by themselves: the others only help another action, or move.
const weighed = table.Bits(1)<<(sectionSurge+1) - 1<<sectionAttacks&^
	(1<<sectionMoves|1<<sectionAim|1<<sectionGambits|1<<sectionStances|1<<sectionStudies|1<<sectionDelay|1<<sectionReady)

// promise is at least what the best option of a section is worth: a section that promises no more than what was found already is
// not listed. It costs less than the options do.
func (g *Game) promise(p *plan, s table.Section) int {
	switch s {
	case sectionAttacks:
		return much
	case sectionCharges:
		return g.chargePromise(p)
	case sectionGrabs:
		return table.Bit(len(g.grabs) > 0) * much
	case sectionStandard:
		return g.standardPromise(p)
	case sectionHelp:
		return g.helpPromise()
	case sectionWork:
		return table.Bit(len(g.tasks) > 0) * much
	case sectionPowers:
		return g.powerPromise(p)
	case sectionRise:
		return table.Bit(g.units[p.a].prone || len(g.grabs) > 0) * 90
	case sectionWords:
		return g.wordPromise(p)
	case sectionStored:
		return table.Bit(len(g.things)+len(g.tasks) > 0 && g.canPay(p.a, actMove)) * g.storedPromise(p)
	case sectionHands:
		return table.Bit(g.canPay(p.a, actQuick)) * g.handPromise(p)
	case sectionSwitches, sectionTools:
		return g.toolPromise(p, s)
	case sectionFree:
		return table.Bit(g.units[p.a].prone) * 200
	case sectionDestiny:
		u := &g.units[p.a]
		return table.Bit(g.pool(p.a) > 0 && u.stress < 4 && max(highest(&u.wounds[modeBody]), highest(&u.wounds[modeMind])) > 1) * 160
	case sectionSurge:
		return g.surgePromise(p)
	default: // only what helps another action, or moves
		return 0
	}
}

// chargePromise is for rushing at those that are far enough away, whatever is in between.
func (g *Game) chargePromise(p *plan) (most int) {
	switch {
	case g.units[p.a].slots[actStandard] == 0:
		return 0
	case p.worth == 0:
		return much
	}
	far, slams := g.distanceOf(p.a, moveCharge, 0), g.units[p.a].feet >= 10
	for i := range g.deedsOf(p.a) {
		d := g.deed(p.a, i)
		if d.power || !g.charges(d) || !g.usable(p.a, i) {
			continue
		}
		o := table.Do(vCharge).With(uint8(i + 1))
		for k := range g.units {
			b := table.Who(k)
			if !g.around(b, aroundFoe) || g.stepsTo(int(g.sc.gaps[b]), d, far) == 0 {
				continue
			}
			if most = max(most, g.attackWorth(p.a, o.At(b))); slams {
				most = max(most, g.attackWorth(p.a, o.At(b).Adding(withSlam)))
			}
			if most > p.worth { // enough to look
				return much
			}
		}
	}
	return most
}

// standardPromise is for tricks, and for recovering.
func (g *Game) standardPromise(p *plan) int {
	most := trickMost
	for _, m := range [...]uint8{modeBody, modeMind, modeFatigue} {
		most = max(most, g.recoverWorth(p.a, table.Do(vRecover).As(m)))
	}
	return most
}

// helpPromise is for Assist and what takes its place.
func (g *Game) helpPromise() int {
	if g.def.kind == encounterChallenge {
		return 30
	}
	return 12
}

// powerPromise is for powers that hurt, or that many are in.
func (g *Game) powerPromise(p *plan) int {
	for i := range g.deedsOf(p.a) {
		if d := g.deed(p.a, i); d.power && (d.area || d.effect <= doAfflict) {
			return much
		}
	}
	return 0
}

// wordPromise is for commands, for words on the objective, and for concealing a style.
func (g *Game) wordPromise(p *plan) int {
	for i := range g.sheets {
		if g.sheets[i].controller == p.a {
			return 120
		}
	}
	if g.def.goal.what == goalAttitude {
		return 70
	}
	return table.Bit(len(g.studied) > 0) * 8
}

// storedPromise is for what lies in a pack, for what is heavy, and for tasks.
func (g *Game) storedPromise(p *plan) int {
	for i := range g.things {
		if th := &g.things[i]; th.where == placeStowed && th.holder == p.a || th.where == placeGround && g.def.thingDefs[i].heavy {
			return much
		}
	}
	return table.Bit(len(g.tasks) > 0) * much
}

// handPromise is for what can be drawn or picked up.
func (g *Game) handPromise(p *plan) int {
	hands, most := g.freeHands(p.a), 0
	for i := range g.things {
		th, d, v := &g.things[i], &g.def.thingDefs[i], vDraw
		switch {
		case th.where == placeGround:
			v = vPickUp
		case th.where != placeAtHand || th.holder != p.a:
			continue
		}
		if int(d.hands) > hands || d.fixture || v == vPickUp && (d.heavy || !g.atHandOf(p.a, th.cell)) {
			continue
		}
		most = max(most, g.armsWorth(p.a, table.Do(v).At(table.Thing(i))))
	}
	return most
}

// toolPromise is for the effects of an array, for loading, and for tasks.
func (g *Game) toolPromise(p *plan, s table.Section) int {
	if s == sectionTools && len(g.tasks) > 0 {
		return much
	}
	for i := range g.deedsOf(p.a) {
		if d := g.deed(p.a, i); s == sectionTools && d.complex || s == sectionSwitches && d.array != 0 {
			return much
		}
	}
	return 0
}

// hasSpare reports whether a combatant has an effect that only a Surge brings in.
func (g *Game) hasSpare(a table.Who) bool {
	for i := range g.deedsOf(a) {
		if g.deed(a, i).spare {
			return true
		}
	}
	return false
}

// surgePromise is for the benefits of a Surge.
func (g *Game) surgePromise(p *plan) int {
	u := &g.units[p.a]
	switch {
	case !g.sheets[p.a].surges || u.pending > 0 || u.fatigue > 0 || u.stress > 2:
		return 0
	case u.slots[actStandard] > 0 && (g.weary(p.a) || g.hasSpare(p.a)):
		return much
	case len(g.bars) > 0:
		return 70
	}
	return table.Bit(u.slots[actStandard] == 0 && (g.pool(p.a) > 0 || g.def.kind == encounterChallenge)) * 21
}
