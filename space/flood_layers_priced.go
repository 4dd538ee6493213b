package space

// lane is what the layers know of a row of a ground with prices.
//
// What can be stepped to from layer d joins layer d+price. It waits in the lane until then, so that no layer has to look
// further back than to the one before it.
type lane struct {
	enter [steep]uint64     // what may be entered, by price less one
	wait  [steep - 1]uint64 // what joins the next layer, the one after it, and so on
}

// pass takes what can be stepped to and gives what joins the next layer.
func (l *lane) pass(near uint64) uint64 {
	now := near&l.enter[0] | l.wait[0]
	l.wait[0] = near&l.enter[1] | l.wait[1]
	l.wait[1] = near&l.enter[2] | l.wait[2]
	l.wait[2] = near & l.enter[3]
	return now
}

// pave sorts by price what may be entered in the rows that were opened, and lets nothing wait there. Only the last layer
// there is room for may have a row too many beyond them, and nobody reads that.
func (l *layers) pave(first, last int) {
	for row := first; row <= last; row++ {
		plain := l.enter[row+rim]
		lane := &l.lanes[row+rim]
		for i, set := range &l.ground.rest {
			m := plain & l.view(set, row)
			plain &^= m
			lane.enter[i+1], lane.wait[i] = m, 0
		}
		lane.enter[0] = plain
	}
}

// spreadPriced is spread where steps have their price.
func (l *layers) spreadPriced() (grew bool) {
	src, dst, first := l.deepen()
	above := src[first-1] & l.leave[first-1]
	old := src[first]
	here := old & l.leave[first]
	next, leave, lanes := src[first+1:][:len(dst)], l.leave[first+1:][:len(dst)], l.lanes[first:][:len(dst)]
	fresh := uint64(0)
	for i := 0; i < len(dst)-1; i += 2 {
		oldOdd := next[i]
		odd := oldOdd & leave[i]
		side := above | odd
		now := lanes[i].pass(side|(side|here)<<1|here>>1) | old
		dst[i] = now
		fresh |= now ^ old
		old = next[i+1]
		below := old & leave[i+1]
		side = here | below
		now = lanes[i+1].pass(side|(side|odd)>>1|odd<<1) | oldOdd
		dst[i+1] = now
		fresh |= now ^ oldOdd
		above, here = odd, below
	}
	return fresh != 0
}
