package surge

import "fray/table"

// worthOf is the best option of an entry and what it is worth, if that is more than least: about what an enemy loses by it, in
// tenths of its health.
func (g *Game) worthOf(a table.Who, x *table.Group, least int) (best table.Option, worth int) {
	if x.Option.Verb == vStunt && x.Option.Also != noSwing { // a Slam is for damage
		return x.Option, 0
	}
	if x.Members == nil || !x.Crowd && x.Option.Verb != vUse {
		return x.Option, g.value(a, x.Option, least)
	}
	if !x.Crowd {
		return g.bestPoint(a, x)
	}
	on := x.Members.(*crowd)
	for b := on.First(); b != table.Nobody; b = on.After(b) {
		o := x.Option.At(b)
		if w := g.value(a, o, max(worth, least)); w > worth {
			best, worth = o, w
		}
	}
	return best, worth
}

// value is what one option is worth, if that is more than least.
func (g *Game) value(a table.Who, o table.Option, least int) int {
	u := &g.units[a]
	switch o.Verb {
	case vAttack, vThrow, vUse, vSqueeze, vCharge:
		return g.attackWorth(a, o)
	case vStunt:
		return g.stuntWorth(a, o, least)
	case vTask:
		return g.taskWorth(a, o)
	case vInfluence:
		return g.influenceWorth(a, o)
	case vTopic:
		return g.topicWorth(a, o)
	case vRecover:
		return g.recoverWorth(a, o)
	case vKip:
		return 200
	case vStand, vEscape:
		return 90
	case vDraw, vPickUp, vRetrieve:
		return g.armsWorth(a, o)
	case vLoad:
		return 40
	case vSwitch:
		return g.switchWorth(a, int(o.Item)-1)
	case vCommand:
		if g.units[o.Who].order.what != orderFree {
			return 120
		}
	case vConceal:
		if u.slots[actMove] > 0 && g.isStudied(a) && int(g.skill(a, skill(o.N))) >= 5 && u.did&usedAttack == 0 {
			return 8
		}
	case vTrick:
		return g.trickWorth(a, o.Who)
	case vAssist, vAid, vDistract, vCoordinate, vCombine:
		return g.helpWorth(a, o)
	case vSurge:
		return g.surgeWorth(a, o)
	case vDestiny:
		if o.Who == a && (o.Mode == modeBody || o.Mode == modeMind) && highest(&u.wounds[o.Mode]) > 1 && u.stress < 4 {
			return 160
		}
	}
	return 0
}

// armsWorth is what taking an object in hand is worth: much if it arms its bearer, something if it can be thrown.
func (g *Game) armsWorth(a table.Who, o table.Option) int {
	i, _ := table.ThingIndex(o.Who)
	worth := 0
	for k := range g.deedsOf(a) {
		d := g.deed(a, k)
		switch {
		case int(d.thing) != i || d.rank == 0 || g.things[i].broken:
		case !d.thrown && !g.strikes(a, d.reach):
			worth = 150
		case d.thrown && worth == 0 && g.units[a].slots[actStandard] > 0:
			if w := g.deedWorth(a, k); w > g.strongest(a).worth+3 {
				worth = w
			}
		}
	}
	if o.Verb == vPickUp && worth == 0 && g.def.thingDefs[i].owner == a && !g.armed(a) {
		worth = 100
	}
	return worth
}

// strikes reports whether a combatant has a usable attack of a kind that is more than makeshift.
func (g *Game) strikes(a table.Who, r reach) bool {
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); d.reach == r && !d.makeshift && g.usable(a, i) {
			return true
		}
	}
	return false
}

// switches reports whether a combatant can make another effect of an array the active one and use it in this turn.
func (g *Game) switches(a table.Who) bool {
	return g.units[a].slots[actQuick] > 0 && g.units[a].slots[actStandard] > 0 && !g.closed(a)
}

// switchWorth is what another effect of an array is worth above those that can be used now.
func (g *Game) switchWorth(a table.Who, i int) int {
	if w := g.deedWorth(a, i); w > g.strongest(a).worth+4 {
		return w
	}
	return 0
}

// deedWorth is the most that a deed is worth from here, whether or not it can be used now.
func (g *Game) deedWorth(a table.Who, i int) (worth int) {
	d := g.deed(a, i)
	if !d.effect.harms() || d.reach == reachPersonal || !g.kinds[d.reach] {
		return 0
	}
	force := g.force(a, d)
	foes := g.foesOf(a)
	for k := range foes {
		f := &foes[k]
		switch b := f.who; {
		case !g.strikesAt(d, a, f):
		case d.area:
			worth = max(worth, g.areaWorth(a, i, g.units[b].cell))
		default:
			worth = max(worth, facesThatHit(g.press(a, b, d, force))*g.harmWorth(a, b, i, 0)/20)
		}
	}
	return worth
}
