package space

// AddDisk adds all hexes within radius of c, c included: a burst.
func (h *Hexes) AddDisk(dst *Set, c Cell, radius int) {
	q, r := h.Axial(c)
	for dr := max(-radius, -r-h.originRow); dr <= min(radius, h.rows-1-r-h.originRow); dr++ {
		row := r + dr + h.originRow
		middle := q + h.slant + row>>1
		dst.addRun(row, middle+max(-radius, -radius-dr), middle+min(radius, radius-dr))
	}
}

// AddEmanation adds all hexes within radius of c but not c itself (which stays if dst held it before).
func (h *Hexes) AddEmanation(dst *Set, c Cell, radius int) {
	had := dst.Has(c)
	h.AddDisk(dst, c, radius)
	if !had {
		dst.Remove(c)
	}
}

// AddCone adds the hexes up to size steps from c, c not included, whose middle lies at most 30 degrees to either side
// of a direction 0 to 5: one hex at distance 1, three at distances 2 and 3, five at 4 and 5.
func (h *Hexes) AddCone(dst *Set, c Cell, dir, size int) {
	q, r := h.Axial(c)
	leftQ, leftR := vector((dir + 1) % 6)
	rightQ, rightR := vector((dir + 5) % 6)
	size = min(size, h.cols+h.rows)
	for dr := -size; dr <= size; dr++ {
		for dq := max(-size, -size-dr); dq <= min(size, size-dr); dq++ {
			// At most 30 degrees from a direction is at most 90 from the directions on both sides of it.
			if dot(dq, dr, leftQ, leftR) < 0 || dot(dq, dr, rightQ, rightR) < 0 {
				continue
			}
			if dq != 0 || dr != 0 {
				dst.Add(h.At(q+dq, r+dr))
			}
		}
	}
}

// dot is the scalar product of two axial differences taken as cube vectors.
func dot(aq, ar, bq, br int) int {
	return aq*bq + ar*br + (aq+ar)*(bq+br)
}

// AddLine adds the hexes of Line from a to b, and b.
func (h *Hexes) AddLine(dst *Set, a, b Cell) {
	t, s := h.trace(a, b)
	for range t.steps - 1 {
		s = t.next(s)
		if s.rest == 0 {
			dst.Add(h.At(s.q-t.sideQ, s.r-t.sideR))
		}
		dst.Add(h.At(s.q, s.r))
	}
	dst.Add(b)
}
