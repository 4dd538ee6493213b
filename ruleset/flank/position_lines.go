package flank

import "fray/space"

// lines remembers which lines of effect are free. Walls never change during a fight, so that a line between two places is
// what it was when it was drawn last.
type lines struct {
	known [1 << 10]line // by the places, and over each other
}

// line is the places at its ends, and whether it is free.
type line struct {
	ends uint64 // cells and spans; 0 is no line
	free bool
}

// lineOf returns the entry of a line, and what its ends are in it.
func (l *lines) lineOf(a space.Cell, spanA int, b space.Cell, spanB int) (entry *line, ends uint64) {
	ends = uint64(a)<<32 | uint64(b)<<8 | uint64(spanA)<<4 | uint64(spanB)
	return &l.known[ends*0x9e3779b97f4a7c15>>54], ends
}

// lineFree reports whether there is a line of effect between two bodies (flank.attack.range).
func (g *Game) lineFree(a space.Cell, spanA int, b space.Cell, spanB int) bool {
	if g.field.Opaque.Empty() {
		return true
	}
	entry, ends := g.sc.lines.lineOf(a, spanA, b, spanB)
	if entry.ends != ends {
		*entry = line{ends, g.squares.Sight(a, spanA, b, spanB, g.field.Opaque)}
	}
	return entry.free
}
