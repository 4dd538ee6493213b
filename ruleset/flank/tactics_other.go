package flank

import "fray/table"

// scoreOther scores what neither attacks nor moves.
func (g *Game) scoreOther(a table.Who, gr *table.Group, p *plan, best *scored) {
	u, o := &g.units[a], gr.Option
	switch o.Verb {
	case vStand:
		if !p.near || 8*p.danger*7 > p.gain[modeSecondary] {
			best.take(o, worthFirst)
		}
	case vContest, vBreakFree:
		best.take(o, 380)
	case vConcentrate:
		g.scoreConcentrate(a, o, p, best)
	case vEquip:
		if !p.near && g.unarmed(a) && g.hasWeapon(a) {
			best.take(o, worthReach)
		}
	case vUse:
		if g.def.itemDefs[g.items[o.N].def].ability > 0 && 2*int(g.units[o.Who].hp) <= int(g.sheets[o.Who].hpMax) {
			best.take(o, worthDeed+20)
		}
	case vPatch:
		if !g.foes(a, o.Who) {
			best.take(o, 250)
		}
	case vWake:
		if !g.foes(a, o.Who) {
			best.takeDeed(o, 30*g.menace(o.Who))
		}
	case vSearch:
		best.take(gr.Kth(0), 230)
	case vAssist:
		g.scoreAssist(gr, best)
	case vFeint:
		g.scoreFeint(a, gr, p, best)
	case vWait:
		g.scoreWait(a, o, p, best)
	case vDefend:
		if !p.near && u.left&actStandard != 0 {
			best.take(o, 20+table.Bit(o.Mode == modeDefendHide))
		}
	case vGuard:
		if p.danger > 0 {
			best.take(o, 15)
		}
	case vFocus:
		g.scoreFocus(a, o, p, best)
	}
}

// scoreConcentrate scores Concentrate: a psion needs it to cast, and other casters do it where foes would interfere.
func (g *Game) scoreConcentrate(a table.Who, o table.Option, p *plan, best *scored) {
	u, sh := &g.units[a], &g.sheets[a]
	if u.left&actStandard == 0 {
		return
	}
	if sh.feats&featPsion != 0 {
		if !u.focused && (u.sq > 0 || !p.near) && len(sh.repertoire) > 0 {
			best.take(o, worthFirst)
		}
		return
	}
	if p.casts && p.danger > 0 && !g.isCalm(a) && 21+g.passive(a, skillEndurance)-5-5*p.danger >= 9 {
		best.take(o, worthFirst+20)
	}
}

// scoreFocus scores Focus: on attacks before they are made, where that is better than a Tertiary Attack; else on defense.
func (g *Game) scoreFocus(a table.Who, o table.Option, p *plan, best *scored) {
	u := &g.units[a]
	if u.left&actQuick == 0 {
		return
	}
	switch o.Mode {
	case modeFocusAttack:
		if p.gain[modePrimary] == 0 {
			return
		}
		gain := p.average + 2*p.hits[modePrimary]
		if u.left&actMove != 0 && p.gain[modeSecondary] > 0 {
			gain += p.average + 2*p.hits[modeSecondary]
		}
		if p.hits[modeTertiary] < leastChance || gain > p.gain[modeTertiary] {
			best.take(o, worthFirst-10)
		}
	case modeFocusDefense:
		if p.danger > 0 {
			best.take(o, 14)
		}
	}
}

// scoreFeint scores a Feint against the Secondary Attack that the Move Action would be.
func (g *Game) scoreFeint(a table.Who, gr *table.Group, p *plan, best *scored) {
	if g.units[a].left&(actStandard|actMove) != actStandard|actMove || p.gain[modePrimary] == 0 {
		return
	}
	b := p.on[modePrimary]
	lost := g.mod(b, scoreDEX)
	if lost <= 1 || g.losesAC(b, a, g.flanks(a, b)) != 0 {
		return
	}
	wins := odds(11 + g.passive(a, skillDeception) - g.saveOf(b, a, saveWill))
	gain := lost * p.average * 3 / 2
	for i := range g.units {
		if c := table.Who(i); c != a && g.allies(a, c) && g.threatens(c, b) {
			gain += 2 * lost * g.menace(c)
		}
	}
	if gain = gain * wins / 20; gain <= p.gain[modeSecondary] {
		return
	}
	for k := range gr.Len() {
		if o := gr.Kth(k); o.Who == b {
			best.take(o, worthFirst+gain)
		}
	}
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

// scoreWait scores a waited action: a fighter lets a foe come that will be there before its next turn.
func (g *Game) scoreWait(a table.Who, o table.Option, p *plan, best *scored) {
	if p.near || g.units[a].left&actMove != 0 || g.ranges(a) {
		return
	}
	if foe := g.nearestFoe(a); foe != table.Nobody && !g.ranges(foe) && g.distance(a, foe) <= shotDistance+2 {
		best.take(o, worthDash+30)
	}
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
