package space_test

import (
	"testing"

	"fray/space"
)

// Nothing here allocates once the buffers are there.
func TestNothingAllocates(t *testing.T) {
	for _, cols := range []int{20, 130} {
		h := hexes(t, cols, 20, 0, 0)
		f := h.NewFlood()
		s, o := h.NewSet(), h.NewSet()
		buf := make([]space.Cell, 0, h.Size())
		rough, steep := make([]uint8, h.Size()), make([]uint8, h.Size())
		rough[30], steep[30] = 3, 200
		grounds := []*space.Ground{nil, h.NewGround(rough), h.NewGround(steep)}
		goal := setOf(h, h.AtOffset(cols-1, 19))
		from := h.AtOffset(3, 3)
		n := testing.AllocsPerRun(10, func() {
			for _, ground := range grounds {
				f.Run(from, 6, o, s, ground)
				buf = f.Path(f.Cells().Kth(5), buf)
				buf = f.Path(f.Toward(from, goal, o, ground), buf)
			}
			s.Clear()
			h.AddDisk(s, from, 3)
			h.AddCone(s, from, 2, 4)
			h.AddLine(s, from, 398)
			o.CopyFrom(s)
			o.Intersect(goal)
			for c := range s.Each() {
				buf = h.Neighbours(c, buf)
			}
			buf = h.Line(from, 399, buf)
			if !h.Sight(from, 399, s) && len(buf) == 0 {
				t.Error("no line")
			}
		})
		if n != 0 {
			t.Errorf("%d columns: %v allocations", cols, n)
		}
	}
}
