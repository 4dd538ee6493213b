package flank

import (
	"fray/space"
	"fray/table"
)

// What ways to a better place are worth: less than any deed, more than waiting.
const (
	worthReach    = 300 // a place from which a foe can be attacked
	worthApproach = 200
	worthDash     = 120
	worthProvoke  = 150 // less, if a foe may strike on the way
)

// shotDistance is how many squares away those that shoot or cast like their foes.
const shotDistance = 6

// scoreMove scores a way to come nearer to a foe, or within reach of it.
func (g *Game) scoreMove(a table.Who, gr *table.Group, p *plan, best *scored) {
	o := gr.Option
	if o.Verb == vSideStep {
		g.scoreSideStep(a, gr, p, best)
		return
	}
	if p.near || o.Verb == vTrace {
		return
	}
	foe := g.nearestFoe(a)
	if foe == table.Nobody {
		return
	}
	want, now := max(int(g.units[a].reach), 1), g.distance(a, foe)
	sees := g.inSight(a, foe)
	if sees && g.ranges(a) {
		want = max(want, shotDistance)
	}
	if sees && now <= want {
		return
	}
	switch o.Verb {
	case vTumble:
		if now-want > 3 || !g.guarded(a, foe, p) || !g.nimble(a, p) {
			return
		}
	case vOverrun:
		g.scoreOverrun(a, gr, best)
		return
	}
	to, left := g.nearestTo(a, foe, gr, want)
	if to.Cell == space.None && !sees {
		to, left = g.sightOf(a, foe, gr)
	}
	if to.Cell == space.None {
		return
	}
	worth := max(now-left, 0)
	switch {
	case o.Verb == vDash:
		worth += worthDash
	case o.Verb == vJump:
		worth += worthApproach - 4
	case left <= want:
		worth += worthReach
	default:
		worth += worthApproach
	}
	if (o.Verb == vAdvance || o.Verb == vDash) && p.danger > 0 && !g.isCalm(a) {
		worth -= worthProvoke
	}
	if o.Verb == vTumble && left > want {
		return
	}
	best.take(to, worth)
}

// nearestTo is the place of an entry that is nearest to a foe; near enough is as good as nearer, and a place that flanks is better.
func (g *Game) nearestTo(a, foe table.Who, gr *table.Group, want int) (table.Option, int) {
	best, left := table.Option{Cell: space.None}, g.distance(a, foe)
	flanks := false
	for k := range gr.Len() {
		o := gr.Kth(k)
		d := max(g.squares.DistanceBetween(o.Cell, g.span(a), g.units[foe].cell, g.span(foe)), want)
		switch {
		case d < left:
			best, left, flanks = o, d, d == want && g.wouldFlank(a, foe, o.Cell)
		case !flanks && left == want && d == want && best.Cell != space.None && g.wouldFlank(a, foe, o.Cell):
			best, flanks = o, true
		}
	}
	return best, left
}

// sightOf is the place of an entry nearest to a foe among those that it can be seen from: the way around what is between them.
func (g *Game) sightOf(a, foe table.Who, gr *table.Group) (table.Option, int) {
	best, left := table.Option{Cell: space.None}, 0
	for k := range gr.Len() {
		o := gr.Kth(k)
		d := g.squares.DistanceBetween(o.Cell, g.span(a), g.units[foe].cell, g.span(foe))
		if (best.Cell == space.None || d < left) && g.lineFree(o.Cell, g.span(a), g.units[foe].cell, g.span(foe)) {
			best, left = o, d
		}
	}
	return best, left
}

// wouldFlank reports whether a combatant at a cell would flank a foe.
func (g *Game) wouldFlank(a, b table.Who, at space.Cell) bool {
	for i := range g.units {
		c := table.Who(i)
		if c != a && g.allies(a, c) && g.threatens(c, b) && g.squares.Opposite(at, g.span(a), g.units[i].cell, g.span(c), g.units[b].cell, g.span(b)) {
			return true
		}
	}
	return false
}

// guarded reports whether coming near to a foe would provoke: it reaches farther, or foes are near already.
func (g *Game) guarded(a, foe table.Who, p *plan) bool {
	return p.danger > 0 || int(g.units[foe].reach) > max(int(g.units[a].reach), 1)
}

// nimble reports whether a combatant is likely to tumble past its foes.
func (g *Game) nimble(a table.Who, p *plan) bool {
	return int(g.sheets[a].skills[skillAgility])+g.mod(a, scoreDEX)+21-5-5*max(p.danger, 1) >= 14
}

// scoreSideStep scores a step of 5 ft that provokes nothing: a caster leaves the reach of its foes, a fighter comes within its own
// reach, or flanks.
func (g *Game) scoreSideStep(a table.Who, gr *table.Group, p *plan, best *scored) {
	u := &g.units[a]
	if u.left&actQuick == 0 || u.left&actStandard == 0 {
		return
	}
	switch {
	case g.casts(a):
		if p.danger == 0 || !p.casts || g.isCalm(a) {
			return
		}
		for k := range gr.Len() {
			if o := gr.Kth(k); !g.threatenedAt(a, o.Cell) {
				best.take(o, worthFirst+60)
				return
			}
		}
	case !p.near:
		foe := g.nearestFoe(a)
		if foe == table.Nobody || g.ranges(a) || g.distance(a, foe) != int(u.reach)+1 {
			return
		}
		if to, left := g.nearestTo(a, foe, gr, max(int(u.reach), 1)); to.Cell != space.None && left <= int(u.reach) {
			best.take(to, worthReach+60)
		}
	default:
		g.scoreFlank(a, gr, p, best)
	}
}

// scoreFlank scores a step after which a foe is flanked, against the attack that the Quick Action would be.
func (g *Game) scoreFlank(a table.Who, gr *table.Group, p *plan, best *scored) {
	foe := p.on[modePrimary]
	if p.gain[modePrimary] == 0 || g.losesAC(foe, a, g.flanks(a, foe)) != 0 || g.attackOf(g.units[a].arms[0]).manner == mannerRanged {
		return
	}
	gain := g.mod(foe, scoreDEX) * p.average
	if g.units[a].left&actMove != 0 {
		gain *= 2
	}
	if gain <= p.gain[modeTertiary] {
		return
	}
	for k := range gr.Len() {
		o := gr.Kth(k)
		if d := g.squares.DistanceBetween(o.Cell, g.span(a), g.units[foe].cell, g.span(foe)); d >= 1 && d <= int(g.units[a].reach) && g.wouldFlank(a, foe, o.Cell) {
			best.take(o, worthFirst+gain)
		}
	}
}

// threatenedAt reports whether some foe would threaten a combatant at a cell.
func (g *Game) threatenedAt(a table.Who, at space.Cell) bool {
	for i := range g.units {
		if f := table.Who(i); f != a && g.threatensAt(f, a, at) {
			return true
		}
	}
	return false
}

// scoreOverrun scores a Dash that runs foes down, for one that is strong enough.
func (g *Game) scoreOverrun(a table.Who, gr *table.Group, best *scored) {
	for k := range gr.Len() {
		o := gr.Kth(k)
		gain := -60
		path := g.straightTo(a, o.Cell, g.sc.line)
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
		best.takeDeed(o, gain)
	}
}

// nearestFoe is the foe nearest to a combatant that still stands, or Nobody.
func (g *Game) nearestFoe(a table.Who) table.Who {
	best, found := 0, table.Nobody
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.present(b) || !g.foes(a, b) || g.pitied(b) || !g.perceives(a, b) {
			continue
		}
		if d := g.distance(a, b); found == table.Nobody || d < best {
			best, found = d, b
		}
	}
	return found
}
