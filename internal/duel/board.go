package duel

import "math/bits"

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
