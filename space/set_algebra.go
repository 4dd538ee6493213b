package space

// Clear takes all members out.
func (s *Set) Clear() {
	if s.lo < s.hi {
		clear(s.words[s.lo:s.hi])
	}
	s.lo, s.hi = len(s.words), 0
}

// CopyFrom makes s hold what o holds.
func (s *Set) CopyFrom(o *Set) {
	if s == o {
		return
	}
	s.Clear()
	if o.lo < o.hi {
		copy(s.words[o.lo:o.hi], o.words[o.lo:o.hi])
	}
	s.lo, s.hi = o.lo, o.hi
}

// Union adds all members of o.
func (s *Set) Union(o *Set) {
	for w := o.lo; w < o.hi; w++ {
		s.words[w] |= o.words[w]
	}
	s.lo, s.hi = min(s.lo, o.lo), max(s.hi, o.hi)
}

// Subtract removes all members of o.
func (s *Set) Subtract(o *Set) {
	for w := max(s.lo, o.lo); w < min(s.hi, o.hi); w++ {
		s.words[w] &^= o.words[w]
	}
}

// Intersect removes all that are not members of o.
func (s *Set) Intersect(o *Set) {
	for w := s.lo; w < s.hi; w++ {
		s.words[w] &= o.words[w]
	}
}

// Equal reports whether both sets have the same members.
func (s *Set) Equal(o *Set) bool {
	for w := min(s.lo, o.lo); w < max(s.hi, o.hi); w++ {
		if s.words[w] != o.words[w] {
			return false
		}
	}
	return true
}

// addRun adds the cells of one row from column first to column last; columns off the map are left out.
func (s *Set) addRun(row, first, last int) {
	first, last = max(first, 0), min(last, s.layout.cols-1)
	if first > last {
		return
	}
	at := row * s.layout.stride
	lo, hi := at+first>>6, at+last>>6
	s.lo, s.hi = min(s.lo, lo), max(s.hi, hi+1)
	head, tail := ^uint64(0)<<(first&63), ^uint64(0)>>(63-last&63)
	if lo == hi {
		s.words[lo] |= head & tail
		return
	}
	s.words[lo] |= head
	for w := lo + 1; w < hi; w++ {
		s.words[w] = ^uint64(0)
	}
	s.words[hi] |= tail
}
