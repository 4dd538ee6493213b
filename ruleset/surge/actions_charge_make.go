package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listCharges lists rushing at an enemy with each close attack (surge.charge.move).
func (g *Game) listCharges(q *table.Question, a table.Who) {
	u := &g.units[a]
	if !g.canMove(a) || u.prone || g.unaware(a) {
		if q.Explaining() {
			q.Family()
			q.Try(table.Do(vCharge))
			q.Need(g.canMove(a), rule.CondImmobile)
			q.Need(!u.prone, rule.CondProne)
			q.Need(!g.unaware(a), rule.CondImmobile)
			q.Offer()
		}
		return
	}
	far, known := g.distanceOf(a, moveCharge, 0), -1
	var foes, slam *crowd
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.power || !g.charges(d) || !g.usable(a, i) {
			continue
		}
		if reach := g.rushReach(d); reach != known { // deeds of one reach get at the same enemies
			foes, slam = g.rushed(a, d, far)
			known = reach
		}
		q.Family()
		g.needSlot(q, a, actStandard)
		q.Try(table.Do(vCharge).With(uint8(i + 1)))
		q.OfferCrowd(foes)
		if g.canReact(a) && d.reach == reachClose {
			q.Try(table.Do(vCharge).With(uint8(i + 1)).Adding(withSlam))
			q.OfferCrowd(slam)
		}
		if g.canReact(a) && !q.ForBots() {
			g.offerRaises(q, table.Do(vCharge).With(uint8(i+1)), foes)
		}
	}
}

// rushed collects the enemies that a charge gets at, and those among them that it can end at with a Slam.
func (g *Game) rushed(a table.Who, d *deed, far int) (foes, slam *crowd) {
	foes, slam = g.sc.crowd(), g.sc.crowd()
	for k := range g.units {
		b := table.Who(k)
		if !g.isFoe(a, b) || !g.wanted(a, b) {
			continue
		}
		n := g.rushes(a, b, d, far)
		if n > 0 {
			foes.Add(b)
		}
		if n > 0 && int(g.units[a].feet)+5*n >= 10 {
			slam.Add(b)
		}
	}
	return foes, slam
}

// charges reports whether a deed can end a Charge: a close attack, in a Challenge a court attack too (surge.charge.attack).
func (g *Game) charges(d *deed) bool {
	return d.reach == reachClose || d.reach == reachCourt && g.def.kind == encounterChallenge
}

// chargeAt moves towards an enemy and attacks it (surge.charge.attack).
func (g *Game) chargeAt(t *table.Table, a table.Who, o table.Option) {
	deed := int(o.Item) - 1
	d := g.deed(a, deed)
	g.pay(t, a, o, actStandard, rule.ChargeMove)
	g.beginMove(moveCharge, 0)
	s := g.strikeAt(a, o.Who, deed, modeCharge)
	g.swing(s, o.Also)
	base := len(g.sc.walked)
	g.sc.walked = append(g.sc.walked, g.rush(a, o.Who, d, g.left(a))...)
	for i := base; i < len(g.sc.walked); i++ {
		if open := g.step(t, a, g.sc.walked[i]); !open {
			break
		}
	}
	g.sc.walked = g.sc.walked[:base]
	g.move = noMovement()
	if s.slams { // its feet count when the attack is made
		s.slam = min(5, int(g.units[a].feet)/10)
		s.slams = s.slam > 0
	}
	g.mark(a, a)
	if g.isHere(a) && !g.mayStop(a) {
		g.makeRoom(t, a)
	}
	if g.canStrike(s) && g.provokedBy(t, a, o.Who, d, false) && g.canStrike(s) {
		g.resolve(t, s)
	} else {
		t.Tell(evNothing, rule.ChargeAttack, a, o.Who)
		g.sc.release(s)
	}
	g.finished(t, a, o.Who)
}
