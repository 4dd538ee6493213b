package space

import "math/bits"

const (
	narrowDepth = 64 // layers kept on a map of at most 64 columns
	wideDepth   = 31 // on a wider one: so many steps east and west fit into a word
	rim         = 4  // empty rows above and below the map, so that spread need not ask where the map ends
)

// layers floods by bitboards: layer d holds, one word a row, what can be reached for d points. A map of more than 64
// columns is seen through a window of 64 that holds everything within wideDepth of the start.
//
// Invariants:
//  1. layer d is valid from row start-d-3 to row start+d+3, as far as there are such rows and rims, and nowhere else; that
//     is all that layer d+1 and the way back read, and so nothing is ever cleared but the three rows at either end;
//  2. what is valid of the rims is empty, and the rims may not be entered.
type layers struct {
	hexes    *Hexes
	limit    int      // the deepest layer there is room for
	height   int      // words of a layer: rows and both rims
	words    []uint64 // the layers, one after the other
	enter    []uint64 // by row: what may be entered
	leave    []uint64 // by row: what may be left
	ground   *Ground  // of the last search
	lanes    []lane   // by row: what it takes besides if ground has prices
	row, col int      // of the start, the column as seen in the window
	window   int      // first column of the window
	mask     uint64   // the columns of the window that are on the map
	lo, hi   int      // rows of the deepest layer
	depth    int      // the deepest layer made
	quiet    int      // on ground with prices: how many of the deepest layers hold nothing new
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
	l.lanes = make([]lane, l.height)
	return l
}

// run makes layers for so many points, or fewer if nothing is left to reach. It reports false if it has no room for that
// many.
func (l *layers) run(from Cell, points int, blocked, hold *Set, ground *Ground) bool {
	l.start(from, min(points, l.limit), blocked, hold, ground)
	for l.depth < points {
		if l.depth == l.limit {
			return false
		}
		if !l.grow() {
			break
		}
	}
	return true
}

// toward makes layers up to the one that meets the goal. It reports ok = false if it ran out of room before it knew.
func (l *layers) toward(from Cell, goal, blocked *Set, ground *Ground) (found Cell, ok bool) {
	l.start(from, l.limit, blocked, nil, ground)
	for l.depth < l.limit {
		more := l.grow()
		layer := l.layer(l.depth)
		for row := max(l.lo, goal.lo/l.hexes.stride); row <= l.hi && row*l.hexes.stride < goal.hi; row++ {
			if m := layer[row+rim] & l.view(goal, row); m != 0 {
				return l.cell(row, bits.TrailingZeros64(m)), true
			}
		}
		if !more {
			return None, true
		}
	}
	return None, false
}

// reach makes layers up to the one that holds a cell, for at most so many points. It reports ok = false if it ran out of room before
// it knew.
func (l *layers) reach(from, to Cell, points int, blocked, hold *Set, ground *Ground) (found, ok bool) {
	l.start(from, min(points, l.limit), blocked, hold, ground)
	if to == from {
		return false, true
	}
	for l.depth < points {
		if l.depth == l.limit {
			return false, false
		}
		more := l.grow()
		if l.has(to) {
			return true, true
		}
		if !more {
			break
		}
	}
	return false, true
}

// start makes layer 0 and makes ready for so many more.
func (l *layers) start(from Cell, steps int, blocked, hold *Set, ground *Ground) {
	col, row := l.hexes.Offset(from)
	if l.hexes.stride > 1 {
		l.window = min(max(0, col-wideDepth), l.hexes.cols-64)
	}
	l.ground = ground
	l.row, l.col, l.lo, l.hi, l.depth, l.quiet = row, col-l.window, row, row, 0, 0
	clear(l.words[row+rim-3 : row+rim+4])
	l.words[row+rim] = 1 << l.col
	l.open(steps, blocked, hold)
	l.leave[row+rim] |= 1 << l.col
}

// grow makes the next layer and reports whether there may be more to reach.
func (l *layers) grow() bool {
	if l.ground == nil {
		return l.spread()
	}
	l.quiet++
	if l.spreadPriced() {
		l.quiet = 0
	}
	return l.quiet < l.ground.most
}
