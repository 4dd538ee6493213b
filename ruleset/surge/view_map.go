package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// The rules that tracks cite.
const (
	ruleOfTasks     = rule.EncounterChallenge
	ruleOfAttitudes = rule.InfluenceCheck
)

// mapView is the map with what lies on it. A Challenge without a map has none.
func (g *Game) mapView() table.MapView {
	f := &g.field
	if !f.shown {
		return table.MapView{}
	}
	var m table.MapView
	if f.squares != nil {
		s := f.squares
		m = table.MapView{Shape: s.Shape(), Cols: s.Cols(), Rows: s.Rows(), Cells: make([]table.CellView, s.Size())}
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
		g.lyingThings(func(c int32) *table.CellView { return &m.Cells[c] })
		return m
	}
	z := f.zones
	m = table.MapView{Shape: z.Shape(), Cols: z.Cols(), Rows: z.Rows(), Cells: make([]table.CellView, z.Cols()*z.Rows())}
	at := make([]int, z.Size())
	for row := range z.Rows() {
		for col := range z.Cols() {
			c := z.At(col, row)
			if c < 0 {
				continue
			}
			i := row*z.Cols() + col
			at[c] = i
			m.Cells[i].Name = z.Name(c)
			if f.exits>>c&1 != 0 {
				m.Cells[i].Kind = "exit"
			}
			for o := range int32(z.Size()) {
				if z.Linked(c)>>o&1 != 0 {
					m.Cells[i].Links = append(m.Cells[i].Links, z.Name(o))
				}
			}
		}
	}
	g.lyingThings(func(c int32) *table.CellView { return &m.Cells[at[c]] })
	return m
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
