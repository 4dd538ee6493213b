package space

import "fmt"

// The edges of a cell that a barrier keeps: to the next cell east, to the one south, and to the one above.
const (
	edgeEast = iota
	edgeSouth
	edgeAbove
	edgeKinds
)

// Barrier is what stops something on a map of squares: whole cells, and edges between two cells. A map has one for what
// stops movement and one for what stops sight; a wall is in both, a window in the first only, a curtain in the second.
// It is plain state: doors open and close in it, and CopyFrom copies it.
//
// Invariant: mark is the sum of the marks of all members, so that equal barriers have equal marks.
type Barrier struct {
	squares *Squares
	cells   *Set
	edges   [edgeKinds]*Set
	count   int // how many edges there are
	mark    uint64
}

// NewBarrier makes a barrier that stops nothing.
func (s *Squares) NewBarrier() *Barrier {
	b := &Barrier{squares: s, cells: s.NewSet()}
	for i := range b.edges {
		b.edges[i] = s.NewSet()
	}
	return b
}

// Cells are the cells of the barrier. The set is the barrier's own, and only to be read.
func (b *Barrier) Cells() *Set { return b.cells }

// Empty reports whether it stops nothing; nil is empty.
func (b *Barrier) Empty() bool { return b == nil || b.count == 0 && b.cells.Empty() }

// PutCell makes c part of the barrier, or no part of it.
func (b *Barrier) PutCell(c Cell, in bool) { b.put(b.cells, edgeKinds, c, in) }

// PutEdge makes the edge between two cells part of the barrier, or no part of it. It fails if they do not share an edge.
func (b *Barrier) PutEdge(from, to Cell, in bool) error {
	c, kind, ok := b.squares.edge(from, to)
	if !ok {
		return fmt.Errorf("squares %s and %s share no edge: want two that touch side by side", b.squares.called(from), b.squares.called(to))
	}
	b.putEdge(c, kind, in)
	return nil
}

func (b *Barrier) putEdge(c Cell, kind int, in bool) { b.count += b.put(b.edges[kind], kind, c, in) }

// put changes one set and says by how many its members became more.
func (b *Barrier) put(set *Set, kind int, c Cell, in bool) int {
	if c == None || set.Has(c) == in {
		return 0
	}
	mark := mix(uint64(c)*(edgeKinds+1) + uint64(kind))
	if in {
		set.Add(c)
		b.mark += mark
		return 1
	}
	set.Remove(c)
	b.mark -= mark
	return -1
}

// Edge reports whether the edge between two cells is part of the barrier; false if they do not share one.
func (b *Barrier) Edge(from, to Cell) bool {
	c, kind, ok := b.squares.edge(from, to)
	return ok && b.edges[kind].Has(c)
}

// CopyFrom makes b hold what o holds.
func (b *Barrier) CopyFrom(o *Barrier) {
	b.cells.CopyFrom(o.cells)
	for i := range b.edges {
		b.edges[i].CopyFrom(o.edges[i])
	}
	b.count, b.mark = o.count, o.mark
}

// edge is the edge between two cells as it is kept: by the cell with the lower coordinate.
func (s *Squares) edge(a, b Cell) (c Cell, kind int, ok bool) {
	if a == None || b == None {
		return None, 0, false
	}
	if a > b {
		a, b = b, a
	}
	p, q := s.places[a], s.places[b]
	switch (cube{q.x - p.x, q.y - p.y, q.z - p.z}) {
	case cube{x: 1}:
		return a, edgeEast, true
	case cube{y: 1}:
		return a, edgeSouth, true
	case cube{z: 1}:
		return a, edgeAbove, true
	}
	return None, 0, false
}

// called is the name of a cell, also of None.
func (s *Squares) called(c Cell) string {
	if c == None {
		return "off the map"
	}
	return s.Name(c)
}

// mix is splitmix64: a number that looks like no other.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
