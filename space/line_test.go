package space_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/space"
)

func TestLineExamples(t *testing.T) {
	h := hexes(t, 16, 16, 5, 5)
	for _, tc := range []struct{ a, b, want string }{
		{"0,0", "0,0", ""},
		{"0,0", "1,0", ""},
		{"0,0", "4,0", "1,0 2,0 3,0"},
		{"4,0", "0,0", "3,0 2,0 1,0"},
		{"0,0", "0,3", "0,1 0,2"},
		{"0,0", "3,-3", "1,-1 2,-2"},
		{"0,0", "1,1", "1,0 0,1"},
		{"1,1", "0,0", "1,0 0,1"},
		{"0,0", "2,-1", "1,-1 1,0"},
		{"0,0", "-1,2", "-1,1 0,1"},
		{"0,0", "2,2", "1,0 0,1 1,1 2,1 1,2"},
		{"0,0", "3,1", "1,0 2,0 1,1 2,1"},
		{"0,0", "2,1", "1,0 1,1"},
		{"0,0", "4,-1", "1,0 2,-1 2,0 3,-1"},
	} {
		pair := cells(t, h, tc.a+" "+tc.b)
		if got := names(h, h.Line(pair[0], pair[1], nil)); got != tc.want {
			t.Errorf("line from %s to %s: %s, want %s", tc.a, tc.b, got, tc.want)
		}
	}
}

func TestLineLeavesOutWhatIsOffTheMap(t *testing.T) {
	h := hexes(t, 4, 5, 0, 0)
	a, b := h.AtOffset(0, 0), h.AtOffset(0, 2)
	if got := h.Line(a, b, nil); !slices.Equal(got, []space.Cell{h.AtOffset(0, 1)}) {
		t.Errorf("down the edge of the map: %s", names(h, got))
	}
	if !h.Sight(a, b, setOf(h, h.AtOffset(0, 1))) {
		t.Error("the edge of the map is a wall")
	}
}

func TestSightExamples(t *testing.T) {
	h := hexes(t, 16, 16, 5, 5)
	for _, tc := range []struct {
		a, b, walls string
		want        bool
	}{
		{"0,0", "4,0", "", true},
		{"0,0", "4,0", "2,0", false},
		{"0,0", "4,0", "2,1 2,-1", true},
		{"0,0", "4,0", "0,0 4,0", true}, // the ends do not count
		{"0,0", "0,0", "0,0", true},
		{"0,0", "1,0", "0,0 1,0", true},
		{"0,0", "1,1", "1,0", true},
		{"0,0", "1,1", "0,1", true},
		{"0,0", "1,1", "1,0 0,1", false},
		{"0,0", "2,2", "1,0 2,1", true},  // both on the same side
		{"0,0", "2,2", "1,0 1,2", false}, // one on either side
		{"0,0", "2,2", "1,1", false},     // on both variants
		{"0,0", "3,1", "1,0", false},
		{"0,0", "3,1", "2,0", true},
	} {
		pair := cells(t, h, tc.a+" "+tc.b)
		walls := setOf(h, cells(t, h, tc.walls)...)
		if got := h.Sight(pair[0], pair[1], walls); got != tc.want {
			t.Errorf("from %s to %s with walls at %s: %t", tc.a, tc.b, tc.walls, got)
		}
		if got := h.Sight(pair[1], pair[0], walls); got != tc.want {
			t.Errorf("from %s back to %s with walls at %s: %t", tc.b, tc.a, tc.walls, got)
		}
		if !h.Sight(pair[0], pair[1], nil) {
			t.Errorf("from %s to %s: nothing blocks the sight", tc.a, tc.b)
		}
	}
}

// Where rows fill their words, the hex after the last of a row is the first of the next one: a line along the end of the
// map must not meet what stands there.
func TestSightAlongTheEndsOfFullRows(t *testing.T) {
	for _, cols := range []int{63, 64, 65, 128} {
		h := hexes(t, cols, 6, 0, 0)
		last := cols - 1
		for _, tc := range []struct{ col, row, beyondCol, beyondRow int }{{0, 2, last, 2}, {last, 1, 0, 3}, {last, 3, 0, 5}} {
			a, b := h.AtOffset(tc.col, tc.row), h.AtOffset(tc.col, tc.row+2)
			wall, beyond := h.AtOffset(tc.col, tc.row+1), h.AtOffset(tc.beyondCol, tc.beyondRow)
			if walls := setOf(h, wall, beyond); !h.Sight(a, b, walls) || !h.Sight(b, a, walls) {
				t.Errorf("%d columns: %s and %s do not see each other past the end of the map", cols, h.Name(a), h.Name(b))
			}
		}
		a, b, between := h.AtOffset(last, 1), h.AtOffset(last, 5), h.AtOffset(last, 3)
		if h.Sight(a, b, setOf(h, between)) {
			t.Errorf("%d columns: %s is seen through the wall on the end of the map", cols, h.Name(b))
		}
	}
}

func TestLineProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		a, b := drawCell(t, h, "a"), drawCell(t, h, "b")
		line, back := h.Line(a, b, nil), h.Line(b, a, nil)
		for i, c := range line {
			if h.Distance(a, c)+h.Distance(c, b) != h.Distance(a, b) || c == a || c == b {
				t.Fatalf("%s does not lie between %s and %s", h.Name(c), h.Name(a), h.Name(b))
			}
			if i == 0 {
				continue
			}
			before := line[i-1]
			if step := h.Distance(a, c) - h.Distance(a, before); step != 1 && !(step == 0 && before < c) {
				t.Fatalf("%s follows %s", h.Name(c), h.Name(before))
			}
		}
		slices.Sort(line)
		slices.Sort(back)
		if !slices.Equal(line, back) || len(slices.Compact(line)) != len(back) {
			t.Fatalf("there %s, back %s", names(h, line), names(h, back))
		}
	})
}

// shifted is the line rounded in the plain way: cube coordinates in units of 1/n, n steps, moved by a shift that is far
// too small to matter but where the line runs along an edge. In units of 1/(1000*n) the shift is (1,2,-3)*sign.
func shifted(h *space.Hexes, a, b space.Cell, sign int) []space.Cell {
	aq, ar := h.Axial(a)
	bq, br := h.Axial(b)
	n := h.Distance(a, b)
	var line []space.Cell
	for i := 1; i < n; i++ {
		unit := 1000 * n
		q := 1000*(aq*n+(bq-aq)*i) + sign
		r := 1000*(ar*n+(br-ar)*i) + 2*sign
		s := -q - r
		round := func(x int) int { return (2*x + unit + 200*unit) / (2 * unit) }
		shift := 100 // keeps the division to positive numbers
		rq, rr, rs := round(q)-shift, round(r)-shift, round(s)-shift
		eq, er, es := max(rq*unit-q, q-rq*unit), max(rr*unit-r, r-rr*unit), max(rs*unit-s, s-rs*unit)
		switch {
		case eq > er && eq > es:
			rq = -rr - rs
		case er > es:
			rr = -rq - rs
		}
		line = append(line, h.At(rq, rr))
	}
	return line
}

func TestLineAndSightAgreeWithPlainOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cols, rows := rapid.SampledFrom([]int{9, 24, 64, 66}).Draw(t, "cols"), rapid.IntRange(1, 24).Draw(t, "rows")
		h, err := space.NewHexes(cols, rows, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		a, b := drawCell(t, h, "a"), drawCell(t, h, "b")
		walls := h.NewSet()
		for range rapid.IntRange(0, 60).Draw(t, "walls") {
			walls.Add(drawCell(t, h, "wall"))
		}
		one, other := shifted(h, a, b, 1), shifted(h, a, b, -1)
		want := setOf(h, append(slices.Clone(one), other...)...)
		if got := setOf(h, h.Line(a, b, nil)...); !got.Equal(want) {
			t.Fatalf("%s to %s: %s, want %s", h.Name(a), h.Name(b), names(h, members(got)), names(h, members(want)))
		}
		sees := !slices.ContainsFunc(one, walls.Has) || !slices.ContainsFunc(other, walls.Has)
		if h.Sight(a, b, walls) != sees || h.Sight(b, a, walls) != sees {
			t.Fatalf("%s to %s with walls at %s: want %t", h.Name(a), h.Name(b), names(h, members(walls)), sees)
		}
		passes := h.NewSet()
		for _, variant := range [2][]space.Cell{one, other} {
			if !slices.ContainsFunc(variant, walls.Has) {
				passes.Union(setOf(h, variant...))
			}
		}
		if got := setOf(h, h.ClearLine(a, b, walls, nil)...); !got.Equal(passes) {
			t.Fatalf("%s to %s with walls at %s passes %s, want %s",
				h.Name(a), h.Name(b), names(h, members(walls)), names(h, members(got)), names(h, members(passes)))
		}
	})
}
