package space

import "math/bits"

// apart is how badly two linked zones lie: side by side is best, corner to corner can be drawn, farther cannot.
func apart(a, b place) int {
	dx, dy := max(a.x-b.x, b.x-a.x), max(a.y-b.y, b.y-a.y)
	switch {
	case dx+dy <= 1:
		return 0
	case dx == 1 && dy == 1:
		return 1
	default:
		return 2 * (dx + dy)
	}
}

func (a *arranging) put(c Cell, s place) {
	a.sheet[s.y*a.cols+s.x] = c
	a.at[c] = s
	a.placed |= uint64(1) << c
	a.x0, a.x1 = min(a.x0, s.x), max(a.x1, s.x)
	a.y0, a.y1 = min(a.y0, s.y), max(a.y1, s.y)
}

// improve tries every zone at every place of the picture, in exchange with the zone there, and keeps each improvement.
// It reports whether there was one.
func (a *arranging) improve() bool {
	better := false
	for c := range a.at {
		for y := a.y0; y <= a.y1; y++ {
			for x := a.x0; x <= a.x1; x++ {
				better = a.exchange(Cell(c), place{x, y}) || better
			}
		}
	}
	return better
}

// exchange moves zone c to the place, and the zone there to the old place of c, if that is better.
func (a *arranging) exchange(c Cell, to place) bool {
	from, other := a.at[c], a.sheet[to.y*a.cols+to.x]
	if other == c {
		return false
	}
	before := a.strain(c, from)
	if other != None {
		before += a.strain(other, to)
	}
	a.move(c, other, from, to)
	after := a.strain(c, to)
	if other != None {
		after += a.strain(other, from)
	}
	if after < before {
		return true
	}
	a.move(c, other, to, from)
	return false
}

// move puts c to a place and the other one, if there is one, to where c was.
func (a *arranging) move(c, other Cell, from, to place) {
	a.sheet[from.y*a.cols+from.x], a.sheet[to.y*a.cols+to.x] = other, c
	a.at[c] = to
	if other != None {
		a.at[other] = from
	}
}

// trim makes the picture of the part of the sheet that is used.
func (a *arranging) trim() {
	first, last := a.at[0], a.at[0]
	for _, s := range a.at {
		first = place{min(first.x, s.x), min(first.y, s.y)}
		last = place{max(last.x, s.x), max(last.y, s.y)}
	}
	z := a.z
	z.cols, z.rows = last.x-first.x+1, last.y-first.y+1
	z.picture = make([]Cell, 0, z.cols*z.rows)
	for y := first.y; y <= last.y; y++ {
		z.picture = append(z.picture, a.sheet[y*a.cols+first.x:y*a.cols+last.x+1]...)
	}
}

func count(set uint64) int { return bits.OnesCount64(set) }
