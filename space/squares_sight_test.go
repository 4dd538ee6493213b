package space_test

import (
	"slices"
	"sort"
	"testing"

	"fray/space"
)

// crossing is a cell that a line passes, from when to when.
type crossing struct {
	at       [3]int
	from, to float64
}

// crossed is the cells that a line shifted by so much passes between the two times, in order: by where it enters and leaves
// the inside of each.
func crossed(p, q space.Point, shift [3]float64, begin, end float64, size [3]int) []crossing {
	var out []crossing
	start := [3]float64{float64(p.X) + shift[0], float64(p.Y) + shift[1], float64(p.Z) + shift[2]}
	d := [3]float64{float64(q.X - p.X), float64(q.Y - p.Y), float64(q.Z - p.Z)}
	for z := -1; z <= size[2]; z++ {
		for y := -1; y <= size[1]; y++ {
			for x := -1; x <= size[0]; x++ {
				c := crossing{[3]int{x, y, z}, begin, end}
				for i := range 3 {
					lo, hi := float64(2*c.at[i])-start[i], float64(2*c.at[i]+2)-start[i]
					switch {
					case d[i] == 0 && (lo >= 0 || hi <= 0):
						c.from, c.to = 1, 0
					case d[i] > 0:
						c.from, c.to = max(c.from, lo/d[i]), min(c.to, hi/d[i])
					case d[i] < 0:
						c.from, c.to = max(c.from, hi/d[i]), min(c.to, lo/d[i])
					}
				}
				if c.to-c.from > 1e-14 {
					out = append(out, c)
				}
			}
		}
	}
	sort.Slice(out, func(a, b int) bool { return out[a].from < out[b].from })
	return out
}

// plainClear is the definition of a free line: from each cell that it passes to the next there is a way across one border after the
// other past nothing that stops it. A line along borders is that on some side of them.
func plainClear(s *space.Squares, p, q space.Point, b *space.Barrier) bool {
	size := [3]int{s.Cols(), s.Rows(), s.Levels()}
	stops := func(at [3]int) bool {
		cell := s.At(at[0], at[1], at[2])
		off := cell == space.None && (at[2] < s.Levels() || s.At(at[0], at[1], 0) == space.None)
		return off || cell != space.None && b.Cells().Has(cell) && !isMiddle(at, p) && !isMiddle(at, q)
	}
	var leads func(at, to [3]int) bool
	leads = func(at, to [3]int) bool {
		for i := range at {
			next := at
			next[i] = to[i]
			if next != at && !b.Edge(s.At(at[0], at[1], at[2]), s.At(next[0], next[1], next[2])) && !stops(next) && leads(next, to) {
				return true
			}
		}
		return at == to
	}
	for variant := range 8 {
		var shift [3]float64
		for i, along := range [3]bool{p.X == q.X, p.Y == q.Y, p.Z == q.Z} {
			if along {
				shift[i] = 1e-5 * float64(1-variant>>i&1*2)
			}
		}
		way := crossed(p, q, shift, 0, 1, size)
		free := len(way) > 0 && !stops(way[0].at)
		for n := 1; n < len(way) && free; n++ {
			free = leads(way[n-1].at, way[n].at)
		}
		if free {
			return true
		}
	}
	return false
}

func isMiddle(at [3]int, p space.Point) bool {
	return p == space.Point{X: 2*at[0] + 1, Y: 2*at[1] + 1, Z: 2*at[2] + 1}
}

// Lines are free just as they are by their definition, between all kinds of points, past all kinds of walls.
func TestClearAgreesWithDefinition(t *testing.T) {
	var maps []*space.Squares
	for _, size := range [][3]int{{6, 6, 1}, {8, 3, 1}, {1, 4, 1}, {4, 4, 3}, {3, 2, 4}} {
		maps = append(maps, squares(t, size[0], size[1], size[2], space.SquareRules{}))
	}
	count := 20_000
	if testing.Short() {
		count = 2_000
	}
	for n := range count {
		seed := uint64(n)
		s := pick(&seed, maps...)
		b := walled(t, s, &seed, pick(&seed, uint64(0), 10, 30, 60), pick(&seed, uint64(0), 5, 20, 50))
		if b == nil {
			b = s.NewBarrier()
		}
		a, c := space.Cell(draw(&seed)%uint64(s.Size())), space.Cell(draw(&seed)%uint64(s.Size()))
		p, q := s.Middle(a, pick(&seed, 1, 1, 2)), s.Middle(c, pick(&seed, 1, 1, 2))
		if pick(&seed, true, false) {
			p = s.Corner(a)
		}
		if pick(&seed, true, false, false) {
			q = s.Corner(c)
		}
		got := s.Clear(p, q, b)
		if want := plainClear(s, p, q, b); got != want {
			t.Fatalf("case %d: from %v to %v on %d by %d by %d: free %t, want %t", n, p, q, s.Cols(), s.Rows(), s.Levels(), got, want)
		}
		if back := s.Clear(q, p, b); back != got {
			t.Fatalf("case %d: free %t, and %t the other way", n, got, back)
		}
		var want []space.Cell
		for _, c := range crossed(p, q, [3]float64{}, 0, 1, [3]int{s.Cols(), s.Rows(), s.Levels()}) {
			if cell := s.At(c.at[0], c.at[1], c.at[2]); cell != space.None {
				want = append(want, cell)
			}
		}
		if got := s.Between(p, q, nil); p != q && !slices.Equal(got, want) {
			t.Fatalf("case %d: from %v to %v passes %v, want %v", n, p, q, got, want)
		}
	}
}

