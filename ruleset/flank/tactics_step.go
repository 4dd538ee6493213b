package flank

import (
	"fray/space"
	"fray/table"
)

// scoreSideStep scores a step of 5 ft that provokes nothing: a caster leaves the reach of its foes, a fighter comes within its own
// reach, or flanks.
func (g *Game) scoreSideStep(a table.Who, gr *table.Group, p *plan, best *scored) {
	u := &g.units[a]
	if g.stepWorth(a, p) == 0 {
		return
	}
	switch {
	case g.casts(a):
		for k := range gr.Len() {
			if o := gr.Kth(k); !g.threatenedAt(a, o.Cell) {
				best.take(o, worthFirst+60)
				return
			}
		}
	case !p.near:
		if to, left := g.nearestTo(a, p.way.foe, gr, max(int(u.reach), 1)); to.Cell != space.None && left <= int(u.reach) {
			best.take(to, worthReach+60)
		}
	default:
		foe := p.attack.on
		for k := range gr.Len() {
			o := gr.Kth(k)
			if d := g.squares.DistanceBetween(o.Cell, g.span(a), g.units[foe].cell, g.span(foe)); d >= 1 && d <= int(u.reach) && g.wouldFlank(a, foe, o.Cell) {
				best.take(o, worthFirst+g.flankGain(a, p))
			}
		}
	}
}

// stepWorth is what a Side Step is worth at most.
func (g *Game) stepWorth(a table.Who, p *plan) int {
	u := &g.units[a]
	switch {
	case u.left&actQuick == 0 || u.left&actStandard == 0:
		return 0
	case g.casts(a):
		return table.Bit(p.danger > 0 && p.casts && !g.isCalm(a)) * (worthFirst + 60)
	case !p.near:
		g.seek(a, p)
		foe := p.way.foe
		return table.Bit(foe != table.Nobody && !g.ranges(a) && p.way.now == int(u.reach)+1) * (worthReach + 60)
	default:
		gain := g.flankGain(a, p)
		return table.Bit(gain > 0) * (worthFirst + gain)
	}
}

// flankGain is what a step is worth after which the foe of the Primary Attack is flanked, against the attack that the Quick Action would
// be, or 0.
func (g *Game) flankGain(a table.Who, p *plan) int {
	if p.attack.each == 0 || g.attackOf(g.units[a].arms[0]).manner == mannerRanged {
		return 0
	}
	foe := p.attack.on
	gain := g.mod(foe, scoreDEX) * p.attack.blow
	if g.units[a].left&actMove != 0 {
		gain *= 2
	}
	if gain <= p.attack.gain(modeTertiary) || !g.hasHelp(a, foe) || g.losesAC(foe, a, g.hasFlanked(a, foe)) != 0 {
		return 0
	}
	return gain
}

// hasHelp reports whether an ally of a combatant threatens a foe.
func (g *Game) hasHelp(a, b table.Who) bool {
	under := g.threateners(b)
	for c := under.First(); c != table.Nobody; c = under.After(c) {
		if c != a && g.allies(a, c) {
			return true
		}
	}
	return false
}

// wouldFlank reports whether a combatant that threatens a foe from a cell would flank it.
func (g *Game) wouldFlank(a, b table.Who, at space.Cell) bool {
	under := g.threateners(b)
	for c := under.First(); c != table.Nobody; c = under.After(c) {
		if c != a && g.allies(a, c) && !g.units[c].conds.has(condConfused) && g.squares.Opposite(at, g.span(a), g.units[c].cell, g.span(c), g.units[b].cell, g.span(b)) {
			return true
		}
	}
	return false
}

// threatenedAt reports whether some foe would threaten a combatant at a cell.
func (g *Game) threatenedAt(a table.Who, at space.Cell) bool {
	for _, f := range g.opponents(a) {
		if g.threatensAt(f, a, at) {
			return true
		}
	}
	return false
}
