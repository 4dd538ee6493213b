package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// alert reports whether a combatant could attack somebody outside its slot: it is able, not surprised and not hesitating
// (phase.aoo.threatened).
func (g *Game) alert(e table.Who) bool {
	u := &g.units[e]
	return g.able(e) && u.hesitating == 0 && !u.is(condSurprised)
}

// threatens reports whether a combatant threatens a hex (phase.aoo.threatened).
func (g *Game) threatens(e table.Who, c space.Cell) bool {
	u := &g.units[e]
	d := g.hexes.Distance(u.cell, c)
	return d <= int(u.reach) && g.alert(e) && (d <= 1 || g.clear(u.cell, c))
}

// threateners returns the enemies that may make an attack of opportunity on a combatant for what it does where it stands.
// For leaving a hex those are left out that have had their opportunity in this Phase (phase.aoo.interrupt step 6,
// phase.aoo.dodge_bars, phase.aoo.one_per_phase, phase.aoo.combat_reflexes).
func (g *Game) threateners(p table.Who, leaving bool) crowd {
	var out crowd
	c := g.units[p].cell
	for s := g.foesUp(p); s != 0; s = s.rest() {
		e := s.first()
		u := &g.units[e]
		if g.hexes.Distance(u.cell, c) > int(u.reach) || !g.mayStrike(e) || !g.threatens(e, c) || !g.visible(e, p) {
			continue
		}
		if !leaving || !g.hasPassed(p, e) {
			out |= only(e)
		}
	}
	return out
}

// mayStrike reports whether a combatant has an attack of opportunity left in this Phase, and no Dodge in effect.
func (g *Game) mayStrike(e table.Who) bool {
	u := &g.units[e]
	return !u.is(condDodging) && int(u.opportunities) < 1+max(0, int(u.n[statReflexes]))
}

// hasPassed reports whether a mover has been an opportunity of an enemy in this Phase
// (phase.aoo.several_hexes_one_opportunity). What it does there otherwise counts separately (phase.aoo.same_opponent_twice).
func (g *Game) hasPassed(p, e table.Who) bool {
	for _, x := range g.passed {
		if x.on == p && x.by == e {
			return true
		}
	}
	return false
}

// provoke gives each of these enemies, highest in the order first, an attack of opportunity on a combatant, as long as it
// reaches it: for leaving a hex on its way, or without a way for a distracting action (phase.aoo.order_of_several).
func (g *Game) provoke(t *table.Table, p table.Who, by crowd, way []space.Cell, r table.Rule) {
	if by == 0 {
		return
	}
	var buf [maxCrowd]table.Who
	n := 0
	for _, e := range g.order { // an interruption may change the order
		if by.has(e) {
			buf[n] = e
			n++
		}
	}
	for i, e := range buf[:n] {
		u := &g.units[e]
		if !g.there.has(p) || !g.alert(e) || !g.mayStrike(e) || !g.sees(e, p) || g.distance(e, p) > int(u.reach) {
			continue
		}
		last := false
		if len(way) > 0 { // a throw may break an object, and open a line to others
			g.passed = append(g.passed, pair{by: e, on: p})
			last = !t.Seeded() && i == n-1 && g.own(p) && g.ready == 0 && len(g.objects) == 0 && g.wouldProvoke(p, way) == 0
		}
		g.opportunity(t, e, p, last, r)
	}
}

// opportunity asks a combatant for an attack of opportunity and makes it, the last in the beat or not (phase.aoo.concept,
// phase.aoo.single_melee, phase.aoo.manoeuvre_choice, phase.aoo.optional, phase.aoo.one_per_opportunity).
func (g *Game) opportunity(t *table.Table, e, p table.Who, last bool, r table.Rule) {
	u := &g.units[e]
	q := g.ask(t, askOpportunity, r, e, p)
	q.Actor = p
	for slot := slotUnarmed; slot < g.lastSlot(e); slot++ {
		arm := g.arm(e, slot)
		if arm.ranged || !g.usable(e, slot) || !g.reaches(e, arm, p) {
			continue
		}
		q.Add(table.Do(vStrike).With(slot).At(p))
		g.addDisarms(q, p, slot)
		if slot == slotUnarmed && g.canGrab(e, p) {
			q.Add(table.Do(vGrab).At(p))
		}
	}
	o, some := t.OrPass(q, vNone)
	if !some {
		return
	}
	s := g.strikeOf(e, o)
	s.free, s.last = true, last
	if !g.pay(t, e, g.costOf(e, s.arm), rule.DamageEndurance) {
		return
	}
	if t.Heard() {
		x := table.NewEvent(table.Reacted, rule.AooInterrupt, e, p)
		x.Option = o
		t.Say(x)
	}
	u.opportunities++
	g.loseHaymaker(t, e, rule.ManHaymakerLost)
	u.busy++
	if g.begin(t, &s) {
		g.resolve(t, &s)
	}
	u.busy--
}

// strikeOf prepares the attack that an option means.
func (g *Game) strikeOf(a table.Who, o table.Option) strike {
	slot := o.Item
	if o.Verb == vGrab {
		slot = slotUnarmed
	}
	s := g.newStrike(a, o.Who, slot, o.Verb)
	if o.Verb == vDisarm {
		s.wanted = o.N - 1
	}
	return s
}

// addDisarms lists a Disarm for each item that the target has in hand (phase.man.disarm).
func (g *Game) addDisarms(q *table.Question, on table.Who, slot uint8) {
	if g.units[on].hands == 0 {
		return
	}
	for i := range g.items {
		if it := &g.items[i]; it.holder == on && it.where == placeHand {
			q.Add(table.Do(vDisarm).With(slot).At(on).Of(int16(i + 1)))
		}
	}
}

// canGrab reports whether a combatant can grab another: it holds nobody and has a hand free, and the other is not held
// (phase.man.grab).
func (g *Game) canGrab(a, on table.Who) bool {
	u := &g.units[a]
	return u.holds == table.Nobody && u.hands < 2 && g.units[on].heldBy == table.Nobody
}
