package space_test

import (
	"testing"

	"fray/space"
)

// plainMetric is the cost of a way in open space, step by step: diagonals first.
func plainMetric(d space.Diagonals, dx, dy, dz int) int {
	cost, odd := 0, false
	for dx > 0 || dy > 0 || dz > 0 {
		n := 0
		for _, left := range []*int{&dx, &dy, &dz} {
			if *left > 0 && (d != space.DiagonalsNever || n == 0) {
				*left--
				n++
			}
		}
		cost++
		if n > 1 && d == space.DiagonalsAlternate {
			if odd {
				cost++
			}
			odd = !odd
		}
	}
	return cost
}

// plainBetween is the least distance of any two cells of two bodies.
func plainBetween(s *space.Squares, a space.Cell, spanA int, c space.Cell, spanC int) int {
	best := 1 << 30
	one, _ := body(s, a, spanA)
	other, _ := body(s, c, spanC)
	for _, p := range one {
		for _, q := range other {
			x, y, z := s.Place(p)
			i, j, k := s.Place(q)
			best = min(best, plainMetric(s.Rules().Diagonals, max(x-i, i-x), max(y-j, j-y), max(z-k, k-z)))
		}
	}
	return best
}

// Distances, what is within them, what touches a set and who stands opposite agree with looking at every cell.
func TestSquareGeometryAgreesWithBruteForce(t *testing.T) {
	var maps []*space.Squares
	for _, rules := range everyRule() {
		for _, size := range [][3]int{{9, 8, 1}, {6, 5, 4}, {70, 3, 1}} {
			maps = append(maps, squares(t, size[0], size[1], size[2], rules))
		}
	}
	for n := range 1_500 {
		seed := uint64(n)
		s := pick(&seed, maps...)
		span, other := pick(&seed, 1, 2, 3, 6), pick(&seed, 1, 2, 4)
		a, c := anchor(s, &seed, span), anchor(s, &seed, other)
		if a == space.None || c == space.None {
			continue
		}
		if got, want := s.DistanceBetween(a, span, c, other), plainBetween(s, a, span, c, other); got != want {
			t.Fatalf("case %d: %s span %d to %s span %d is %d, want %d", n, s.Name(a), span, s.Name(c), other, got, want)
		}
		least, most := pick(&seed, 0, 1, 2), pick(&seed, 0, 1, 2, 5)
		within, touching, some := s.NewSet(), s.NewSet(), s.NewSet()
		s.AddWithin(within, a, span, least, most)
		for range 3 {
			some.Add(space.Cell(draw(&seed) % uint64(s.Size())))
		}
		touching.Add(a) // forgotten
		s.Touching(touching, some, span)
		meeting := s.NewSet()
		s.AddTouching(meeting, span, c, other)
		for to := range space.Cell(s.Size()) {
			if d := plainBetween(s, a, span, to, 1); within.Has(to) != (d >= least && d <= most) {
				t.Fatalf("case %d: %s is within %d to %d of %s span %d: %t, at %d", n, s.Name(to), least, most, s.Name(a), span, within.Has(to), d)
			}
			if touching.Has(to) != touches(s, some, to, span) {
				t.Fatalf("case %d: a body of %d at %s touches: %t", n, span, s.Name(to), touching.Has(to))
			}
			if meeting.Has(to) != (plainBetween(s, to, span, c, other) == 0) {
				t.Fatalf("case %d: a body of %d at %s meets one of %d at %s: %t", n, span, s.Name(to), other, s.Name(c), meeting.Has(to))
			}
		}
	}
}

// anchor is a place for a body, None if none was found.
func anchor(s *space.Squares, seed *uint64, span int) space.Cell {
	for range 20 {
		if c := space.Cell(draw(seed) % uint64(s.Size())); s.Fits(c, span) {
			return c
		}
	}
	return space.None
}

