package space

// trace walks the straight line from the middle of one hex to the middle of another, a step at a time, in exact integers.
//
// Of the three cube coordinates q, r and s = -q-r the longest changes by exactly one in each step, so that every step
// lies in one row of hexes along that axis and only one further coordinate (the side) has to be rounded. Where the line
// runs exactly along an edge the rounding is a tie: the one variant of the line, shifted by next to nothing to one side,
// always rounds up, the other always down.
type trace struct {
	steps        int // steps to the end
	stepQ, stepR int // what every step adds
	sideQ, sideR int // what one unit of the side adds
	slope        int // twice the side's change over the whole line
}

// spot is where a trace is: at a hex of its upper variant. It is small enough to stay in registers.
type spot struct {
	q, r int
	rest int // the rounded-off part, in units of 1/(2*steps): 0 where the line runs along an edge
}

func (h *Hexes) trace(a, b Cell) (trace, spot) {
	from, to := h.axes[a], h.axes[b]
	dq, dr := int(to.q)-int(from.q), int(to.r)-int(from.r)
	t := trace{steps: length(dq, dr)}
	switch t.steps {
	case max(dq, -dq):
		t.stepQ, t.sideR, t.slope = sign(dq), 1, 2*dr
	case max(dr, -dr):
		t.stepR, t.sideQ, t.slope = sign(dr), 1, 2*dq
	default:
		t.stepR, t.sideQ, t.sideR, t.slope = sign(dq+dr), 1, -1, 2*dq
	}
	return t, spot{int(from.q), int(from.r), t.steps}
}

// next is one step on.
func (t *trace) next(s spot) spot {
	s.q += t.stepQ
	s.r += t.stepR
	s.rest += t.slope
	if s.rest >= 2*t.steps {
		return spot{s.q + t.sideQ, s.r + t.sideR, s.rest - 2*t.steps}
	}
	if s.rest < 0 {
		return spot{s.q - t.sideQ, s.r - t.sideR, s.rest + 2*t.steps}
	}
	return s
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// Line is the hexes strictly between a and b on the straight line, in order from a, written over buf. Where the line
// runs exactly along an edge both hexes count, the lower cell first; what lies off the map is left out.
func (h *Hexes) Line(a, b Cell, buf []Cell) []Cell {
	buf = buf[:0]
	t, s := h.trace(a, b)
	for range t.steps - 1 {
		s = t.next(s)
		c := h.At(s.q, s.r)
		if s.rest == 0 {
			d := h.At(s.q-t.sideQ, s.r-t.sideR)
			c, d = min(c, d), max(c, d)
			if c != None {
				buf = append(buf, c)
			}
			c = d
		}
		if c != None {
			buf = append(buf, c)
		}
	}
	return buf
}

// Sight reports whether a and b see each other: whether at least one of the two variants of the line between them (see
// Line: one goes by one side of the edges it runs along, the other by the other) meets no opaque hex. The ends do not
// count, nor does what lies off the map. Opaque may be nil for nothing.
func (h *Hexes) Sight(a, b Cell, opaque *Set) bool {
	if opaque == nil || h.apart(a, b, opaque) {
		return true
	}
	t, s := h.trace(a, b)
	var upper, lower bool // blocked
	for range t.steps - 1 {
		s = t.next(s)
		hit := h.wall(opaque, s.q, s.r)
		if s.rest == 0 {
			upper = upper || hit
			lower = lower || h.wall(opaque, s.q-t.sideQ, s.r-t.sideR)
			hit = upper && lower
		}
		if hit {
			return false
		}
	}
	return true
}

// apart reports whether no member of s lies in the rows from a to b.
func (h *Hexes) apart(a, b Cell, s *Set) bool {
	one, other := int(h.axes[a].r)+h.originRow, int(h.axes[b].r)+h.originRow
	return min(one, other)*h.stride >= s.hi || (max(one, other)+1)*h.stride <= s.lo
}

// wall reports whether s holds the hex at (q,r), whose row is on the map but whose column may not be.
func (h *Hexes) wall(s *Set, q, r int) bool {
	row := r + h.originRow
	col := q + h.slant + row>>1
	return uint(col) < uint(h.cols) && s.words[row*h.stride+col>>6]>>(col&63)&1 != 0
}
