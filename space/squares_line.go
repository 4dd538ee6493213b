package space

// Line is the cells strictly between a and b on the straight line between their middles, in order from a, written over
// buf. A cell counts if the line runs through its inside; one that is only touched at a corner does not.
func (s *Squares) Line(a, b Cell, buf []Cell) []Cell {
	buf = s.Between(s.Middle(a, 1), s.Middle(b, 1), buf)
	if len(buf) < 2 {
		return buf[:0]
	}
	return append(buf[:0], buf[1:len(buf)-1]...)
}

// Between is the cells that the straight line between two points runs through, in order, written over buf: those whose
// inside it passes. What lies off the map is left out, and a line along the border between cells is in none.
func (s *Squares) Between(p, q Point, buf []Cell) []Cell {
	buf = buf[:0]
	r, _ := newRay(p, q, 0)
	if r.along(p) {
		return buf
	}
	for {
		if c := s.At(r.cell[0], r.cell[1], r.cell[2]); c != None {
			buf = append(buf, c)
		}
		if r.next() == 0 {
			return buf
		}
	}
}

// AddLine adds the cells of Line from a to b, and b.
func (s *Squares) AddLine(dst *Set, a, b Cell) {
	p, q := s.Middle(a, 1), s.Middle(b, 1)
	r, _ := newRay(p, q, 0)
	for r.next() != 0 {
		dst.Add(s.At(r.cell[0], r.cell[1], r.cell[2]))
	}
	if a == b {
		dst.Add(b)
	}
}
