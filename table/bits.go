package table

import "math/bits"

// Bits is a set of zones, of sections, or of the combatants of a small fight, by their numbers 0 to 63. A pointer to it is [Members].
type Bits uint64

// Empty reports whether the set has no member.
func (b *Bits) Empty() bool { return *b == 0 }

// Count returns how many members the set has.
func (b *Bits) Count() int { return bits.OnesCount64(uint64(*b)) }

// Kth returns the k-th member, counted from 0. The set has more than k members.
func (b *Bits) Kth(k int) int32 {
	rest := *b
	for ; k > 0; k-- {
		rest &= rest - 1
	}
	return int32(bits.TrailingZeros64(uint64(rest)))
}

// Has reports whether a number is in the set.
func (b *Bits) Has(i int32) bool { return i >= 0 && i < 64 && *b>>i&1 != 0 }
