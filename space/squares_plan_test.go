package space_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/space"
)

// keep is a map with rooms: walls on edges, a barred window, a curtain, a door d, a marker g, and a gallery above with a
// solid floor but for a hole.
func keep() space.SquarePlan {
	return space.SquarePlan{
		Squares: []string{`
+-+-+-+-+
|. g|. .|
+ + + +-+
|. ~:. #
+-+%+d+-+
|. . . x|
+-+-+-+-+
`, ". . . .\n. . . .\n # . . ."},
		Floors: []string{"= = = =\n= . = :\n% = = ="},
	}
}

func buildSquares(t *testing.T, p space.SquarePlan) *space.SquareField {
	t.Helper()
	f, faults := p.Build(space.SquareRules{}, space.Kinds())
	if len(faults) > 0 {
		t.Fatalf("faults: %v", faults)
	}
	return f
}

func TestWrittenSquares(t *testing.T) {
	f := buildSquares(t, keep())
	s := f.Squares
	if s.Cols() != 4 || s.Rows() != 3 || s.Levels() != 2 {
		t.Fatalf("%d by %d on %d", s.Cols(), s.Rows(), s.Levels())
	}
	for _, tc := range []struct {
		from, to   string
		way, sight bool
	}{
		{"1,0,0", "2,0,0", true, true},
		{"0,0,0", "1,0,0", false, false},
		{"3,0,0", "3,1,0", true, true},
		{"1,1,0", "2,1,0", true, false},
		{"1,1,0", "1,2,0", false, true},
		{"0,1,0", "0,2,0", true, true},
		{"2,1,0", "2,2,0", false, false},
		{"0,0,0", "0,0,1", true, true},
		{"1,1,0", "1,1,1", false, false},
		{"3,1,0", "3,1,1", true, false},
		{"0,2,0", "0,2,1", false, true},
	} {
		from, to := squareAt(t, s, tc.from), squareAt(t, s, tc.to)
		if f.Walls.Edge(from, to) != tc.way || f.Opaque.Edge(to, from) != tc.sight {
			t.Errorf("from %s to %s: wall %t, opaque %t", tc.from, tc.to, f.Walls.Edge(from, to), f.Opaque.Edge(from, to))
		}
	}
	if got := squareNames(s, f.Walls.Cells()); got != "3,1,0 0,2,1" {
		t.Errorf("walls %s", got)
	}
	if f.Ground.Cost(squareAt(t, s, "1,1,0")) != 2 {
		t.Error("~ is not rough")
	}
	want := map[string][]space.Cell{"g": {squareAt(t, s, "1,0,0")}, "x": {squareAt(t, s, "3,2,0")}}
	if diff := cmp.Diff(want, f.Markers); diff != "" {
		t.Errorf("markers (-want +got):\n%s", diff)
	}
	door := map[string][]space.Edge{"d": {{From: squareAt(t, s, "2,1,0"), To: squareAt(t, s, "2,2,0")}}}
	if diff := cmp.Diff(door, f.EdgeMarkers); diff != "" {
		t.Errorf("edge markers (-want +got):\n%s", diff)
	}
}

