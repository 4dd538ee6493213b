package space_test

import (
	"testing"

	"fray/space"
)

var _ space.Map = (*space.Squares)(nil)

// Names lead back to their cells, directions to their steps, and steps to their neighbours.
func TestSquareNamesAndSteps(t *testing.T) {
	for _, rules := range everyRule() {
		for _, levels := range []int{1, 3} {
			s := squares(t, 5, 4, levels, rules)
			if s.Shape() != "square" || s.Cols() != 5 || s.Rows() != 4 || s.Levels() != levels {
				t.Fatalf("%s of %d by %d by %d", s.Shape(), s.Cols(), s.Rows(), s.Levels())
			}
			for c := range space.Cell(s.Size()) {
				if got, err := s.Parse(s.Name(c)); err != nil || got != c {
					t.Fatalf("%s is %d, want %d: %v", s.Name(c), got, c, err)
				}
				if x, y, z := s.Place(c); s.At(x, y, z) != c {
					t.Fatalf("%s is not at %d,%d,%d", s.Name(c), x, y, z)
				}
				next := map[space.Cell]bool{}
				for _, n := range s.Neighbours(c, nil) {
					next[n] = true
				}
				steps := 0
				for dir := range s.Directions() {
					n := s.Step(c, dir)
					if n == space.None {
						continue
					}
					if back, straight := s.Direction(c, n); !straight || back != dir {
						t.Fatalf("from %s to %s is direction %d, want %d", s.Name(c), s.Name(n), back, dir)
					}
					if next[n] != (s.Distance(c, n) == 1) {
						t.Fatalf("%s is next to %s: %t", s.Name(n), s.Name(c), next[n])
					}
					if next[n] {
						steps++
					}
				}
				if steps != len(next) {
					t.Fatalf("%s has %d neighbours, want %d", s.Name(c), len(next), steps)
				}
			}
		}
	}
	s := squares(t, 9, 9, 1, space.SquareRules{})
	if dir, ok := s.Direction(s.At(1, 7, 0), s.At(4, 4, 0)); !ok || dir != 1 {
		t.Errorf("north-east is %d", dir)
	}
	if _, ok := s.Direction(s.At(1, 7, 0), s.At(4, 5, 0)); ok {
		t.Error("a knight's way is straight")
	}
	if _, ok := s.Direction(3, 3); ok {
		t.Error("a square lies straight from itself")
	}
	for _, name := range []string{"", "1", "1,2,0", "9,0", "-1,0", "01,2", "1;2"} {
		if c, err := s.Parse(name); err == nil {
			t.Errorf("%q is square %d", name, c)
		}
	}
}

// The cases of flank.space.step: no step past the corner of a wall, and past the end of a wall on an edge neither.
func TestPassage(t *testing.T) {
	hard, soft := squares(t, 4, 4, 2, space.SquareRules{}), squares(t, 4, 4, 2, space.SquareRules{Corners: space.CornersSoft})
	for _, s := range []*space.Squares{hard, soft} {
		b := s.NewBarrier()
		b.PutCell(s.At(1, 0, 0), true)
		if err := b.PutEdge(s.At(2, 2, 0), s.At(3, 2, 0), true); err != nil {
			t.Fatal(err)
		}
		for _, tc := range []struct {
			x, y, dir, span int
			want            bool
		}{
			{0, 0, 7, 1, s == soft},
			{0, 0, 0, 1, false},
			{0, 0, 6, 1, true},
			{2, 2, 0, 1, false},
			{3, 2, 4, 1, false},
			{2, 3, 1, 1, s == soft},
			{2, 1, 7, 1, s == soft},
			{2, 2, 2, 1, true},
			{0, 2, 0, 2, true},
			{1, 2, 0, 2, false},
			{2, 1, 6, 2, false},
			{1, 1, 6, 2, true},
			{0, 1, 1, 2, false},
			{2, 2, 8, 1, true},
			{3, 0, 0, 1, false},
		} {
			if got := s.Passage(b, s.At(tc.x, tc.y, 0), tc.dir, tc.span); got != tc.want {
				t.Errorf("soft %t, from %d,%d in direction %d with span %d: %t", s == soft, tc.x, tc.y, tc.dir, tc.span, got)
			}
		}
	}
	if hard.Passage(nil, 0, 3, 1) || !hard.Passage(nil, 0, 7, 1) {
		t.Error("without walls only the border stops a step")
	}
}

