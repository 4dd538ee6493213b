package flank

import "fray/space"

// steps remembers which steps bodies of one span can take by one kind of movement: what is in the way of a step is walls and
// ground, which never change during a fight.
type steps struct {
	open []uint32 // by cell: the directions, roomHere, and stepsKnown
}

const (
	stepsKnown = 1 << 31
	roomHere   = 1 << 30 // there is room and footing at the cell itself
)

// openSteps returns the directions in which a body can step from a cell by a kind of movement, as a bit each: walls leave
// the step open, and there is room and footing for it behind (flank.move.advance).
func (g *Game) openSteps(how going, from space.Cell, span int) uint32 {
	return g.stepsFrom(how, from, span) &^ (stepsKnown | roomHere)
}

// hasFooting is [def.room], remembered.
func (g *Game) hasFooting(how going, at space.Cell, span int) bool {
	return g.stepsFrom(how, at, span)&roomHere != 0
}

// stepsFrom returns what is remembered of a cell.
func (g *Game) stepsFrom(how going, from space.Cell, span int) uint32 {
	s := &g.sc.steps[how][span]
	if s.open == nil {
		s.open = make([]uint32, g.squares.Size())
	}
	if s.open[from] == 0 {
		open := uint32(stepsKnown)
		if g.def.room(how, from, span) {
			open |= roomHere
		}
		for dir := range g.squares.Directions() {
			to := g.squares.Step(from, dir)
			if to != space.None && g.squares.Passage(g.def.barrier(how), from, dir, span) && g.def.room(how, to, span) {
				open |= 1 << dir
			}
		}
		s.open[from] = open
	}
	return s.open[from]
}

// stepOpen reports whether walls and ground leave a body one step by a kind of movement; bodies in the way are another matter.
func (g *Game) stepOpen(how going, from space.Cell, dir, span int) bool {
	return g.openSteps(how, from, span)>>dir&1 != 0
}
