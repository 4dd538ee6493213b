package table_test

import (
	"math/bits"
	"testing"

	"pgregory.net/rapid"

	"fray/table"
)

// TestBits holds a set of bits against the number that it is: members in order, count, and what it does not have.
func TestBits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := table.Bits(rapid.Uint64().Draw(t, "set"))
		var set table.Members = &n
		if set.Empty() != (n == 0) || set.Count() != bits.OnesCount64(uint64(n)) {
			t.Fatalf("%b: empty %v, %d members", n, set.Empty(), set.Count())
		}
		k := 0
		for i := range int32(64) {
			if has := n&(1<<i) != 0; has != set.Has(i) {
				t.Fatalf("%b: has %d: %v", n, i, !has)
			} else if has {
				if got := set.Kth(k); got != i {
					t.Fatalf("%b: member %d is %d, want %d", n, k, got, i)
				}
				k++
			}
		}
		if set.Has(-1) || set.Has(64) {
			t.Fatalf("%b has a number out of range", n)
		}
	})
}