// Floods keep what they have worked out of a barrier, and notice when a door opens, when a copy comes back, and when another
// barrier is as it was.
func TestFloodsNoticeDoors(t *testing.T) {
	s := squares(t, 6, 1, 1, space.SquareRules{})
	f, b := s.NewFlood(), s.NewBarrier()
	reach := func(b *space.Barrier) int {
		f.Run(space.Walk{From: s.At(0, 0, 0), Barrier: b}, 9)
		return f.Cells().Count()
	}
	door := func(open bool) {
		if err := b.PutEdge(s.At(2, 0, 0), s.At(3, 0, 0), !open); err != nil {
			t.Fatal(err)
		}
	}
	door(false)
	closed := s.NewBarrier()
	closed.CopyFrom(b)
	for i, want := range []int{2, 2} {
		if got := reach(b); got != want {
			t.Errorf("closed, %d: %d squares", i, got)
		}
	}
	door(true)
	if got := reach(b); got != 5 || !b.Empty() {
		t.Errorf("open: %d squares", got)
	}
	b.CopyFrom(closed)
	if got := reach(b); got != 2 || b.Empty() || !b.Edge(3, 2) || b.Edge(0, 1) || b.Edge(0, space.None) {
		t.Errorf("closed by a copy: %d squares", got)
	}
	door(false) // twice is as once
	door(true)
	b.PutCell(s.At(5, 0, 0), true)
	if got := reach(b); got != 4 {
		t.Errorf("a pillar at the end: %d squares", got)
	}
	if err := b.PutEdge(s.At(0, 0, 0), s.At(2, 0, 0), true); err == nil || err.Error() != "squares 0,0 and 2,0 share no edge: want two that touch side by side" {
		t.Errorf("an edge of squares that are apart: %v", err)
	}
	if err := b.PutEdge(space.None, 0, true); err == nil {
		t.Error("an edge off the map")
	}
}

// What stands on walls is the walls moved up: so a ruleset knows where one can stand.
func TestMoved(t *testing.T) {
	s := squares(t, 3, 1, 2, space.SquareRules{})
	walls, above := s.NewSet(), s.NewSet()
	walls.Add(s.At(1, 0, 0))
	walls.Add(s.At(2, 0, 1))
	s.AddMoved(above, walls, 8)
	if got := squareNames(s, above); got != "1,0,1" {
		t.Errorf("above the walls: %s", got)
	}
}

// Nothing on squares allocates once the buffers are there.
func TestSquaresAllocateNothing(t *testing.T) {
	for _, rules := range everyRule() {
		for _, size := range [][3]int{{20, 20, 1}, {130, 20, 1}, {12, 12, 4}} {
			s := squares(t, size[0], size[1], size[2], rules)
			seed := uint64(7)
			b := walled(t, s, &seed, 5, 5)
			f, set, other := s.NewFlood(), s.NewSet(), s.NewSet()
			rough := make([]uint8, s.Size())
			rough[30] = 3
			ground, buf := s.NewGround(rough), make([]space.Cell, 0, s.Size())
			from, to := s.At(3, 3, 0), s.At(9, 9, size[2]-1)
			other.Add(to)
			n := testing.AllocsPerRun(5, func() {
				for span := 1; span <= 6; span++ {
					w := space.Walk{From: from, Span: span, Barrier: b, Blocked: set, Hold: other, Ground: ground}
					f.Run(w, 6)
					w.Ground = nil
					f.Run(w, 6)
					buf = f.Path(f.Cells().Kth(3), buf)
					buf = f.Path(f.Toward(w, other), buf)
				}
				b.PutCell(to, f.Cells().Empty())
				set.Clear()
				s.AddWithin(set, from, 2, 1, 3)
				s.AddBurst(set, from, 3)
				s.AddCone(set, from, 7, 3)
				s.AddLine(set, from, to)
				s.KeepClear(set, s.Corner(from), b)
				buf = s.Line(from, to, s.Neighbours(from, buf))
				if s.Sight(from, 2, to, 1, b) && s.Cover(from, 1, to, 2, b) > 8 && s.Opposite(from, 2, to, 1, to, 1) && s.Passage(b, from, 1, 2) {
					t.Error("all at once")
				}
				set.Clear()
			})
			if n != 0 {
				t.Errorf("%+v on %v: %v allocations", rules, size, n)
			}
		}
	}
}
