package space_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/space"
)

var _ space.Map = (*space.Hexes)(nil)

func hexes(tb testing.TB, cols, rows, originCol, originRow int) *space.Hexes {
	tb.Helper()
	h, err := space.NewHexes(cols, rows, originCol, originRow)
	if err != nil {
		tb.Fatal(err)
	}
	return h
}

// cells parses names separated by blanks.
func cells(tb testing.TB, h *space.Hexes, names string) []space.Cell {
	tb.Helper()
	list := []space.Cell{}
	for name := range strings.FieldsSeq(names) {
		c, err := h.Parse(name)
		if err != nil {
			tb.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

// names writes cells as their names separated by blanks.
func names(h *space.Hexes, list []space.Cell) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = h.Name(c)
	}
	return strings.Join(words, " ")
}

// drawMap draws a map with an origin anywhere, small or around the widths at which rows take another word.
func drawMap(t *rapid.T) *space.Hexes {
	cols := rapid.OneOf(rapid.IntRange(1, 20), rapid.SampledFrom([]int{63, 64, 65, 66, 127, 128, 129, 130})).Draw(t, "cols")
	rows := rapid.IntRange(1, 20).Draw(t, "rows")
	h, err := space.NewHexes(cols, rows, rapid.IntRange(0, cols-1).Draw(t, "col"), rapid.IntRange(0, rows-1).Draw(t, "row"))
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func drawCell(t *rapid.T, h *space.Hexes, label string) space.Cell {
	return space.Cell(rapid.IntRange(0, h.Size()-1).Draw(t, label))
}

func TestNewHexesRefuses(t *testing.T) {
	for _, tc := range []struct {
		cols, rows, col, row int
		want                 string
	}{
		{0, 5, 0, 0, "a map of 0 by 5 hexes: columns and rows must be 1 to 512 each"},
		{5, 513, 0, 0, "a map of 5 by 513 hexes: columns and rows must be 1 to 512 each"},
		{-1, 5, 0, 0, "a map of -1 by 5 hexes: columns and rows must be 1 to 512 each"},
		{5, 4, 5, 0, "origin at column 5, row 0: must be on the map of 5 by 4 hexes, counted from 0"},
		{5, 4, 0, 4, "origin at column 0, row 4: must be on the map of 5 by 4 hexes, counted from 0"},
		{5, 4, -1, 0, "origin at column -1, row 0: must be on the map of 5 by 4 hexes, counted from 0"},
	} {
		_, err := space.NewHexes(tc.cols, tc.rows, tc.col, tc.row)
		if err == nil || err.Error() != tc.want {
			t.Errorf("NewHexes(%d, %d, %d, %d): %v, want %s", tc.cols, tc.rows, tc.col, tc.row, err, tc.want)
		}
	}
}

func TestMeasures(t *testing.T) {
	h := hexes(t, 7, 4, 3, 1)
	if h.Shape() != "hex" || h.Size() != 28 || h.Cols() != 7 || h.Rows() != 4 {
		t.Errorf("%s of %d: %d by %d", h.Shape(), h.Size(), h.Cols(), h.Rows())
	}
	if big := hexes(t, 512, 512, 511, 511); big.Distance(0, space.Cell(big.Size()-1)) != 511+256 {
		t.Errorf("corner to corner of the largest map: %d", big.Distance(0, space.Cell(big.Size()-1)))
	}
}

// Odd rows lie half a hex further east, counted from the top of the map and wherever the origin is.
func TestOriginRowOfEitherParity(t *testing.T) {
	even := hexes(t, 6, 6, 2, 2)
	odd := hexes(t, 6, 6, 2, 3)
	for _, tc := range []struct {
		h                *space.Hexes
		q, r             int
		wantCol, wantRow int
	}{
		{even, 0, 0, 2, 2},
		{even, 0, 1, 2, 3},
		{even, 0, 2, 3, 4},
		{even, 0, -1, 1, 1},
		{even, 0, -2, 1, 0},
		{odd, 0, 0, 2, 3},
		{odd, 0, 1, 3, 4},
		{odd, 0, 2, 3, 5},
		{odd, 0, -1, 2, 2},
		{odd, 0, -2, 1, 1},
		{odd, 1, -1, 3, 2},
		{odd, -1, 1, 2, 4},
	} {
		c := tc.h.At(tc.q, tc.r)
		if c == space.None {
			t.Errorf("(%d,%d) is off the map", tc.q, tc.r)
			continue
		}
		if col, row := tc.h.Offset(c); col != tc.wantCol || row != tc.wantRow {
			t.Errorf("(%d,%d) lies at column %d, row %d, want %d, %d", tc.q, tc.r, col, row, tc.wantCol, tc.wantRow)
		}
	}
}

func TestOffTheMap(t *testing.T) {
	h := hexes(t, 5, 4, 0, 0)
	for _, at := range [][2]int{{-1, 0}, {5, 0}, {0, -1}, {0, 4}, {-1, 4}, {4, 2}, {1 << 62, 0}, {0, 1<<63 - 1}, {-1 << 63, -1 << 63}} {
		if c := h.At(at[0], at[1]); c != space.None {
			t.Errorf("At(%d, %d) = %d, want None", at[0], at[1], c)
		}
	}
	for _, at := range [][2]int{{-1, 0}, {5, 0}, {0, -1}, {0, 4}} {
		if c := h.AtOffset(at[0], at[1]); c != space.None {
			t.Errorf("AtOffset(%d, %d) = %d, want None", at[0], at[1], c)
		}
	}
}

func TestCoordinatesRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		c := drawCell(t, h, "cell")
		q, r := h.Axial(c)
		col, row := h.Offset(c)
		if h.At(q, r) != c || h.AtOffset(col, row) != c || int(c) != row*h.Cols()+col {
			t.Fatalf("cell %d: axial %d,%d, offset %d,%d", c, q, r, col, row)
		}
		if parsed, err := h.Parse(h.Name(c)); err != nil || parsed != c {
			t.Fatalf("cell %d is named %s, which is %d, %v", c, h.Name(c), parsed, err)
		}
	})
}

