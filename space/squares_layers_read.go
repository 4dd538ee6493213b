package space

// fill adds what layer d holds to dst, without the start.
func (l *squareLayers) fill(dst *Set, d int) {
	s := l.squares
	layer, b := l.layer(d), l.around(d)
	dst.lo, dst.hi = min(dst.lo, (b.z0*s.deep+b.y0)*s.stride), max(dst.hi, (b.z1*s.deep+b.y1+1)*s.stride)
	shift := l.window & 63
	for z := b.z0; z <= b.z1; z++ {
		for y := b.y0; y <= b.y1; y++ {
			m := layer[l.word(y, z)]
			w := (z*s.deep+y)*s.stride + l.window>>6
			dst.words[w] |= m << shift
			if shift != 0 {
				dst.words[w+1] |= m >> (64 - shift)
			}
		}
	}
	dst.Remove(s.At(l.window+l.x, l.y, l.z))
}

// cost is the first layer that holds c, which some layer must.
func (l *squareLayers) cost(c Cell) int {
	x, y, z := l.squares.Place(c)
	d := max(y-l.y, l.y-y, z-l.z, l.z-z)
	for !l.holds(d, x-l.window, y, z) {
		d++
	}
	return d
}

// holds reports whether layer d holds a cell of the window.
func (l *squareLayers) holds(d, x, y, z int) bool {
	b := l.around(d)
	return y >= b.y0 && y <= b.y1 && z >= b.z0 && z <= b.z1 && l.layer(d)[l.word(y, z)]>>x&1 != 0
}

// back appends the way from c back to the start, which is left out.
func (l *squareLayers) back(c Cell, buf []Cell) []Cell {
	buf = append(buf, c)
	for d := l.cost(c) - l.ground.Cost(c); d > 0; d -= l.ground.Cost(c) {
		c = l.before(d, c)
		buf = append(buf, c)
	}
	return buf
}

// before is where a way to c comes from: a cell of layer d from which a step leads there.
func (l *squareLayers) before(d int, c Cell) Cell {
	for _, dir := range l.squares.order {
		p, v := l.squares.places[c], l.squares.vectors[dir]
		x, y, z := int(p.x-v.x)-l.window, int(p.y-v.y), int(p.z-v.z)
		if x < 0 || x > 63 || !l.holds(d, x, y, z) {
			continue
		}
		i := l.word(y, z)
		start := x == l.x && y == l.y && z == l.z
		if l.held && l.leave[i]>>x&1 == 0 || l.gated && l.gates.by[dir][i]>>x&1 == 0 && !(start && l.caged) {
			continue
		}
		return l.squares.At(x+l.window, y, z)
	}
	return None
}
