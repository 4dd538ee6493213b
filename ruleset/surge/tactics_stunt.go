package surge

import "fray/table"

// stuntWorth is the chance to hit and to win the opposed check times what the best benefit takes.
func (g *Game) stuntWorth(a table.Who, o table.Option) int {
	i, on := int(o.Item)-1, o.Who
	if o.Also != noSwing || on < 0 || !g.foes(a, on) || !g.standing(on) || g.units[on].cond.has(condStunned) || g.tightens(a, on, i) {
		return 0
	}
	d := g.deed(a, i)
	first, second := resistFortitude, resistReflex
	if d.reach.social() {
		first = resistWill
	}
	hard := manner(o.Mode) == modeHardStunt
	penalty := 1
	if hard {
		penalty = 2
	}
	gap := g.rankOf(a, g.deedTrait(a, i)) - max(g.resist(on, first), g.resist(on, second))
	sum := 0
	for deg := 1; deg <= 3; deg++ { // higher degrees bring no more than the third
		first, last := 5*deg-5-gap, 5*deg-1-gap
		if deg == 3 {
			last = 19
		}
		if ways := waysUpTo(last) - waysUpTo(first-1); ways > 0 {
			w, _ := g.benefitWorth(a, on, i, deg, hard)
			sum += ways * w
		}
	}
	return g.hitChance(a, on, d, penalty) * (sum / 400) / 20
}

// waysUpTo is in how many of the 400 ways that two d20s fall the first exceeds the second by diff at most.
func waysUpTo(diff int) int {
	switch {
	case diff < -19:
		return 0
	case diff < 0:
		return (20 + diff) * (21 + diff) / 2
	default:
		diff = min(diff, 19)
		return 400 - (19-diff)*(20-diff)/2
	}
}

// benefitWorth is what the best benefit of a Stunt takes from an enemy by its degree, and its verb.
func (g *Game) benefitWorth(a, on table.Who, i, deg int, hard bool) (worth int, v table.Verb) {
	d := g.deed(a, i)
	worth, v = [3]int{16, 50, 110}[min(deg, 3)-1], vAfflict
	better := func(w int, verb table.Verb) {
		if w > worth {
			worth, v = w, verb
		}
	}
	if d.reach == reachClose && (g.freeHands(a) > 0 || g.grabOf(a, on) >= 0) && g.grabOf(a, on) < 0 && g.def.kind == encounterCombat {
		better([3]int{20, 34, 60}[min(deg, 3)-1], vGrab)
	}
	if t := g.weaponOf(on, hard); t >= 0 {
		better(26, vDisarm)
		if left := 10 + g.rankOf(a, g.deedTrait(a, i)) - int(g.def.thingDefs[t].toughness-g.things[t].worse); hard && !d.reach.social() {
			better(min(60, max(0, left-6)*5), vBreak) // two degrees of failure break it
		}
	}
	if g.zoned() {
		return worth, v
	}
	far := g.distance(a, on)
	switch {
	case far <= 1:
		better(g.pushWorth(a, on, d, deg), vPush)
	case far > 1 && g.strikes(a, reachClose) && (g.strikes(on, reachRanged) || g.closest(on) > 1 && g.closest(a) == 1):
		better(30, vPull)
	}
	return worth, v
}

// pushWorth is what pushing an enemy away gains by its degree: most where it cannot come back, or lets go of somebody by it; much
// where it has to stand up first, or comes back through the reach of the longer weapon; something where it is on its way to a place, or stands too near to the badly wounded and to
// those that shoot.
func (g *Game) pushWorth(a, on table.Who, d *deed, deg int) (worth int) {
	x, shoots := &g.def.goal, g.strikes(on, reachRanged)
	switch {
	case g.grabOf(a, on) >= 0:
		return 0
	case g.units[on].cond.has(condImmobile) && !shoots:
		return 65
	case g.units[on].cond.has(condProne) && !shoots:
		worth = 40
	case d.armed && d.close > max(1, g.units[on].threat) && !shoots: // its way back lies in reach
		worth = 34
	case x.what == goalReach && x.subject == on:
		worth = 28 + 2*deg
	}
	for i := range g.units { // oneself, and those at one's side
		b := table.Who(i)
		switch {
		case b != a && !g.friends(a, b) || !g.standing(b) || g.distance(a, b) > 1 || g.distance(b, on) > 1:
		case g.grabOf(on, b) >= 0:
			return 55
		case !shoots && (g.strikes(b, reachRanged) || g.units[b].wounds[physical][1] > 0):
			worth = max(worth, 28+2*deg)
		}
	}
	return worth
}

// weaponOf is the object that an enemy strikes with, if a Stunt reaches it, or -1: one that needs two hands only a hard one.
func (g *Game) weaponOf(on table.Who, hard bool) int {
	for i := range g.deedsOf(on) {
		d := g.deed(on, i)
		if d.thing < 0 || d.makeshift || !g.usable(on, i) {
			continue
		}
		if t := int(d.thing); g.things[t].where == placeHeld && (hard || g.def.thingDefs[t].hands < 2) {
			return t
		}
	}
	return -1
}

// bestBenefit picks the benefit of a won Stunt.
func (g *Game) bestBenefit(q *table.Question) table.Option {
	a, on := q.Who, q.Target
	_, v := g.benefitWorth(a, on, int(q.Item)-1, int(q.Level), true)
	o := table.Do(v)
	if v == vDisarm || v == vBreak {
		o = o.At(table.Thing(max(0, g.weaponOf(on, true))))
	}
	switch plain := table.Do(vAfflict); {
	case q.Contains(o):
		return o
	case q.Contains(plain):
		return plain
	}
	return q.Default()
}
