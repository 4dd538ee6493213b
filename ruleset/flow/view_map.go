package flow

import (
	"fray/space"
	"fray/table"
)

// mapView returns the map with its contents.
func (g *Game) mapView() table.MapView {
	h := g.hexes
	m := table.MapView{Shape: h.Shape(), Cols: h.Cols(), Rows: h.Rows(), Cells: make([]table.CellView, h.Size())}
	kinds := space.Kinds()
	for c := range int32(h.Size()) {
		k := kinds[g.field.Kind[c]]
		cell := &m.Cells[c]
		cell.Name = h.Name(c)
		if g.field.Kind[c] != 0 {
			cell.Kind, cell.Glyph = k.Kind, string(k.Glyph)
		}
	}
	for i := range g.objects {
		d, o := &g.def.objectDefs[i], &g.objects[i]
		cell := &m.Cells[d.cell]
		cell.Kind, cell.Glyph = "object", "&"
		name := g.id(table.Thing(i))
		switch {
		case o.hp <= 0:
			cell.Kind, cell.Glyph, name = "rubble", ",", name+" (broken)"
		case d.door && o.state == doorOpen:
			cell.Kind, cell.Glyph, name = "open door", "/", name+" (open)"
		case d.door:
			cell.Kind, cell.Glyph = "door", "+"
			name += [...]string{doorClosed: " (closed)", doorLocked: " (locked)"}[o.state]
		}
		cell.Holds = append(cell.Holds, name)
	}
	for i := range g.items {
		if g.items[i].where == placeGround {
			cell := &m.Cells[g.items[i].cell]
			cell.Holds = append(cell.Holds, g.itemKey(table.Nobody, i))
		}
	}
	return m
}
