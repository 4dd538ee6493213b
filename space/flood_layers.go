package space

import "math/bits"

const (
	narrowDepth = 64 // layers kept on a map of at most 64 columns
	wideDepth   = 31 // on a wider one: so many steps east and west fit into a word
	rim         = 2  // empty rows above and below the map, so that spread need not ask where the map ends
)

// layers floods by bitboards: layer d holds, one word a row, what can be reached in d steps. A map of more than 64
// columns is seen through a window of 64 that holds everything within wideDepth of the start.
//
// Invariant: after layer d is made, its rows from start-d-2 to start+d+2 are valid, all others are not; rows off the map
// are empty. That is all that layer d+1 and the way back will read, and so nothing needs to be cleared.
type layers struct {
	hexes    *Hexes
	limit    int      // the deepest layer there is room for
	height   int      // words of a layer: rows and both rims
	words    []uint64 // the layers, one after the other
	enter    []uint64 // by row: what may be entered
	leave    []uint64 // by row: what may be left
	row, col int      // of the start, the column as seen in the window
	window   int      // first column of the window
	mask     uint64   // the columns of the window that are on the map
	lo, hi   int      // rows of the deepest layer
	depth    int      // the deepest layer made
}

func newLayers(h *Hexes) layers {
	l := layers{hexes: h, limit: narrowDepth, height: h.rows + 2*rim, mask: ^uint64(0)}
	if h.stride > 1 {
		l.limit = wideDepth
	} else {
		l.mask >>= 64 - h.cols
	}
	l.words = make([]uint64, (l.limit+1)*l.height)
	l.enter = make([]uint64, l.height)
	l.leave = make([]uint64, l.height)
	return l
}

// run makes layers for so many points, or fewer if nothing is left to reach. It reports false if it has no room for that
// many.
func (l *layers) run(from Cell, points int, blocked, hold *Set) bool {
	l.start(from, blocked, hold)
	for l.depth < points {
		if l.depth == l.limit {
			return false
		}
		if !l.spread(blocked, hold) {
			break
		}
	}
	return true
}

// toward makes layers up to the one that meets the goal. It reports ok = false if it ran out of room before it knew.
func (l *layers) toward(from Cell, goal, blocked *Set) (found Cell, ok bool) {
	l.start(from, blocked, nil)
	for l.depth < l.limit {
		grew := l.spread(blocked, nil)
		layer := l.layer(l.depth)
		for row := l.lo; row <= l.hi; row++ {
			if m := layer[row+rim] & l.view(goal, row); m != 0 {
				return l.cell(row, bits.TrailingZeros64(m)), true
			}
		}
		if !grew {
			return None, true
		}
	}
	return None, false
}

// start makes layer 0.
func (l *layers) start(from Cell, blocked, hold *Set) {
	col, row := l.hexes.Offset(from)
	if l.hexes.stride > 1 {
		l.window = min(max(0, col-wideDepth), l.hexes.cols-64)
	}
	l.row, l.col, l.lo, l.hi, l.depth = row, col-l.window, row, row, 0
	clear(l.words[row : row+2*rim+1])
	l.words[row+rim] = 1 << l.col
	l.open(row, blocked, hold)
	l.leave[row+rim] |= 1 << l.col
}

// open notes what may be entered and left in a row.
func (l *layers) open(row int, blocked, hold *Set) {
	l.enter[row+rim] = l.mask &^ l.view(blocked, row)
	l.leave[row+rim] = ^l.view(hold, row)
}

// view is a row of a set, as seen in the window.
func (l *layers) view(s *Set, row int) uint64 {
	if s == nil {
		return 0
	}
	if l.hexes.stride == 1 {
		return s.words[row]
	}
	w, shift := row*l.hexes.stride+l.window>>6, l.window&63
	if shift == 0 {
		return s.words[w]
	}
	return s.words[w]>>shift | s.words[w+1]<<(64-shift)
}

// layer is layer d, rim included.
func (l *layers) layer(d int) []uint64 {
	return l.words[d*l.height:][:l.height]
}

// spread makes the next layer and reports whether it holds anything new. In an even row the neighbours above and below
// are those of the same column and of the one before, in an odd row of the same and of the one after.
func (l *layers) spread(blocked, hold *Set) (grew bool) {
	if l.lo > 0 {
		l.lo--
		l.open(l.lo, blocked, hold)
	}
	if l.hi < l.hexes.rows-1 {
		l.hi++
		l.open(l.hi, blocked, hold)
	}
	l.depth++
	n := l.hi - l.lo + 1
	src := l.layer(l.depth - 1)[l.lo+rim-1:][:n+2]
	dst := l.layer(l.depth)[l.lo:][:n+2*rim]
	enter, leave := l.enter[l.lo+rim:][:n], l.leave[l.lo+rim-1:][:n+2]
	dst[0], dst[1], dst[n+2], dst[n+3] = 0, 0, 0, 0
	above, here := src[0]&leave[0], src[1]&leave[1]
	odd := l.lo & 1
	fresh := uint64(0)
	for i := range enter {
		below := src[i+2] & leave[i+2]
		side := above | below
		if (i+odd)&1 == 0 {
			side |= side << 1
		} else {
			side |= side >> 1
		}
		old := src[i+1]
		now := (side|here<<1|here>>1)&enter[i] | old
		fresh |= now ^ old
		dst[i+rim] = now
		above, here = here, below
	}
	return fresh != 0
}
