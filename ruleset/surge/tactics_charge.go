package surge

import "fray/table"

// dash plans a charge at an enemy in sight, where no attack from here is good. It is read off what the charges are listed from: only of
// what promises more it looks whether there is a way.
func (g *Game) dash(p *plan) {
	u := &g.units[p.a]
	if p.worth >= enough || !g.canPay(p.a, actStandard) || !g.canMove(p.a) || u.prone || g.unaware(p.a) {
		return
	}
	far := g.distanceOf(p.a, moveCharge, 0)
	for i := range g.deedsOf(p.a) {
		d := g.deed(p.a, i)
		if d.power || !g.charges(d) || !g.usable(p.a, i) {
			continue
		}
		o := table.Do(vCharge).With(uint8(i + 1))
		g.dashWith(p, d, o, far)
		if d.reach == reachClose && u.feet >= 10 && g.canReact(p.a) {
			g.dashWith(p, d, o.Adding(withSlam), far)
		}
	}
}

// dashWith is dash with one attack.
func (g *Game) dashWith(p *plan, d *deed, o table.Option, far int) {
	foes := g.foesOf(p.a)
	for k := range foes {
		f := &foes[k]
		if g.stepsTo(f.gap, d, far) == 0 || !g.wanted(p.a, f.who) || !g.spots(p.a, f.who) {
			continue
		}
		x := o.At(f.who)
		if w := g.attackWorth(p.a, x); w > p.worth && g.rushes(p.a, f.who, d, far) > 0 && g.allows(p, sectionCharges, x) {
			p.best, p.worth = x, w
		}
	}
}
