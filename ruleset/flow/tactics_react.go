package flow

import "fray/table"

// bestDefense takes the reaction that saves most for its RP. It saves RP when the chance is poor and the blow is light.
func (g *Game) bestDefense(q *table.Question) table.Option {
	d, by, l := q.Who, q.Target, degree(q.Level)
	u := &g.units[d]
	best, worth := table.Do(vNone), 0
	harm := g.expectedHarm(by, d, q.Item, l)
	lethal := harm >= 10*int(u.hp)
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		w := 0
		switch o.Verb {
		case vDodge, vParry, vBlock, vRiposte:
			w = g.defenseWorth(d, by, o.Verb, l, harm)
		case vSecondGuard:
			if u.rp == 0 && (lethal || u.fp >= 4) && g.guards(q, harm) {
				w = 1
			}
		case vInvoke:
			w = harm / 4
		}
		if w > worth {
			best, worth = o, w
		}
	}
	return best
}

// defenseWorth is what a defense saves on average of the harm of an attack of a level.
func (g *Game) defenseWorth(d, by table.Who, v table.Verb, l degree, harm int) int {
	u := &g.units[d]
	p, lethal := g.holdChance(d, by, v, l), harm >= 10*int(u.hp)
	w := p * harm / 100
	if v == vRiposte {
		w += p*25/100 - 12
		if u.rp == 2 && lethal {
			w -= 10
		}
	}
	if p < 20 && !lethal {
		w -= 10
	}
	return w
}

// guards reports whether a combatant with one RP more would defend itself against the attack of a question.
func (g *Game) guards(q *table.Question, harm int) bool {
	d, by, l := q.Who, q.Target, degree(q.Level)
	if g.defenseWorth(d, by, vDodge, l, harm) > 0 {
		return true
	}
	if g.slotOf(d, weaponShield) != slotNone && g.defenseWorth(d, by, vBlock, l, harm) > 0 {
		return true
	}
	w := g.weapon(by, q.Item)
	return w != nil && !w.ranged && g.threatens(by, d) && g.sheets[by].size-g.sheets[d].size <= 1 && g.defenseWorth(d, by, vParry, l, harm) > 0
}

// expectedHarm returns the cost of a hit of a level, in tenths of a hit point.
func (g *Game) expectedHarm(by, on table.Who, slot uint8, l degree) int {
	mean10 := 60
	if slot != slotNone {
		if w := g.weapon(by, slot); w != nil {
			mean10 = mean(&w.damage) + 10*int(g.sheets[by].damageBonus)
		}
	}
	return max(5, factor(mean10, l, false)-10*int(g.sheets[on].armor+int16(g.units[on].ward)))
}

// holdChance returns the percentage with which a defense beats an attack of a level.
func (g *Game) holdChance(d, by table.Who, v table.Verb, l degree) int {
	sh := &g.sheets[d]
	target := int(sh.skills[skillMelee])
	switch v {
	case vDodge:
		target = int(max(sh.skills[skillAgility], sh.skills[skillAthletics]))
	case vBlock:
		target = int(sh.skills[skillEndurance])
	default:
		if g.sheets[by].size > sh.size {
			l = min(l+1, degreeCritical)
		}
	}
	switch l {
	case degreeHard:
		target /= 2
	case degreeMajor:
		target /= 5
	case degreeCritical:
		target /= 10
	default:
	}
	u := &g.units[d]
	net := table.Bit(u.totalDefense) - table.Bit(u.holds >= 0 || u.heldBy >= 0)
	return chance(target, net)
}

// bestStrike makes the Reaction Attack with the best weapon, unless the last RP is better kept for defense.
func (g *Game) bestStrike(q *table.Question) table.Option {
	e, on := q.Who, q.Target
	u := &g.units[e]
	pressed := 0
	for x := range g.crew() {
		if x != on && g.foes(e, x) && g.threatens(x, e) {
			pressed++
		}
	}
	if u.rp <= 1 && pressed > 0 && g.units[on].hp > 6 && !u.acted {
		return table.Do(vNone)
	}
	best, worth := table.Do(vNone), 0
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		if o.Verb != vReactionAttack {
			continue
		}
		if w := mean(&g.weapon(e, o.Item).damage); w > worth {
			best, worth = o, w
		}
	}
	return best
}

// bestIntercept shields an ally that would fall, if the interceptor would not.
func (g *Game) bestIntercept(q *table.Question) table.Option {
	i, friend := q.Who, q.Target
	by := g.at[q.Cell]
	if by < 0 || g.units[friend].health != healthUp {
		return table.Do(vNone)
	}
	l := degree(q.Level)
	if g.expectedHarm(by, friend, q.Item, l) < 10*int(g.units[friend].hp) || g.expectedHarm(by, i, q.Item, l) >= 10*int(g.units[i].hp) {
		return table.Do(vNone)
	}
	groups := q.Groups()
	for k := range groups {
		if groups[k].Option.Verb == vIntercept {
			return groups[k].Option.To(groups[k].Members.Kth(0))
		}
	}
	return table.Do(vNone)
}
