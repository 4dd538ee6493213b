package space

import "math/bits"

// mostBoard is how many words all layers of a map with levels may take.
const mostBoard = 1 << 17

// squareLayers floods by bitboards: layer d holds, one word a row, what can be reached for d points. A map of more than
// 64 columns is seen through a window of 64 that holds everything within wideDepth of the start. Around each level lies a
// rim of empty rows, and a map with levels has an empty level below and above.
//
// Invariants:
//  1. layer d is valid in the box of its rows and levels, and empty two rows and two levels around it;
//  2. rims are empty in every layer, and may not be entered.
type squareLayers struct {
	squares *Squares
	pitch   int      // words from level to level
	base    int      // word of row 0 of level 0
	limit   int      // the deepest layer there is room for
	height  int      // words of a layer
	words   []uint64 // the layers, one after the other
	enter   []uint64 // by row: what may be entered
	leave   []uint64 // by row: what may be left; used if held
	live    []uint64 // by row: what of the deepest layer may be left
	near    []uint64 // by row: what is one step from there
	lanes   []lane   // by row: what it takes besides if ground has prices
	gates   gates    // which steps the barrier leaves open
	gated   bool     // the gates count
	plain   bool     // nothing counts but what may be entered
	held    bool     // leave counts
	caged   bool     // the start stands in the barrier: the first step is free
	ground  *Ground
	x, y, z int // of the start, the column as seen in the window
	window  int // first column of the window
	mask    uint64
	box     rowBox // of the deepest layer
	depth   int    // the deepest layer made
	quiet   int    // on ground with prices: how many of the deepest layers hold nothing new
}

func newSquareLayers(s *Squares) squareLayers {
	l := squareLayers{squares: s, limit: narrowDepth, pitch: s.deep + 2, base: 1, height: s.deep + 2, mask: ^uint64(0)}
	if s.levels > 1 {
		l.base += l.pitch
		l.height = l.pitch * (s.levels + 2)
		l.limit = min(max(mostBoard/l.height, 16), narrowDepth)
	}
	if s.stride > 1 {
		l.limit = min(l.limit, wideDepth)
	} else {
		l.mask >>= 64 - s.cols
	}
	l.words = make([]uint64, (l.limit+1)*l.height)
	l.enter = make([]uint64, l.height)
	l.leave = make([]uint64, l.height)
	l.live = make([]uint64, l.height)
	l.near = make([]uint64, l.height)
	l.lanes = make([]lane, l.height)
	l.gates = newGates(s, l.height)
	return l
}

// rowBox is rows and levels from the lowest to the highest, both included.
type rowBox struct{ y0, y1, z0, z1 int }

// around is what lies within so many steps of a row, as far as it is on the map.
func (l *squareLayers) around(steps int) rowBox {
	s := l.squares
	return rowBox{max(l.y-steps, 0), min(l.y+steps, s.deep-1), max(l.z-steps, 0), min(l.z+steps, s.levels-1)}
}

// word is the place of a row in a layer.
func (l *squareLayers) word(y, z int) int { return l.base + z*l.pitch + y }

func (l *squareLayers) layer(d int) []uint64 { return l.words[d*l.height:][:l.height] }

// run makes layers for so many points, or fewer if nothing is left to reach. It reports false if it has no room for that
// many.
func (l *squareLayers) run(w *Walk, room *Set, of roomMark, points int) bool {
	l.start(w, room, of, min(points, l.limit))
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
func (l *squareLayers) toward(w *Walk, room *Set, of roomMark, goal *Set) (found Cell, ok bool) {
	l.start(w, room, of, l.limit)
	for l.depth < l.limit {
		more := l.grow()
		layer := l.layer(l.depth)
		for z := l.box.z0; z <= l.box.z1; z++ {
			for y := l.box.y0; y <= l.box.y1; y++ {
				if m := layer[l.word(y, z)] & l.view(goal, y, z); m != 0 {
					return l.squares.At(l.window+bits.TrailingZeros64(m), y, z), true
				}
			}
		}
		if !more {
			return None, true
		}
	}
	return None, false
}

// view is a row of a set, as seen in the window.
func (l *squareLayers) view(set *Set, y, z int) uint64 {
	if set == nil {
		return 0
	}
	s := l.squares
	row := z*s.deep + y
	if s.stride == 1 {
		return set.words[row]
	}
	w, shift := row*s.stride+l.window>>6, l.window&63
	if shift == 0 {
		return set.words[w]
	}
	return set.words[w]>>shift | set.words[w+1]<<(64-shift)
}
