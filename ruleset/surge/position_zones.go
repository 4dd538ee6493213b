package surge

import "math/bits"

// Empty reports whether no zone is in the set.
func (z *zoneSet) Empty() bool { return z.bits == 0 }

// Count returns how many zones are in it.
func (z *zoneSet) Count() int { return bits.OnesCount64(z.bits) }

// Kth returns the k-th zone of it.
func (z *zoneSet) Kth(k int) int32 {
	b := z.bits
	for ; k > 0; k-- {
		b &= b - 1
	}
	return int32(bits.TrailingZeros64(b))
}

// Has reports whether a zone is in it.
func (z *zoneSet) Has(c int32) bool { return c >= 0 && z.bits>>c&1 != 0 }
