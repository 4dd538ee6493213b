package phase

import "fray/table"

// slotPrice is what the next slot is worth to a combatant, in tenths of STUN: what an abort costs.
const slotPrice = 110

// bestDefense uses a defense that stands, and aborts where the blow is likely and would cost more than the next slot
// (phase.abort.declare).
func (g *Game) bestDefense(q *table.Question) table.Option {
	groups := q.Groups()
	for i := range groups {
		if groups[i].Option.Verb == vUse {
			return groups[i].Option
		}
	}
	d, by := q.Who, q.Target
	arm := g.arm(by, q.Item)
	verb := table.Verb(q.Cell)
	loss := g.lossOf(d, by, arm, verb)
	hit := g.hitChance(by, d, arm, int(arm.manOCV), 0)
	best, gain := q.Default(), slotPrice
	if g.sheets[d].courier { // it would stand still for a slot
		gain *= 3
	}
	if hit*loss/216 <= gain { // no defense does more than prevent it
		return best
	}
	for i := range groups {
		e := &groups[i]
		o, left := e.Option, hit
		switch {
		case o.Verb == vDive:
			if o, left = g.bestDive(e, d, by, arm, hit); left == hit {
				continue
			}
		case o.Verb != vAbort:
			continue
		case o.Mode == modeDodge:
			left = g.hitChance(by, d, arm, int(arm.manOCV), 3)
		case o.Mode == modeResist:
			if g.overEdge(by, d, 3) {
				left = hit * 2 / 3
			}
		default:
			left = hit * (216 - g.parryChance(d, by, arm)) / 216
		}
		if w := (hit - left) * loss / 216; w > gain {
			best, gain = o, w
		}
	}
	return best
}

// lossOf is what a hit would cost a combatant, in tenths of STUN.
func (g *Game) lossOf(d, by table.Who, arm *attackDef, verb table.Verb) int {
	u := &g.units[d]
	classes := g.classesOf(by, arm)
	switch verb {
	case vHaymaker:
		classes += haymakerClasses
	case vMoveBy:
		classes = int(g.units[by].n[statSTR])/10 + int(g.units[by].moved)/5
	case vMoveThrough:
		classes += int(g.units[by].moved) / 3
	case vDisarm:
		return 0
	}
	b := blowOf(arm, classes)
	stun, body := g.pastOf(d, b)
	loss := stun + body
	if stun >= 9*int(u.stun) {
		loss += 150
	} else if stun > 10*int(u.n[statCON]) {
		loss += 90
	}
	if arm.knockback && g.overEdge(by, d, b.thrown(int(u.n[statResistance]))) {
		loss += 10 * int(u.stun)
	}
	return loss
}

// bestDive finds a hex out of the attacker's reach or sight, where it cannot strike at the combatant for going
// (phase.abort.defensive_list).
func (g *Game) bestDive(e *table.Group, d, by table.Who, arm *attackDef, hit int) (table.Option, int) {
	if g.threateners(d, true) != 0 || !g.affords(d, 1+g.movement(d)/10) {
		return e.Option, hit
	}
	for k := range e.Members.Count() {
		c := e.Members.Kth(k)
		at := g.units[by].cell
		if dist := g.hexes.Distance(at, c); (!arm.ranged && dist > g.reachOf(by, arm) || arm.ranged && !g.clear(at, c)) && !g.brink(c, 2) {
			return e.Option.To(c), 0
		}
	}
	return e.Option, hit
}

// bestRoll rolls with a punch that would knock out or Stun, if the next slot is not the better price.
func (g *Game) bestRoll(q *table.Question) table.Option {
	o := q.Groups()[0].Option
	if o.Verb == vUse {
		return o
	}
	arm := g.arm(q.Target, q.Item)
	loss := g.lossOf(q.Who, q.Target, arm, vStrike)
	if !g.affords(q.Who, g.bodyCost(q.Who)) || g.rollChance(q.Who, q.Target, arm)*loss*2/3/216 <= slotPrice {
		return q.Default()
	}
	return o
}

// bestOpportunity makes the attack of opportunity of most worth, unless a Haymaker is pending (phase.aoo.optional).
func (g *Game) bestOpportunity(q *table.Question) table.Option {
	s := g.survey(q.Who)
	best, worth := q.Default(), 0
	if s.u.haymaker.slot != slotNone {
		return best
	}
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		w := 0
		switch o.Verb {
		case vStrike, vGrab:
			w = g.attackWorth(&s, o)
		case vDisarm:
			w = g.disarmWorth(&s, o)
		}
		if w > worth {
			best, worth = o, w
		}
	}
	return best
}

// bestReadied takes the readied action against the enemy that it is worth most against.
func (g *Game) bestReadied(q *table.Question) table.Option {
	s := g.survey(q.Who)
	best, worth := q.Default(), 0
	groups := q.Groups()
	for i := range groups {
		e := &groups[i]
		if e.ForPeople || e.Option.Verb == vStep {
			continue
		}
		if o, w := g.bestOf(&s, e); w > worth {
			best, worth = o, w
		}
	}
	return best
}

// bestWait acts when an enemy can be attacked, and in any case before the wait is lost (phase.delay.expires).
func (g *Game) bestWait(q *table.Question) table.Option {
	if q.Target == table.Nobody {
		return table.Do(vAct)
	}
	s := g.survey(q.Who)
	if s.reached != 0 {
		return table.Do(vAct)
	}
	return table.Do(vNone)
}
