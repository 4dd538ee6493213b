package space_test

import (
	"testing"

	"pgregory.net/rapid"

	"fray/space"
)

// The worked examples of the ledger.
func TestDistanceExamples(t *testing.T) {
	h := hexes(t, 12, 12, 4, 5)
	for _, tc := range []struct {
		a, b string
		want int
	}{
		{"0,0", "0,0", 0},
		{"0,0", "2,-1", 2},
		{"0,0", "3,2", 5},
		{"1,1", "0,2", 1},
		{"-2,-2", "2,2", 8},
		{"-2,3", "3,-2", 5},
	} {
		pair := cells(t, h, tc.a+" "+tc.b)
		if d := h.Distance(pair[0], pair[1]); d != tc.want {
			t.Errorf("from %s to %s: %d, want %d", tc.a, tc.b, d, tc.want)
		}
	}
}

func TestDistanceIsAMetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		a, b, c := drawCell(t, h, "a"), drawCell(t, h, "b"), drawCell(t, h, "c")
		if d := h.Distance(a, b); d < 0 || (d == 0) != (a == b) {
			t.Fatalf("%s to %s: %d", h.Name(a), h.Name(b), d)
		}
		if h.Distance(a, b) != h.Distance(b, a) {
			t.Fatalf("%s to %s is not as far as back", h.Name(a), h.Name(b))
		}
		if h.Distance(a, c) > h.Distance(a, b)+h.Distance(b, c) {
			t.Fatalf("%s to %s is shorter by way of %s", h.Name(a), h.Name(c), h.Name(b))
		}
		for _, n := range h.Neighbours(a, nil) {
			if h.Distance(a, n) != 1 {
				t.Fatalf("%s and %s are neighbours at distance %d", h.Name(a), h.Name(n), h.Distance(a, n))
			}
		}
	})
}

// TestAdjoins compares every pair of hexes of a map, none of which wraps around an edge, with their distance.
func TestAdjoins(t *testing.T) {
	h := hexes(t, 7, 6, 2, 3)
	for a := range space.Cell(h.Size()) {
		for b := range space.Cell(h.Size()) {
			if got, want := h.Adjoins(a, b), h.Distance(a, b) <= 1; got != want {
				t.Errorf("%s and %s: %v, want %v", h.Name(a), h.Name(b), got, want)
			}
		}
	}
}

func TestStepsAreMutual(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		c := drawCell(t, h, "cell")
		for dir := range 6 {
			n := h.Step(c, dir)
			if n == space.None {
				continue
			}
			if h.Step(n, (dir+3)%6) != c {
				t.Fatalf("from %s by %d and back is %s", h.Name(c), dir, h.Name(h.Step(n, (dir+3)%6)))
			}
			if side := h.Step(c, (dir+1)%6); side != space.None && h.Distance(n, side) != 1 {
				t.Fatalf("directions %d and %d of %s are not side by side", dir, (dir+1)%6, h.Name(c))
			}
		}
	})
}

func TestDirection(t *testing.T) {
	h := hexes(t, 16, 16, 7, 7)
	middle := h.At(0, 0)
	if dir, straight := h.Direction(middle, middle); straight || dir != -1 {
		t.Errorf("a hex lies straight from itself, in direction %d", dir)
	}
	straights := 0
	for c := range space.Cell(h.Size()) {
		dir, straight := h.Direction(middle, c)
		if !straight {
			if dir != -1 {
				t.Errorf("not straight, but direction %d", dir)
			}
			continue
		}
		straights++
		at := middle
		for range h.Distance(middle, c) {
			at = h.Step(at, dir)
		}
		if at != c {
			t.Errorf("%s is said to lie in direction %d", h.Name(c), dir)
		}
	}
	// Each way until the map ends: east 8, north-east 7, north-west 7, west 7, south-west 8, south-east 8.
	if straights != 8+7+7+7+8+8 {
		t.Errorf("%d hexes lie straight from the middle", straights)
	}
}

func TestBeyond(t *testing.T) {
	h := hexes(t, 5, 5, 2, 2)
	for _, tc := range [][3]string{
		{"0,0", "1,0", "2,0"},
		{"0,0", "0,1", "0,2"},
		{"1,0", "0,0", "-1,0"},
		{"0,0", "1,-1", "2,-2"},
		{"-1,-1", "0,0", "1,1"},
	} {
		c := cells(t, h, tc[0]+" "+tc[1]+" "+tc[2])
		if got := h.Beyond(c[0], c[1]); got != c[2] {
			t.Errorf("beyond %s, from %s: cell %d, want %s", tc[1], tc[0], got, tc[2])
		}
	}
	edge := cells(t, h, "1,0 2,0")
	if got := h.Beyond(edge[0], edge[1]); got != space.None {
		t.Errorf("beyond the edge of the map lies %s", h.Name(got))
	}
}
