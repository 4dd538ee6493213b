package space

// gates are the steps that a barrier leaves open for bodies of one span: by direction and row, the cells from which the
// step may be taken. They are kept between searches while the barrier is unchanged.
type gates struct {
	squares *Squares
	by      [26][]uint64
	fit     []uint64 // by row: where the body fits
	walls   [edgeKinds][]uint64
	of      gatesOf
	made    bool
}

// gatesOf is what gates were made for.
type gatesOf struct {
	room   roomMark
	window int
	box    rowBox
}

// wholeBoard is how many rows, rims included, are opened at once.
const wholeBoard = 1 << 10

func newGates(s *Squares, height int) gates {
	g := gates{squares: s, fit: make([]uint64, height)}
	for _, dir := range s.order {
		g.by[dir] = make([]uint64, height)
	}
	for i := range g.walls {
		g.walls[i] = make([]uint64, height)
	}
	return g
}

// open makes the gates for the rows of a box.
func (g *gates) open(l *squareLayers, w *Walk, room *Set, of roomMark, reach rowBox) {
	if l.height <= wholeBoard {
		reach = rowBox{0, g.squares.deep - 1, 0, g.squares.levels - 1}
	}
	now := gatesOf{of, l.window, reach}
	if g.made && g.of == now {
		return
	}
	g.of, g.made = now, true
	for z := reach.z0; z <= reach.z1; z++ {
		for y := reach.y0; y <= reach.y1; y++ {
			i := l.word(y, z)
			g.fit[i] = l.view(room, y, z)
			for kind, edges := range w.Barrier.edges {
				g.walls[kind][i] = 0
				if w.Span == 1 {
					g.walls[kind][i] = l.view(edges, y, z)
				}
			}
		}
	}
	for _, dir := range g.squares.order { // straight steps come first, and the others are made of them
		for z := reach.z0; z <= reach.z1; z++ {
			for i := l.word(reach.y0, z); i <= l.word(reach.y1, z); i++ {
				g.by[dir][i] = g.gate(g.squares.vectors[dir], i, l.pitch)
			}
		}
	}
}

// gate is where in a row a step may be taken.
func (g *gates) gate(v cube, i, pitch int) uint64 {
	if axes(v) == 1 {
		return g.straight(v, i, pitch)
	}
	all, some := ^uint64(0), uint64(0)
	for _, part := range [...]cube{{x: v.x}, {y: v.y}, {z: v.z}} {
		if part == (cube{}) {
			continue
		}
		first := g.by[g.squares.dir(part)]
		rest := g.by[g.squares.dir(cube{v.x - part.x, v.y - part.y, v.z - part.z})]
		way := first[i] & seen(rest, i, part, pitch)
		all &= way
		some |= way
	}
	if g.squares.rules.Corners == CornersHard {
		return all
	}
	return some
}

// straight is where in a row a straight step may be taken.
func (g *gates) straight(v cube, i, pitch int) uint64 {
	open := g.fit[i] & seen(g.fit, i, v, pitch)
	kind := edgeEast
	switch {
	case v.y != 0:
		kind = edgeSouth
	case v.z != 0:
		kind = edgeAbove
	}
	if v.x+v.y+v.z > 0 {
		return open &^ g.walls[kind][i]
	}
	return open &^ seen(g.walls[kind], i, v, pitch)
}

// seen is a row as it looks from one step before it: bit x is that of the cell that the step leads to.
func seen(rows []uint64, i int, v cube, pitch int) uint64 {
	m := rows[i+int(v.y)+int(v.z)*pitch]
	switch v.x {
	case 1:
		return m >> 1
	case -1:
		return m << 1
	}
	return m
}

// dir is the direction of a vector.
func (s *Squares) dir(v cube) int {
	for dir, w := range s.vectors {
		if v == w {
			return dir
		}
	}
	return -1
}
