package flank

import "fray/table"

// What some options are worth that neither attack nor move.
const (
	worthCure    = worthDeed + 20
	worthContest = 380
	worthPatch   = 250
	worthSearch  = 230
	worthGuard   = 15
	worthDefend  = 20
	worthWait    = worthDash + 30
)

// scoreOther scores what neither attacks nor moves.
func (g *Game) scoreOther(a table.Who, gr *table.Group, p *plan, best *scored) {
	u, o := &g.units[a], gr.Option
	switch o.Verb {
	case vStand:
		best.take(o, g.standWorth(p))
	case vContest, vBreakFree:
		best.take(o, worthContest)
	case vConcentrate:
		best.take(o, g.concentrateWorth(a, p))
	case vEquip:
		if g.arms(a, p) {
			best.take(o, worthReach)
		}
	case vUse:
		if g.def.itemDefs[g.items[o.N].def].ability > 0 && 2*int(g.units[o.Who].hp) <= int(g.sheets[o.Who].hpMax) {
			best.take(o, worthCure)
		}
	case vPatch:
		if !g.foes(a, o.Who) {
			best.take(o, worthPatch)
		}
	case vWake:
		if !g.foes(a, o.Who) {
			best.takeDeed(o, 30*g.menace(o.Who))
		}
	case vSearch:
		best.take(gr.Kth(0), worthSearch)
	case vAssist:
		g.scoreAssist(gr, best)
	case vFeint:
		g.scoreFeint(a, gr, p, best)
	case vWait:
		g.scoreWait(a, o, p, best)
	case vDefend:
		if !p.near && u.left&actStandard != 0 {
			best.take(o, worthDefend+table.Bit(o.Mode == modeDefendHide))
		}
	case vGuard:
		if p.danger > 0 {
			best.take(o, worthGuard)
		}
	}
}

// standWorth is what standing up is worth to one that lies.
func (g *Game) standWorth(p *plan) int {
	return table.Bit(!p.near || 8*p.danger*7 > p.attack.gain(modeSecondary)) * worthFirst
}

// scoreAssist scores help for an ally that is in a fight: +4 on all that it rolls in its next turn.
func (g *Game) scoreAssist(gr *table.Group, best *scored) {
	for k := range gr.Len() {
		o := gr.Kth(k)
		c := o.Who
		if !g.awake(c) || g.hasBonus(c, nameAssist) || g.threats(c) == 0 || g.casts(c) {
			continue
		}
		best.takeDeed(o, 12*g.menace(c))
	}
}

// hasBonus reports whether a bonus of a name is on a combatant.
func (g *Game) hasBonus(who table.Who, name sourceName) bool {
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingBonus && e.name == name {
			return true
		}
	}
	return false
}

// arms reports whether a combatant would take up a weapon first.
func (g *Game) arms(a table.Who, p *plan) bool {
	return !p.near && (g.unarmed(a) && g.hasWeapon(a) || g.mustShoot(a))
}

// mustShoot reports whether a combatant needs the bow that it carries: it cannot come up to the foe that it goes for.
func (g *Game) mustShoot(a table.Who) bool {
	if !g.ground.levels || g.sheets[a].speeds[goingFly] > 0 || g.ranges(a) {
		return false
	}
	foe := g.nearestFoe(a)
	return foe != table.Nobody && g.units[foe].going == goingFly && g.level(foe)-g.level(a) > max(int(g.units[a].reach), 1) && g.carriesBow(a)
}

// carriesBow reports whether a combatant could draw a weapon that shoots.
func (g *Game) carriesBow(a table.Who) bool {
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where == placeBag && it.hp > 0 && g.shoots(i) {
			return true
		}
	}
	return false
}

// shoots reports whether an item is a weapon that shoots.
func (g *Game) shoots(i int) bool {
	for _, x := range g.def.itemDefs[g.items[i].def].attacks {
		if g.def.attacks[x-1].manner == mannerRanged {
			return true
		}
	}
	return false
}

// unarmed reports whether a combatant has nothing but its bare hands ready.
func (g *Game) unarmed(a table.Who) bool { return g.units[a].armed == 1 }

// hasWeapon reports whether a combatant carries a weapon that it could draw, or stands over one.
func (g *Game) hasWeapon(a table.Who) bool {
	for i := range g.items {
		it := &g.items[i]
		if len(g.def.itemDefs[it.def].attacks) > 0 && it.hp > 0 && (it.holder == a && it.where == placeBag || g.liesWith(a, i)) {
			return true
		}
	}
	return false
}
