package space

import "math/bits"

// fill adds what layer d holds to dst, without the start.
func (l *layers) fill(dst *Set, d int) {
	layer := l.layer(d)
	stride := l.hexes.stride
	first, last := max(l.lo, l.row-d), min(l.hi, l.row+d)
	dst.lo, dst.hi = min(dst.lo, first*stride), max(dst.hi, (last+1)*stride)
	if stride == 1 {
		copy(dst.words[first:last+1], layer[first+rim:])
		dst.words[l.row] &^= 1 << l.col
		return
	}
	shift := l.window & 63
	for row := first; row <= last; row++ {
		m := layer[row+rim]
		if row == l.row {
			m &^= 1 << l.col
		}
		w := row*stride + l.window>>6
		dst.words[w] |= m << shift
		if shift != 0 {
			dst.words[w+1] |= m >> (64 - shift)
		}
	}
}

// has reports whether the deepest layer holds c.
func (l *layers) has(c Cell) bool {
	col, row := l.hexes.Offset(c)
	col -= l.window
	return row >= l.lo && row <= l.hi && col >= 0 && col < 64 && l.layer(l.depth)[row+rim]>>col&1 != 0
}

// cost is the first layer that holds c, which some layer must.
func (l *layers) cost(c Cell) int {
	col, row := l.hexes.Offset(c)
	col -= l.window
	d := max(row-l.row, l.row-row)
	for l.layer(d)[row+rim]>>col&1 == 0 {
		d++
	}
	return d
}

// back appends the way from c back to the start, which is left out.
func (l *layers) back(c Cell, buf []Cell) []Cell {
	col, row := l.hexes.Offset(c)
	col -= l.window
	buf = append(buf, c)
	for d := l.cost(c) - l.ground.Cost(c); d > 0; d -= l.ground.Cost(c) {
		row, col = l.before(d, row, col)
		c = l.cell(row, col)
		buf = append(buf, c)
	}
	return buf
}

// before is the lowest hex of layer d that can be left and is next to a hex.
func (l *layers) before(d, row, col int) (int, int) {
	layer := l.layer(d)
	here := uint64(1) << col
	across := here | here>>1
	if row&1 != 0 {
		across = here | here<<1
	}
	if m := layer[row+rim-1] & l.leave[row+rim-1] & across; m != 0 {
		return row - 1, bits.TrailingZeros64(m)
	}
	if m := layer[row+rim] & l.leave[row+rim] & (here<<1 | here>>1); m != 0 {
		return row, bits.TrailingZeros64(m)
	}
	m := layer[row+rim+1] & l.leave[row+rim+1] & across
	return row + 1, bits.TrailingZeros64(m)
}

// cell is the hex at a row and a column of the window.
func (l *layers) cell(row, col int) Cell {
	return Cell(row*l.hexes.cols + l.window + col)
}
