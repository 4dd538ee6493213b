package flank

import "fray/table"

// scoreRushes scores what a Move Action adds to a Dash, as [Game.listRushes] lists it: a Jump or an Overrun only where there is something
// in the way, Charges only at those that are worth it.
func (g *Game) scoreRushes(q *table.Question, p *plan, best *scored) {
	a := q.Who
	if !g.canDash(a) {
		return
	}
	for how := range goingCount {
		if g.sheets[a].speeds[how] > 0 {
			g.scoreRushesBy(q, how, p, best)
		}
	}
}

// scoreRushesBy scores them by a kind of movement. A Jump and an Overrun are looked at only where they promise more than a Charge: to find
// their ends costs most.
func (g *Game) scoreRushesBy(q *table.Question, how going, p *plan, best *scored) {
	a := q.Who
	ends, strong, brave := g.dashes(a, how), g.able(a, skillAthletics), !g.units[a].conds.has(condFrightened)
	if brave {
		u := &g.units[a]
		for i := range u.armed {
			if g.attackOf(u.arms[i]).manner != mannerRanged {
				g.scoreCharges(a, table.Do(vCharge).With(i+1).Adding(g.named(a, how)), g.charges(q, a, how, g.firstAlike(a, i)), best)
			}
		}
	}
	if strong && brave && best.below(worthDeed+g.overrunPromise(a, how)) && !ends[runOverrun].Empty() && g.seek(a, p) {
		g.scoreOverrun(a, &ends[runOverrun], best)
	}
	if strong && how == goingWalk && g.seek(a, p) && best.below(worthJump+p.way.now) && !ends[runJump].Empty() {
		g.scoreMove(a, &table.Group{Option: table.Do(vJump), Members: &ends[runJump]}, p, best)
	}
}

// scoreCharges scores Charges with an arm at each foe that can be charged. Whether they would flank is not foreseen.
func (g *Game) scoreCharges(a table.Who, o table.Option, targets *foes, best *scored) {
	s := g.strikeOf(a, o)
	far := g.chargeRange(a, targets.how, s.arm)
	power := g.power(&s)
	for _, b := range g.opponents(a) {
		if s.on = b; !g.sc.others[b].foe || g.sc.others[b].dist > far {
			continue
		}
		blow := g.blow(&s, power)
		each := g.hitGain(&s, blow)
		if !best.below(worthDeed + g.strikeGain(&s, surest*each, blow)) {
			continue
		}
		hits := odds(g.leadOf(&s, o.Item, false))
		gain := g.strikeGain(&s, hits*each, blow)
		if hits >= leastChance && gain > 0 && best.below(worthDeed+gain) && targets.can(s.on) {
			best.takeDeed(o.At(s.on), gain)
		}
	}
}

// leastOverrun is what running foes down must be worth to be better than going around them.
const leastOverrun = 60

// overrunGain is what it is worth to run a foe down.
func (g *Game) overrunGain(a, b table.Who) int {
	return 16 * g.menace(b) * odds(g.winsOver(a, b)+2) / 20
}

// runsDown reports whether a foe would be run down by a combatant that comes through it.
func (g *Game) runsDown(b table.Who) bool { return g.sc.others[b].foe && !g.units[b].prone }

// overrunPromise is at least what an Overrun gains: it runs all foes within its range down.
func (g *Game) overrunPromise(a table.Who, how going) int {
	gain := -leastOverrun
	for _, b := range g.opponents(a) {
		if g.runsDown(b) && int(g.sc.others[b].dist) <= g.sc.runs[how].steps {
			gain += g.overrunGain(a, b)
		}
	}
	return gain
}

// scoreOverrun scores a Dash that runs foes down, for one that is strong enough.
func (g *Game) scoreOverrun(a table.Who, ends *dashEnds, best *scored) {
	for to := range ends.all().Each() {
		gain := -leastOverrun
		path := g.straightTo(a, to, g.sc.line)
		g.sc.line = path
		for _, b := range g.opponents(a) {
			if !g.runsDown(b) {
				continue
			}
			for _, c := range path {
				if g.share(c, g.span(a), g.units[b].cell, g.span(b)) {
					gain += g.overrunGain(a, b)
					break
				}
			}
		}
		best.takeDeed(table.Do(vOverrun).Adding(g.named(a, ends.how)).To(to), gain)
	}
}

// canDash reports whether nothing that needDash states keeps a combatant from Dashes that it can pay for.
func (g *Game) canDash(a table.Who) bool {
	u := &g.units[a]
	return !u.conds.has(condRestrained) && !u.prone && !g.stands(a, g.def.ground.difficult) && !u.lame()
}
