package surge

import (
	"slices"

	"fray/space"
)

// maxShut is how many sets of closed objects are kept apart, before what was found among them is forgotten.
const maxShut = 64

// rewall compiles the map and what blocks it now.
func (g *Game) rewall() {
	sc := g.sc
	if g.field.squares == nil || sc.closed > 0 && g.sameWalls(sc.shut[sc.closed-1]) {
		return
	}
	sc.closed = 1 + slices.IndexFunc(sc.shut, g.sameWalls)
	if sc.closed == 0 {
		g.meetWalls()
	}
	sc.lines.Among(uint8(sc.closed))
	sc.walls.CopyFrom(g.field.walls)
	sc.opaque.CopyFrom(g.field.opaque)
	for _, c := range sc.shut[sc.closed-1] {
		sc.walls.Add(c)
		sc.opaque.PutCell(c, true)
	}
}

// meetWalls notes a set of closed objects that has not been met before.
func (g *Game) meetWalls() {
	sc := g.sc
	if len(sc.shut) == maxShut {
		sc.shut = sc.shut[:0]
		sc.lines.Forget()
		sc.sights.forget()
		clear(sc.areas)
		clear(sc.between)
	}
	var shut []space.Cell
	for i := range g.things {
		if g.shut(i) {
			shut = append(shut, g.things[i].cell)
		}
	}
	sc.shut = append(sc.shut, shut)
	sc.closed = len(sc.shut)
}

// shut reports whether an object blocks its square now.
func (g *Game) shut(i int) bool {
	return g.def.thingDefs[i].blocks && !g.things[i].open && !g.things[i].destroyed
}

// sameWalls reports whether these squares are all that closed objects block now.
func (g *Game) sameWalls(shut []space.Cell) bool {
	n := 0
	for i := range g.things {
		if g.shut(i) {
			if n == len(shut) || shut[n] != g.things[i].cell {
				return false
			}
			n++
		}
	}
	return n == len(shut)
}
