package setup

import (
	"fray/space"
	"fray/table"
)

// ZoneMap returns the view of a map of zones with their names and links, and the cell of each zone in it. linked returns the
// zones that can be entered from one, a bit for each. The map uses cells for its own ([table.EmptyCells]).
func ZoneMap(cells []table.CellView, z *space.Zones, linked func(space.Cell) uint64) (m table.MapView, zones []*table.CellView) {
	m = table.MapView{Shape: z.Shape(), Cols: z.Cols(), Rows: z.Rows(), Cells: table.EmptyCells(cells, z.Cols()*z.Rows())}
	zones = make([]*table.CellView, z.Size())
	for i := range m.Cells {
		c := z.At(i%z.Cols(), i/z.Cols())
		if c == space.None {
			continue
		}
		zones[c] = &m.Cells[i]
		zones[c].Name = z.Name(c)
		for o := range space.Cell(z.Size()) {
			if linked(c)>>o&1 != 0 {
				zones[c].Links = append(zones[c].Links, z.Name(o))
			}
		}
	}
	return m, zones
}