// Bodies see each other if some cell of one sees some cell of the other.
func TestSightOfBodies(t *testing.T) {
	s := squares(t, 7, 5, 1, space.SquareRules{})
	b := s.NewBarrier()
	for y := range 4 {
		b.PutCell(s.At(3, y, 0), true)
	}
	small, large := s.At(1, 1, 0), s.At(5, 1, 0)
	if s.Sight(small, 1, large, 1, b) {
		t.Error("sees through a wall")
	}
	if !s.Sight(s.At(1, 3, 0), 2, s.At(4, 3, 0), 2, b) {
		t.Error("the lower squares see each other past the end of the wall")
	}
	if !s.Sight(small, 1, large, 1, nil) {
		t.Error("nothing stops sight, and yet it is stopped")
	}
	edge := s.NewBarrier()
	for y := range 5 {
		if err := edge.PutEdge(s.At(3, y, 0), s.At(4, y, 0), true); err != nil {
			t.Fatal(err)
		}
	}
	if s.Sight(small, 1, large, 1, edge) || !s.Sight(small, 1, s.At(3, 4, 0), 1, edge) {
		t.Error("a wall on edges stops just what crosses it")
	}
}

func TestCover(t *testing.T) {
	s := squares(t, 9, 9, 1, space.SquareRules{})
	b := s.NewBarrier()
	shooter, target := s.At(1, 4, 0), s.At(6, 4, 0)
	for _, tc := range []struct {
		put  space.Cell
		want int
	}{
		{s.At(3, 0, 0), 0}, // out of the way
		{s.At(5, 4, 0), 2}, // a pillar before the target: one side of it is seen
		{s.At(5, 3, 0), 2}, // past the other side two corners are seen as well
		{s.At(5, 5, 0), 4}, // a wall of three
	} {
		b.PutCell(tc.put, true)
		if got := s.Cover(shooter, 1, target, 1, b); got != tc.want {
			t.Errorf("with %s: %d lines are stopped, want %d", s.Name(tc.put), got, tc.want)
		}
	}
	if got := s.Cover(shooter, 1, target, 1, nil); got != 0 {
		t.Errorf("no barrier stops %d lines", got)
	}
	own := s.NewBarrier()
	own.PutCell(shooter, true)
	own.PutCell(target, true)
	if got := s.Cover(shooter, 1, target, 1, own); got != 0 {
		t.Errorf("their own squares stop %d lines", got)
	}
}

// A burst stops at walls, as seen from its intersection.
func TestKeepClear(t *testing.T) {
	s := squares(t, 8, 8, 1, space.SquareRules{})
	b := s.NewBarrier()
	for y := range 8 {
		if err := b.PutEdge(s.At(4, y, 0), s.At(5, y, 0), true); err != nil {
			t.Fatal(err)
		}
	}
	area := s.NewSet()
	s.AddBurst(area, s.At(4, 4, 0), 3)
	s.KeepClear(area, s.Corner(s.At(4, 4, 0)), b)
	for c := range area.Each() {
		if x, _, _ := s.Place(c); x > 4 {
			t.Errorf("%s is behind the wall", s.Name(c))
		}
	}
	if area.Count() != 24 {
		t.Errorf("%d squares, want the 24 on this side", area.Count())
	}
}

// TestRoom: a body fits where neither cells nor edges of a barrier are inside it.
func TestRoom(t *testing.T) {
	s, err := space.NewSquares(5, 5, 1, space.SquareRules{})
	if err != nil {
		t.Fatal(err)
	}
	b := s.NewBarrier()
	b.PutCell(s.At(2, 2, 0), true)
	if err := b.PutEdge(s.At(0, 3, 0), s.At(1, 3, 0), true); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		x, y, span int
		want       bool
	}{{2, 2, 1, false}, {1, 1, 2, false}, {3, 3, 2, true}, {0, 3, 1, true}, {0, 3, 2, false}, {4, 4, 2, false}, {0, 0, 2, true}} {
		if got := s.Room(b, s.At(c.x, c.y, 0), c.span); got != c.want {
			t.Errorf("a body of %d at %d,%d: room %v, want %v", c.span, c.x, c.y, got, c.want)
		}
	}
	if s.Room(b, space.None, 1) {
		t.Error("there is room off the map")
	}
}
