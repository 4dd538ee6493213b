package space

// Sight reports whether a and b see each other: whether at least one of the two variants of the line between them (see
// Line: one goes by one side of the edges it runs along, the other by the other) meets no opaque hex. The ends do not
// count, nor does what lies off the map. Opaque may be nil for nothing.
//
// It walks by half columns, counted through all rows, because these change by the same number in every step: half column
// p lies in the hex of bit p/2.
func (h *Hexes) Sight(a, b Cell, opaque *Set) bool {
	if opaque == nil || h.apart(a, b, opaque) || h.nothingBetween(a, b, opaque) {
		return true
	}
	t, s := h.trace(a, b)
	east, row := h.halves(a), 128*h.stride
	at := east + (s.r+h.originRow)*row
	step := 2*t.stepQ + (row+1)*t.stepR
	side := 2*t.sideQ + (row+1)*t.sideR
	rim := east == h.halves(b) && (east == 0 || east == 2*h.cols-1)
	rest, turn := s.rest, 2*t.steps
	var upper, lower bool // blocked
	for range t.steps - 1 {
		at += step
		rest += t.slope
		if rest >= turn {
			at += side
			rest -= turn
		}
		if rest == 0 {
			if rim {
				continue
			}
			upper = upper || opaque.half(at)
			lower = lower || opaque.half(at-side)
			if upper && lower {
				return false
			}
		} else if opaque.half(at) {
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

// nothingBetween reports whether s has no member in the rows from a to b and the columns between them, where the line runs: most
// lines are short, and this is quicker than to walk them. The columns are those of one word of a row, else it reports false.
func (h *Hexes) nothingBetween(a, b Cell, s *Set) bool {
	east, other := h.halves(a), h.halves(b)
	first, last := max(min(east, other)-1, 0)/2, min((max(east, other)+1)/2, h.cols-1)
	if first>>6 != last>>6 {
		return false
	}
	columns := ^uint64(0) >> (63 - (last - first)) << (first & 63)
	row, end := int(h.axes[a].r)+h.originRow, int(h.axes[b].r)+h.originRow
	row, end = min(row, end), max(row, end)
	met := uint64(0)
	for at := row*h.stride + first>>6; at <= end*h.stride+first>>6; at += h.stride {
		met |= s.words[at]
	}
	return met&columns == 0
}

// halves is the half column of the middle of c in its row: every odd row lies half a hex further east.
func (h *Hexes) halves(c Cell) int {
	q, r := h.Axial(c)
	return 2*(q+h.slant) + r + h.originRow
}

// half reports whether the hex of a half column is a member.
func (s *Set) half(at int) bool {
	return s.words[at>>7]>>(at>>1&63)&1 != 0
}
