package phase

import "fray/table"

// rating is the best option of an entry, and its worth.
type rating struct {
	best  table.Option
	worth int
}

// or returns the better one of two.
func (r rating) or(other rating) rating {
	if other.worth > r.worth {
		return other
	}
	return r
}

// rateAttacks finds the best plain attack, which other options are compared with: by the strongest weapon, and if that is not good
// enough by any of them. It is read off what the attacks are listed from.
func (g *Game) rateAttacks(s *survey) {
	if !g.left.attack {
		return
	}
	if g.rateAttack(s, s.arm, s.reached); s.strike.worth >= enough {
		return
	}
	for slot := slotUnarmed; slot < g.lastSlot(s.a); slot++ {
		if !g.usable(s.a, slot) || !g.loaded(s.a, slot) {
			continue
		}
		targets := g.enemies(s.a)
		if slot == s.arm {
			targets &^= s.foes
		}
		g.rateAttack(s, slot, g.within(s.a, g.arm(s.a, slot), targets))
	}
}

// rateAttack looks for a better plain attack by one weapon on one of these, all of which it covers.
func (g *Game) rateAttack(s *survey, slot uint8, covered crowd) {
	v := vStrike
	if g.arm(s.a, slot).ranged {
		v = vFire
	}
	for c := covered; c != 0; c = c.rest() {
		o := table.Do(v).With(slot).At(c.first())
		if w := g.attackWorth(s, o); w > s.strike.worth {
			s.strike, s.victim = rating{o, w}, o.Who
		}
	}
}

// plainAttack reports whether an entry is an attack on combatants without more.
func plainAttack(e *table.Group) bool {
	return (e.Option.Verb == vStrike || e.Option.Verb == vFire) && e.Members != nil
}

// bestVictim returns the best target of an attack. An attack on a thing is only worth making where the thing is in the way.
func (g *Game) bestVictim(s *survey, e *table.Group) (table.Option, int) {
	if e.Members == nil {
		return e.Option, g.breakWorth(s, e.Option)
	}
	best, worth := e.Option, 0
	for k := range e.Members.Count() {
		o := e.Option.At(table.Who(e.Members.Kth(k)))
		if w := g.attackWorth(s, o); w > worth {
			best, worth = o, w
		}
	}
	return best, worth
}

// attackWorth returns the worth of an attack on a combatant.
func (g *Game) attackWorth(s *survey, o table.Option) int {
	switch o.Verb {
	case vGrab:
		return g.grabWorth(s, o.Who)
	case vHaymaker:
		return g.haymakerWorth(s, o)
	default:
		arm := g.arm(s.a, o.Item)
		if !g.affords(s.a, g.costOf(s.a, arm)) {
			return 0
		}
		w := g.hitWorth(s.a, o.Who, arm, g.classesOf(s.a, arm), int(arm.manOCV))
		return max(0, w+6*int(arm.manDCV)-2*g.price(s.a, g.costOf(s.a, arm)))
	}
}

// hitWorth returns the worth of an attack: what it does on average, more if the target falls, is Stunned or is thrown off the
// map by it.
func (g *Game) hitWorth(a, e table.Who, arm *attackDef, classes, ocv int) int {
	w := g.blowWorth(a, e, arm, classes)
	if w == 0 {
		return 0
	}
	return g.hitChance(a, e, arm, ocv, 0) * w / 216
}

// blowWorth returns the worth of a hit.
func (g *Game) blowWorth(a, e table.Who, arm *attackDef, classes int) int {
	v := &g.units[e]
	b := blowOf(arm, classes)
	stun, body := g.pastOf(e, b)
	left := 10 * int(v.stun)
	if v.health != healthUp || v.is(condCowed) {
		return g.finishWorth(e, stun)
	}
	w := min(stun, left) + body/2
	switch {
	case stun >= left:
		w += 80 + g.danger10(e)
	case 3*stun >= 2*left:
		w += 30
	}
	switch con := 10 * int(v.n[statCON]); {
	case stun > con && !v.is(condStunned):
		w += 50
	case 4*stun > 3*con && !v.is(condStunned):
		w += 20
	}
	if arm.knockback && g.overEdge(a, e, b.thrown(int(v.n[statResistance]))) {
		w += left / 2
	}
	return w + g.stake(a, e) + max(0, 100-100*int(v.stun)/max(1, int(g.sheets[e].stunMax)))/5
}

