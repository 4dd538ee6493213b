package flank

import "fray/table"

// concentrateWorth is what Concentrate is worth: a psion needs it to cast, and other casters do it where foes would interfere.
func (g *Game) concentrateWorth(a table.Who, p *plan) int {
	u, sh := &g.units[a], &g.sheets[a]
	switch {
	case u.left&actStandard == 0:
		return 0
	case sh.feats&featPsion != 0:
		return table.Bit(!u.focused && (u.sq > 0 || !p.near) && len(sh.repertoire) > 0) * worthFirst
	case p.casts && p.danger > 0 && !g.isCalm(a) && 21+g.passive(a, skillEndurance)-5-5*p.danger >= 9:
		return worthFirst + 20
	default:
		return 0
	}
}

// scoreFocus scores Focus: on the attacks of the turn before they are made, else on defense.
func (g *Game) scoreFocus(a table.Who, p *plan, best *scored) {
	if g.units[a].left&actQuick == 0 {
		return
	}
	if v := best.option.Verb; (v == vAttack || v == vThrow) && best.option.Mode == modePrimary && g.focuses(a, &p.attack) {
		best.option = table.Do(vFocus).As(modeFocusAttack)
		return
	}
	best.take(table.Do(vFocus).As(modeFocusDefense), table.Bit(p.danger > 0)*14)
}

// focuses reports whether Focus makes the attacks of a turn better by more than a Tertiary Attack would be worth.
func (g *Game) focuses(a table.Who, x *attack) bool {
	gain := x.blow + 2*x.hits(modePrimary)
	if g.units[a].left&actMove != 0 {
		gain += x.blow + 2*x.hits(modeSecondary)
	}
	return x.hits(modeTertiary) < leastChance || gain > x.gain(modeTertiary)
}

// feintGain is what a Feint at the foe of the Primary Attack is worth against the Secondary Attack that the Move Action would be, or 0.
func (g *Game) feintGain(a table.Who, p *plan) int {
	if g.units[a].left&(actStandard|actMove) != actStandard|actMove || p.attack.each == 0 {
		return 0
	}
	b := p.attack.on
	lost := g.mod(b, scoreDEX)
	if lost <= 1 || g.losesAC(b, a, g.hasFlanked(a, b)) != 0 {
		return 0
	}
	wins := odds(11 + g.passive(a, skillDeception) - g.saveOf(b, a, saveWill))
	gain := lost * p.attack.blow * 3 / 2
	under := g.threateners(b)
	for c := under.First(); c != table.Nobody; c = under.After(c) {
		if c != a && g.allies(a, c) {
			gain += 2 * lost * g.menace(c)
		}
	}
	if gain = gain * wins / 20; gain <= p.attack.gain(modeSecondary) {
		return 0
	}
	return gain
}

// scoreFeint scores a Feint.
func (g *Game) scoreFeint(a table.Who, gr *table.Group, p *plan, best *scored) {
	gain := g.feintGain(a, p)
	if gain == 0 {
		return
	}
	if o := gr.Option.At(p.attack.on); gr.Has(o) {
		best.take(o, worthFirst+gain)
	}
}

// scoreWait scores a waited action: a fighter lets a foe come that will be there before its next turn.
func (g *Game) scoreWait(a table.Who, o table.Option, p *plan, best *scored) {
	if !g.lurks(a, p) {
		return
	}
	if foe := g.nearestFoe(a); foe != table.Nobody && !g.ranges(foe) && g.distance(a, foe) <= shotDistance+2 {
		best.take(o, worthWait)
	}
}

// lurks reports whether a combatant would wait for a foe: a fighter that cannot go to one any more.
func (g *Game) lurks(a table.Who, p *plan) bool {
	return !p.near && g.units[a].left&actMove == 0 && !g.ranges(a)
}
