package surge

import "fray/table"

// aimHigh plans the strongest attack from where a combatant stands: with a Slam or as a Stunt where that promises more. It is read off
// what the attacks and powers are listed from.
func (g *Game) aimHigh(p *plan) {
	if g.units[p.a].slots[actStandard] == 0 {
		return
	}
	x := g.strongest(p.a)
	if x.on == table.Nobody {
		return
	}
	d, s := g.deed(p.a, x.deed), sectionAttacks
	o := table.Do(vAttack).With(uint8(x.deed + 1)).At(x.on)
	switch {
	case d.power && !g.canPay(p.a, d.action):
		return
	case d.power:
		o.Verb, s = vUse, sectionPowers
	case d.thrown:
		o.Verb = vThrow
	}
	if !g.allows(p, s, o) {
		return
	}
	p.best, p.worth = o, x.worth
	if !d.power && d.reach == reachClose && g.units[p.a].feet >= 10 && g.canReact(p.a) {
		p.take(o.Adding(withSlam), g.attackWorth(p.a, o.Adding(withSlam)))
	}
	if !d.power && d.effect == doDamage && !d.thrown {
		o.Verb, o.Mode = vStunt, uint8(modeStunt)
		p.take(o, g.stuntWorth(p.a, o, p.worth))
		if g.weaponOf(x.on, true) >= 0 {
			o.Mode = uint8(modeHardStunt)
			p.take(o, g.stuntWorth(p.a, o, p.worth))
		}
	}
}

// strength is the strongest attack of a combatant, its target, and what it is worth.
type strength struct {
	of, on    table.Who
	deed      int
	advantage int
	harm      harm
	worth     int
}

// strongest is a combatant's strongest attack from where it stands, on Nobody if it has none. It is worked out once for a choice.
func (g *Game) strongest(a table.Who) *strength {
	x := &g.sc.strongest
	if x.of != a {
		*x = strength{of: a, on: table.Nobody}
		g.findStrongest(x)
	}
	return x
}

// findStrongest looks at what is makeshift only where no other attack is good.
func (g *Game) findStrongest(x *strength) {
	a := x.of
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.makeshift && x.worth >= enough || !d.effect.harms() || d.area || d.reach == reachPersonal || !d.check || !g.usable(a, i) {
			continue
		}
		force := g.force(a, d)
		foes := g.foesOf(a)
		for k := range foes {
			f := &foes[k]
			if !g.strikesAt(d, a, f) || !g.wanted(a, f.who) {
				continue
			}
			advantage, h := g.press(a, f.who, d, force), g.harmOn(a, f.who, i)
			if w := facesThatHit(advantage) * h.by(0) / 20; w > x.worth {
				x.on, x.deed, x.advantage, x.harm, x.worth = f.who, i, advantage, h, w
			}
		}
	}
}

// strikesAt is within for an enemy of the combatant that chooses.
func (g *Game) strikesAt(d *deed, a table.Who, f *foe) bool {
	return !g.unaware(a) && g.inRange(d, f.gap) && (d.reach.social() || g.spots(a, f.who)) && (d.reach != reachCourt || !g.unaware(f.who))
}
