package surge

import "fray/space"

// terrains are the kinds of ground of surge.
func terrains() []space.Terrain {
	return []space.Terrain{
		{Kind: "open", Cost: 1, Glyph: '.'},
		{Kind: "blocked", Cost: 1, Impassable: true, BlocksSight: true, Glyph: '#'},
		{Kind: "tight", Cost: 1, Glyph: '='},
	}
}

// ground reads the map. A Combat without one has 25 by 25 squares; a Conflict and a Challenge take place in one zone.
func (c *compiler) ground() {
	m, f := &c.setup.Map, &c.def.field
	onZones := len(m.Zones)+len(m.Rows) > 0
	onSquares := len(m.Size) > 0 || m.Draw != ""
	switch {
	case onZones && onSquares:
		c.Problem("map", "has both zones and squares, expected one of them")
	case onZones || !onSquares && c.def.kind != encounterCombat:
		f.shown = onZones
		chart := space.Chart{Zones: m.Zones, Links: m.Links, Rows: m.Rows}
		if !onZones {
			chart.Zones = []string{"scene"}
		}
		zones, faults := chart.Build()
		c.MapFaults(faults)
		if f.zones = zones; zones != nil {
			c.exits()
		}
	default:
		f.shown = true
		c.squares()
	}
}

func (c *compiler) exits() {
	f := &c.def.field
	for _, name := range c.setup.Map.Exits {
		cell, err := f.zones.Parse(name)
		if err != nil {
			c.Problem("map.exits", "%v", err)
			continue
		}
		f.exits |= 1 << cell
	}
}

// squares reads a map of squares (surge.base.distance).
func (c *compiler) squares() {
	m, f := &c.setup.Map, &c.def.field
	plan := space.SquarePlan{Size: m.Size, Legend: m.Legend, Terrain: m.Terrain}
	if m.Draw != "" {
		plan.Squares = []string{m.Draw}
	}
	if len(m.Size) > 2 {
		c.Problem("map.size", "found %d numbers, expected columns and rows", len(m.Size))
		return
	}
	built, faults := plan.Build(space.SquareRules{}, terrains())
	c.MapFaults(faults)
	if built == nil {
		return
	}
	f.plan, f.squares = built, built.Squares
	f.walls, f.tight, f.opaque = built.Squares.NewSet(), built.Squares.NewSet(), built.Squares.NewBarrier()
	for cell, kind := range built.Kind {
		switch kind {
		case 1:
			f.walls.Add(space.Cell(cell))
			f.opaque.PutCell(space.Cell(cell), true)
		case 2:
			f.tight.Add(space.Cell(cell))
		}
	}
	f.talk, f.hear = int16(c.setup.Conversation/5), int16(c.setup.Hearing/5)
}

// place reads a square, a zone, or the next square of a marker.
func (c *compiler) place(path, at string) space.Cell {
	f := &c.def.field
	if f.zones != nil {
		if at == "" {
			return 0
		}
		cell, err := f.zones.Parse(at)
		if err != nil {
			c.Problem(path, "%v", err)
		}
		return cell
	}
	return c.Place(f.plan, path, at)
}
