package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listAttacks lists attacks, Stunts and throws with each deed that is no power, and the enemies that it reaches
// (surge.attack.close, surge.stunt.attack, surge.free.drop_attack).
func (g *Game) listAttacks(q *table.Question, a table.Who) {
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.power || d.spare && !g.arm(a, i).gained {
			continue
		}
		verb := vAttack
		if d.thrown {
			verb = vThrow
		}
		q.Family()
		g.needSlot(q, a, actStandard)
		q.Need(!g.unaware(a), rule.CondImmobile)
		q.NeedSo(d.reach == reachPersonal || g.kinds[d.reach], rule.EncounterCombat, "has no use in this encounter")
		q.NeedSo(d.array == 0 || g.arm(a, i).active, rule.QuickSwitch, "is not switched on")
		lacks := g.lacks(a, d)
		q.NeedSo(lacks == "", rule.StuntGrabber, lacks)
		q.Need(!d.complex || g.arm(a, i).loaded, rule.UseLoad)
		if !(d.ammo < 0 || q.NeedLeast(int(g.arm(a, i).ammo), 1, "shots", rule.FreeAmmo)) || !g.usable(a, i) && !q.Explaining() {
			g.listTighten(q, a, i)
			continue
		}
		foes := g.targets(a, d)
		if foes.Empty() && !q.Explaining() {
			continue
		}
		o := table.Do(verb).With(uint8(i + 1))
		g.offerSwings(q, a, d, o, foes)
		g.explainTargets(q, a, d, o, foes)
		if d.effect == doDamage && !d.thrown {
			g.offerSwings(q, a, d, table.Do(vStunt).With(uint8(i+1)).As(uint8(modeStunt)), foes)
			g.offerSwings(q, a, d, table.Do(vStunt).With(uint8(i+1)).As(uint8(modeHardStunt)), foes)
		}
	}
}

// offerSwings offers an attack with each Reaction that may be declared with it: Slam, or a Raise, which brings nothing on an
// attack check and is for players only (surge.slam.bonus, surge.raise.use).
func (g *Game) offerSwings(q *table.Question, a table.Who, d *deed, o table.Option, foes *crowd) {
	q.Try(o)
	q.OfferCrowd(foes)
	if !g.canReact(a) {
		return
	}
	if d.reach == reachClose && g.units[a].feet >= 10 {
		q.Try(o.Adding(withSlam))
		q.OfferCrowd(foes)
	}
	if !q.ForBots() {
		g.offerRaises(q, o, foes)
	}
}

// offerRaises offers to declare Raises, which bring nothing on an attack check.
func (g *Game) offerRaises(q *table.Question, o table.Option, foes *crowd) {
	q.Try(o.Adding(withRaise))
	q.OfferCrowdToPeople(foes)
	q.Try(o.Adding(withRaises))
	q.OfferCrowdToPeople(foes)
}

// targets collects the enemies that a deed reaches.
func (g *Game) targets(a table.Who, d *deed) *crowd {
	to := g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if g.isFoe(a, b) && g.within(d, a, b) && g.wanted(a, b) {
			to.Add(b)
		}
	}
	return to
}

// attack declares an attack, resolves what it provokes, and plays it (surge.oa.timing).
func (g *Game) attack(t *table.Table, a table.Who, o table.Option) {
	deed := int(o.Item) - 1
	d := g.deed(a, deed)
	g.pay(t, a, o, actStandard, d.rule())
	m := manner(o.Mode)
	s := g.strikeAt(a, o.Who, deed, m)
	g.swing(s, o.Also)
	if g.provokedBy(t, a, o.Who, d, m.stunt()) && g.canStrike(s) {
		g.resolve(t, s)
	} else {
		g.sc.release(s)
	}
	g.finished(t, a, o.Who)
}

// swing declares a Slam or a Raise with an attack.
func (g *Game) swing(s *strike, also uint8) {
	switch also {
	case withSlam:
		s.slams, s.slam = true, min(5, int(g.units[s.by].feet)/10)
	case withRaise, withRaises:
		s.raises = int(also - withRaise + 1)
	default:
		return
	}
	g.react(s.by)
}

// canStrike reports whether an attack that has been declared is still possible (surge.oa.timing).
func (g *Game) canStrike(s *strike) bool {
	usable := g.usable(s.by, s.deed) || s.manner.stunt() && g.tightens(s.by, s.on, s.deed)
	return usable && g.able(s.by) && g.isHere(s.on) && g.within(s.d, s.by, s.on)
}

// provokedBy resolves the Opportunity Attacks that an attack provokes, and reports whether its user can still act
// (surge.attack.close_unarmed_oa, surge.attack.court_wits_oa, surge.attack.ranged_oa, surge.attack.rumor_oa).
func (g *Game) provokedBy(t *table.Table, a, on table.Who, d *deed, stunt bool) bool {
	switch {
	case stunt:
		return g.provoke(t, a, rule.StuntAttack)
	case d.reach == reachRanged:
		return g.provoke(t, a, rule.AttackRangedOa)
	case d.reach == reachRumor:
		return g.provoke(t, a, rule.AttackRumorOa)
	case d.reach == reachClose && !d.armed && g.armed(on):
		return g.provokeOne(t, a, on, rule.AttackCloseUnarmedOa)
	case d.reach == reachCourt && g.skill(a, skillWits) < 1 && g.skill(on, skillWits) >= 1:
		return g.provokeOne(t, a, on, rule.AttackCourtWitsOa)
	}
	return true
}

// finished says that an attack or a power is done, which may set off Readied Actions.
func (g *Game) finished(t *table.Table, a, on table.Who) {
	if g.readies > 0 && !g.decided() {
		g.happened(t, happening{what: triggerAttack, who: a, on: on})
	}
}
