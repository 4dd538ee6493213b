package space_test

import (
	"testing"

	"fray/space"
)

// TestBearing: the nearest direction, between bodies of any size.
func TestBearing(t *testing.T) {
	s := squares(t, 9, 9, 3, space.SquareRules{})
	for _, c := range []struct {
		from, to string
		span     int // of the body at to
		step     string
	}{
		{"4,4,1", "5,4,1", 1, "6,4,1"},
		{"4,4,1", "5,5,1", 1, "6,6,1"},
		{"4,4,1", "6,5,1", 1, "7,6,1"},
		{"4,4,1", "7,5,1", 1, "8,5,1"},
		{"4,4,1", "4,3,1", 1, "4,2,1"},
		{"4,4,0", "4,4,1", 1, "4,4,2"},
		{"4,4,0", "5,4,1", 1, "6,4,2"},
		{"4,4,1", "5,3,1", 3, "6,3,1"},
		{"4,4,1", "2,2,0", 3, ""},
		{"7,4,1", "4,4,0", 3, "3,4,0"},
	} {
		from, _ := s.Parse(c.from)
		to, _ := s.Parse(c.to)
		dir, want := s.Bearing(from, 1, to, c.span), c.step
		if dir < 0 {
			if want != "" {
				t.Errorf("from %s to %s: no direction", c.from, c.to)
			}
			continue
		}
		if got := s.Name(s.Step(to, dir)); got != want {
			t.Errorf("from %s to %s: on to %s, expected %s", c.from, c.to, got, want)
		}
	}
}
