package duel

import (
	"math/bits"

	"fray/table"
)

// The board: size by size squares with a border of wall, one word of bits a row. A cell is row*width+column.
const (
	size  = 20
	width = size + 2
)

// rows is a set of cells.
type rows [width]uint32

func (r *rows) set(cell int)      { r[cell/width] |= 1 << (cell % width) }
func (r *rows) clear(cell int)    { r[cell/width] &^= 1 << (cell % width) }
func (r *rows) has(cell int) bool { return r[cell/width]>>(cell%width)&1 != 0 }

// touches reports whether any cell of the set is next to the cell (or is it).
func (r *rows) touches(cell int) bool {
	y, m := cell/width, uint32(7)<<(cell%width-1)
	return (r[y-1]|r[y]|r[y+1])&m != 0
}

// steps are the eight neighbours of a cell, in the order of their numbers.
var steps = [8]int{-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1}

// near reports whether two different cells are neighbours.
func near(a, b int) bool {
	dy, dx := b/width-a/width, b%width-a%width
	return dy >= -1 && dy <= 1 && dx >= -1 && dx <= 1
}

// grow makes dst the cells of src and their free neighbours, for rows lo to hi.
func grow(dst, src, blocked *rows, lo, hi int) {
	a := src[lo-1]
	above := a | a<<1 | a>>1
	a = src[lo]
	here := a | a<<1 | a>>1
	for y := lo; y <= hi; y++ {
		a = src[y+1]
		below := a | a<<1 | a>>1
		dst[y] = (above|here|below)&^blocked[y] | src[y]
		above, here = here, below
	}
}

// speed is how many squares a turn has.
const speed = 6

// area is what can be reached from a cell in so many steps: the cells within each number of steps. It is the set of
// cells of a move.
type area struct {
	from, lo, hi int
	left         int
	within       [speed + 1]rows
}

var _ table.Cells = (*area)(nil)

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

// back is the first neighbour of the cell that is in the set.
func back(set *rows, cell int) int {
	y, x := cell/width, cell%width
	if m := set[y-1] >> (x - 1) & 7; m != 0 {
		return cell - width - 1 + bits.TrailingZeros32(m)
	}
	if m := set[y] >> (x - 1) & 5; m != 0 {
		return cell - 1 + bits.TrailingZeros32(m)
	}
	return cell + width - 1 + bits.TrailingZeros32(set[y+1]>>(x-1)&7)
}

// cellName names a cell by column and row, from a1.
func cellName(cell int) string {
	y := cell / width
	s := string(rune('a' + cell%width - 1))
	if y >= 10 {
		s += string(rune('0' + y/10))
	}
	return s + string(rune('0'+y%10))
}

// cellOf is the cell of a name.
func cellOf(name string) (int, bool) {
	for c := width; c < width*(size+1); c++ {
		if x := c % width; x >= 1 && x <= size && cellName(c) == name {
			return c, true
		}
	}
	return 0, false
}
