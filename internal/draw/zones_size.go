package draw

import (
	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// least returns the minimum width of a box with readable names.
func (z *zones) least() int {
	least := leastZone
	for _, c := range z.cells {
		if c != nil {
			least = max(least, min(z.nameRoom(c)+4, goodZone))
		}
	}
	return least
}

// wide returns the width of the picture if every box has this width.
func (z *zones) wide(box int) int {
	w := -zoneGap
	for col := range z.cols {
		if z.empty(col) {
			w += 2 * zoneGap
		} else {
			w += box + zoneGap
		}
	}
	return w
}

// empty reports whether a column has only gaps. It is drawn as narrow as the space between boxes.
func (z *zones) empty(col int) bool {
	for i := col; i < len(z.cells); i += z.cols {
		if z.cells[i] != nil {
			return false
		}
	}
	return true
}

// widen computes the widths of the columns: the same for all if there is room, or else the preferred width of each, reduced at
// the widest columns until they fit.
func (z *zones) widen(least int) {
	z.widths = make([]int, z.cols)
	most, sum, room := goodZone, 0, widthOr(z.o.Width)
	for i, c := range z.cells {
		if c != nil {
			w := min(max(z.asks(c, i), least), mostZone)
			z.widths[i%z.cols], most = max(z.widths[i%z.cols], w), max(most, w)
		}
	}
	alike := z.wide(most) <= room
	for i := range z.widths {
		switch {
		case z.empty(i):
			z.widths[i] = zoneGap
		case alike:
			z.widths[i] = most
		}
		sum += z.widths[i]
	}
	for room -= zoneGap * (z.cols - 1); sum > room; sum-- {
		widest := 0
		for i := range z.widths {
			if z.widths[i] > z.widths[widest] {
				widest = i
			}
		}
		if z.widths[widest] <= leastZone/2 {
			return
		}
		z.widths[widest]--
	}
}

// asks returns the preferred width of a box, at which no line wraps.
func (z *zones) asks(c *table.CellView, place int) int {
	aims := z.o.Aims
	z.o.Aims = nil // there is always room for them
	defer func() { z.o.Aims = aims }()
	w := z.nameRoom(c)
	if c.Kind != "" {
		w += 2 + ansi.StringWidth(c.Kind)
	}
	for _, p := range append(z.inside(c), z.exits(place)...) {
		w = max(w, p.width()+1)
	}
	return w + 4
}

// nameRoom returns the width of a name with a mark and the cursor, so that boxes keep their size when these change.
func (z *zones) nameRoom(c *table.CellView) int { return ansi.StringWidth(c.Name) + 3 }

// heighten gives each row the height of its tallest box.
func (z *zones) heighten() {
	z.high = make([]int, len(z.cells)/z.cols)
	for i := range z.high {
		z.high[i] = 1
	}
	for i, c := range z.cells {
		if c != nil {
			top, bottom := z.content(c, i)
			z.high[i/z.cols] = max(z.high[i/z.cols], len(top)+len(bottom)+2, 3)
		}
	}
}

// size is that of the whole picture: rows of boxes have one line between them.
func (z *zones) size() (w, h int) {
	for _, n := range z.widths {
		w += n + zoneGap
	}
	for _, n := range z.high {
		h += n + 1
	}
	return w - zoneGap, h - 1
}
