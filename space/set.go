package space

import (
	"iter"
	"math/bits"
)

// Set is a set of cells of one map, made by the map's NewSet. It is a bitset with whole words for each row, and it knows
// between which words its members lie, so that all it does costs what its members span and not what the map measures.
// A Set is used by pointer; copy one with CopyFrom. Sets that meet in an operation must be of the same map.
//
// Invariants:
//  1. bits that stand for no cell (the padding of a row) are zero;
//  2. words outside [lo, hi) are zero; the set that was just cleared has lo = len(words), hi = 0.
type Set struct {
	layout *layout
	words  []uint64
	lo, hi int
}

// Add puts c into the set; adding None does nothing.
func (s *Set) Add(c Cell) {
	if c == None {
		return
	}
	p := s.layout.at[c]
	w := int(p >> 6)
	s.words[w] |= 1 << (p & 63)
	s.lo, s.hi = min(s.lo, w), max(s.hi, w+1)
}

// Remove takes c out of the set; removing None does nothing.
func (s *Set) Remove(c Cell) {
	if c == None {
		return
	}
	p := s.layout.at[c]
	s.words[p>>6] &^= 1 << (p & 63)
}

// Has reports whether c is in the set; None never is.
func (s *Set) Has(c Cell) bool {
	if c == None {
		return false
	}
	p := s.layout.at[c]
	return s.words[p>>6]>>(p&63)&1 != 0
}

// Count is the number of members.
func (s *Set) Count() int {
	n := 0
	for w := s.lo; w < s.hi; w++ {
		n += bits.OnesCount64(s.words[w])
	}
	return n
}

// Empty reports whether the set has no member.
func (s *Set) Empty() bool {
	for w := s.lo; w < s.hi; w++ {
		if s.words[w] != 0 {
			return false
		}
	}
	return true
}

// Kth is the member with k members before it in ascending order, or None if there is none.
func (s *Set) Kth(k int) Cell {
	if k < 0 {
		return None
	}
	for w := s.lo; w < s.hi; w++ {
		m := s.words[w]
		n := bits.OnesCount64(m)
		if k >= n {
			k -= n
			continue
		}
		for ; k > 0; k-- {
			m &= m - 1
		}
		return s.layout.base[w] + Cell(bits.TrailingZeros64(m))
	}
	return None
}

// First is the lowest member, or None. To visit all: for c := s.First(); c != None; c = s.Next(c).
func (s *Set) First() Cell {
	return s.from(s.lo, ^uint64(0))
}

// Next is the lowest member above c, which need not be a member itself, or None.
func (s *Set) Next(c Cell) Cell {
	p := s.layout.at[c]
	return s.from(int(p>>6), ^uint64(1)<<(p&63))
}

// from is the lowest member in word w under mask, or in any later word.
func (s *Set) from(w int, mask uint64) Cell {
	for ; w < s.hi; w++ {
		if m := s.words[w] & mask; m != 0 {
			return s.layout.base[w] + Cell(bits.TrailingZeros64(m))
		}
		mask = ^uint64(0)
	}
	return None
}

// Each visits the members in ascending order. The set must not lose or gain members meanwhile.
func (s *Set) Each() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for c := s.First(); c != None; c = s.Next(c) {
			if !yield(c) {
				return
			}
		}
	}
}
