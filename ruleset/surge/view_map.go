package surge

import (
	"fray/ruleset/setup"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// The rules that tracks cite.
const (
	ruleOfTasks     = rule.EncounterChallenge
	ruleOfAttitudes = rule.InfluenceCheck
)

// Map is the map with what lies on it. A Challenge without a map has none.
func (g *Game) Map(cells []table.CellView) table.MapView {
	f := &g.field
	if !f.shown {
		return table.MapView{}
	}
	if f.squares != nil {
		s := f.squares
		m := table.MapView{Shape: s.Shape(), Picture: g.def.setup.Map.Picture, Cols: s.Cols(), Rows: s.Rows(), Cells: table.EmptyCells(cells, s.Size())}
		for c := range int32(s.Size()) {
			cell := &m.Cells[c]
			cell.Name = s.Name(c)
			switch {
			case f.walls.Has(c):
				cell.Kind, cell.Glyph = "wall", "#"
			case f.tight.Has(c):
				cell.Kind, cell.Glyph = "tight", "="
			}
		}
		g.markGoal(func(c int32) *table.CellView { return &m.Cells[c] })
		g.lyingThings(func(c int32) *table.CellView { return &m.Cells[c] })
		return m
	}
	m, zones := setup.ZoneMap(cells, f.zones, f.zones.Linked)
	m.Picture = g.def.setup.Map.Picture
	for c, cell := range zones {
		if f.exits>>c&1 != 0 {
			cell.Kind = "exit"
		}
	}
	g.markGoal(func(c int32) *table.CellView { return zones[c] })
	g.lyingThings(func(c int32) *table.CellView { return zones[c] })
	return m
}

// markGoal marks the places that have to be reached.
func (g *Game) markGoal(cell func(c int32) *table.CellView) {
	for _, c := range g.def.goal.cells {
		v := cell(c)
		if v.Glyph = ">"; v.Kind != "" {
			v.Kind += ", "
		}
		v.Kind += "goal"
	}
}

// lyingThings notes the objects on the ground in their cells.
func (g *Game) lyingThings(cell func(c int32) *table.CellView) {
	for i := range g.things {
		th, d := &g.things[i], &g.def.thingDefs[i]
		if th.where != placeGround {
			continue
		}
		v, name := cell(th.cell), g.called(table.Thing(i))
		if d.fixture {
			name += " (closed)"
			if th.open {
				name = g.called(table.Thing(i)) + " (open)"
			}
			if v.Glyph == "" {
				v.Kind, v.Glyph = "object", "&"
			}
		}
		v.Holds = append(v.Holds, name)
	}
}
