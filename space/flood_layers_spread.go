package space

// open notes what may be entered and left in the rows that so many steps may lead to.
func (l *layers) open(steps int, blocked, hold *Set) {
	first, last := max(l.row-steps, 0), min(l.row+steps, l.hexes.rows-1)
	for row := first; row <= last; row++ {
		l.enter[row+rim] = l.mask &^ l.view(blocked, row)
		l.leave[row+rim] = ^l.view(hold, row)
	}
	if l.ground != nil {
		l.pave(first, last)
	}
}

// view is a row of a set, as seen in the window.
func (l *layers) view(s *Set, row int) uint64 {
	if s == nil {
		return 0
	}
	if l.hexes.stride == 1 {
		return s.words[row]
	}
	w, shift := row*l.hexes.stride+l.window>>6, l.window&63
	if shift == 0 {
		return s.words[w]
	}
	return s.words[w]>>shift | s.words[w+1]<<(64-shift)
}

// layer is layer d, rim included.
func (l *layers) layer(d int) []uint64 {
	return l.words[d*l.height:][:l.height]
}

// deepen begins the next layer: src is the deepest so far, rim included, dst the rows of the new one that spread has to
// write, the first of them row first of src.
func (l *layers) deepen() (src, dst []uint64, first int) {
	l.lo, l.hi = max(l.lo-1, 0), min(l.hi+1, l.hexes.rows-1)
	at := l.depth * l.height
	src, dst = l.words[at:at+l.height], l.words[at+l.height:][:l.height]
	l.depth++
	first, end := l.lo&^1+rim, l.hi|1+rim+1
	dst[first-3], dst[first-2], dst[first-1] = 0, 0, 0
	dst[end], dst[end+1], dst[end+2] = 0, 0, 0
	return src, dst[first:end], first
}

// spread makes the next layer and reports whether it holds anything new. It takes rows by twos, an even one and the odd
// one below it: in an even row the neighbours above and below are those of the same column and of the one before, in an
// odd row of the same and of the one after. A row too many at either end stays empty: nothing next to it is reached yet,
// or it is off the map and may not be entered.
func (l *layers) spread() (grew bool) {
	src, dst, first := l.deepen()
	above := src[first-1] & l.leave[first-1]
	old := src[first]
	here := old & l.leave[first]
	next, leave, enter := src[first+1:][:len(dst)], l.leave[first+1:][:len(dst)], l.enter[first:][:len(dst)]
	fresh := uint64(0)
	for i := 0; i < len(dst)-1; i += 2 {
		oldOdd := next[i]
		odd := oldOdd & leave[i]
		side := above | odd
		now := (side|(side|here)<<1|here>>1)&enter[i] | old
		dst[i] = now
		fresh |= now ^ old
		old = next[i+1]
		below := old & leave[i+1]
		side = here | below
		now = (side|(side|odd)>>1|odd<<1)&enter[i+1] | oldOdd
		dst[i+1] = now
		fresh |= now ^ oldOdd
		above, here = odd, below
	}
	return fresh != 0
}
