package space_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/space"
)

// build makes a field that has no faults.
func build(t *testing.T, p space.Plan) *space.Field {
	t.Helper()
	f, faults := p.Build()
	if len(faults) > 0 {
		t.Fatalf("faults: %v", faults)
	}
	return f
}

// kindAt is the name of the terrain on the hex of that name.
func kindAt(t *testing.T, f *space.Field, name string) string {
	t.Helper()
	return space.Kinds()[f.Kind[cells(t, f.Hexes, name)[0]]].Kind
}

func TestPlainField(t *testing.T) {
	for _, tc := range []struct {
		name          string
		plan          space.Plan
		cols, rows    int
		first, middle string
	}{
		{"no plan at all", space.Plan{}, 25, 25, "-6,-12", "0,0"},
		{"measures", space.Plan{Hex: []int{5, 3}}, 5, 3, "0,0", "2,1"},
		{"measures and origin", space.Plan{Hex: []int{5, 3}, Origin: []int{2, 1}}, 5, 3, "-2,-1", "0,0"},
		{"origin", space.Plan{Origin: []int{0, 0}}, 25, 25, "0,0", "6,12"},
		{"a drawing of blanks", space.Plan{Draw: " \n\t\n"}, 25, 25, "-6,-12", "0,0"},
	} {
		f := build(t, tc.plan)
		h := f.Hexes
		middle := h.AtOffset(tc.cols/2, tc.rows/2)
		if h.Cols() != tc.cols || h.Rows() != tc.rows || h.Name(0) != tc.first || h.Name(middle) != tc.middle {
			t.Errorf("%s: %d by %d from %s, the middle is %s", tc.name, h.Cols(), h.Rows(), h.Name(0), h.Name(middle))
		}
		if f.Ground != nil || !f.Walls.Empty() || !f.Opaque.Empty() || !f.Exits.Empty() || len(f.Markers) > 0 {
			t.Errorf("%s: not open ground: %+v", tc.name, f)
		}
		if slices.ContainsFunc(f.Kind, func(k uint8) bool { return k != 0 }) || len(f.Kind) != h.Size() {
			t.Errorf("%s: kinds %v", tc.name, f.Kind)
		}
	}
}

func TestDrawnField(t *testing.T) {
	f := build(t, space.Plan{Draw: `
		. ~ ,  #
		 _ % > .

		.#  ..
	`})
	h := f.Hexes
	if h.Cols() != 4 || h.Rows() != 3 || h.Name(0) != "0,0" {
		t.Fatalf("%d by %d from %s", h.Cols(), h.Rows(), h.Name(0))
	}
	for _, tc := range []struct {
		hex, kind          string
		cost               int
		wall, opaque, exit bool
	}{
		{"0,0", "open", 1, false, false, false},
		{"1,0", "rough", 2, false, false, false},
		{"2,0", "mire", 3, false, false, false},
		{"3,0", "wall", 1, true, true, false},
		{"0,1", "pit", 1, true, false, false},
		{"1,1", "thicket", 2, false, true, false},
		{"2,1", "exit", 1, false, false, true},
		{"3,1", "open", 1, false, false, false},
		{"0,2", "wall", 1, true, true, false},
	} {
		c := cells(t, h, tc.hex)[0]
		if got := kindAt(t, f, tc.hex); got != tc.kind || f.Ground.Cost(c) != tc.cost {
			t.Errorf("%s is %s for %d, want %s for %d", tc.hex, got, f.Ground.Cost(c), tc.kind, tc.cost)
		}
		if f.Walls.Has(c) != tc.wall || f.Opaque.Has(c) != tc.opaque || f.Exits.Has(c) != tc.exit {
			t.Errorf("%s: wall %t, opaque %t, exit %t", tc.hex, f.Walls.Has(c), f.Opaque.Has(c), f.Exits.Has(c))
		}
	}
	if f.Walls.Count() != 3 || f.Opaque.Count() != 3 || f.Exits.Count() != 1 || len(f.Markers) > 0 {
		t.Errorf("walls %s, markers %v", names(h, members(f.Walls)), f.Markers)
	}
	same := build(t, space.Plan{Draw: "....\n....", Hex: []int{4, 2}, Origin: []int{3, 1}})
	if same.Hexes.Cols() != 4 || same.Hexes.Rows() != 2 || same.Hexes.Name(7) != "0,0" {
		t.Errorf("drawn and measured: %d by %d", same.Hexes.Cols(), same.Hexes.Rows())
	}
}

