package flank

import (
	"fray/space"
	"fray/table"
)

// What ways to a better place are worth: less than any deed, more than waiting.
const (
	worthReach    = 300 // a place from which a foe can be attacked
	worthApproach = 200
	worthJump     = worthApproach - 4
	worthDash     = 120
	worthProvoke  = 150 // less, if a foe may strike on the way
)

// shotDistance is how many squares away those that shoot or cast like their foes.
const shotDistance = 6

// way is how far a combatant is from the foe that it goes for.
type way struct {
	sought bool      // it has been settled
	foe    table.Who // the nearest foe, or Nobody
	now    int       // how far it is
	want   int       // how near is near enough
	sees   bool      // there is a line of effect
}

// seek settles which foe a combatant goes for, and reports whether it has any way to go.
func (g *Game) seek(a table.Who, p *plan) bool {
	w := &p.way
	if !w.sought {
		w.sought, w.foe = true, g.nearestFoe(a)
		if w.foe == table.Nobody {
			return false
		}
		w.want, w.now, w.sees = max(int(g.units[a].reach), 1), g.distance(a, w.foe), g.inSight(a, w.foe)
		if w.sees && g.ranges(a) {
			w.want = max(w.want, shotDistance)
		}
	}
	return w.foe != table.Nobody && !(w.sees && w.now <= w.want)
}

// scoreMove scores a way to come nearer to a foe, or within reach of it.
func (g *Game) scoreMove(a table.Who, gr *table.Group, p *plan, best *scored) {
	o := gr.Option
	if o.Verb == vSideStep {
		g.scoreSideStep(a, gr, p, best)
		return
	}
	if p.near || o.Verb == vTrace || !g.seek(a, p) {
		return
	}
	foe, now, want, sees := p.way.foe, p.way.now, p.way.want, p.way.sees
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
		worth += worthJump
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
	places, now := placesOf(gr), g.distance(a, foe)
	for left := max(want, now-longest(gr)); left < now; left++ {
		best := space.None
		for c := range g.placesWithin(places, a, foe, left).Each() {
			if left == want && g.wouldFlank(a, foe, c) {
				return gr.Option.To(c), left
			}
			if best == space.None {
				best = c
			}
		}
		if best != space.None {
			return gr.Option.To(best), left
		}
	}
	return table.Option{Aim: table.Aim{Cell: space.None}}, now
}

// placesWithin returns the places that are at most so far from a foe.
func (g *Game) placesWithin(places *space.Set, a, foe table.Who, most int) *space.Set {
	near := g.sc.area
	near.Clear()
	g.squares.AddWithin(near, g.units[foe].cell, g.span(foe), 0, most)
	if span := g.span(a); span > 1 {
		g.squares.Touching(g.sc.shown, near, span)
		near = g.sc.shown
	}
	near.Intersect(places)
	return near
}

// sightOf is the place of an entry nearest to a foe among those that it can be seen from: the way around what is between them.
func (g *Game) sightOf(a, foe table.Who, gr *table.Group) (table.Option, int) {
	best, left := table.Option{Aim: table.Aim{Cell: space.None}}, 0
	for c := range placesOf(gr).Each() {
		d := g.squares.DistanceBetween(c, g.span(a), g.units[foe].cell, g.span(foe))
		if (best.Cell == space.None || d < left) && g.lineFree(c, g.span(a), g.units[foe].cell, g.span(foe)) {
			best, left = gr.Option.To(c), d
		}
	}
	return best, left
}

// placesOf returns the places that a way of an entry leads to.
func placesOf(gr *table.Group) *space.Set {
	if m, ok := gr.Members.(*goals); ok {
		return m.cells()
	}
	return gr.Members.(*dashEnds).all()
}

// longest is at least how many squares nearer to anything a way of an entry leads.
func longest(gr *table.Group) int {
	if m, ok := gr.Members.(*goals); ok {
		return m.points + 1
	}
	ends := gr.Members.(*dashEnds)
	return ends.g.sc.runs[ends.how].steps + 1
}

// tumbles reports whether a combatant would rather tumble to the foe that it goes for: that is near, it is likely to come through, and
// foes would strike at it otherwise.
func (g *Game) tumbles(a table.Who, p *plan) bool {
	return g.seek(a, p) && p.way.now-p.way.want <= 3 && g.guarded(a, p.way.foe, p) && g.nimble(a, p)
}

// guarded reports whether coming near to a foe would provoke: it reaches farther, or foes are near already.
func (g *Game) guarded(a, foe table.Who, p *plan) bool {
	return p.danger > 0 || int(g.units[foe].reach) > max(int(g.units[a].reach), 1)
}

// nimble reports whether a combatant is likely to tumble past its foes.
func (g *Game) nimble(a table.Who, p *plan) bool {
	return int(g.sheets[a].skills[skillAgility])+g.mod(a, scoreDEX)+21-5-5*max(p.danger, 1) >= 14
}