func TestParse(t *testing.T) {
	h := hexes(t, 6, 5, 2, 2)
	for _, name := range []string{"0,0", "-1,1", " 1 , -2 ", "-3,2", "4,-2"} {
		c, err := h.Parse(name)
		if err != nil {
			t.Errorf("%q: %v", name, err)
		} else if h.Name(c) != strings.ReplaceAll(name, " ", "") {
			t.Errorf("%q is %s", name, h.Name(c))
		}
	}
	shape := `: want two whole numbers as in "3,-1"`
	for name, want := range map[string]string{
		"":        `hex ""` + shape,
		"1":       `hex "1"` + shape,
		"1,":      `hex "1,"` + shape,
		"1,2,3":   `hex "1,2,3"` + shape,
		"+1,2":    `hex "+1,2"` + shape,
		"01,2":    `hex "01,2"` + shape,
		"-0,0":    `hex "-0,0"` + shape,
		"1.0,2":   `hex "1.0,2"` + shape,
		"b4":      `hex "b4"` + shape,
		"9,0":     `hex "9,0" is off the map: with r = 0, q is -2 to 3`,
		"-4,1":    `hex "-4,1" is off the map: with r = 1, q is -2 to 3`,
		"-4,2":    `hex "-4,2" is off the map: with r = 2, q is -3 to 2`,
		"0,3":     `hex "0,3" is off the map: r is -2 to 2`,
		"0,-3":    `hex "0,-3" is off the map: r is -2 to 2`,
		"1e3,1e3": `hex "1e3,1e3"` + shape,
	} {
		c, err := h.Parse(name)
		if err == nil || c != space.None || err.Error() != want {
			t.Errorf("Parse(%q) = %d, %v\nwant None, %s", name, c, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"0,0", "-3,2", " 1 , 1", "+1,0", "9223372036854775807,0", "0,-9223372036854775808", ",", "1,2,3", "\u0661,0"} {
		f.Add(seed)
	}
	h, err := space.NewHexes(70, 9, 3, 3)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, name string) {
		c, err := h.Parse(name)
		if err != nil {
			if c != space.None {
				t.Fatalf("Parse(%q) = %d and %v", name, c, err)
			}
			return
		}
		if c < 0 || int(c) >= h.Size() {
			t.Fatalf("Parse(%q) = %d, off the map", name, c)
		}
		if again, err := h.Parse(h.Name(c)); err != nil || again != c {
			t.Fatalf("Parse(%q) = %d, whose name %s is %d, %v", name, c, h.Name(c), again, err)
		}
	})
}

func TestNeighboursInDirections(t *testing.T) {
	for _, origin := range []int{2, 3} {
		h := hexes(t, 6, 6, 2, origin)
		c := h.At(0, 0)
		want := "1,0 1,-1 0,-1 -1,0 -1,1 0,1"
		if got := names(h, h.Neighbours(c, nil)); got != want {
			t.Errorf("neighbours in row %d: %s, want %s", origin, got, want)
		}
		for dir, n := range cells(t, h, want) {
			if h.Step(c, dir) != n {
				t.Errorf("step %d leads to %s, want %s", dir, h.Name(h.Step(c, dir)), h.Name(n))
			}
		}
	}
	corner := hexes(t, 4, 4, 0, 0)
	if diff := cmp.Diff(cells(t, corner, "1,0 0,1"), corner.Neighbours(0, make([]space.Cell, 3, 6))); diff != "" {
		t.Error(diff)
	}
	if corner.Step(0, 3) != space.None || corner.Step(space.None, 0) != space.None {
		t.Error("a step off the map leads somewhere")
	}
}
