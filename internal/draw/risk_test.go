package draw_test

import (
	"testing"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/table"
)

// Every cell of a family appears once: safe cells first, then the others by their warnings.
func TestMovesBySafety(t *testing.T) {
	move := func(cell string, warnings ...string) table.Choice {
		return table.Choice{Key: "move:" + cell, Label: "move to " + cell, Row: "move to …", Group: "1 AP", Cell: cell, Warnings: warnings}
	}
	const one, other = "leaves a's reach: provokes", "leaves b's reach: provokes"
	for _, c := range []struct {
		name string
		cs   []table.Choice
		want string
	}{
		{"some safe", []table.Choice{move("0,1"), move("1,1", one), move("2,1", one, other), move("3,1", one), move("4,1", one, one)}, `1 AP
   1  move to  safe:  0,1
      ! leaves a's reach: provokes
          1,1  3..4,1
      ! leaves a's reach: provokes; leaves b's reach: provokes
          2,1`},
		{"none safe", []table.Choice{move("1,1", one), move("3,1", one)}, `1 AP
   1  move to  1,1  3,1
      ! all of them: leaves a's reach: provokes`},
		{"none safe, for several reasons", []table.Choice{move("1,1", one), move("2,1", other)}, `1 AP
   1  move to  none is safe:
      ! leaves a's reach: provokes
          1,1
      ! leaves b's reach: provokes
          2,1`},
		{"all safe", []table.Choice{move("1,1"), move("3,1")}, `1 AP
   1  move to  1,1  3,1`},
	} {
		if got := draw.Choices(present.Rows(c.cs), draw.Beside{}, draw.Options{Width: 80}); got != c.want {
			t.Errorf("%s:\n%s\nwant:\n%s", c.name, got, c.want)
		}
	}
}
