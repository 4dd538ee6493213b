package space

// everyWay makes the next layer of one level by steps in any of eight directions, all for one point. It is grow in one go,
// for what is searched most.
func (l *squareLayers) everyWay(live, src, dst []uint64) (grew bool) {
	first := l.base + l.box.y0
	now := dst[first:][:l.box.y1-l.box.y0+1]
	above, here, below := live[first-1], live[first], live[first+1:][:len(now)]
	old, enter := src[first:][:len(now)], l.enter[first:][:len(now)]
	fresh := uint64(0)
	for i := range now {
		next := below[i]
		v := above | here | next
		v = (v|v<<1|v>>1)&enter[i] | old[i]
		fresh |= v ^ old[i]
		now[i] = v
		above, here = here, next
	}
	return fresh != 0
}

// everyWayUp finds what is one step off in any direction.
func (l *squareLayers) everyWayUp(live []uint64) {
	for z := l.box.z0; z <= l.box.z1; z++ {
		first, n := l.word(l.box.y0, z), l.box.y1-l.box.y0+1
		near := l.near[first:][:n]
		if l.squares.levels == 1 {
			flat(near, live[first-1:][:n+2])
			continue
		}
		under, level, over := live[first-l.pitch-1:][:n+2], live[first-1:][:n+2], live[first+l.pitch-1:][:n+2]
		above := under[0] | level[0] | over[0]
		here := under[1] | level[1] | over[1]
		for i := range near {
			next := under[i+2] | level[i+2] | over[i+2]
			v := above | here | next
			near[i] = v | v<<1 | v>>1
			above, here = here, next
		}
	}
}

// flat finds what is one step off on one level; rows begin one above near and end one below.
func flat(near, rows []uint64) {
	for i := range near {
		v := rows[i] | rows[i+1] | rows[i+2]
		near[i] = v | v<<1 | v>>1
	}
}

// sideways finds what is one straight step off.
func (l *squareLayers) sideways(live []uint64) {
	for z := l.box.z0; z <= l.box.z1; z++ {
		for i := l.word(l.box.y0, z); i <= l.word(l.box.y1, z); i++ {
			here := live[i]
			v := here<<1 | here>>1 | live[i-1] | live[i+1]
			if l.squares.levels > 1 {
				v |= live[i-l.pitch] | live[i+l.pitch]
			}
			l.near[i] = v
		}
	}
}

// throughGates finds what is one step off by the steps that the gates leave open.
func (l *squareLayers) throughGates(live []uint64) {
	if l.squares.levels == 1 && l.squares.rules.Diagonals != DiagonalsNever {
		l.throughEight(live)
		return
	}
	for z := l.box.z0; z <= l.box.z1; z++ {
		first, n := l.word(l.box.y0, z), l.box.y1-l.box.y0+1
		near := l.near[first:][:n]
		clear(near)
		for _, dir := range l.squares.order {
			v := l.squares.vectors[dir]
			from := first - int(v.y) - int(v.z)*l.pitch
			src, gate := live[from:][:n], l.gates.by[dir][from:][:n]
			switch v.x {
			case 1:
				for i := range near {
					near[i] |= src[i] & gate[i] << 1
				}
			case -1:
				for i := range near {
					near[i] |= src[i] & gate[i] >> 1
				}
			default:
				for i := range near {
					near[i] |= src[i] & gate[i]
				}
			}
		}
	}
}

// throughEight is throughGates on one level, row by row.
func (l *squareLayers) throughEight(live []uint64) {
	first, n, g := l.word(l.box.y0, 0), l.box.y1-l.box.y0+1, &l.gates.by
	near, above, here, below := l.near[first:][:n], live[first-1:][:n], live[first:][:n], live[first+1:][:n]
	southeast, south, southwest := g[7][first-1:][:n], g[6][first-1:][:n], g[5][first-1:][:n]
	east, west := g[0][first:][:n], g[4][first:][:n]
	northeast, north, northwest := g[1][first+1:][:n], g[2][first+1:][:n], g[3][first+1:][:n]
	for i := range near {
		a, h, b := above[i], here[i], below[i]
		right := a&southeast[i] | h&east[i] | b&northeast[i]
		left := a&southwest[i] | h&west[i] | b&northwest[i]
		near[i] = right<<1 | left>>1 | a&south[i] | b&north[i]
	}
}
