package space

// open notes what may be entered and left in a row.
func (l *layers) open(row int, blocked, hold *Set) {
	l.enter[row+rim] = l.mask &^ l.view(blocked, row)
	l.leave[row+rim] = ^l.view(hold, row)
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

// spread makes the next layer and reports whether it holds anything new. It takes rows by twos, an even one and the odd
// one below it: in an even row the neighbours above and below are those of the same column and of the one before, in an
// odd row of the same and of the one after. A row too many at either end stays empty: nothing next to it is reached yet,
// or it is off the map and may not be entered.
func (l *layers) spread(blocked, hold *Set) (grew bool) {
	if l.lo > 0 {
		l.lo--
		l.open(l.lo, blocked, hold)
	}
	if l.hi < l.hexes.rows-1 {
		l.hi++
		l.open(l.hi, blocked, hold)
	}
	l.depth++
	src, dst := l.layer(l.depth-1), l.layer(l.depth)
	first, end := l.lo&^1+rim, l.hi|1+rim+1
	dst[first-3], dst[first-2], dst[first-1] = 0, 0, 0
	dst[end], dst[end+1], dst[end+2] = 0, 0, 0
	above := src[first-1] & l.leave[first-1]
	old := src[first]
	here := old & l.leave[first]
	dst = dst[first:end]
	next, leave, enter := src[first+1:][:len(dst)], l.leave[first+1:][:len(dst)], l.enter[first:][:len(dst)]
	fresh := uint64(0)
	for i := 0; i < len(dst)-1; i += 2 {
		oldOdd := next[i]
		odd := oldOdd & leave[i]
		side := above | odd
		now := (side|side<<1|here<<1|here>>1)&enter[i] | old
		dst[i] = now
		fresh |= now ^ old
		old = next[i+1]
		below := old & leave[i+1]
		side = here | below
		now = (side|side>>1|odd<<1|odd>>1)&enter[i+1] | oldOdd
		dst[i+1] = now
		fresh |= now ^ oldOdd
		above, here = odd, below
	}
	return fresh != 0
}
