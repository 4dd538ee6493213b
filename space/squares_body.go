package space

// AddWithin adds the cells whose distance from a body is from least to most: 0 to 0 the body itself, 1 to 2 what it
// reaches with two squares of reach, 0 to 3 an emanation that includes its source.
func (s *Squares) AddWithin(dst *Set, c Cell, span, least, most int) {
	p := s.places[c]
	x, y, z := int(p.x), int(p.y), int(p.z)
	for level := max(z-most, 0); level <= min(z+span-1+most, s.levels-1); level++ {
		dz := clearance(p.z, span, int16(level), 1)
		for row := max(y-most, 0); row <= min(y+span-1+most, s.deep-1); row++ {
			dy := clearance(p.y, span, int16(row), 1)
			far := s.widest(dy, dz, most)
			if far < 0 {
				continue
			}
			at := level*s.deep + row
			near := s.widest(dy, dz, least-1)
			if near < 0 {
				dst.addRun(at, x-far, x+span-1+far)
				continue
			}
			dst.addRun(at, x-far, x-near-1)
			dst.addRun(at, x+span+near, x+span-1+far)
		}
	}
}

// AddTouching adds the anchors of all bodies of a span that would share a cell with another body, of span other: with span 1 the cells of
// that body.
func (s *Squares) AddTouching(dst *Set, span int, c Cell, other int) {
	if span == 1 && other == 1 {
		dst.Add(c)
		return
	}
	p := s.places[c]
	x, y, z := int(p.x), int(p.y), int(p.z)
	for level := max(z-span+1, 0); level < min(z+other, s.levels); level++ {
		for row := max(y-span+1, 0); row < min(y+other, s.deep); row++ {
			dst.addRun(level*s.deep+row, x-span+1, x+other-1)
		}
	}
}

// widest is how far along a row the distance stays at most so much, with the other two extents as they are; -1 if
// it is more already.
func (s *Squares) widest(dy, dz, most int) int {
	if s.metric(0, dy, dz) > most {
		return -1
	}
	switch s.rules.Diagonals {
	case DiagonalsNever:
		return most - dy - dz
	case DiagonalsAlternate:
		dx := most
		for s.metric(dx, dy, dz) > most {
			dx--
		}
		return dx
	default:
		return most
	}
}

// Touching makes dst hold the anchors of all bodies of a span that share a cell with a set: where such a body may not
// stand if the set is blocked. Whether a body is on the map as a whole is another question (see Fits). The set must not
// be dst.
func (s *Squares) Touching(dst, set *Set, span int) {
	dst.CopyFrom(set)
	if span > 1 {
		s.grow(dst, [...]int{span, span, span})
	}
}

// grow adds to each member the cells west, north and below it, so that each becomes a block of so many cells along x, y
// and z. Growing by half of what is wanted leaves the rest to the next time.
func (s *Squares) grow(set *Set, wide [3]int) {
	if set.lo >= set.hi {
		return
	}
	plane := s.deep * s.stride
	first := max(0, set.lo-(wide[1]-1)*s.stride-(wide[2]-1)*plane) / s.stride
	last := (set.hi - 1) / s.stride
	set.lo = first * s.stride
	for k := wide[0]; k > 1; k = (k + 1) / 2 {
		s.growWest(set, first, last, k/2)
	}
	for k := wide[1]; k > 1; k = (k + 1) / 2 {
		s.growNorth(set, first, last, k/2)
	}
	for k := wide[2]; k > 1; k = (k + 1) / 2 {
		by := k / 2 * plane
		for w := set.lo; w+by < set.hi; w++ {
			set.words[w] |= set.words[w+by]
		}
	}
}

// growWest adds to each member the cell so many columns west of it.
func (s *Squares) growWest(set *Set, first, last, by int) {
	for row := first; row <= last; row++ {
		words := set.words[row*s.stride:][:s.stride]
		for i := range words {
			words[i] |= words[i] >> by
			if i+1 < len(words) {
				words[i] |= words[i+1] << (64 - by)
			}
		}
	}
}

// growNorth adds to each member the cell so many rows north of it, on its level.
func (s *Squares) growNorth(set *Set, first, last, by int) {
	for row := first; row+by <= last; row++ {
		if row%s.deep+by >= s.deep {
			continue
		}
		for w := row * s.stride; w < (row+1)*s.stride; w++ {
			set.words[w] |= set.words[w+by*s.stride]
		}
	}
}

// AddMoved adds the members of a set moved one step in a direction, as far as that is on the map: what stands on walls,
// for example, are the walls moved up. The set must not be dst.
func (s *Squares) AddMoved(dst, set *Set, dir int) {
	for c := set.First(); c != None; c = set.Next(c) {
		dst.Add(s.Step(c, dir))
	}
}

// Fits reports whether a body with its anchor at c is on the map; it may stick out above the highest level.
func (s *Squares) Fits(c Cell, span int) bool {
	p := s.places[c]
	return int(p.x)+span <= s.cols && int(p.y)+span <= s.deep
}
