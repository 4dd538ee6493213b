package flank

import (
	"fray/space"
	"fray/table"
)

// The ends of straight Dashes, by what the Move Action adds.
const (
	runPlain = iota
	runJump
	runOverrun
	runCharge // ends of a plain Dash of 10 ft or more
	runKinds
)

// dashEnds are the ends of one kind of straight Dashes, as the members of an entry.
type dashEnds struct {
	g    *Game
	how  going
	kind int
}

// dashes makes the entries for the straight Dashes of a combatant by a kind of movement. They are found when a host looks, while the
// question is open.
func (g *Game) dashes(a table.Who, how going) *[runKinds]dashEnds {
	g.beginRuns(a, how, g.lasts(a))
	ends := &g.sc.runs[how].ends
	for kind := range ends {
		ends[kind] = dashEnds{g, how, kind}
	}
	return ends
}

// Empty reports whether there is no such end. It looks in as few directions as it needs.
func (d *dashEnds) Empty() bool {
	g, set := d.g, d.g.sc.runs[d.how].sets[d.kind]
	if !set.Empty() {
		return false
	}
	if d.kind == runJump && !g.ground.hurdles || d.kind == runOverrun && !g.barredAhead(d.how) {
		return true
	}
	for dir := range g.squares.Directions() {
		if g.runIn(d.how, dir); !set.Empty() {
			return false
		}
	}
	return true
}

// Count is the number of ends.
func (d *dashEnds) Count() int { return d.all().Count() }

// Kth is the k-th end in the order of the squares.
func (d *dashEnds) Kth(k int) int32 { return d.all().Kth(k) }

// Has reports whether a square is one of them.
func (d *dashEnds) Has(c int32) bool { return d.all().Has(c) }

func (d *dashEnds) all() *space.Set {
	for dir := range d.g.squares.Directions() {
		d.g.runIn(d.how, dir)
	}
	return d.g.sc.runs[d.how].sets[d.kind]
}