// finishWorth is the worth of hitting an enemy that is knocked out: little, and only while it would wake soon.
func (g *Game) finishWorth(e table.Who, stun int) int {
	v := &g.units[e]
	if v.health != healthOut || v.stun < -10 || v.stun+2*v.n[statREC] <= 0 {
		return 0
	}
	return min(stun, 100) / 5
}

// danger10 is how much better it is that an enemy falls than another, by the strength of its attacks.
func (g *Game) danger10(e table.Who) int { return g.power10(e, g.bestArm(e, true)) / 2 }

// overEdge reports whether a throw of so many hexes takes a combatant off the map (phase.time.combat_end).
func (g *Game) overEdge(a, e table.Who, hexes int) bool {
	at := g.units[e].cell
	if int(g.toEdge[at]) >= hexes {
		return false
	}
	dir := g.away(g.units[a].cell, at)
	for range hexes {
		if at = g.hexes.Step(at, dir); at < 0 {
			return true
		}
		if g.sc.solid.Has(at) || g.bodyAt(at, e) != table.Nobody {
			return false
		}
	}
	return false
}

// haymakerWorth is the worth of an attack that lands in the next slot. Everybody sees it coming, so it is for targets that
// cannot get away, and now and then for those whose defenses nothing else gets past (phase.man.haymaker).
func (g *Game) haymakerWorth(s *survey, o table.Option) int {
	arm := g.arm(s.a, o.Item)
	v := &g.units[o.Who]
	if v.health != healthUp || !g.tempts(s, o.Who) || g.left.limited || int(s.u.end) < g.costOf(s.a, arm) {
		return 0
	}
	share := 80
	if !v.is(condStunned|condProne) && v.heldBy == table.Nobody {
		share = 50
	}
	w := g.hitWorth(s.a, o.Who, arm, g.classesOf(s.a, arm)+haymakerClasses, int(arm.manOCV))
	return w*share/100 - g.incoming(s)/2
}

// disarmWorth is the worth of taking an item from an enemy: what its best attack does beyond the unarmed one
// (phase.man.disarm).
func (g *Game) disarmWorth(s *survey, o table.Option) int {
	e, arm := o.Who, g.arm(s.a, o.Item)
	kind := g.items[o.N-1].def + 1
	if g.units[e].health != healthUp || !g.tempts(s, e) || !g.affords(s.a, g.costOf(s.a, arm)) {
		return 0
	}
	gain := 0
	for slot := slotFirst; slot < g.lastSlot(e); slot++ {
		if x := g.arm(e, slot); x.needs == kind && g.usable(e, slot) {
			gain = max(gain, g.power10(e, slot)-g.power10(e, slotUnarmed))
		}
	}
	win := 50 + 12*(int(s.u.n[statSTR])/5-int(g.units[e].n[statSTR])/5)
	return g.hitChance(s.a, e, arm, -2, 0) * min(max(win, 5), 95) / 100 * 2 * gain / 216
}

// breakWorth is the worth of attacking a thing: something if no enemy can be reached, it stands in the way of one that can be hurt, and the
// blow gets past its defense.
func (g *Game) breakWorth(s *survey, o table.Option) int {
	arm, i := g.arm(s.a, o.Item), thingIndex(o.Who)
	if s.strike.worth > 0 || !g.affords(s.a, g.costOf(s.a, arm)) || g.harmless(s) || !g.bars(s, i) {
		return 0
	}
	classes, def := g.classesOf(s.a, arm), int(g.def.objectDefs[i].def)
	if _, body := blowOf(arm, classes).past(def, def); body == 0 {
		return 0
	}
	return 40 + classes
}