func TestMarkers(t *testing.T) {
	f := build(t, space.Plan{Draw: `
		g . o 9
		 G ~ g *
		g . . G
	`})
	got := map[string]string{}
	for name, list := range f.Markers {
		got[name] = names(f.Hexes, list)
	}
	want := map[string]string{"g": "0,0 2,1 -1,2", "G": "0,1 2,2", "o": "2,0", "9": "3,0", "*": "3,1"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("markers (-want +got):\n%s", diff)
	}
	for _, list := range f.Markers {
		for _, c := range list {
			if f.Kind[c] != 0 || f.Walls.Has(c) || f.Ground.Cost(c) != 1 {
				t.Errorf("the marker on %s does not stand on open ground", f.Hexes.Name(c))
			}
		}
	}
}

// The legend comes before everything else: it makes terrain of what would be a marker, and other terrain of a stock glyph.
func TestLegend(t *testing.T) {
	f := build(t, space.Plan{
		Draw:   "w # a . *\n W ~ w . .",
		Legend: map[string]string{"w": "wall", "#": "open", ".": "rough", "*": "exit", "z": "pit"},
	})
	for hex, want := range map[string]string{
		"0,0": "wall", "1,0": "open", "2,0": "open", "3,0": "rough", "4,0": "exit",
		"0,1": "open", "1,1": "rough", "2,1": "wall", "3,1": "rough", "4,1": "rough",
	} {
		if got := kindAt(t, f, hex); got != want {
			t.Errorf("%s is %s, want %s", hex, got, want)
		}
	}
	want := map[string][]space.Cell{"a": cells(t, f.Hexes, "2,0"), "W": cells(t, f.Hexes, "0,1")}
	if diff := cmp.Diff(want, f.Markers); diff != "" {
		t.Errorf("markers (-want +got):\n%s", diff)
	}
}

func TestPatches(t *testing.T) {
	f := build(t, space.Plan{
		Draw: "# . a .\n . ~ . .",
		Terrain: []space.Patch{
			{At: []string{"0,0", "1,1"}, Kind: "open"},
			{At: []string{"2,0", "3,0"}, Kind: "rough", Cost: 5},
			{At: []string{"3,0"}, Kind: "mire"}, // the last word counts
			{At: []string{"1,0"}, Kind: "wall"},
			{At: []string{" 3 , 1 "}, Kind: "exit", Cost: 255},
		},
	})
	for _, tc := range []struct {
		hex, kind string
		cost      int
	}{{"0,0", "open", 1}, {"1,1", "open", 1}, {"2,0", "rough", 5}, {"3,0", "mire", 3}, {"1,0", "wall", 1}, {"3,1", "exit", 255}} {
		if got, cost := kindAt(t, f, tc.hex), f.Ground.Cost(cells(t, f.Hexes, tc.hex)[0]); got != tc.kind || cost != tc.cost {
			t.Errorf("%s is %s for %d, want %s for %d", tc.hex, got, cost, tc.kind, tc.cost)
		}
	}
	if got := names(f.Hexes, members(f.Walls)) + "; " + names(f.Hexes, members(f.Opaque)); got != "1,0; 1,0" {
		t.Errorf("walls and what is opaque: %s", got)
	}
	if got := names(f.Hexes, f.Markers["a"]); got != "2,0" {
		t.Errorf("the marker under a patch is at %q", got)
	}
	cheap := build(t, space.Plan{Draw: "~ ,", Terrain: []space.Patch{{At: []string{"0,0", "1,0"}, Kind: "rough", Cost: 1}}})
	if cheap.Ground != nil {
		t.Error("rough ground for one point has prices")
	}
}
