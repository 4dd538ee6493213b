package flank

import "fray/space"

// GoingCount is how many ways of moving there are.
const GoingCount = int(goingCount)

// Size is the number of squares of the map.
func (g *Game) Size() space.Cell { return space.Cell(g.squares.Size()) }

// Directions is the number of steps that lead out of a square.
func (g *Game) Directions() int { return g.squares.Directions() }

// LineFree is a line of effect as it is remembered and as it is drawn.
func (g *Game) LineFree(a, b space.Cell, span int) (got, want bool) {
	return g.lineFree(a, 1, b, span), g.squares.Sight(a, 1, b, span, g.field.Opaque)
}

// MiddleFree is a line from the middle of a body to that of a cell as it is remembered and as it is drawn.
func (g *Game) MiddleFree(a, b space.Cell, span int) (got, want bool) {
	s := g.squares
	return g.middleFree(a, span, b), s.Clear(s.Middle(a, span), s.Middle(b, 1), g.field.Opaque)
}

// CoverBetween is what cover is beside either end of a line as it is remembered and as it is drawn.
func (g *Game) CoverBetween(a, b space.Cell, span int) (got, want [2]bool) {
	got[0], got[1] = g.coverBetween(a, 1, b, span)
	for _, c := range g.squares.Between(g.squares.Middle(a, 1), g.squares.Middle(b, span), nil) {
		if g.ground.cover.Has(c) {
			want[0] = want[0] || g.squares.DistanceBetween(c, 1, a, 1) == 1
			want[1] = want[1] || g.squares.DistanceBetween(c, 1, b, span) == 1
		}
	}
	return got, want
}

// StepOpen is whether a step is open as it is remembered and as walls and room say.
func (g *Game) StepOpen(how int, c space.Cell, dir, span int) (got, want bool) {
	to, by := g.squares.Step(c, dir), going(how)
	return g.stepOpen(by, c, dir, span), to != space.None && g.squares.Passage(g.def.barrier(by), c, dir, span) && g.def.room(by, to, span)
}
