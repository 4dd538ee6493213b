package space

import "fmt"

// maxSide is the most columns or rows a map of hexes may have.
const maxSide = 512

// Hexes is a grid of pointy-top hexes in rows. Rules and people use axial coordinates (q,r): q grows to the east, r to
// the south-east. In memory the rows are straight, every odd row half a hex further east than the even ones ("odd-r").
// The directions 0 to 5 go round from the east by the north: (1,0), (1,-1), (0,-1), (-1,0), (-1,1), (0,1).
// Hexes never change once made, and may be shared by everybody.
type Hexes struct {
	layout
	originRow int
	slant     int       // column = q + slant + row/2
	axes      []axial   // cell: its axial coordinates
	next      [][6]Cell // cell: its neighbours by direction, None off the map
	names     []string
}

type axial struct{ q, r int16 }

// NewHexes makes a map of 1 to 512 columns and rows; the hex at column originCol of row originRow is (0,0).
func NewHexes(cols, rows, originCol, originRow int) (*Hexes, error) {
	if cols < 1 || cols > maxSide || rows < 1 || rows > maxSide {
		return nil, fmt.Errorf("a map of %d by %d hexes: columns and rows must be 1 to %d each", cols, rows, maxSide)
	}
	if originCol < 0 || originCol >= cols || originRow < 0 || originRow >= rows {
		return nil, fmt.Errorf("origin at column %d, row %d: must be on the map of %d by %d hexes, counted from 0",
			originCol, originRow, cols, rows)
	}
	h := &Hexes{layout: newLayout(cols, rows), originRow: originRow, slant: originCol - originRow>>1}
	h.axes = make([]axial, cols*rows)
	h.next = make([][6]Cell, cols*rows)
	for c := range h.axes {
		col, row := c%cols, c/cols
		q, r := col-h.slant-row>>1, row-originRow
		h.axes[c] = axial{int16(q), int16(r)}
		for dir := range 6 {
			dq, dr := vector(dir)
			h.next[c][dir] = h.At(q+dq, r+dr)
		}
	}
	h.names = spell(h.Size(), func(c Cell) []int {
		q, r := h.Axial(c)
		return []int{q, r}
	})
	return h, nil
}

// Shape is "hex".
func (h *Hexes) Shape() string { return "hex" }

// Size is the number of hexes.
func (h *Hexes) Size() int { return h.cols * h.rows }

// Cols is the number of columns.
func (h *Hexes) Cols() int { return h.cols }

// Rows is the number of rows.
func (h *Hexes) Rows() int { return h.rows }

// At is the hex at (q,r), None when that is off the map.
func (h *Hexes) At(q, r int) Cell {
	row := r + h.originRow
	return h.AtOffset(q+h.slant+row>>1, row)
}

// Axial is where c lies, in axial coordinates.
func (h *Hexes) Axial(c Cell) (q, r int) {
	a := h.axes[c]
	return int(a.q), int(a.r)
}

// AtOffset is the hex at a column of a row, both counted from 0 at the top left, None when that is off the map.
func (h *Hexes) AtOffset(col, row int) Cell {
	if col < 0 || col >= h.cols || row < 0 || row >= h.rows {
		return None
	}
	return Cell(row*h.cols + col)
}

// Offset is the column and the row of c, counted from 0 at the top left.
func (h *Hexes) Offset(c Cell) (col, row int) {
	row = int(h.axes[c].r) + h.originRow
	return int(c) - row*h.cols, row
}

// NewSet makes an empty set of hexes of this map.
func (h *Hexes) NewSet() *Set { return h.newSet() }
