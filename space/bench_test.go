package space_test

import (
	"testing"

	"fray/space"
)

// arena is the map of the yardstick: 20 by 20, ten hexes taken.
func arena(tb testing.TB, cols, rows int) (*space.Hexes, *space.Set) {
	h := hexes(tb, cols, rows, 0, 0)
	taken := h.NewSet()
	for i := range 10 {
		taken.Add(h.AtOffset(6+i*5%9, 5+i))
	}
	return h, taken
}

func BenchmarkRun(b *testing.B) {
	for _, tc := range []struct {
		name             string
		cols, rows       int
		col, row, points int
		priced, held     bool
		want             int
	}{
		{name: "20x20/points=6", cols: 20, rows: 20, col: 10, row: 10, points: 6, want: 114},
		{name: "20x20/points=6/hold", cols: 20, rows: 20, col: 10, row: 10, points: 6, held: true, want: 38},
		{name: "20x20/points=6/cost", cols: 20, rows: 20, col: 10, row: 10, points: 6, priced: true, want: 66},
		{name: "64x64/points=6", cols: 64, rows: 64, col: 40, row: 40, points: 6, want: 126},
		{name: "512x512/points=6", cols: 512, rows: 512, col: 250, row: 250, points: 6, want: 126},
		{name: "512x512/points=6/cost", cols: 512, rows: 512, col: 250, row: 250, points: 6, priced: true, want: 91},
		{name: "512x512/points=40", cols: 512, rows: 512, col: 250, row: 250, points: 40, want: 4920},
	} {
		b.Run(tc.name, func(b *testing.B) {
			h, taken := arena(b, tc.cols, tc.rows)
			var hold *space.Set
			if tc.held {
				hold = h.NewSet()
				for c := taken.First(); c != space.None; c = taken.Next(c) {
					h.AddDisk(hold, c, 1)
				}
			}
			var ground *space.Ground
			if tc.priced {
				cost := make([]uint8, h.Size())
				for c := range cost {
					cost[c] = uint8(1 + c%5/3)
				}
				ground = h.NewGround(cost)
			}
			f := h.NewFlood()
			from := h.AtOffset(tc.col, tc.row)
			b.ReportAllocs()
			for b.Loop() {
				f.Run(from, tc.points, taken, hold, ground)
			}
			if n := f.Cells().Count(); n != tc.want {
				b.Fatalf("reached %d hexes, want %d", n, tc.want)
			}
		})
	}
}

func BenchmarkToward(b *testing.B) {
	h, taken := arena(b, 20, 20)
	goal := h.NewSet()
	h.AddEmanation(goal, h.AtOffset(18, 17), 1)
	f := h.NewFlood()
	from := h.AtOffset(2, 3)
	buf := make([]space.Cell, 0, 64)
	sum := 0
	b.ReportAllocs()
	for b.Loop() {
		buf = f.Path(f.Toward(from, goal, taken, nil), buf)
		sum = len(buf)
	}
	if sum != 22 {
		b.Fatalf("path of %d, want 22", sum)
	}
}

func BenchmarkPath(b *testing.B) {
	h, taken := arena(b, 20, 20)
	f := h.NewFlood()
	f.Run(h.AtOffset(10, 10), 6, taken, nil, nil)
	buf := make([]space.Cell, 0, 64)
	k, n := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		buf = f.Path(f.Cells().Kth(k), buf)
		n += len(buf)
		k = (k + 31) % 100
	}
	if n == 0 {
		b.Fatal("no paths")
	}
}

func BenchmarkSight(b *testing.B) {
	h, _ := arena(b, 20, 20)
	walls := h.NewSet()
	from := h.AtOffset(0, 0)
	walls.Add(from) // on no line, but in the rows of all
	walls.Add(h.AtOffset(0, 19))
	for _, tc := range []struct {
		name     string
		col, row int
	}{{"straight", 19, 0}, {"oblique", 17, 7}, {"steep", 13, 12}} {
		b.Run(tc.name, func(b *testing.B) {
			to, seen := h.AtOffset(tc.col, tc.row), false
			for b.Loop() {
				seen = h.Sight(from, to, walls)
			}
			if !seen {
				b.Fatal("blocked")
			}
		})
	}
}

func BenchmarkDistance(b *testing.B) {
	h, _ := arena(b, 20, 20)
	sum, c := 0, space.Cell(0)
	for b.Loop() {
		sum += h.Distance(c, 399-c)
		c = (c + 7) % 400
	}
	if sum == 0 {
		b.Fatal("no distance")
	}
}

func BenchmarkDisk(b *testing.B) {
	h, _ := arena(b, 20, 20)
	s := h.NewSet()
	n := 0
	for b.Loop() {
		s.Clear()
		h.AddDisk(s, 210, 2)
		n = s.Count()
	}
	if n != 19 {
		b.Fatalf("disk of %d, want 19", n)
	}
}

func BenchmarkKth(b *testing.B) {
	h, taken := arena(b, 20, 20)
	f := h.NewFlood()
	f.Run(h.AtOffset(10, 10), 6, taken, nil, nil)
	sum, k := 0, 0
	for b.Loop() {
		sum += int(f.Cells().Kth(k))
		k = (k + 31) % 100
	}
	if sum == 0 {
		b.Fatal("nothing")
	}
}
