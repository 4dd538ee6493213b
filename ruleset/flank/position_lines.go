package flank

import (
	"fray/space"
	"fray/table"
)

// lines remembers what lines between bodies pass. Walls and cover never change during a fight, so that a line between two places is
// what it was when it was drawn last. An entry holds the places at its ends and, in its lowest bits, what was found; one takes the
// place of another.
type lines [1 << 13]uint64

// found is the mask of the bits of an entry that hold what was found.
const found = 3

// between returns the entry of a line between two bodies, and whether it holds that line already.
func (l *lines) between(a space.Cell, spanA int, b space.Cell, spanB int) (entry *uint64, known bool) {
	ends := uint64(a)<<32 | uint64(b)<<8 | uint64(spanA)<<5 | uint64(spanB)<<2
	entry = &l[ends*0x9e3779b97f4a7c15>>(64-13)]
	if *entry&^found == ends {
		return entry, true
	}
	*entry = ends
	return entry, false
}

// lineFree reports whether there is a line of effect between two bodies (flank.attack.range).
func (g *Game) lineFree(a space.Cell, spanA int, b space.Cell, spanB int) bool {
	if g.field.Opaque.Empty() {
		return true
	}
	entry, known := g.sc.lines.between(a, spanA, b, spanB)
	if !known {
		*entry |= uint64(table.Bit(g.squares.Sight(a, spanA, b, spanB, g.field.Opaque)))
	}
	return *entry&1 != 0
}

// coverBetween reports whether the line between two bodies passes through a cover square beside the one, and beside the other.
func (g *Game) coverBetween(a space.Cell, spanA int, b space.Cell, spanB int) (mine, theirs bool) {
	sc := g.sc
	entry, known := sc.covers.between(a, spanA, b, spanB)
	if !known {
		sc.line = g.squares.Between(g.squares.Middle(a, spanA), g.squares.Middle(b, spanB), sc.line)
		for _, c := range sc.line {
			if g.ground.cover.Has(c) {
				mine = mine || g.squares.DistanceBetween(c, 1, a, spanA) == 1
				theirs = theirs || g.squares.DistanceBetween(c, 1, b, spanB) == 1
			}
		}
		*entry |= uint64(table.Bit(mine) | table.Bit(theirs)<<1)
	}
	return *entry&1 != 0, *entry&2 != 0
}
