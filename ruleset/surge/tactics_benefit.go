package surge

import "fray/table"

// benefits are what the benefits of a Stunt take from an enemy.
type benefits struct {
	grabs, disarms, pulls bool
	breaks, pushes        int
	crowded               bool // somebody has to be rid of it: a push takes more by its degree
}

// benefitsOn are the benefits of a Stunt on an enemy that can be of use.
func (g *Game) benefitsOn(a, on table.Who, i int, hard bool) (x benefits) {
	d := g.deed(a, i)
	x.grabs = d.reach == reachClose && g.freeHands(a) > 0 && g.grabOf(a, on) < 0 && g.def.kind == encounterCombat
	if t := g.weaponOf(on, hard); t >= 0 {
		x.disarms = true
		if left := 10 + g.rankOf(a, g.deedTrait(a, i)) - int(g.def.thingDefs[t].toughness-g.things[t].worse); hard && !d.reach.social() {
			x.breaks = min(60, max(0, left-6)*5) // two degrees of failure break it
		}
	}
	if g.zoned() {
		return x
	}
	if g.distance(a, on) <= 1 {
		x.pushes, x.crowded = g.pushWorth(a, on, d)
	} else {
		x.pulls = g.strikes(a, reachClose) && (g.strikes(on, reachRanged) || g.closest(on) > 1 && g.closest(a) == 1)
	}
	return x
}

// best is what the best benefit takes by the degree, and its verb.
func (x *benefits) best(deg int) (worth int, v table.Verb) {
	k := min(deg, 3) - 1
	worth, v = [3]int{16, 50, 110}[k], vAfflict
	if grab := [3]int{20, 34, 60}[k]; x.grabs && grab > worth {
		worth, v = grab, vGrab
	}
	if x.disarms && worth < 26 {
		worth, v = 26, vDisarm
	}
	if x.breaks > worth {
		worth, v = x.breaks, vBreak
	}
	push := x.pushes
	if x.crowded {
		push = max(push, 28+2*deg)
	}
	if push > worth {
		worth, v = push, vPush
	}
	if x.pulls && worth < 30 {
		worth, v = 30, vPull
	}
	return worth, v
}

// pushWorth is what pushing an enemy away gains: most where it cannot come back, or lets go of somebody by it; much where it has to
// stand up first, or comes back through the reach of the longer weapon; something, by the degree, where it is on its way to a place, or
// stands too near to the badly wounded and to those that shoot.
func (g *Game) pushWorth(a, on table.Who, d *deed) (worth int, crowded bool) {
	x, shoots := &g.def.goal, g.strikes(on, reachRanged)
	switch {
	case g.grabOf(a, on) >= 0:
		return 0, false
	case g.units[on].cond.has(condImmobile) && !shoots:
		return 65, false
	case g.units[on].cond.has(condProne) && !shoots:
		worth = 40
	case d.armed && d.close > max(1, g.units[on].threat) && !shoots: // its way back lies in reach
		worth = 34
	case x.what == goalReach && x.subject == on:
		crowded = true
	}
	for i := range g.units { // oneself, and those at one's side
		b := table.Who(i)
		switch {
		case b != a && !g.friends(a, b) || !g.standing(b) || g.distance(a, b) > 1 || g.distance(b, on) > 1:
		case g.grabOf(on, b) >= 0:
			return 55, false
		case !shoots && !crowded:
			crowded = g.units[b].wounds[physical][1] > 0 || g.strikes(b, reachRanged)
		}
	}
	return worth, crowded
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
	x := g.benefitsOn(a, on, int(q.Item)-1, true)
	_, v := x.best(int(q.Level))
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
