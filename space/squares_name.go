package space

import (
	"fmt"
	"strings"
)

// Name is "x,y", and "x,y,z" on a map of several levels.
func (s *Squares) Name(c Cell) string { return s.names[c] }

// Parse finds the cell of that name. Blanks around the numbers are allowed, other spellings of a number ("+1", "01") are
// not: a cell has one name.
func (s *Squares) Parse(name string) (Cell, error) {
	want, example := 2, `two whole numbers, column and row, as in "3,1"`
	if s.levels > 1 {
		want, example = 3, `three whole numbers, column, row and level, as in "3,1,0"`
	}
	var at [3]int
	parts := strings.Split(name, ",")
	if len(parts) != want {
		return None, fmt.Errorf("square %q: want %s", name, example)
	}
	for i, part := range parts {
		n, ok := number(part)
		if !ok {
			return None, fmt.Errorf("square %q: want %s", name, example)
		}
		at[i] = n
	}
	c := s.At(at[0], at[1], at[2])
	if c == None {
		return None, fmt.Errorf("square %q is off the map: %s", name, s.extent())
	}
	return c, nil
}

// extent says which names there are.
func (s *Squares) extent() string {
	text := fmt.Sprintf("columns are 0 to %d, rows 0 to %d", s.cols-1, s.deep-1)
	if s.levels > 1 {
		text += fmt.Sprintf(", levels 0 to %d", s.levels-1)
	}
	return text
}
