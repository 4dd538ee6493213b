package flank

import "fray/table"

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

// scoreWait scores a waited action: a fighter lets a foe come that will be there before its next turn.
func (g *Game) scoreWait(a table.Who, o table.Option, p *plan, best *scored) {
	if p.near || g.units[a].left&actMove != 0 || g.ranges(a) {
		return
	}
	if foe := g.nearestFoe(a); foe != table.Nobody && !g.ranges(foe) && g.distance(a, foe) <= shotDistance+2 {
		best.take(o, worthDash+30)
	}
}
