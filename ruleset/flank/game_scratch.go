package flank

import (
	"fray/space"
	"fray/table"
)

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	area    *space.Set
	work    *space.Set
	taken   *space.Set // where bodies stand
	blocked *space.Set // what a mover may not enter
	hold    *space.Set // squares that it is dangerous to leave
	flood   *space.SquareFlood
	safe    *space.SquareFlood
	line    []space.Cell
	path    []space.Cell
	goals   [goalKinds]goals
	runs    [runKinds]*space.Set // ends of straight Dashes
	hits    []table.Who          // those in an area
	picks   []table.Who
	thrower thrower
	moves   stack[movement]
	strikes stack[strike]
	casts   stack[casting]
	tumble  int // of a question that is being listed
	areas   []*space.Set
	nareas  int
}

// stack keeps what is under way at once, with room that is used again.
type stack[T any] struct {
	all []*T
	n   int
}

// push returns a cleared element on top of the stack.
func (s *stack[T]) push() *T {
	if s.n == len(s.all) {
		s.all = append(s.all, new(T))
	}
	s.n++
	return s.all[s.n-1]
}

// pop takes the top off.
func (s *stack[T]) pop() { s.n-- }

func newScratch(d *def) *scratch {
	sq := d.squares
	sc := &scratch{
		area: sq.NewSet(), work: sq.NewSet(), taken: sq.NewSet(), blocked: sq.NewSet(), hold: sq.NewSet(), flood: sq.NewFlood(), safe: sq.NewFlood(),
	}
	for i := range sc.goals {
		sc.goals[i].set = sq.NewSet()
	}
	for i := range sc.runs {
		sc.runs[i] = sq.NewSet()
	}
	return sc
}

// begin makes ready for a beat; the last one may have been abandoned.
func (sc *scratch) begin() {
	sc.moves.n, sc.strikes.n, sc.casts.n = 0, 0, 0
}

// nextArea is a fresh set for the places of one more ability of the question in the making.
func (sc *scratch) nextArea(d *def) *space.Set {
	if sc.nareas == len(sc.areas) {
		sc.areas = append(sc.areas, d.squares.NewSet())
	}
	sc.nareas++
	s := sc.areas[sc.nareas-1]
	s.Clear()
	return s
}
