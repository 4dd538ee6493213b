package duel

import (
	"math/bits"

	"fray/table"
)

// speed is how many squares a turn has.
const speed = 6

// area is what can be reached from a cell in so many steps: the cells within each number of steps. It is the set of
// cells of a move.
type area struct {
	from, lo, hi int
	left         int
	within       [speed + 1]rows
}

var _ table.Members = (*area)(nil)

// fill floods the free cells around from.
func (a *area) fill(blocked *rows, from, left int) {
	y := from / width
	a.from, a.left = from, left
	lo, hi := max(0, y-left-1), min(width-1, y+left+1)
	for d := 0; d <= left; d++ {
		clear(a.within[d][lo : hi+1])
	}
	a.within[0].set(from)
	lo, hi = y, y
	for d := 1; d <= left; d++ {
		lo, hi = max(1, lo-1), min(size, hi+1)
		grow(&a.within[d], &a.within[d-1], blocked, lo, hi)
	}
	a.lo, a.hi = lo, hi
}

// Empty reports whether there is no cell but the one it starts from.
func (a *area) Empty() bool { return a.Count() == 0 }

// Count is the number of cells, without the one it starts from.
func (a *area) Count() int {
	n := -1
	for _, r := range a.within[a.left][a.lo : a.hi+1] {
		n += bits.OnesCount32(r)
	}
	return n
}

// Kth is the k-th cell in the order of their numbers.
func (a *area) Kth(k int) int32 {
	for y := a.lo; y <= a.hi; y++ {
		r := a.within[a.left][y]
		if y == a.from/width {
			r &^= 1 << (a.from % width)
		}
		n := bits.OnesCount32(r)
		if k >= n {
			k -= n
			continue
		}
		for ; k > 0; k-- {
			r &= r - 1
		}
		return int32(y*width + bits.TrailingZeros32(r))
	}
	return table.Nowhere
}

// Has reports whether the cell can be reached.
func (a *area) Has(cell int32) bool {
	c := int(cell)
	return c >= a.lo*width && c < (a.hi+1)*width && c != a.from && a.within[a.left].has(c)
}

// path gives the cells on the way to a cell that can be reached, without the first.
func (a *area) path(to int, buf *[speed]int) []int {
	d := 1
	for !a.within[d].has(to) {
		d++
	}
	path := buf[:d]
	for ; d > 1; d-- {
		path[d-1] = to
		to = back(&a.within[d-1], to)
	}
	path[0] = to
	return path
}
