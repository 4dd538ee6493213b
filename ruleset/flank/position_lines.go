package flank

import (
	"fray/space"
	"fray/table"
)

// lines remembers which lines of effect are free. Walls never change during a fight, so that a line between two places is
// what it was when it was drawn last. An entry holds the places at its ends and, as its lowest bit, whether it is free; one
// takes the place of another.
type lines [1 << 13]uint64

// lineFree reports whether there is a line of effect between two bodies (flank.attack.range).
func (g *Game) lineFree(a space.Cell, spanA int, b space.Cell, spanB int) bool {
	if g.field.Opaque.Empty() {
		return true
	}
	ends := uint64(a)<<32 | uint64(b)<<8 | uint64(spanA)<<4 | uint64(spanB)<<1
	entry := &g.sc.lines[ends*0x9e3779b97f4a7c15>>(64-13)]
	if *entry&^1 != ends {
		*entry = ends | uint64(table.Bit(g.squares.Sight(a, spanA, b, spanB, g.field.Opaque)))
	}
	return *entry&1 != 0
}
