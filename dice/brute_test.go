package dice

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// throws calls visit with every throw of the dice, in turn.
func throws(sides []int, visit func(faces []int32)) {
	faces := make([]int32, len(sides))
	for i := range faces {
		faces[i] = 1
	}
	for {
		visit(faces)
		i := 0
		for i < len(faces) && int(faces[i]) == sides[i] {
			faces[i] = 1
			i++
		}
		if i == len(faces) {
			return
		}
		faces[i]++
	}
}

// sorted reads a pool by the book: sort, then add the kept end.
func sorted(p Pool, faces []int32) int {
	s := slices.Sorted(slices.Values(faces))
	if !p.Low {
		slices.Reverse(s)
	}
	sum := 0
	for _, f := range s[:p.Kept()] {
		sum += int(f)
	}
	return sum
}

// tally counts values by throwing everything.
type tally map[int]uint64

// same checks that a distribution has exactly these weights and ends.
func same(t *testing.T, what string, d Dist, want tally) {
	t.Helper()
	low, high, total := 1<<30, -1<<30, uint64(0)
	for v, w := range want {
		low, high, total = min(low, v), max(high, v), total+w
	}
	if d.Min() != low || d.Max() != high {
		t.Fatalf("%s: from %d to %d, want %d to %d", what, d.Min(), d.Max(), low, high)
	}
	for v := low - 1; v <= high+1; v++ {
		if got := d.Weight(v); got.Cmp(new(big.Int).SetUint64(want[v])) != 0 {
			t.Errorf("%s: weight of %d is %v, want %d", what, v, got, want[v])
		}
	}
	if got := d.Total(); got.Cmp(new(big.Int).SetUint64(total)) != 0 {
		t.Errorf("%s: total %v, want %d", what, got, total)
	}
}

// dist is the distribution of a pool that is not refused.
func dist(t rapid.TB, p Pool) Dist {
	t.Helper()
	d, err := p.Dist()
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	return d
}

// alike checks that two distributions give the same chance to every value.
func alike(t rapid.TB, what string, got, want Dist) {
	t.Helper()
	if got.Min() != want.Min() || got.Max() != want.Max() {
		t.Fatalf("%s: from %d to %d, want %d to %d", what, got.Min(), got.Max(), want.Min(), want.Max())
	}
	for v := want.Min(); v <= want.Max(); v++ {
		if g, w := got.Weight(v), want.Weight(v); g.Cmp(w) != 0 {
			t.Fatalf("%s: weight of %d is %v, want %v", what, v, g, w)
		}
	}
}
