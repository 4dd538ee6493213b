package draw

import "fray/table"

// Step moves the cursor by columns and rows of the picture that [Map] draws with these options, and returns the new cell. It
// returns the same cell at the edge. On a map without columns it moves from cell to cell.
func Step(v table.View, o Options, cell string, cols, rows int) string {
	if isZones(v.Map) {
		return newZones(&v, o).step(cell, cols, rows)
	}
	m, at := &v.Map, 0
	for i := range m.Cells {
		if m.Cells[i].Name == cell {
			at = i
		}
	}
	if m.Cols == 0 || m.Cols*m.Rows*max(m.Levels, 1) != len(m.Cells) {
		at = min(max(at+cols+rows, 0), len(m.Cells)-1)
	} else {
		level := at / (m.Cols * m.Rows)
		col, row := min(max(at%m.Cols+cols, 0), m.Cols-1), min(max(at/m.Cols%m.Rows+rows, 0), m.Rows-1)
		at = (level*m.Rows+row)*m.Cols + col
	}
	return m.Cells[at].Name
}

// Climb returns the cell a number of levels above a cell of a map of squares, or the same cell if there is none.
func Climb(m table.MapView, cell string, levels int) string {
	at := cellIndex(m, cell)
	if to := at + levels*m.Cols*m.Rows; isSquare(m) && at >= 0 && to >= 0 && to < len(m.Cells) {
		return m.Cells[to].Name
	}
	return cell
}

// LevelOf returns the level of a cell, from 0, or -1 if there is no such cell.
func LevelOf(m table.MapView, cell string) int {
	at := cellIndex(m, cell)
	if at < 0 {
		return -1
	}
	return at / max(m.Cols*m.Rows, 1)
}

// step returns the next area in a direction: the nearest in the same row or column, or else the one closest to it.
func (z *zones) step(cell string, cols, rows int) string {
	if z.listed() {
		z.rearrange(1)
		z.settle(z.least())
		cols, rows = 0, cols+rows
	}
	from, ok := z.index[cell]
	if !ok {
		return cell
	}
	best, least := cell, -1
	for place, c := range z.cells {
		if c == nil {
			continue
		}
		dc, dr := place%z.cols-from%z.cols, place/z.cols-from/z.cols
		ahead, off := dc*cols+dr*rows, max(dc*rows+dr*cols, -dc*rows-dr*cols)
		if cost := off*len(z.cells) + ahead; ahead > 0 && (least < 0 || cost < least) {
			best, least = c.Name, cost
		}
	}
	return best
}
