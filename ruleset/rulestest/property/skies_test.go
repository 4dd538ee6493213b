package property_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/ruleset/rulestest/property"
	"fray/space"
	"fray/table"
)

// Large flying creatures on squares with levels, walls and doors on edges, played at random.
func TestSkies(t *testing.T) { property.Check(t, skyKit()) }

// FuzzSkies plays skies, or a mutant of it, by bytes.
func FuzzSkies(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{4, 9, 31, 77, 200, 3, 1, 0, 0, 9}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		property.Fuzz(t, skyKit(), data, seed, nonsense)
	})
}

func skyKit() *property.Kit {
	return &property.Kit{
		Ruleset: "skies", Toy: skyRuleset(),
		Setup: func(s *property.Source) any { return sky(s) },
		Words: []string{"", "x", "c0", "0,0", "1,1,1", "99,99", "solid", "open", "+-+\n|.|\n+-+", "..\n..", "#d~", "rock", "cloud", "lava"},
		Decree: func(rng *table.Rand) table.Adjustment {
			word := func(of ...string) string { return of[rng.Below(len(of))] }
			return table.Adjustment{
				Do: word("set", "place", "object", "dance"), Who: word("c0", "c1", "c2", "nobody"), What: word("hp", "luck"), Value: rng.Below(12) - 1,
				At: word("0,0", "1,1", "0,0,1", "2,2,1", "3,1,2", "99,0"),
			}
		},
	}
}

// sky is a good encounter: rooms drawn with their edges, on one level or several, and creatures where there is room.
func sky(s *property.Source) *skySetup {
	cols, rows, levels := 4+s.Below(5), 4+s.Below(4), 1+s.Below(3)
	setup := &skySetup{}
	doors := 0
	for z := range levels {
		setup.Map.Squares = append(setup.Map.Squares, skyDrawing(s, cols, rows, &doors))
		if z > 0 {
			setup.Map.Floors = append(setup.Map.Floors, property.Pick(s, "open", "open", "solid", strings.Repeat(strings.Repeat(".=.:", cols)[:cols]+"\n", rows)))
		}
	}
	for i := range 2 + s.Below(5) {
		c := skyCreature{ID: fmt.Sprintf("c%d", i), Side: i % 2, Span: property.Pick(s, 1, 1, 2, 2, 3), Reach: 1 + s.Below(3), HP: 1 + s.Below(12), Flies: s.Below(3) > 0}
		for range 12 {
			c.At = fmt.Sprintf("%d,%d", s.Below(cols), s.Below(rows))
			if levels > 1 {
				c.At += fmt.Sprintf(",%d", s.Below(levels))
			}
			setup.Creatures = append(setup.Creatures, c)
			if _, problems := newSky(setup); len(problems) == 0 {
				break
			}
			setup.Creatures = setup.Creatures[:len(setup.Creatures)-1]
		}
	}
	hawk := func(c skyCreature) bool { return c.Side == 1 }
	if !slices.ContainsFunc(setup.Creatures, hawk) || !slices.ContainsFunc(setup.Creatures, func(c skyCreature) bool { return !hawk(c) }) { // no room for two sides
		setup.Map = space.SquarePlan{Size: []int{cols, rows}}
		setup.Creatures = []skyCreature{{ID: "c0", Span: 2, HP: 5, Reach: 1, At: "0,0"}, {ID: "c1", Side: 1, Span: 1, HP: 5, Reach: 1, At: "3,3"}}
	}
	return setup
}

// skyDrawing is a level with walls, bars, curtains and doors on its edges.
func skyDrawing(s *property.Source, cols, rows int, doors *int) string {
	var b strings.Builder
	edge := func(wall string, outer bool) string {
		switch n := s.Below(20); {
		case outer || n < 2:
			return wall
		case n == 2:
			return ":"
		case n == 3:
			return "%"
		case n == 4 && *doors < mostDoors:
			*doors++
			return "d"
		}
		return " "
	}
	for y := range rows + 1 {
		for range cols {
			b.WriteString("+" + edge("-", y == 0 || y == rows))
		}
		b.WriteString("+\n")
		for x := 0; y < rows && x <= cols; x++ {
			b.WriteString(edge("|", x == 0 || x == cols))
			if x < cols {
				b.WriteString(property.Pick(s, ".", ".", ".", ".", ".", ".", ".", ".", "*", "#", "~"))
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

// A fight of skies to its end by the greedy bot, and its picture.
func TestSkiesIsDrawn(t *testing.T) {
	g, problems := newSky(&skySetup{
		Map: space.SquarePlan{
			Squares: []string{"+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .d. .|\n+ + + + +\n|. .|. #|\n+-+-+-+-+", "....\n....\n...."},
			Floors:  []string{"open"},
		},
		Creatures: []skyCreature{{ID: "wyvern", Span: 2, Reach: 2, HP: 9, Flies: true, At: "0,0,1"}, {ID: "archer", Side: 1, Span: 1, Reach: 1, HP: 4, At: "2,0,0"}},
	})
	for _, p := range problems {
		t.Fatal(p)
	}
	got := draw.Map(table.See(g, table.GM), draw.Options{ASCII: true, Level: 1})
	want := `level 0 of 0 to 1; others: W on 1
      +---+---+---+---+
0,0,0 | .   . | a   . | 3,0,0
      +   +   +   +   +
0,1,0 | .   . D .   . | 3,1,0
      +   +   +   +   +
0,2,0 | .   . | .   ##| 3,2,0
      +---+---+---+---+
## rock   D door, closed   | wall`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
