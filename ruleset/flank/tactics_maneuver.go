package flank

import "fray/table"

// sureWin is in how many of 20 tries a maneuver must succeed to be weighed against an attack.
const sureWin = 15

// scoreGrasps scores Grapple and Push, as [Game.listGrasps] lists them.
func (g *Game) scoreGrasps(a table.Who, p *plan, best *scored) {
	if !g.able(a, skillAthletics) {
		return
	}
	g.grasp(a)
	hands := &g.sc.hands.foes
	for _, v := range [...]table.Verb{vGrapple, vPush} {
		for b := hands.First(); b != table.Nobody; b = hands.After(b) {
			g.scoreManeuver(a, table.Do(v).At(b), p, best)
		}
	}
}

// scoreManeuvers scores Trip, Disarm and Sunder, as [Game.listManeuvers] lists them.
func (g *Game) scoreManeuvers(a table.Who, p *plan, best *scored) {
	g.grasp(a)
	u, strong := &g.units[a], g.able(a, skillAthletics)
	for i := range u.armed {
		if !g.attackOf(u.arms[i]).melee {
			continue
		}
		to, up := &g.sc.reached[i].foes, &g.sc.upright[i].foes
		for b := up.First(); strong && b != table.Nobody; b = up.After(b) {
			g.scoreManeuver(a, table.Do(vTrip).With(i+1).At(b), p, best)
		}
		for k := range g.items {
			it := &g.items[k]
			if it.where > placeBody || !to.Crowd.Has(it.holder) {
				continue
			}
			if it.where == placeHand && strong {
				g.scoreManeuver(a, table.Do(vDisarm).At(it.holder).With(i+1).Of(int16(k)), p, best)
			}
			if it.hp > 0 && g.def.itemDefs[it.def].focus {
				g.scoreManeuver(a, table.Do(vSunder).At(it.holder).With(i+1).Of(int16(k)), p, best)
			}
		}
	}
}

// scoreManeuver scores a maneuver.
func (g *Game) scoreManeuver(a table.Who, o table.Option, p *plan, best *scored) {
	b := o.Who
	if g.units[b].conds.has(condUnconscious) {
		return
	}
	gain, wins := 0, g.winsOver(a, b)
	if wins < sureWin && o.Verb != vSunder {
		return
	}
	switch o.Verb {
	case vTrip:
		gain = g.tripGain(a, b, p)
	case vDisarm:
		gain = g.disarmGain(b, int(o.N))
	case vSunder:
		gain, wins = g.sunderGain(a, b, o)
	case vGrapple:
		gain = g.grappleGain(a, b)
	case vPush:
		gain = g.pushGain(a, b, p)
	}
	if gain <= 0 {
		return
	}
	gain = gain * wins / 20
	if g.units[b].reactions > 0 && !g.isCalm(a) { // a failure provokes it
		gain -= (20 - wins) * g.menace(b) / 2
	}
	best.takeDeed(o, gain)
}

// winsOver is outdoes, once for all maneuvers on a foe.
func (g *Game) winsOver(a, b table.Who) int {
	o := &g.sc.others[b]
	if o.wins == 0 {
		o.wins = int8(g.outdoes(a, b))
	}
	return int(o.wins)
}

// outdoes estimates in how many of 20 tries [Athletics] beats the Reflex save of a foe.
func (g *Game) outdoes(a, b table.Who) int {
	return odds(11 + int(g.sheets[a].skills[skillAthletics]) + g.mod(a, scoreSTR) - g.saveOf(b, a, saveReflex))
}

// tripGain is what it is worth that a foe lies: it stands up with its Move Action, and blows in melee hit it more often.
func (g *Game) tripGain(a, b table.Who, p *plan) int {
	gain := 10 * g.menace(b)
	if g.units[a].left&actMove != 0 {
		gain += 4 * p.attack.blow
	}
	return gain + int(g.foresee(a, b).trip)
}

// disarmGain is what it is worth to take the only weapon of a foe from its hands.
func (g *Game) disarmGain(b table.Who, thing int) int {
	u := &g.units[b]
	armed := 0
	for i := range u.armed {
		if u.arms[i].attack != 1 && (u.arms[i].item == 0 || int(u.arms[i].item) != thing+1) {
			armed++
		}
	}
	if armed > 0 || len(g.itemDefs[g.items[thing].def].attacks) == 0 {
		return 0
	}
	return 24 * g.menace(b)
}

// sunderGain is what it is worth to break the focus of a caster, and in how many of 20 tries it breaks.
func (g *Game) sunderGain(a, b table.Who, o table.Option) (gain, wins int) {
	it := &g.items[o.N]
	d := &g.itemDefs[it.def]
	if !d.focus || !g.casts(b) || g.sheets[b].feats&featPsion != 0 {
		return 0, 0
	}
	x := g.armOf(a, o)
	s := strike{by: a, on: b, arm: x, w: g.attackOf(x), thing: -1, how: mannerMelee}
	blow := g.blow(&s, g.power(&s)) - 2*int(d.resistance)
	if !d.fragile {
		blow /= 2
	}
	if blow < int(it.hp) {
		return 0, 0
	}
	wins = odds(11 + int(g.sheets[a].bab) + g.mod(a, s.w.ability) - g.saveOf(b, a, saveReflex))
	return 90 * g.menace(b), wins * min(blow, 2*int(it.hp)) / (2 * int(it.hp))
}

// grappleGain is what it is worth to hold a foe: neither of the two attacks then, and one that casts cannot.
func (g *Game) grappleGain(a, b table.Who) int {
	if g.units[b].conds.has(condRestrained) || g.casts(a) {
		return 0
	}
	over := int(g.sheets[a].skills[skillAthletics]) + g.mod(a, scoreSTR) - int(g.sheets[b].skills[skillAthletics]) - g.mod(b, scoreSTR)
	if over < 2 {
		return 0
	}
	gain := 24*g.menace(b) - 12*g.menace(a)
	if g.casts(b) && g.sheets[b].feats&featPsion == 0 {
		gain += 30 * g.menace(b)
	}
	return gain + 10*min(over, 12)
}

// pushGain is what it is worth to drive a foe away from those that it should not reach, and oneself away from its allies.
func (g *Game) pushGain(a, b table.Who, p *plan) int {
	gain := int(g.foresee(a, b).push)
	if p.danger > 1 {
		gain += g.partGain(a, b)
	}
	return gain
}

// partGain is what it is worth to a combatant to come away from the allies of a foe.
func (g *Game) partGain(a, b table.Who) int {
	gain := 0
	under := g.threateners(a)
	for c := under.First(); c != table.Nobody; c = under.After(c) {
		if c != b && g.foes(a, c) {
			gain += 14 * g.menace(c)
		}
	}
	return gain
}

// foresee settles what it is worth to the allies of a combatant that a foe lies or is pushed away. It holds for the scene.
func (g *Game) foresee(a, b table.Who) *other {
	o := &g.sc.others[b]
	if o.foreseen {
		return o
	}
	o.foreseen, o.trip, o.push = true, 0, 0
	under := g.threateners(b)
	for c := under.First(); c != table.Nobody; c = under.After(c) {
		if c != a && g.allies(a, c) {
			o.trip += int32(12 * g.menace(c))
		}
	}
	for i := range g.units {
		if c := table.Who(i); c != a && g.allies(a, c) && g.inReach(b, c) && g.ranges(c) && g.threatens(b, c) {
			o.push += int32(25 * g.menace(b))
		}
	}
	return o
}
