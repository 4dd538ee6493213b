package space

import "fmt"

const (
	maxLevels = 64
	maxCubes  = 1 << 18 // cells of a map of squares, all levels together
	maxSpan   = 6       // squares on a side of the largest creature
)

// Diagonals is what a diagonal step costs. A step that changes the level and the square at once is a diagonal too.
type Diagonals uint8

// The rules for diagonals.
const (
	DiagonalsEqual     Diagonals = iota // as much as any other step
	DiagonalsAlternate                  // every second one costs double: 5-10-5
	DiagonalsNever                      // there are none
)

// Corners is when a diagonal step may pass the corner of a wall. A diagonal step has several ways round, by one or two
// squares beside it; a way is open if none of its squares is a wall and no wall stands on an edge that it crosses.
type Corners uint8

// The rules for corners.
const (
	CornersHard Corners = iota // every way round must be open: no step past the corner of a wall
	CornersSoft                // one open way round is enough
)

// SquareRules is how a ruleset steps on squares.
type SquareRules struct {
	Diagonals Diagonals
	Corners   Corners
}

// Squares is a grid of squares, or of cubes where it has several levels. Columns (x) grow to the east, rows (y) to the
// south, levels (z) upward, all counted from 0: square 0,0 is at the top left of a drawing. Cells are numbered level by
// level, each row by row, so that a set of cubes is the sets of its levels one after the other.
//
// Whatever is larger than one cell is a cube of span cells on a side, placed by its cell with the least coordinates: its
// anchor. What sticks out above the highest level is left out; so it is a square on a map of one level.
//
// Squares never change once made, and may be shared.
type Squares struct {
	layout
	deep    int // rows of one level
	levels  int
	rules   SquareRules
	places  []cube  // cell: where it lies
	vectors []cube  // direction: one step
	order   []uint8 // the directions that may be stepped in: fewest axes first, then by the cell they come from, ascending
	names   []string
}

// cube is a cell by its column, row and level, or a difference of two.
type cube struct{ x, y, z int16 }

// NewSquares makes a map of 1 to 512 columns and rows and 1 to 64 levels, with at most 262,144 cells in all.
func NewSquares(cols, rows, levels int, rules SquareRules) (*Squares, error) {
	if cols < 1 || cols > maxSide || rows < 1 || rows > maxSide {
		return nil, fmt.Errorf("a map of %d by %d squares: columns and rows must be 1 to %d each", cols, rows, maxSide)
	}
	if levels < 1 || levels > maxLevels {
		return nil, fmt.Errorf("a map of %d levels: must be 1 to %d", levels, maxLevels)
	}
	if n := cols * rows * levels; n > maxCubes {
		return nil, fmt.Errorf("a map of %d by %d by %d squares has %d cells: must be at most %d", cols, rows, levels, n, maxCubes)
	}
	s := &Squares{layout: newLayout(cols, rows*levels), deep: rows, levels: levels, rules: rules}
	s.places = make([]cube, s.Size())
	for c := range s.places {
		row := c / cols
		s.places[c] = cube{int16(c % cols), int16(row % rows), int16(row / rows)}
	}
	s.vectors = directions(levels)
	s.order = byAxes(s.vectors, rules.Diagonals != DiagonalsNever)
	s.names = spell(s.Size(), func(c Cell) []int {
		x, y, z := s.Place(c)
		if levels == 1 {
			return []int{x, y}
		}
		return []int{x, y, z}
	})
	return s, nil
}

// Shape is "square".
func (s *Squares) Shape() string { return "square" }

// Size is the number of cells on all levels.
func (s *Squares) Size() int { return s.cols * s.rows }

// Cols is the number of columns.
func (s *Squares) Cols() int { return s.cols }

// Rows is the number of rows of a level.
func (s *Squares) Rows() int { return s.deep }

// Levels is the number of levels.
func (s *Squares) Levels() int { return s.levels }

// Rules is how steps are made on this map.
func (s *Squares) Rules() SquareRules { return s.rules }

// At is the cell at a column, a row and a level, None when that is off the map.
func (s *Squares) At(x, y, z int) Cell {
	if uint(x) >= uint(s.cols) || uint(y) >= uint(s.deep) || uint(z) >= uint(s.levels) {
		return None
	}
	return Cell((z*s.deep+y)*s.cols + x)
}

// Place is the column, row and level of c.
func (s *Squares) Place(c Cell) (x, y, z int) {
	p := s.places[c]
	return int(p.x), int(p.y), int(p.z)
}

// NewSet makes an empty set of cells of this map.
func (s *Squares) NewSet() *Set { return s.newSet() }

// NewGround notes what it costs to enter each cell, as [Hexes.NewGround] does.
func (s *Squares) NewGround(cost []uint8) *Ground { return s.newGround(cost) }
