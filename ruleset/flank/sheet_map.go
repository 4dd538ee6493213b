package flank

import (
	"fmt"
	"slices"

	"fray/space"
)

// kinds is the terrain of flank; the first kind is open ground.
func kinds() []space.Terrain {
	return []space.Terrain{
		{Kind: "open", Cost: 1, Glyph: '.'},
		{Kind: "difficult", Cost: 1, Glyph: ','},
		{Kind: "wall", Cost: 1, Impassable: true, BlocksSight: true, Glyph: '#'},
		{Kind: "water", Cost: 1, Glyph: '~'},
		{Kind: "earth", Cost: 1, BlocksSight: true, Glyph: '%'},
		{Kind: "cover", Cost: 1, Glyph: ';'},
		{Kind: "thicket", Cost: 1, Glyph: '"'},
		{Kind: "mist", Cost: 1, Glyph: '*'},
		{Kind: "gap", Cost: 1, Glyph: '_'},
	}
}

// The kinds of terrain, by their places in kinds.
const (
	terrainDifficult uint8 = 1
	terrainWater     uint8 = 3
	terrainEarth     uint8 = 4
	terrainCover     uint8 = 5
	terrainThicket   uint8 = 6
	terrainMist      uint8 = 7
	terrainGap       uint8 = 8
)

// buildMap makes the map and its ground.
func (c *compiler) buildMap() {
	field, faults := c.setup.Map.Build(space.SquareRules{}, kinds())
	c.MapFaults(faults)
	if field == nil {
		return
	}
	d := c.def
	d.field, d.squares = field, field.Squares
	sq := field.Squares
	gr := &d.ground
	*gr = terrain{
		difficult: sq.NewSet(), water: sq.NewSet(), earth: sq.NewSet(), cover: sq.NewSet(), mist: sq.NewSet(), gap: sq.NewSet(), besideCover: sq.NewSet(),
		elevation: make([]int16, sq.Size()), height: make([]int16, sq.Size()), levels: sq.Levels() > 1,
	}
	for cell := range space.Cell(sq.Size()) {
		switch field.Kind[cell] {
		case terrainDifficult:
			gr.difficult.Add(cell)
		case terrainWater:
			gr.water.Add(cell)
		case terrainEarth:
			gr.earth.Add(cell)
		case terrainThicket:
			gr.difficult.Add(cell)
			gr.cover.Add(cell)
		case terrainCover:
			gr.cover.Add(cell)
		case terrainMist:
			gr.mist.Add(cell)
		case terrainGap:
			gr.gap.Add(cell)
		}
		_, _, z := sq.Place(cell)
		gr.elevation[cell] = int16(5 * z)
	}
	for i := range c.setup.Features {
		c.feature(fmt.Sprintf("features[%d]", i), &c.setup.Features[i])
	}
	for cell := range gr.cover.Each() {
		sq.AddWithin(gr.besideCover, cell, 1, 1, 1)
	}
	gr.plain = slices.Clone(gr.elevation)
	for _, set := range []*space.Set{gr.difficult, gr.mist, gr.besideCover} {
		for cell := range set.Each() {
			gr.plain[cell] = setApart
		}
	}
	c.barriers()
}

// feature lays what squares have besides their terrain.
func (c *compiler) feature(path string, in *Feature) {
	gr := &c.def.ground
	for _, cell := range c.squares(path+".at", in.At) {
		gr.elevation[cell] += int16(in.Elevation)
		gr.height[cell] = int16(in.Obstacle)
		for _, lay := range []struct {
			on  bool
			set *space.Set
		}{{in.Gap, gr.gap}, {in.Cover, gr.cover}, {in.Mist, gr.mist}, {in.Difficult, gr.difficult}} {
			if lay.on {
				lay.set.Add(cell)
			}
		}
	}
}

// barriers makes what stops each kind of movement, and where it finds footing (flank.space.grid, flank.move.advance).
func (c *compiler) barriers() {
	d, sq := c.def, c.def.squares
	gr := &d.ground
	gr.swim, gr.fly, gr.walk = sq.NewBarrier(), sq.NewBarrier(), sq.NewBarrier()
	gr.swim.CopyFrom(d.field.Walls)
	cost := make([]uint8, sq.Size())
	for cell := range space.Cell(sq.Size()) {
		cost[cell] = 1
		if gr.difficult.Has(cell) {
			cost[cell] = 2
		}
		gr.swim.PutCell(cell, gr.swim.Cells().Has(cell) || gr.earth.Has(cell))
		gr.raised = gr.raised || gr.elevation[cell] != 0
	}
	gr.cost = sq.NewGround(cost)
	gr.fly.CopyFrom(gr.swim)
	for cell := range space.Cell(sq.Size()) {
		if gr.water.Has(cell) {
			gr.fly.PutCell(cell, true)
		}
	}
	gr.walk.CopyFrom(gr.fly)
	for cell := range space.Cell(sq.Size()) {
		if gr.gap.Has(cell) || gr.height[cell] > 0 {
			gr.walk.PutCell(cell, true)
			gr.hurdles = true
		}
	}
	gr.rough = !gr.difficult.Empty() || !gr.cover.Empty() || !gr.mist.Empty() || gr.raised
	for how := range goingCount {
		gr.footing[how] = make([]*space.Set, 7)
		for _, span := range []int{1, 2, 3, 4, 6} {
			gr.footing[how][span] = c.footing(how, span)
		}
	}
}

// footing is where a body of a span can be by a kind of movement; nil is everywhere. Walkers need ground below some part of
// them, swimmers water, climbers a wall beside them, burrowers earth.
func (c *compiler) footing(how going, span int) *space.Set {
	d, sq := c.def, c.def.squares
	gr := &d.ground
	if how == goingFly || how == goingWalk && !gr.levels {
		return nil
	}
	out := sq.NewSet()
	for cell := range space.Cell(sq.Size()) {
		if sq.Fits(cell, span) && c.holds(how, cell, span) {
			out.Add(cell)
		}
	}
	return out
}

// holds reports whether a body finds footing at a cell.
func (c *compiler) holds(how going, cell space.Cell, span int) bool {
	d, sq := c.def, c.def.squares
	gr := &d.ground
	x, y, z := sq.Place(cell)
	some := func(from, to int, test func(at space.Cell) bool) bool {
		for j := y + from; j < y+span+to; j++ {
			for i := x + from; i < x+span+to; i++ {
				if at := sq.At(i, j, z); at != space.None && test(at) {
					return true
				}
			}
		}
		return false
	}
	switch how {
	case goingWalk:
		return z == 0 || some(0, 0, func(at space.Cell) bool {
			i, j, _ := sq.Place(at)
			below := sq.At(i, j, z-1)
			return d.field.Walls.Cells().Has(below) || gr.earth.Has(below) || d.field.Walls.Edge(below, at)
		})
	case goingSwim:
		return some(0, 0, gr.water.Has)
	case goingBurrow:
		return some(0, 0, gr.earth.Has)
	default:
		return some(-1, 1, func(at space.Cell) bool { return d.field.Walls.Cells().Has(at) || gr.height[at] > 0 })
	}
}
