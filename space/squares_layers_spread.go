package space

// start makes layer 0 and makes ready for so many more.
func (l *squareLayers) start(w *Walk, room *Set, of roomMark, steps int) {
	x, y, z := l.squares.Place(w.From)
	l.window = 0
	if l.squares.stride > 1 {
		l.window = min(max(0, x-wideDepth), l.squares.cols-64)
	}
	l.x, l.y, l.z = x-l.window, y, z
	l.ground, l.held, l.caged, l.depth, l.quiet = w.Ground, w.Hold != nil, !room.Has(w.From), 0, 0
	l.box = l.around(0)
	l.wipe(l.layer(0))
	l.layer(0)[l.word(y, z)] = 1 << l.x
	diagonals := l.squares.rules.Diagonals != DiagonalsNever
	l.gated = !w.Barrier.Empty() && (diagonals || w.Span == 1 && w.Barrier.count > 0)
	l.plain = diagonals && l.squares.levels == 1 && !l.gated && l.ground == nil
	reach := l.around(max(steps, 0))
	if l.gated {
		l.gates.open(l, w, room, of, reach)
	}
	for z := reach.z0; z <= reach.z1; z++ {
		l.enterable(w, room, reach, z)
		for y := reach.y0; l.held && y <= reach.y1; y++ {
			l.leave[l.word(y, z)] = ^l.view(w.Hold, y, z)
		}
		for y := reach.y0; l.ground != nil && y <= reach.y1; y++ {
			l.pave(l.word(y, z), y, z)
		}
	}
	if l.held {
		l.leave[l.word(l.y, l.z)] |= 1 << l.x
	}
}

// enterable notes what may be entered in the rows of a level.
func (l *squareLayers) enterable(w *Walk, room *Set, reach rowBox, z int) {
	enter := l.enter[l.word(reach.y0, z):][:reach.y1-reach.y0+1]
	if l.squares.stride > 1 {
		for i := range enter {
			enter[i] = l.mask & l.view(room, reach.y0+i, z) &^ l.view(w.Blocked, reach.y0+i, z)
			if w.Footing != nil {
				enter[i] &= l.view(w.Footing, reach.y0+i, z)
			}
		}
		return
	}
	first := z*l.squares.deep + reach.y0
	copy(enter, room.words[first:])
	if w.Blocked != nil {
		blocked := w.Blocked.words[first:][:len(enter)]
		for i := range enter {
			enter[i] &^= blocked[i]
		}
	}
	if w.Footing != nil {
		footing := w.Footing.words[first:][:len(enter)]
		for i := range enter {
			enter[i] &= footing[i]
		}
	}
}

// pave sorts by price what may be entered in a row, and lets nothing wait there.
func (l *squareLayers) pave(i, y, z int) {
	plain := l.enter[i]
	var lane lane
	for n, set := range l.ground.rest[:min(l.ground.most, steep)-1] {
		m := plain & l.view(set, y, z)
		plain &^= m
		lane.enter[n+1] = m
	}
	lane.enter[0] = plain
	l.lanes[i] = lane
}

// wipe clears two rows and two levels around the box of a layer; with levels, the box too.
func (l *squareLayers) wipe(layer []uint64) {
	b, s := l.box, l.squares
	if s.levels == 1 {
		for y := max(b.y0-2, 0); y < b.y0; y++ {
			layer[l.base+y] = 0
		}
		for y := b.y1 + 1; y <= min(b.y1+2, s.deep-1); y++ {
			layer[l.base+y] = 0
		}
		return
	}
	y0, y1 := max(b.y0-2, 0), min(b.y1+2, s.deep-1)
	for z := max(b.z0-2, 0); z <= min(b.z1+2, s.levels-1); z++ {
		clear(layer[l.word(y0, z) : l.word(y1, z)+1])
	}
}

// grow makes the next layer and reports whether there may be more to reach.
func (l *squareLayers) grow() bool {
	src := l.layer(l.depth)
	l.depth++
	dst := l.layer(l.depth)
	live := src
	if l.held {
		live = l.living(src)
	}
	l.box = l.around(l.depth)
	l.wipe(dst)
	if l.plain {
		return l.everyWay(live, src, dst)
	}
	switch {
	case l.gated && (l.depth > 1 || !l.caged):
		l.throughGates(live)
	case l.squares.rules.Diagonals == DiagonalsNever:
		l.sideways(live)
	default:
		l.everyWayUp(live)
	}
	fresh := l.merge(src, dst)
	if l.ground == nil {
		return fresh
	}
	l.quiet++
	if fresh {
		l.quiet = 0
	}
	return l.quiet < l.ground.most
}

// living takes out of a layer what may not be left.
func (l *squareLayers) living(src []uint64) []uint64 {
	around := l.around(l.depth + 1)
	for z := around.z0; z <= around.z1; z++ {
		for i := l.word(around.y0, z); i <= l.word(around.y1, z); i++ {
			l.live[i] = src[i] & l.leave[i]
		}
	}
	return l.live
}

// merge joins what is one step off, and may be entered for this many points, with what was reached before.
func (l *squareLayers) merge(src, dst []uint64) (grew bool) {
	fresh := uint64(0)
	for z := l.box.z0; z <= l.box.z1; z++ {
		first, last := l.word(l.box.y0, z), l.word(l.box.y1, z)
		old, now, near, enter := src[first:last+1], dst[first:last+1], l.near[first:last+1], l.enter[first:last+1]
		if l.ground != nil {
			lanes := l.lanes[first : last+1]
			for i := range now {
				now[i] = lanes[i].pass(near[i]) | old[i]
				fresh |= now[i] ^ old[i]
			}
			continue
		}
		for i := range now {
			now[i] = near[i]&enter[i] | old[i]
			fresh |= now[i] ^ old[i]
		}
	}
	return fresh != 0
}
