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
	slope        int // twice the side's change over the whole line, not negative
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
	if t.slope < 0 {
		t.sideQ, t.sideR, t.slope = -t.sideQ, -t.sideR, -t.slope
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
	return s
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// pair is the hexes of both variants of the line at a spot: the same one but where it runs along an edge. What lies off the map
// is None.
func (h *Hexes) pair(t *trace, s spot) (upper, lower Cell) {
	upper = h.At(s.q, s.r)
	if s.rest != 0 {
		return upper, upper
	}
	return upper, h.At(s.q-t.sideQ, s.r-t.sideR)
}

// Line is the hexes strictly between a and b on the straight line, in order from a, written over buf. Where the line
// runs exactly along an edge both hexes count, the lower cell first; what lies off the map is left out.
func (h *Hexes) Line(a, b Cell, buf []Cell) []Cell {
	return h.variants(a, b, [2]bool{true, true}, buf)
}

// ClearLine is Line without the hexes that lie only on a variant of the line that meets an opaque hex. It is empty where a and b
// do not see each other (see Sight).
func (h *Hexes) ClearLine(a, b Cell, opaque *Set, buf []Cell) []Cell {
	passes := [2]bool{true, true}
	t, s := h.trace(a, b)
	for range t.steps - 1 {
		s = t.next(s)
		upper, lower := h.pair(&t, s)
		passes[0] = passes[0] && (upper == None || !opaque.Has(upper))
		passes[1] = passes[1] && (lower == None || !opaque.Has(lower))
	}
	return h.variants(a, b, passes, buf)
}

// variants is the hexes strictly between a and b on the upper and the lower variant of the line, or on the one that is wanted.
func (h *Hexes) variants(a, b Cell, want [2]bool, buf []Cell) []Cell {
	buf = buf[:0]
	t, s := h.trace(a, b)
	for range t.steps - 1 {
		s = t.next(s)
		c, d := h.pair(&t, s)
		if !want[0] {
			c = d
		} else if !want[1] {
			d = c
		}
		if c, d = min(c, d), max(c, d); c != None && c != d {
			buf = append(buf, c)
		}
		if d != None && (want[0] || want[1]) {
			buf = append(buf, d)
		}
	}
	return buf
}
