package space_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/space"
)

const stock = "open, rough, mire, wall, pit, thicket, exit"

func TestFaults(t *testing.T) {
	for _, tc := range []struct {
		name string
		plan space.Plan
		want []space.Fault
	}{
		{"ragged", space.Plan{Draw: ". .\n . . .\n."}, []space.Fault{
			{"draw", "row 2 has 3 characters, expected 2 as in the first row"},
			{"draw", "row 3 has 1 characters, expected 2 as in the first row"},
		}},
		{"foreign letters", space.Plan{Draw: ". é\n . .\n \x01 ."}, []space.Fault{
			{"draw", `row 1 has a 'é', expected plain characters: ASCII letters, digits and signs`},
			{"draw", `row 3 has a '\x01', expected plain characters: ASCII letters, digits and signs`},
		}},
		{"too wide", space.Plan{Draw: strings.Repeat(".", 513)}, []space.Fault{
			{"", "a map of 513 by 1 hexes: columns and rows must be 1 to 512 each"},
		}},
		{"one number", space.Plan{Hex: []int{5}}, []space.Fault{
			{"hex", "found 1 numbers, expected two: columns and rows"},
		}},
		{"no size", space.Plan{Hex: []int{0, 5}}, []space.Fault{
			{"", "a map of 0 by 5 hexes: columns and rows must be 1 to 512 each"},
		}},
		{"not as drawn", space.Plan{Draw: "..", Hex: []int{2, 2}}, []space.Fault{
			{"hex", "found 2 by 2, expected 2 by 1 as drawn (or leave hex out)"},
		}},
		{"a long origin", space.Plan{Origin: []int{0, 0, 0}}, []space.Fault{
			{"origin", "found 3 numbers, expected two: the column and the row of hex 0,0"},
		}},
		{"ragged, and a long origin", space.Plan{Draw: ".\n..", Origin: []int{1}}, []space.Fault{
			{"draw", "row 2 has 2 characters, expected 1 as in the first row"},
			{"origin", "found 1 numbers, expected two: the column and the row of hex 0,0"},
		}},
		{"origin off the map", space.Plan{Hex: []int{5, 3}, Origin: []int{5, 0}}, []space.Fault{
			{"", "origin at column 5, row 0: must be on the map of 5 by 3 hexes, counted from 0"},
		}},
		{"legend", space.Plan{Draw: "a", Legend: map[string]string{"": "wall", "ab": "wall", "é": "wall", " ": "wall", "b": "lava", "a": "Wall"}}, []space.Fault{
			{"legend", `"": expected one plain character: an ASCII letter, digit or sign`},
			{"legend", `" ": expected one plain character: an ASCII letter, digit or sign`},
			{"legend.a", `unknown terrain "Wall", expected one of ` + stock},
			{"legend", `"ab": expected one plain character: an ASCII letter, digit or sign`},
			{"legend.b", `unknown terrain "lava", expected one of ` + stock},
			{"legend", `"é": expected one plain character: an ASCII letter, digit or sign`},
		}},
		{"patches, and the legend", space.Plan{Draw: "...", Legend: map[string]string{"x": ""}, Terrain: []space.Patch{
			{At: []string{"0,0"}, Kind: "lava"},
			{At: []string{"0,0", "0;0"}, Kind: "rough", Cost: 256},
			{At: []string{"1,0", "3,0", "0,1"}, Kind: "rough", Cost: -1},
		}}, []space.Fault{
			{"legend.x", `unknown terrain "", expected one of ` + stock},
			{"terrain[0].kind", `unknown terrain "lava", expected one of ` + stock},
			{"terrain[1].cost", "found 256, expected 0 to 255"},
			{"terrain[1].at[1]", `hex "0;0": want two whole numbers as in "3,-1"`},
			{"terrain[2].cost", "found -1, expected 0 to 255"},
			{"terrain[2].at[1]", `hex "3,0" is off the map: with r = 0, q is 0 to 2`},
			{"terrain[2].at[2]", `hex "0,1" is off the map: r is 0 to 0`},
		}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f, faults := tc.plan.Build()
			if diff := cmp.Diff(tc.want, faults); diff != "" || f != nil {
				t.Errorf("field %v, faults (-want +got):\n%s", f, diff)
			}
		})
	}
}
