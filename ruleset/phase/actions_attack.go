package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// listAttacks lists the attack actions against these combatants and against things (phase.man.strike,
// phase.man.other_attacks, phase.man.disarm, phase.man.grab, phase.man.haymaker).
func (g *Game) listAttacks(q *table.Question, a table.Who, targets crowd) {
	for slot := slotUnarmed; slot < g.lastSlot(a); slot++ {
		arm := g.arm(a, slot)
		usable := g.usable(a, slot)
		if !usable && !q.Explaining() {
			continue
		}
		near := g.within(a, arm, targets)
		v, r := vStrike, rule.AttackMeleeRange
		if arm.ranged {
			v, r = vFire, rule.AttackRanged
		}
		loaded := g.loaded(a, slot)
		for _, v := range [2]table.Verb{v, vHaymaker} {
			if g.try(q, a, table.Do(v).With(slot)) {
				q.Need(usable, rule.AttackRanged)
				q.NeedSo(loaded, rule.MoveReload, "is not loaded")
				q.Need(v != vHaymaker || g.units[a].haymaker.slot == slotNone, rule.ManHaymaker)
				g.offerCrowd(q, near, r)
				g.explainTargets(q, a, slot, v, targets&^near, r)
			}
		}
		if !arm.ranged && usable {
			g.listDisarms(q, a, slot, near)
		}
	}
	grabs := crowd(0)
	for s := g.within(a, &g.attacks[0], targets); s != 0; s = s.rest() {
		if g.canGrab(a, s.first()) {
			grabs |= only(s.first())
		}
	}
	if g.try(q, a, table.Do(vGrab)) {
		g.offerCrowd(q, grabs, rule.ManGrab)
	}
}

// offerCrowd ends a try with one option for each of these combatants. If there is none, this rule says why.
func (g *Game) offerCrowd(q *table.Question, c crowd, r table.Rule) {
	if c == 0 && q.Explaining() {
		q.Need(false, r)
	}
	q.OfferCrowd(g.sc.others(c))
}

// listDisarms lists a Disarm for each item in the hands of those in reach (phase.man.disarm).
func (g *Game) listDisarms(q *table.Question, a table.Who, slot uint8, near crowd) {
	for s := near; s != 0; s = s.rest() {
		on := s.first()
		if g.units[on].hands == 0 {
			continue
		}
		for i := range g.items {
			if it := &g.items[i]; it.holder == on && it.where == placeHand {
				o := table.Do(vDisarm).With(slot).At(on)
				if w := &g.sc.want; w.Verb != 0 { // of a readied Disarm the item is named when it is taken
					if w.Verb != vDisarm || w.Item != slot {
						continue
					}
					q.Family()
					q.Try(o.Of(int16(i + 1)))
					q.Offer()
				} else if g.try(q, a, o.Of(int16(i+1))) {
					q.Offer()
				}
			}
		}
	}
}

// listBreaking lists attacks on doors, walls and heavy objects (phase.attack.objects).
func (g *Game) listBreaking(q *table.Question, a table.Who) {
	if g.paid() || len(g.objects) == 0 {
		return
	}
	for slot := slotUnarmed; slot < g.lastSlot(a); slot++ {
		if !g.usable(a, slot) || !g.loaded(a, slot) {
			continue
		}
		arm, v := g.arm(a, slot), vStrike
		if arm.ranged {
			v = vFire
		}
		for i := range g.objects {
			if on := table.Thing(i); g.breakable(i) && g.reaches(a, arm, on) && g.try(q, a, table.Do(v).With(slot).At(on)) {
				q.Offer()
			}
		}
	}
}

// listDefenses lists Block, Dodge, Missile Deflection, Roll With A Punch and Ready (phase.man.block, phase.man.dodge,
// phase.man.missile_deflection, phase.man.roll_with_punch, phase.ready.declare).
func (g *Game) listDefenses(q *table.Question, a table.Who) {
	u := &g.units[a]
	for _, d := range [...]struct {
		v table.Verb
		m marks
		r table.Rule
	}{
		{vBlock, condBlocking, rule.ManBlock},
		{vDodge, condDodging, rule.ManDodge},
		{vDeflect, condDeflecting, rule.ManMissileDeflection},
		{vRoll, condRolling, rule.ManRollWithPunch},
	} {
		if g.try(q, a, table.Do(d.v)) {
			q.Need(!u.is(d.m), d.r)
			q.Need(d.v != vDeflect || u.n[statDeflection] > 0, rule.ManMissileDeflection)
			q.Offer()
		}
	}
	if !g.paid() && g.try(q, a, table.Do(vReady)) {
		q.Need(u.ready.trigger == triggerNone, rule.ReadyDeclare)
		q.Offer()
	}
}

// listFullAttacks lists Move By, Move Through, Sweep and Rapid Fire (phase.full.move_by, phase.full.move_through,
// phase.full.sweep, phase.full.rapid_fire).
func (g *Game) listFullAttacks(q *table.Question, a table.Who, targets crowd) {
	if g.paid() || !q.Explaining() && (!g.left.attack || !g.left.move || g.left.limited) {
		return
	}
	u := &g.units[a]
	for _, v := range [2]table.Verb{vMoveBy, vMoveThrough} {
		if g.try(q, a, table.Do(v)) && g.needFeet(q, a) {
			q.Need(u.moved == 0 && !u.is(condStepped), rule.StepExclusive)
			q.OfferCrowd(g.sc.charges[table.Bit(v == vMoveThrough)].from(g, a, v, targets))
		}
	}
	var known crowd
	for s := targets; s != 0; s = s.rest() {
		if e := s.first(); g.perceives(a, e) || g.distance(a, e) <= 1 {
			known |= only(e)
		}
	}
	for slot := slotUnarmed; slot < g.lastSlot(a); slot++ {
		arm := g.arm(a, slot)
		if !g.usable(a, slot) || !g.loaded(a, slot) {
			continue
		}
		v, r, n := vSweep, rule.FullSweep, known.count()
		if arm.ranged {
			v, r, n = vRapidFire, rule.FullRapidFire, g.within(a, arm, targets).count()
		}
		if g.try(q, a, table.Do(v).With(slot)) {
			q.NeedLeast(n, 2, "targets", r)
			q.NeedSo(g.within(a, arm, targets) != 0, rule.AttackMeleeRange, "nobody is in reach")
			q.Offer()
		}
	}
}

// needFeet states that nothing holds a combatant where it is; a pending Haymaker has to be given up first
// (phase.state.prone, phase.state.grabbed, phase.man.haymaker_lost).
func (g *Game) needFeet(q *table.Question, a table.Who) bool {
	u := &g.units[a]
	return q.Need(!u.is(condProne), rule.StateProne) && q.Need(u.holds == table.Nobody && u.heldBy == table.Nobody, rule.StateGrabbed) &&
		q.Need(u.haymaker.slot == slotNone, rule.ManHaymakerLost)
}
