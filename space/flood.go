package space

import "slices"

// unlimited is more points than any way on any map can cost.
const unlimited = 1 << 30

// Flood finds where a walker can get with so many points, and how. It is made by a map's NewFlood, reused by one worker,
// and allocates nothing later. Its work is proportional to what the walker reaches, not to the map.
//
// Two searches stand behind it, with the same answers: bitboards, a layer of reached hexes for each point; and a queue,
// where a hex costs too much or the way is too long or too wide for the layers.
type Flood struct {
	hexes   *Hexes
	from    Cell
	reached *Set
	layered bool // the last search was by layers
	layers  layers
	queue   queue
}

// NewFlood makes a flood for this map.
func (h *Hexes) NewFlood() *Flood {
	return &Flood{hexes: h, reached: h.NewSet(), layers: newLayers(h), queue: newQueue(h)}
}

// Run finds all hexes that can be reached from a hex with so many points. Hexes in blocked may not be entered; hexes in
// hold may be entered but not left again, except that the start can always be left. Either may be nil for none. Ground
// says what it costs to enter a hex, one point each if it is nil.
func (f *Flood) Run(from Cell, points int, blocked, hold *Set, ground *Ground) {
	f.from = from
	f.reached.Clear()
	points = min(points, unlimited)
	f.layered = ground.gentle() && f.layers.run(from, points, blocked, hold, ground)
	if f.layered {
		f.layers.fill(f.reached, f.layers.depth)
		return
	}
	f.queue.run(from, points, blocked, hold, ground, nil)
	f.queue.fill(f.reached, points+1)
}

// Way is the path that Run and Path find to a cell, without looking further than it, written over buf: empty if it cannot be reached
// with so many points, or is the start. Afterwards Cells is just the cell, if it was reached.
func (f *Flood) Way(from, to Cell, points int, blocked, hold *Set, ground *Ground, buf []Cell) []Cell {
	f.from = from
	f.reached.Clear()
	points = min(points, unlimited)
	found := false
	f.layered = false
	if ground.gentle() {
		found, f.layered = f.layers.reach(from, to, points, blocked, hold, ground)
	}
	if !f.layered {
		f.queue.run(from, points, blocked, hold, ground, nil)
		found = to != from && f.queue.cost(to) >= 0
	}
	if found {
		f.reached.Add(to)
	}
	return f.Path(to, buf)
}

// Toward finds the member of goal that costs least to reach, however much that is; of equals the lowest cell; None if
// none can be reached. The start itself counts, at no cost. Afterwards Cells, Cost and Path answer for the goal found and
// for every hex that costs less.
func (f *Flood) Toward(from Cell, goal, blocked *Set, ground *Ground) Cell {
	f.from = from
	f.reached.Clear()
	if goal.Has(from) {
		return from
	}
	var found Cell
	if ground.gentle() {
		found, f.layered = f.layers.toward(from, goal, blocked, ground)
		if f.layered {
			f.layers.fill(f.reached, f.layers.depth-1)
			f.reached.Add(found)
			return found
		}
	}
	f.layered = false
	found = f.queue.run(from, unlimited, blocked, nil, ground, goal)
	f.queue.fill(f.reached, f.queue.settled)
	f.reached.Add(found)
	return found
}

// Within fills dst with the hexes that the last Run has reached for at most so many points, without the start.
func (f *Flood) Within(points int, dst *Set) {
	dst.Clear()
	switch {
	case points < 0:
	case f.layered:
		f.layers.fill(dst, min(points, f.layers.depth))
	default:
		f.queue.fill(dst, points+1)
	}
}

// Cells are the hexes reached, without the start. The set is the flood's own: it is valid until the next Run or Toward,
// and only to be read.
func (f *Flood) Cells() *Set { return f.reached }

// Cost is how many points it takes to reach c: 0 for the start, -1 if c was not reached.
func (f *Flood) Cost(c Cell) int {
	if c == f.from && c != None {
		return 0
	}
	if !f.reached.Has(c) {
		return -1
	}
	if f.layered {
		return f.layers.cost(c)
	}
	return f.queue.cost(c)
}

// Path is a cheapest way to c, from the hex after the start up to and including c, written over buf: empty if c was not
// reached. Where ways are equal it comes, looking back from c, by the lowest cell at every step.
func (f *Flood) Path(c Cell, buf []Cell) []Cell {
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