func squareAt(t *testing.T, s *space.Squares, name string) space.Cell {
	t.Helper()
	c, err := s.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A drawing without edges, with a ruleset's own kinds and a legend.
func TestOwnTerrain(t *testing.T) {
	kinds := []space.Terrain{
		{Kind: "open", Cost: 1, Glyph: '.'}, {Kind: "water", Cost: 3, Glyph: '~'}, {Kind: "rock", Cost: 1, Impassable: true, BlocksSight: true, Glyph: '#'},
	}
	p := space.SquarePlan{Squares: []string{".~#\nw.."}, Legend: map[string]string{"w": "water"}, Terrain: []space.Patch{{At: []string{"2,1"}, Kind: "rock"}}}
	f, faults := p.Build(space.SquareRules{}, kinds)
	if len(faults) > 0 || !slices.Equal(f.Kind, []uint8{0, 1, 2, 1, 0, 2}) || f.Ground.Cost(3) != 3 || squareNames(f.Squares, f.Opaque.Cells()) != "2,0 2,1" {
		t.Errorf("kinds %v, faults %v", f, faults)
	}
	bare, faults := (&space.SquarePlan{Size: []int{3, 2, 4}}).Build(space.SquareRules{}, kinds)
	if len(faults) > 0 || bare.Squares.Size() != 24 || bare.Ground != nil || !bare.Walls.Empty() {
		t.Errorf("by its size alone: %v, %v", bare, faults)
	}
}

func TestSquarePlanFaults(t *testing.T) {
	for _, tc := range []struct {
		name string
		plan space.SquarePlan
		want []space.Fault
	}{
		{"ragged", space.SquarePlan{Squares: []string{"..\n..."}}, []space.Fault{{"squares[0]", "row 2 has 3 squares, expected 2 as in the first row"}}},
		{"empty", space.SquarePlan{Squares: []string{" \n"}}, []space.Fault{{"squares[0]", `nothing is drawn, expected rows of characters such as ". . #"`}}},
		{"foreign", space.SquarePlan{Squares: []string{".\n é"}}, []space.Fault{{"squares[0]", "row 2 has a 'é', expected plain characters: ASCII letters, digits and signs"}}},
		{"levels differ", space.SquarePlan{Squares: []string{"..", "."}}, []space.Fault{{"squares[1]", "found 1 by 1 squares, expected 2 by 1 as on the first level"}}},
		{"size differs", space.SquarePlan{Squares: []string{".."}, Size: []int{2, 2}}, []space.Fault{{"size", "found 2 by 2 on 1, expected 2 by 1 on 1 as drawn (or leave size out)"}}},
		{"one number", space.SquarePlan{Size: []int{2}}, []space.Fault{{"size", "found 1 numbers, expected columns and rows, and levels where there are several"}}},
		{"too large", space.SquarePlan{Size: []int{2, 513}}, []space.Fault{{"", "a map of 2 by 513 squares: columns and rows must be 1 to 512 each"}}},
		{"too high", space.SquarePlan{Size: []int{2, 2, 65}}, []space.Fault{{"", "a map of 65 levels: must be 1 to 64"}}},
		{"too many", space.SquarePlan{Size: []int{500, 500, 2}}, []space.Fault{{"", "a map of 500 by 500 by 2 squares has 500000 cells: must be at most 262144"}}},
		{"half a frame", space.SquarePlan{Squares: []string{"+-+\n|.|"}}, []space.Fault{{"squares[0]", "a drawing with edges has an odd number of rows and columns, +-+ above |.| above +-+: found 2 rows, 3 columns"}}},
		{"a short frame", space.SquarePlan{Squares: []string{"+"}}, []space.Fault{{"squares[0]", "there is no square between the edges, expected at least +-+ above |.| above +-+"}}},
		{"outdented", space.SquarePlan{Squares: []string{" +-+\n|. |\n +-+"}}, []space.Fault{{"squares[0]", "row 2 begins further left than the first, expected blanks below each other"}}},
		{"overlong", space.SquarePlan{Squares: []string{"+-+\n|.|.\n+-+"}}, []space.Fault{{"squares[0]", "row 2 has 4 characters, expected 3 as in the first row"}}},
		{"edges", space.SquarePlan{Squares: []string{"+-+-+\n|.-.|\n+ | +\n| !.d\n+-+-."}}, []space.Fault{
			{"squares[0]", `row 2, column 3: found '-' on an edge, expected | for a wall, : for bars, % for a curtain, a letter or digit for a marker, or a blank`},
			{"squares[0]", `row 3, column 3: found '|' where edges meet, expected +`},
			{"squares[0]", `row 4, column 2: there is no character for the square, expected . for open ground`},
			{"squares[0]", `row 4, column 3: found '!' on an edge, expected | for a wall, : for bars, % for a curtain, a letter or digit for a marker, or a blank`},
			{"squares[0]", `row 4, column 5: the marker d is on the outer edge of the map, expected it between two squares`},
			{"squares[0]", `row 5, column 5: found '.' where edges meet, expected +`},
		}},
		{"floors", space.SquarePlan{Squares: []string{"..", "..", ".."}, Floors: []string{"sold", "=#"}}, []space.Fault{
			{"floors[0]", "row 1 has 4 characters, expected 2"},
			{"floors[1]", `row 1, column 2: found '#', expected = for a floor, : for a grate, % for a veil, or a dot`},
		}},
		{"a floor too many", space.SquarePlan{Squares: []string{"."}, Floors: []string{"solid"}}, []space.Fault{{"floors", "found 1, expected at most 0: one between each level and the next"}}},
		{"legend and terrain", space.SquarePlan{Squares: []string{"a", "."}, Legend: map[string]string{"a": "lava"}, Terrain: []space.Patch{{At: []string{"0,0"}, Kind: "rough"}, {At: []string{"0,3,0"}, Kind: "rough"}}}, []space.Fault{
			{"legend.a", `unknown terrain "lava", expected one of ` + stock},
			{"terrain[0].at[0]", `square "0,0": want three whole numbers, column, row and level, as in "3,1,0"`},
			{"terrain[1].at[0]", `square "0,3,0" is off the map: columns are 0 to 0, rows 0 to 0, levels 0 to 1`},
		}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f, faults := tc.plan.Build(space.SquareRules{}, space.Kinds())
			if diff := cmp.Diff(tc.want, faults); diff != "" || f != nil {
				t.Errorf("field %v, faults (-want +got):\n%s", f != nil, diff)
			}
		})
	}
}

