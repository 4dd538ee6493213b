package space_test

import (
	"testing"

	"fray/space"
)

// court is the arena of the yardstick with squares: ten squares taken, or ten pillars, and perhaps a wall on edges.
func court(tb testing.TB, levels int, rules space.SquareRules, walls, edges bool) (*space.Squares, space.Walk) {
	s := squares(tb, 20, 20, levels, rules)
	w := space.Walk{From: s.At(10, 10, levels/2), Blocked: s.NewSet()}
	if walls || edges {
		w.Barrier = s.NewBarrier()
	}
	for i := range 10 {
		c := s.At(6+i*5%9, 5+i, levels/2)
		if walls {
			w.Barrier.PutCell(c, true)
		} else {
			w.Blocked.Add(c)
		}
		if edges {
			if err := w.Barrier.PutEdge(s.At(i, 8, levels/2), s.At(i, 9, levels/2), true); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return s, w
}

func BenchmarkSquaresRun(b *testing.B) {
	soft := space.SquareRules{Corners: space.CornersSoft}
	for _, tc := range []struct {
		name         string
		levels, span int
		rules        space.SquareRules
		walls, edges bool
		priced       bool
		want         int
	}{
		{name: "span=1", levels: 1, span: 1, want: 154},
		{name: "span=1/walls", levels: 1, span: 1, walls: true, want: 136},
		{name: "span=1/walls/soft", levels: 1, span: 1, walls: true, rules: soft, want: 154},
		{name: "span=1/edges", levels: 1, span: 1, edges: true, want: 146},
		{name: "span=1/cost", levels: 1, span: 1, priced: true, want: 85},
		{name: "span=2", levels: 1, span: 2, want: 61},
		{name: "span=2/walls/edges", levels: 1, span: 2, walls: true, edges: true, want: 43},
		{name: "span=2/cost", levels: 1, span: 2, priced: true, want: 31},
		{name: "span=6", levels: 1, span: 6, want: 11},
		{name: "alternate", levels: 1, span: 1, rules: space.SquareRules{Diagonals: space.DiagonalsAlternate}, want: 109},
		{name: "never", levels: 1, span: 1, rules: space.SquareRules{Diagonals: space.DiagonalsNever}, want: 72},
		{name: "levels=10", levels: 10, span: 1, want: 1679},
		{name: "levels=10/span=2/walls", levels: 10, span: 2, walls: true, want: 1442},
	} {
		b.Run("20x20/points=6/"+tc.name, func(b *testing.B) {
			s, w := court(b, tc.levels, tc.rules, tc.walls, tc.edges)
			w.Span = tc.span
			if tc.span == 6 {
				w.From = s.At(8, 14, 0) // clear of everybody
			}
			if tc.priced {
				cost := make([]uint8, s.Size())
				for c := range cost {
					cost[c] = uint8(1 + c%5/3)
				}
				w.Ground = s.NewGround(cost)
			}
			f := s.NewFlood()
			b.ReportAllocs()
			for b.Loop() {
				f.Run(w, 6)
			}
			if n := f.Cells().Count(); n != tc.want {
				b.Fatalf("reached %d cells, want %d", n, tc.want)
			}
		})
	}
}
