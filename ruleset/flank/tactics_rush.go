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

// scoreRushesBy scores them by a kind of movement.
func (g *Game) scoreRushesBy(q *table.Question, how going, p *plan, best *scored) {
	a := q.Who
	ends, strong, brave := g.dashes(a, how), g.able(a, skillAthletics), !g.units[a].conds.has(condFrightened)
	if strong && how == goingWalk && !ends[runJump].Empty() {
		g.scoreMove(a, &table.Group{Option: table.Do(vJump), Members: &ends[runJump]}, p, best)
	}
	if strong && brave && !ends[runOverrun].Empty() && g.seek(a, p) {
		g.scoreOverrun(a, &ends[runOverrun], best)
	}
	if !brave {
		return
	}
	u := &g.units[a]
	for i := range u.armed {
		if g.attackOf(u.arms[i]).manner != mannerRanged {
			g.scoreCharges(a, table.Do(vCharge).With(i+1).Adding(g.named(a, how)), g.charges(q, a, how, g.firstAlike(a, i)), best)
		}
	}
}

// scoreCharges scores Charges with an arm at each foe that can be charged. Whether they would flank is not foreseen.
func (g *Game) scoreCharges(a table.Who, o table.Option, targets *foes, best *scored) {
	s := g.strikeOf(a, o)
	far := g.chargeRange(a, targets.how, s.arm)
	power := g.power(&s)
	for i := range g.units {
		if s.on = table.Who(i); !g.sc.others[i].foe || g.sc.others[i].dist > far {
			continue
		}
		hits, blow := odds(g.leadOf(&s, o.Item, false)), g.blow(&s, power)
		gain := g.strikeGain(&s, hits*g.hitGain(&s, blow), blow)
		if hits >= leastChance && gain > 0 && best.below(worthDeed+gain) && targets.can(s.on) {
			best.takeDeed(o.At(s.on), gain)
		}
	}
}

// scoreOverrun scores a Dash that runs foes down, for one that is strong enough.
func (g *Game) scoreOverrun(a table.Who, ends *dashEnds, best *scored) {
	for to := range ends.all().Each() {
		gain := -60
		path := g.straightTo(a, to, g.sc.line)
		g.sc.line = path
		for i := range g.units {
			b := table.Who(i)
			if b == a || !g.present(b) || !g.foes(a, b) || g.pitied(b) || g.units[i].prone || !g.perceives(a, b) {
				continue
			}
			for _, c := range path {
				if g.share(c, g.span(a), g.units[i].cell, g.span(b)) {
					gain += 16 * g.menace(b) * odds(g.outdoes(a, b)+2) / 20
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
