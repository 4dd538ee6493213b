package surge

import "fray/table"

// much is more than any option is worth.
const much = 1 << 20

// promise is what a section may be worth by a glance, as far as a good player would look: one that promises no more than what was found
// already is not listed.
func (g *Game) promise(p *plan, s table.Section) int {
	switch s {
	case sectionStandard:
		return g.standardPromise(p)
	case sectionHelp:
		return g.helpPromise(p)
	case sectionPowers:
		return g.powerPromise(p)
	case sectionWords:
		return g.wordPromise(p)
	case sectionStored:
		return table.Bit(g.canPay(p.a, actMove) && (len(g.tasks) > 0 || g.stores(p.a))) * much
	case sectionHands:
		return g.handPromise(p)
	case sectionSwitches:
		return table.Bit(g.switches(p.a)) * much
	case sectionSurge:
		return g.surgePromise(p)
	default:
		return much
	}
}

// standardPromise is for tricks, and for recovering.
func (g *Game) standardPromise(p *plan) int {
	most := 0
	if p.worth <= little {
		most = g.trickPromise(p.a)
	}
	for _, m := range [...]uint8{modeBody, modeMind, modeFatigue} {
		most = max(most, g.recoverWorth(p.a, table.Do(vRecover).As(m)))
	}
	return most
}

// trickPromise is for tricks on the enemies in sight at conversation range.
func (g *Game) trickPromise(a table.Who) int {
	most := 0
	for _, f := range g.foesOf(a) {
		if g.inCourtAt(f.gap) && g.spots(a, f.who) {
			most = max(most, g.trickWorth(a, f.who))
		}
	}
	return most
}

// helpPromise is for Assist and what takes its place: against the enemy that the strongest attack would be made on.
func (g *Game) helpPromise(p *plan) int {
	switch {
	case g.def.kind == encounterChallenge:
		return 30
	case g.sheets[p.a].hopes>>sectionHelp&1 != 0:
		return 12
	}
	x, most := g.strongest(p.a), 0
	for _, v := range [...]table.Verb{vAid, vDistract, vCoordinate} {
		most = max(most, g.helpWorth(p.a, table.Do(v).With(uint8(x.deed+1)).At(x.on)))
	}
	return most
}

// powerPromise is for powers that hurt.
func (g *Game) powerPromise(p *plan) int {
	for i := range g.deedsOf(p.a) {
		if d := g.deed(p.a, i); d.blasts() && g.canPay(p.a, d.action) {
			return much
		}
	}
	return 0
}

// wordPromise is for commands, for words on the objective, and for concealing a style.
func (g *Game) wordPromise(p *plan) int {
	if g.def.commanders.Has(p.a) && g.keeps(p.a) {
		return 120
	}
	if g.def.goal.what == goalAttitude {
		return 70
	}
	return table.Bit(len(g.studied) > 0) * 8
}

// keeps reports whether a combatant commands somebody that is not free to do as it likes.
func (g *Game) keeps(a table.Who) bool {
	for i := range g.units {
		if b := table.Who(i); g.sheets[i].controller == a && g.isHere(b) && g.units[i].order.what != orderFree {
			return true
		}
	}
	return false
}

// stores reports whether what one of its attacks is made with lies in a combatant's pack, or is heavy.
func (g *Game) stores(a table.Who) bool {
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.thing < 0 {
			continue
		}
		if th := &g.things[d.thing]; th.where == placeStowed && th.holder == a || th.where == placeGround && g.def.thingDefs[d.thing].heavy {
			return true
		}
	}
	return false
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
