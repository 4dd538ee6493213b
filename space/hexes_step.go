package space

// vector is one step in a direction, in axial coordinates.
func vector(dir int) (dq, dr int) {
	v := [6]axial{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}[dir]
	return int(v.q), int(v.r)
}

// Distance is the number of steps from a to b.
func (h *Hexes) Distance(a, b Cell) int {
	from, to := h.axes[a], h.axes[b]
	return length(int(to.q)-int(from.q), int(to.r)-int(from.r))
}

// length is the number of steps an axial difference takes.
func length(dq, dr int) int {
	return (max(dq, -dq) + max(dr, -dr) + max(dq+dr, -dq-dr)) / 2
}

// Adjoins reports whether b is a or next to it: a distance of at most 1, found without measuring.
func (h *Hexes) Adjoins(a, b Cell) bool {
	from, to := h.axes[a], h.axes[b]
	dq, dr := int(to.q)-int(from.q), int(to.r)-int(from.r)
	return dq*dq+dq*dr+dr*dr <= 1 // the square of the distance between the middles
}

// Step is the neighbour of c in a direction 0 to 5, None off the map; a step from None stays there.
func (h *Hexes) Step(c Cell, dir int) Cell {
	if c == None {
		return None
	}
	return h.next[c][dir]
}

// Neighbours are the hexes next to c, by direction, written over buf.
func (h *Hexes) Neighbours(c Cell, buf []Cell) []Cell {
	buf = buf[:0]
	for _, n := range &h.next[c] {
		if n != None {
			buf = append(buf, n)
		}
	}
	return buf
}

// Direction is the direction in which b lies exactly straight from a, at any distance. If it does not (and a hex does
// not lie straight from itself), straight is false and dir is -1.
func (h *Hexes) Direction(a, b Cell) (dir int, straight bool) {
	from, to := h.axes[a], h.axes[b]
	dq, dr := int(to.q)-int(from.q), int(to.r)-int(from.r)
	n := length(dq, dr)
	if n == 0 {
		return -1, false
	}
	for dir := range 6 {
		if vq, vr := vector(dir); dq == vq*n && dr == vr*n {
			return dir, true
		}
	}
	return -1, false
}

// Beyond is the hex as far from b as b is from a, on the other side: for adjacent hexes, the one behind b as a sees
// it. None off the map.
func (h *Hexes) Beyond(a, b Cell) Cell {
	from, over := h.axes[a], h.axes[b]
	return h.At(2*int(over.q)-int(from.q), 2*int(over.r)-int(from.r))
}