// A character that is no terrain and no marker in use is an error at its place; so is a marker that is not drawn.
func TestStrayMarkers(t *testing.T) {
	f := buildSquares(t, keep())
	want := []space.Fault{
		{"squares[0]", `row 7, column 8: "x" is no terrain, and nothing is placed at it: add it to the legend, or place something with at: x; did you mean "X"?`},
	}
	if diff := cmp.Diff(want, f.Stray([]string{"g", "d", "X"})); diff != "" {
		t.Errorf("stray (-want +got):\n%s", diff)
	}
	for at, want := range map[string]string{
		"G": `the marker G is not drawn: the map has d, g, x; did you mean "g"?`, "q": "the marker q is not drawn: the map has d, g, x",
		"":  `missing, expected a square such as "3,1" or a marker of the map`,
		"x": "the marker x of the map has no square left, expected one more x in the drawing or another place",
	} {
		for len(f.Markers[at]) > 0 {
			next := f.Markers[at][0]
			if c, err := f.Take(at); c != next || err != nil {
				t.Errorf("%s: took %d, want %d (%v)", at, c, next, err)
			}
		}
		if c, err := f.Take(at); c != space.None || err == nil || err.Error() != want {
			t.Errorf("%s: %d, %v", at, c, err)
		}
	}
	if c, err := f.Take("1,1,0"); err != nil || f.Squares.Name(c) != "1,1,0" {
		t.Errorf("1,1,0: %d, %v", c, err)
	}
	hex := build(t, space.Plan{Draw: ". g\n q ."})
	if got := fmt.Sprint(hex.Stray([]string{"g"})); !strings.Contains(got, `{draw row 2, column 1: "q" is no terrain`) {
		t.Errorf("on hexes: %s", got)
	}
	if _, err := build(t, space.Plan{}).Take("q"); err == nil || err.Error() != "the marker q is not drawn: the map has no markers" {
		t.Errorf("without a drawing: %v", err)
	}
}

// Whatever is written, building it neither fails nor hangs, and what is built holds together.
func FuzzSquarePlan(f *testing.F) {
	k := keep()
	f.Add(k.Squares[0], k.Squares[1], k.Floors[0], "g", "wall")
	f.Add(". #\n~ %", "", "solid", "x", "rough")
	f.Add("+-+-+\n|.:.|\n+-+d+\n|. %\n+-+-+", "+", "open", "", "")
	f.Fuzz(func(t *testing.T, one, two, floor, char, kind string) {
		p := space.SquarePlan{Squares: []string{one}, Legend: map[string]string{char: kind}}
		if two != "" {
			p.Squares, p.Floors = append(p.Squares, two), []string{floor}
		}
		field, faults := p.Build(space.SquareRules{}, space.Kinds())
		if (field == nil) != (len(faults) > 0) {
			t.Fatalf("a field: %t, faults %v", field != nil, faults)
		}
		if field == nil {
			return
		}
		s := field.Squares
		if len(field.Kind) != s.Size() || s.Levels() != len(p.Squares) {
			t.Fatalf("%d kinds on %d by %d by %d", len(field.Kind), s.Cols(), s.Rows(), s.Levels())
		}
		for name, cells := range field.Markers {
			for _, c := range cells {
				if field.Kind[c] != 0 {
					t.Fatalf("the marker %s stands on terrain", name)
				}
			}
		}
		if stray := field.Stray(nil); len(stray) > len(field.Markers)+len(field.EdgeMarkers) {
			t.Fatalf("stray: %v", stray)
		}
	})
}
