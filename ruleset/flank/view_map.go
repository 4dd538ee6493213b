package flank

import "fray/table"

// Map is the map with what lies on it.
func (g *Game) Map(cells []table.CellView) table.MapView {
	sq := g.squares
	m := table.MapView{Shape: sq.Shape(), Picture: g.def.setup.Map.Picture, Cols: sq.Cols(), Rows: sq.Rows(), Levels: sq.Levels(), Cells: table.EmptyCells(cells, sq.Size())}
	terrain := kinds()
	for c := range int32(sq.Size()) {
		k := terrain[g.field.Kind[c]]
		x, y, z := sq.Place(c)
		cell := &m.Cells[c]
		*cell = table.CellView{Name: sq.Name(c), East: g.edge(c, sq.At(x+1, y, z)), South: g.edge(c, sq.At(x, y+1, z))}
		if g.field.Kind[c] != 0 {
			cell.Kind, cell.Glyph = k.Kind, string(k.Glyph)
		} else {
			cell.Kind, cell.Glyph = g.featureAt(c)
		}
	}
	for i := range g.items {
		if it := &g.items[i]; it.where == placeGround {
			cell := &m.Cells[it.cell]
			name := g.itemName(table.Nobody, i)
			if it.hp <= 0 {
				name += " (broken)"
			}
			cell.Holds = append(cell.Holds, name)
			if it.hp > 0 && g.itemDefs[it.def].solid {
				cell.Kind, cell.Glyph = "object", "&"
			}
		}
	}
	return m
}

// featureAt names what a square of open ground has besides.
func (g *Game) featureAt(c int32) (kind, glyph string) {
	gr := &g.def.ground
	switch {
	case gr.gap.Has(c):
		return "gap", "_"
	case gr.height[c] > 0:
		return "obstacle", "="
	case gr.cover.Has(c):
		return "cover", ";"
	case gr.mist.Has(c):
		return "mist", "*"
	case gr.difficult.Has(c):
		return "difficult", ","
	case gr.elevation[c] > 0:
		if _, _, z := g.squares.Place(c); int(gr.elevation[c]) > 5*z {
			return "high ground", "^"
		}
	}
	return "", ""
}

// edge says what stands between two squares.
func (g *Game) edge(a, b int32) string {
	way, sight := g.field.Walls.Edge(a, b), g.field.Opaque.Edge(a, b)
	switch {
	case way && sight:
		return "wall"
	case way:
		return "bars"
	case sight:
		return "curtain"
	default:
		return ""
	}
}
