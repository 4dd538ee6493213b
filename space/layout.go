package space

// layout says where the cells of a map lie in the words of its sets: every row begins a new word, so that a
// whole row, or two neighbouring ones, can be handled by shifts.
type layout struct {
	cols, rows int
	stride     int      // words for each row
	at         []uint32 // cell: its bit, counted from the first bit of the first word
	base       []Cell   // word: the cell of its lowest bit
}

func newLayout(cols, rows int) layout {
	l := layout{cols: cols, rows: rows, stride: (cols + 63) / 64}
	l.at = make([]uint32, cols*rows)
	l.base = make([]Cell, l.stride*rows)
	for row := range rows {
		for col := range cols {
			l.at[row*cols+col] = uint32(row*l.stride*64 + col)
		}
		for w := range l.stride {
			l.base[row*l.stride+w] = Cell(row*cols + w*64)
		}
	}
	return l
}

func (l *layout) newSet() *Set {
	return &Set{layout: l, words: make([]uint64, l.stride*l.rows), lo: l.stride * l.rows}
}
