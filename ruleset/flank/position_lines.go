package flank

import "fray/space"

// No line past walls runs along a border between squares, neither here nor in an area: it ends in the middle of a square. So a wall that
// it only touches is at a corner, which stops it where walls touch it there from both sides.

// lineFree reports whether there is a line of effect between two bodies (flank.attack.range). Walls and cover never change during a
// fight, so that a line between two places is what it was when it was drawn last.
func (g *Game) lineFree(a space.Cell, spanA int, b space.Cell, spanB int) bool {
	if g.field.Opaque.Empty() {
		return true
	}
	found, known := g.sc.lines.Find(a, spanA, b, spanB)
	if !known {
		found.Set(g.squares.Sight(a, spanA, b, spanB, g.field.Opaque), false)
	}
	free, _ := found.Get()
	return free
}

// middleFree reports whether a line is free from the middle of a body to that of a cell, as what is aimed at a place needs it.
func (g *Game) middleFree(a space.Cell, span int, c space.Cell) bool {
	if g.field.Opaque.Empty() {
		return true
	}
	found, known := g.sc.shots.Find(a, span, c, 1)
	if !known {
		found.Set(g.squares.Clear(g.squares.Middle(a, span), g.squares.Middle(c, 1), g.field.Opaque), false)
	}
	free, _ := found.Get()
	return free
}

// coverBetween reports whether the line between the centers of two bodies passes through a cover square beside the one, and beside the
// other; along the border between squares it passes through none (flank.defend.hide, flank.tactical.advantage).
func (g *Game) coverBetween(a space.Cell, spanA int, b space.Cell, spanB int) (mine, theirs bool) {
	sc := g.sc
	found, known := sc.covers.Find(a, spanA, b, spanB)
	if !known {
		sc.line = g.squares.Between(g.squares.Middle(a, spanA), g.squares.Middle(b, spanB), sc.line)
		for _, c := range sc.line {
			if g.ground.cover.Has(c) {
				mine = mine || g.squares.DistanceBetween(c, 1, a, spanA) == 1
				theirs = theirs || g.squares.DistanceBetween(c, 1, b, spanB) == 1
			}
		}
		found.Set(mine, theirs)
	}
	return found.Get()
}
