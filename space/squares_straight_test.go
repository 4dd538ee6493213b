package space_test

import (
	"testing"

	"fray/space"
)

// TestWithin: the steps straight from a cell that lie in the vicinity of a body are those after which another body can be near enough, and
// none of those that are near enough is missing.
func TestWithin(t *testing.T) {
	s, err := space.NewSquares(9, 8, 3, space.SquareRules{})
	if err != nil {
		t.Fatal(err)
	}
	near, far := 0, 0
	for from := range space.Cell(s.Size()) {
		for to := space.Cell(1); int(to) < s.Size(); to += 17 {
			for _, body := range [4][3]int{{1, 1, 1}, {2, 1, 1}, {1, 2, 3}, {2, 0, 2}} { // span, distance, span of the other
				v := s.Vicinity(to, body[0], body[1], body[2])
				for dir := range s.Directions() {
					first, last := s.Within(&v, from, dir, 1, 9)
					at := from
					for n := 1; n <= 9 && at != space.None; n++ {
						if at = s.Step(at, dir); at != s.Ahead(from, dir, n) {
							t.Fatalf("%d steps from %s in direction %d lead to %d, want %d", n, s.Name(from), dir, s.Ahead(from, dir, n), at)
						}
						if at == space.None {
							continue
						}
						want := s.DistanceBetween(to, body[0], at, body[2]) <= body[1]
						if got := n >= first && n <= last; got != want {
							t.Fatalf("%d steps from %s in direction %d, and %s: within %t, want %t (%v)", n, s.Name(from), dir, s.Name(to), got, want, body)
						} else if got {
							near++
						} else {
							far++
						}
					}
				}
			}
		}
	}
	if near == 0 || far == 0 {
		t.Errorf("%d are near and %d far, want some of each", near, far)
	}
}
