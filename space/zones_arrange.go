package space

// arrange finds places for zones of which no picture was drawn: one after the other next to those it is linked with, then
// moved and exchanged as long as that brings linked zones closer together. The same links always give the same picture.
func (z *Zones) arrange() {
	a := newArranging(z)
	if z.alike() {
		z.inOrder(a.wide)
		return
	}
	for c := z.nextToPlace(a); c != None; c = z.nextToPlace(a) {
		a.put(c, a.bestFor(c))
	}
	const passes = 8 // each only ever improves; this many do for 64 zones
	for range passes {
		if !a.improve() {
			break
		}
	}
	a.trim()
}

// alike reports whether links say nothing about where to put a zone: there are none, or all there can be.
func (z *Zones) alike() bool {
	sum := 0
	for _, links := range z.links {
		sum += count(links)
	}
	return sum == 0 || sum == len(z.links)*(len(z.links)-1)
}

// inOrder puts the zones into rows as they are numbered.
func (z *Zones) inOrder(cols int) {
	z.cols, z.rows = min(cols, len(z.ids)), (len(z.ids)+cols-1)/cols
	for i := range z.cols * z.rows {
		c := Cell(i)
		if i >= len(z.ids) {
			c = None
		}
		z.picture = append(z.picture, c)
	}
}

// place is a column and a row of the sheet.
type place struct{ x, y int }

// arranging is a picture in the making, on a sheet large enough to grow in every direction from its middle.
type arranging struct {
	z              *Zones
	wide, high     int     // the most columns and rows of the result
	cols, rows     int     // of the sheet
	sheet          []Cell  // row by row
	at             []place // by zone
	placed         uint64
	x0, x1, y0, y1 int // the part that is used, both ends included
}

func newArranging(z *Zones) *arranging {
	n, side := len(z.ids), 1
	for side*side < n {
		side++
	}
	a := &arranging{z: z, wide: side, high: (n+side-1)/side + 1, at: make([]place, n)}
	if n == 3 && !z.alike() {
		a.wide = 3 // a chain of three is one row
	}
	a.cols, a.rows = 2*a.wide-1, 2*a.high-1
	a.sheet = make([]Cell, a.cols*a.rows)
	for i := range a.sheet {
		a.sheet[i] = None
	}
	a.x0, a.x1, a.y0, a.y1 = a.wide-1, a.wide-1, a.high-1, a.high-1
	return a
}

// nextToPlace is the zone with the most links to those that have a place, the first of several.
func (z *Zones) nextToPlace(a *arranging) Cell {
	best, most := None, -1
	for i := range z.ids {
		if n := count(z.links[i] & a.placed); a.placed>>i&1 == 0 && n > most {
			best, most = Cell(i), n
		}
	}
	return best
}

// bestFor is the free place where zone c is closest to what it is linked with; of several the one that lets the picture
// grow least, then one to the right, then below.
func (a *arranging) bestFor(c Cell) place {
	if a.placed == 0 {
		return place{a.x0, a.y0}
	}
	best, least := place{}, -1
	for y := a.y1 - a.high + 1; y < a.y0+a.high; y++ {
		for x := a.x1 - a.wide + 1; x < a.x0+a.wide; x++ {
			if a.sheet[y*a.cols+x] != None {
				continue
			}
			w := max(a.x1, x) - min(a.x0, x) + 1
			h := max(a.y1, y) - min(a.y0, y) + 1
			cost := a.strain(c, place{x, y})<<16 + (w*h)<<4
			if x < a.x0 || y < a.y0 {
				cost += 8
			}
			if y > a.y1 {
				cost++
			}
			if least < 0 || cost < least {
				best, least = place{x, y}, cost
			}
		}
	}
	return best
}

// strain is how badly a place would do for zone c: the sum over its links to zones that have a place.
func (a *arranging) strain(c Cell, s place) int {
	sum := 0
	for other := range a.at {
		if a.z.links[c]&a.placed>>other&1 != 0 {
			sum += apart(s, a.at[other])
		}
	}
	return sum
}
