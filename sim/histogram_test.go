package sim

import (
	"slices"
	"testing"
)

// TestQuantile: nearest rank, against sorting the numbers and counting.
func TestQuantile(t *testing.T) {
	values := []int{7, 3, 3, 9, 12, 3, 8, 1, 1, 20, 5}
	var h, other histogram
	for i, v := range values {
		if i%2 == 0 {
			h.count(v)
		} else {
			other.count(v)
		}
	}
	h.add(other)
	slices.Sort(values)
	for percent := 1; percent <= 100; percent++ {
		want := values[(len(values)*percent+99)/100-1]
		if got := h.quantile(percent); got != want {
			t.Errorf("quantile %d is %d, want %d", percent, got, want)
		}
	}
	if n, sum := h.total(); n != 11 || sum != 72 {
		t.Errorf("%d numbers that add up to %d, want 11 and 72", n, sum)
	}
	if got := (histogram{}).quantile(50); got != 0 {
		t.Errorf("the median of nothing is %d", got)
	}
}

// TestHistogramGrows from the smaller of two.
func TestHistogramGrows(t *testing.T) {
	var small, large histogram
	small.count(1)
	large.count(5)
	small.add(large)
	if !slices.Equal(small, histogram{0, 1, 0, 0, 0, 1}) {
		t.Errorf("sum is %v", small)
	}
}
