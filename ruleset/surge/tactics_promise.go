package surge

import "fray/table"

// much is more than any option is worth.
const much = 1 << 20

// enough is what an attack has to be worth for its user to look no further for a better one.
const enough = 12

// hopes are the sections in which a combatant may find something of worth beside the attacks: some by what it can do at all, the others
// by what has happened.
func (g *Game) hopes(a table.Who) table.Bits {
	u, h := &g.units[a], g.sheets[a].hopes|1<<sectionStandard|1<<sectionHelp
	if len(g.grabs) > 0 {
		h |= 1<<sectionGrabs | 1<<sectionRise
	}
	if u.prone {
		h |= 1<<sectionRise | 1<<sectionFree
	}
	if len(g.tasks) > 0 {
		h |= 1<<sectionWork | 1<<sectionStored | 1<<sectionTools
	}
	if g.def.goal.what == goalAttitude || len(g.studied) > 0 || g.def.commanders.Has(a) {
		h |= 1 << sectionWords
	}
	if u.wounds[modeBody][1]|u.wounds[modeMind][1]|u.wounds[modeBody][2]|u.wounds[modeMind][2] != 0 {
		h |= 1 << sectionDestiny
	}
	return h
}

// hopes are the sections in which the combatant of a sheet may find something of worth by its attacks and powers.
func (c *compiler) hopes(sh *sheet) (h table.Bits) {
	if sh.surges {
		h |= 1 << sectionSurge
	}
	for i := range c.def.deeds[sh.first:] {
		d := &c.def.deeds[int(sh.first)+i]
		if !d.power && (d.reach == reachClose || d.reach == reachCourt) {
			h |= 1 << sectionCharges
		}
		if d.power && (d.area || d.effect <= doAfflict) {
			h |= 1 << sectionPowers
		}
		if d.thing >= 0 {
			h |= 1<<sectionHands | 1<<sectionStored
		}
		if d.array != 0 {
			h |= 1 << sectionSwitches
		}
		if d.complex {
			h |= 1 << sectionTools
		}
	}
	return h
}

// promise is at least what the best option of a section is worth, by a glance: a section that promises no more than what was found
// already is not listed.
func (g *Game) promise(p *plan, s table.Section) int {
	switch s {
	case sectionCharges:
		return table.Bit(p.worth < enough) * much
	case sectionStandard:
		return g.standardPromise(p)
	case sectionHelp:
		return g.helpPromise()
	case sectionWords:
		return g.wordPromise(p)
	case sectionStored:
		return table.Bit(g.canPay(p.a, actMove)) * g.storedPromise(p)
	case sectionHands:
		return g.handPromise(p)
	case sectionSurge:
		return g.surgePromise(p)
	default:
		return much
	}
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

// wordPromise is for commands, for words on the objective, and for concealing a style.
func (g *Game) wordPromise(p *plan) int {
	if g.def.commanders.Has(p.a) {
		return 120
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

// handPromise is for what one of its attacks is made with, and what can be drawn or picked up.
func (g *Game) handPromise(p *plan) int {
	hands, most := g.freeHands(p.a), 0
	if hands == 0 {
		return 0
	}
	for i := range g.deedsOf(p.a) {
		d := g.deed(p.a, i)
		if d.thing < 0 || int(g.def.thingDefs[d.thing].hands) > hands {
			continue
		}
		v := vDraw
		switch th := &g.things[d.thing]; {
		case th.where == placeGround && g.atHandOf(p.a, th.cell):
			v = vPickUp
		case th.where != placeAtHand || th.holder != p.a:
			continue
		}
		most = max(most, g.armsWorth(p.a, table.Do(v).At(table.Thing(int(d.thing)))))
	}
	return most
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