// The numbers of squares that flank's ledger gives: flank.space.radius_intersection, radius_creature, reach_5,
// reach_weapon, reach_large.
func TestAreasOfTheLedger(t *testing.T) {
	flat, tall := squares(t, 20, 20, 1, space.SquareRules{}), squares(t, 12, 12, 12, space.SquareRules{})
	alternate := squares(t, 20, 20, 1, space.SquareRules{Diagonals: space.DiagonalsAlternate})
	never := squares(t, 20, 20, 1, space.SquareRules{Diagonals: space.DiagonalsNever})
	burst := func(s *space.Squares, radius int) int {
		set := s.NewSet()
		s.AddBurst(set, s.At(6, 6, s.Levels()/2), radius)
		return set.Count()
	}
	within := func(span, least, most int) int {
		set := flat.NewSet()
		flat.AddWithin(set, flat.At(8, 8, 0), span, least, most)
		return set.Count()
	}
	for _, tc := range []struct {
		name      string
		got, want int
	}{
		{"5 ft from an intersection", burst(flat, 1), 4},
		{"10 ft", burst(flat, 2), 16},
		{"15 ft", burst(flat, 3), 36},
		{"5 ft in 3D", burst(tall, 1), 8},
		{"10 ft in 3D", burst(tall, 2), 64},
		{"10 ft, every second diagonal double", burst(alternate, 2), 12},
		{"20 ft", burst(alternate, 4), 44},
		{"5 ft without diagonals", burst(never, 1), 4},
		{"10 ft without diagonals", burst(never, 2), 12},
		{"around Medium, 5 ft", within(1, 1, 1), 8},
		{"around Medium, 10 ft", within(1, 1, 2), 24},
		{"15 ft", within(1, 1, 3), 48},
		{"around Large, 10 ft", within(2, 1, 2), 32},
		{"a spear with a minimum reach", within(1, 2, 2), 16},
	} {
		if tc.got != tc.want {
			t.Errorf("%s: %d squares, want %d", tc.name, tc.got, tc.want)
		}
	}
	corner := flat.NewSet()
	flat.AddBurst(corner, flat.At(3, 3, 0), 1)
	if got := squareNames(flat, corner); got != "2,2 3,2 2,3 3,3" {
		t.Errorf("5 ft around the intersection of 3,3: %s", got)
	}
}

func squareNames(s *space.Squares, set *space.Set) string {
	text := ""
	for c := range set.Each() {
		if text != "" {
			text += " "
		}
		text += s.Name(c)
	}
	return text
}

// The cases of flank.space.flank, flank_reach and flank_large.
func TestOppositeOfTheLedger(t *testing.T) {
	s := squares(t, 12, 12, 3, space.SquareRules{})
	for _, tc := range []struct {
		ax, ay, a, cx, cy, c, bx, by, b int
		want                            bool
	}{
		{4, 5, 1, 6, 5, 1, 5, 5, 1, true},
		{4, 4, 1, 6, 6, 1, 5, 5, 1, true},
		{4, 5, 1, 6, 6, 1, 5, 5, 1, false},
		{4, 5, 1, 5, 4, 1, 5, 5, 1, false},
		{4, 5, 1, 7, 5, 1, 5, 5, 1, true},
		{4, 5, 1, 7, 6, 1, 5, 5, 1, false},
		{7, 6, 1, 3, 4, 1, 5, 5, 1, true},
		{4, 5, 1, 7, 6, 1, 5, 5, 2, true},
		{4, 4, 1, 7, 7, 1, 5, 5, 2, true},
		{4, 5, 1, 6, 7, 1, 5, 5, 2, false},
		{3, 5, 2, 6, 5, 1, 5, 5, 1, true},
		{5, 5, 1, 6, 5, 1, 5, 5, 1, false},
	} {
		a, c, around := s.At(tc.ax, tc.ay, 0), s.At(tc.cx, tc.cy, 0), s.At(tc.bx, tc.by, 0)
		if got := s.Opposite(a, tc.a, c, tc.c, around, tc.b); got != tc.want {
			t.Errorf("%+v: %t", tc, got)
		}
		if got := s.Opposite(c, tc.c, a, tc.a, around, tc.b); got != tc.want {
			t.Errorf("%+v the other way: %t", tc, got)
		}
	}
	if !s.Opposite(s.At(4, 5, 0), 1, s.At(6, 5, 2), 1, s.At(5, 5, 1), 1) || s.Opposite(s.At(4, 5, 0), 1, s.At(6, 5, 1), 1, s.At(5, 5, 1), 1) {
		t.Error("from below on one side, from above on the other")
	}
}

func TestCones(t *testing.T) {
	s := squares(t, 9, 9, 1, space.SquareRules{})
	set := s.NewSet()
	s.AddCone(set, s.At(4, 4, 0), 0, 2)
	if got := squareNames(s, set); got != "6,2 5,3 6,3 5,4 6,4 5,5 6,5 6,6" {
		t.Errorf("a cone to the east: %s", got)
	}
	set.Clear()
	s.AddCone(set, s.At(4, 4, 0), 1, 2)
	if got := squareNames(s, set); got != "4,2 5,2 6,2 4,3 5,3 6,3 5,4 6,4" {
		t.Errorf("a cone to the north-east: %s", got)
	}
	tall := squares(t, 9, 9, 5, space.SquareRules{})
	up := tall.NewSet()
	tall.AddCone(up, tall.At(4, 4, 0), 8, 2)
	if got := up.Count(); got != 5+13 {
		t.Errorf("a cone upward has %d cells", got)
	}
}
