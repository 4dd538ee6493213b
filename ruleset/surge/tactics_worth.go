package surge

import "fray/table"

// worthOf is the best option of an entry and what it is worth: about what an enemy loses by it, in tenths of its health.
func (g *Game) worthOf(a table.Who, x *table.Group) (best table.Option, worth int) {
	if x.Members == nil || !x.Crowd && x.Option.Verb != vUse {
		return x.Option, g.value(a, x.Option)
	}
	if !x.Crowd {
		return g.bestPoint(a, x)
	}
	for k := range x.Len() {
		o := x.Kth(k)
		if w := g.value(a, o); w > worth {
			best, worth = o, w
		}
	}
	return best, worth
}

// value is what one option is worth.
func (g *Game) value(a table.Who, o table.Option) int {
	u := &g.units[a]
	switch o.Verb {
	case vAttack, vThrow, vUse, vSqueeze, vCharge:
		return g.attackWorth(a, o)
	case vTask:
		return g.taskWorth(a, o)
	case vInfluence:
		if x := &g.def.goal; x.what == goalAttitude && x.subject == o.Who {
			return 60
		}
	case vRecover:
		return g.recoverWorth(a, o)
	case vKip:
		return 200
	case vStand, vEscape:
		return 90
	case vDraw:
		if g.armsWith(a, o) {
			return 150
		}
	case vLoad:
		return 40
	case vCommand:
		if g.units[o.Who].order.what != orderFree {
			return 120
		}
	case vSurge:
		if o.Mode == modeSurgeAction && o.Who == a && u.slots[actStandard] == 0 && u.fatigue == 0 && u.pending == 0 && g.pool(a) > 0 &&
			u.stress < 2 && u.did&usedAttack != 0 {
			return 20
		}
	case vDestiny:
		if o.Who == a && (o.Mode == modeBody || o.Mode == modeMind) && highest(&u.wounds[o.Mode]) > 1 && u.stress < 4 {
			return 160
		}
	}
	return 0
}

// armsWith reports whether drawing an object makes an attack usable.
func (g *Game) armsWith(a table.Who, o table.Option) bool {
	i, _ := table.ThingIndex(o.Who)
	for k := range g.deedsOf(a) {
		if d := g.deed(a, k); int(d.thing) == i && !d.thrown && d.rank > 0 && !g.armed(a) {
			return true
		}
	}
	return false
}
