package space

import "slices"

// Walk is who walks, and what is in the way. Blocked and Hold are sets of cells: the flood itself works out where a larger
// body touches them. A nil set is empty, and a nil barrier stops nothing.
type Walk struct {
	From    Cell     // the anchor of the body
	Span    int      // 1 to 6 cells on a side; 0 counts as 1
	Barrier *Barrier // walls: they are not entered, and their corners count
	Blocked *Set     // cells that may not be entered, but are no walls, such as those of enemies
	Hold    *Set     // cells that may be entered and not left again; the start can always be left
	Footing *Set     // anchors where the body finds footing: no others are entered; nil is everywhere, as for flyers
	Ground  *Ground  // what it costs to enter a cell; a larger body pays for the dearest cell that it newly covers
}

// SquareFlood finds where a body can get with so many points, and how. It is made by [Squares.NewFlood], reused by one
// worker, and allocates nothing later.
//
// Two searches stand behind it, with the same answers: bitboards, a layer of reached cells for each point; and a queue,
// where a step can cost too much, or differently by where it comes from, or the way is too long or too wide for the layers.
type SquareFlood struct {
	squares *Squares
	walk    Walk
	reached *Set
	room    *Set     // where the body fits, by the barrier
	roomOf  roomMark // what room was made for
	work    *Set
	blocked *Set // as the walk's, grown by the span
	hold    *Set
	layered bool // the last search was by layers
	layers  squareLayers
	queue   squareQueue
}

// roomMark tells barriers and spans apart.
type roomMark struct {
	mark uint64
	span int
}

// NewFlood makes a flood for this map.
func (s *Squares) NewFlood() *SquareFlood {
	return &SquareFlood{
		squares: s, reached: s.NewSet(), room: s.NewSet(), work: s.NewSet(), blocked: s.NewSet(), hold: s.NewSet(),
		layers: newSquareLayers(s), queue: newSquareQueue(s),
	}
}

// Run finds the anchors of all places that can be reached with so many points.
func (f *SquareFlood) Run(w Walk, points int) {
	f.start(w)
	points = min(points, unlimited)
	if f.layered = f.gentle() && f.layers.run(&f.walk, f.room, f.roomOf, points); f.layered {
		f.layers.fill(f.reached, f.layers.depth)
		return
	}
	f.queue.run(&f.walk, f.room, points, nil)
	f.queue.fill(f.reached, points+1)
}

// Toward finds the member of goal, a set of anchors, that costs least to reach, however much that is; of equals the lowest
// cell; None if none can be reached. The start itself counts, at no cost. Afterwards Cells, Cost and Path answer for the
// goal found and for every place that costs less.
func (f *SquareFlood) Toward(w Walk, goal *Set) Cell {
	f.start(w)
	f.layered = false
	if goal.Has(w.From) {
		return w.From
	}
	var found Cell
	if f.gentle() {
		found, f.layered = f.layers.toward(&f.walk, f.room, f.roomOf, goal)
		if f.layered {
			f.layers.fill(f.reached, f.layers.depth-1)
			f.reached.Add(found)
			return found
		}
	}
	found = f.queue.run(&f.walk, f.room, unlimited, goal)
	f.queue.fill(f.reached, f.queue.settled)
	f.reached.Add(found)
	return found
}

// start takes a walk and works out what it means for the anchor of its body.
func (f *SquareFlood) start(w Walk) {
	w.Span = max(w.Span, 1)
	s := f.squares
	f.reached.Clear()
	of := roomMark{span: w.Span}
	if w.Barrier != nil {
		of.mark = w.Barrier.mark
	}
	if f.roomOf != of {
		s.room(f.room, f.work, w.Barrier, w.Span)
		f.roomOf = of
	}
	if w.Span > 1 {
		w.Blocked = s.grown(f.blocked, w.Blocked, w.Span)
		w.Hold = s.grown(f.hold, w.Hold, w.Span)
	}
	f.walk = w
}

// grown is where a body of a span touches a set, written over dst; nil if there is no set.
func (s *Squares) grown(dst, set *Set, span int) *Set {
	if set == nil {
		return nil
	}
	s.Touching(dst, set, span)
	return dst
}

// gentle reports whether bitboards can flood what the walk is over: what a step costs must depend on where it leads alone.
func (f *SquareFlood) gentle() bool {
	return f.squares.rules.Diagonals != DiagonalsAlternate && f.walk.Ground.gentle() && (f.walk.Span == 1 || f.walk.Ground == nil)
}

// Cells are the anchors reached, without the start. The set is the flood's own: it is valid until the next Run or Toward,
// and only to be read.
func (f *SquareFlood) Cells() *Set { return f.reached }

// AddCells adds the anchors reached with at most so many points to a set, without the start.
func (f *SquareFlood) AddCells(dst *Set, points int) {
	if f.layered {
		if points > 0 {
			f.layers.fill(dst, min(points, f.layers.depth))
		}
		return
	}
	f.queue.fill(dst, points+1)
}

// Cost is how many points it takes to reach c: 0 for the start, -1 if c was not reached.
func (f *SquareFlood) Cost(c Cell) int {
	switch {
	case c == f.walk.From && c != None:
		return 0
	case !f.reached.Has(c):
		return -1
	case f.layered:
		return f.layers.cost(c)
	}
	cost, _ := f.queue.cheapest(c)
	return cost
}

// Path is a cheapest way to c, from the first step up to and including c, written over buf: empty if c was not reached.
// Where ways are equal it comes, looking back from c, by the step along the fewest axes, and then by the lowest cell.
func (f *SquareFlood) Path(c Cell, buf []Cell) []Cell {
	buf = buf[:0]
	if !f.reached.Has(c) {
		return buf
	}
	if f.layered {
		buf = f.layers.back(c, buf)
	} else {
		buf = f.queue.back(c, buf)
	}
	slices.Reverse(buf)
	return buf
}
