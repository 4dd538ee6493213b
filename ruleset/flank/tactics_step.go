package flank

import (
	"fray/space"
	"fray/table"
)

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

// threatenedAt reports whether some foe would threaten a combatant at a cell.
func (g *Game) threatenedAt(a table.Who, at space.Cell) bool {
	for i := range g.units {
		if f := table.Who(i); f != a && g.threatensAt(f, a, at) {
			return true
		}
	}
	return false
}
